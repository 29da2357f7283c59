import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createBalancer } from '../../gateway/balancer/balancer';
import { createMemoryTurn } from '../../gateway/balancer/memory-turn';
import { createReturning } from '../../gateway/balancer/returning';
import type { NodeChange } from '../../gateway/rules/balancer';
import { haproxyBalancer } from '../../gateway/sources/haproxy/balancer';
import { createMemoryLedger } from '../../gateway/trail/memory-ledger';
import { ensureServices } from './ensure-services.ts';
import { portals } from './portals.ts';
import { programs } from './processes.ts';

// Two HAProxies with the same backend, as one balancer: nodes that are down, and nodes that come back at their hour.

const NAMES = ['norte', 'sur'] as const;
const NODES = ['app-01', 'app-02'] as const;
const PATIENCE = { timeout: 30_000, interval: 200 };
const ana = { email: 'ana@example.mx', name: 'Ana Prueba', role: 'SOPORTE', ip: '' };

let folder: string;
const doors = portals();
const clock = { at: Date.now(), now: () => clock.at };
const trail = createMemoryLedger();
let balancer: ReturnType<typeof createBalancer>;
let returnDue: () => Promise<void>;
let house: ReturnType<typeof programs>;

const socketOf = (name: string) => join(folder, `${name}.sock`);

beforeAll(async () => {
  ensureServices(['haproxy']);
  folder = mkdtempSync(join(tmpdir(), 'atalaya-balancers-'));
  house = programs(folder);
  await Promise.all(NODES.map((name) => doors.open(name)));
  for (const name of NAMES) {
    writeFileSync(join(folder, `${name}.cfg`), configuration(socketOf(name)));
    house.start(name, 'haproxy', ['-db', '-f', join(folder, `${name}.cfg`)]);
  }
  const haproxies = NAMES.map((name) => ({ name, socket: socketOf(name), timeoutSeconds: 2 }));
  const watch = { away: () => undefined, back: () => undefined } as unknown as Parameters<typeof haproxyBalancer>[1];
  const source = haproxyBalancer({ haproxies } as Parameters<typeof haproxyBalancer>[0], watch);
  if (!source) throw new Error('no balancer');
  const turn = createMemoryTurn(trail);
  returnDue = createReturning({ source, turn, clock });
  balancer = createBalancer({ source, turn, clock, reportFault: (error) => expect.unreachable(String(error)) });
  await vi.waitFor(async () => expect((await balancer.read()).away).toEqual([]), PATIENCE);
}, 600_000);
afterAll(async () => {
  await house?.stopAll();
  await doors.closeAll();
  rmSync(folder, { recursive: true });
});

async function nodeOf(poolId: string, nodeId: string) {
  const { data } = await balancer.read();
  const node = data.find((pool) => pool.poolId === poolId)?.nodes.find((one) => one.nodeId === nodeId);
  if (!node) throw new Error(`${nodeId} is gone.`);
  return node;
}

const change = async (poolId: string, nodeId: string, what: NodeChange) =>
  balancer.change(
    { poolId, nodeId },
    { change: what, reason: 'Prueba', version: (await nodeOf(poolId, nodeId)).version },
    ana,
  );

const becomes = (poolId: string, nodeId: string, members: object) =>
  vi.waitFor(async () => expect(await nodeOf(poolId, nodeId)).toMatchObject(members), PATIENCE);

test('both stand beside each other, each with its own last active node', async () => {
  const { data } = await balancer.read();
  expect(data.map(({ name }) => name)).toEqual(['pagos · norte', 'pagos · sur']);
  await becomes('norte:pagos', 'app-01', { status: 'UP' });
  expect(await change('norte:pagos', 'app-01', { status: 'MAINT' })).toMatchObject({ node: { status: 'MAINT' } });
  expect(await change('norte:pagos', 'app-02', { status: 'DRAIN' })).toMatchObject({ refused: [{ field: 'status' }] });
  expect(await nodeOf('sur:pagos', 'app-01')).toMatchObject({ status: 'UP', adminStatus: 'UP' });
  expect(await change('norte:pagos', 'app-01', { status: 'UP' })).toMatchObject({ node: { adminStatus: 'UP' } });
});

test('a node that is down is drained: it is out once its check is good, and given back it works', async () => {
  await doors.close('app-02');
  await becomes('norte:pagos', 'app-02', { status: 'DOWN', adminStatus: 'UP' });
  expect(await change('norte:pagos', 'app-02', { status: 'DRAIN' })).toMatchObject({
    node: { status: 'DOWN', adminStatus: 'DRAIN' },
  });
  expect(await change('norte:pagos', 'app-01', { status: 'DRAIN' })).toMatchObject({ refused: [{ field: 'status' }] });
  await doors.open('app-02');
  await becomes('norte:pagos', 'app-02', { status: 'DRAIN', adminStatus: 'DRAIN' });
  await becomes('sur:pagos', 'app-02', { status: 'UP', adminStatus: 'UP' });
  expect(await change('norte:pagos', 'app-02', { status: 'UP' })).toMatchObject({ node: { status: 'UP' } });
});

test('a node comes back at its hour once its balancer answers, and the other balancer is shown meanwhile', async () => {
  await change('sur:pagos', 'app-01', { status: 'DRAIN', returnsAt: clock.at + 60_000 });
  clock.at += 60_000;
  renameSync(socketOf('sur'), join(folder, 'away'));
  await returnDue();
  expect((await balancer.read()).away).toEqual(['sur']);
  expect((await balancer.read()).data.map(({ poolId }) => poolId)).toEqual(['norte:pagos']);
  renameSync(join(folder, 'away'), socketOf('sur'));
  expect(await nodeOf('sur:pagos', 'app-01')).toMatchObject({
    ...{ status: 'DRAIN', returnFault: 'El balanceador no responde.' },
  });
  clock.at += 20_000;
  await returnDue();
  expect(await nodeOf('sur:pagos', 'app-01')).toMatchObject({ status: 'UP', returnsAt: null });
  const actions = (await trail.of('balancer', 'sur:pagos/app-01')).map(({ action, userName }) => [action, userName]);
  expect(actions).toEqual([
    ['RETURN', 'Sistema'],
    ['DRAIN', 'Ana Prueba'],
  ]);
});

test('one that its balancer has forgotten to hold is let be at its hour', async () => {
  await change('sur:pagos', 'app-02', { status: 'MAINT', returnsAt: clock.at + 60_000 });
  await house.stop('sur');
  house.start('sur', 'haproxy', ['-db', '-f', join(folder, 'sur.cfg')]);
  await becomes('sur:pagos', 'app-02', { status: 'UP', returnsAt: null });
  clock.at += 60_000;
  await returnDue();
  expect((await trail.of('balancer', 'sur:pagos/app-02'))[0]).toMatchObject({ action: 'UNPLAN', userName: 'Sistema' });
});

const configuration = (socket: string) => `
global
  stats socket ${socket} mode 600 level admin
defaults
  mode http
  timeout connect 2s
  # Without this an answer has no longer than until the next check, which is short for a busy machine.
  timeout check 20s
  timeout client 30s
  timeout server 30s
backend pagos
  balance roundrobin
  option httpchk GET /
${NODES.map((name) => `  server ${name} ${doors.address(name)} check inter 500ms weight 100`).join('\n')}
`;
