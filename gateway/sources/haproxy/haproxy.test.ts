import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { createHaproxyBalancer } from './balancer';

const folder = mkdtempSync(join(tmpdir(), 'atalaya-haproxy-'));
const socket = join(folder, 'admin.sock');
let server: Server | undefined;
afterEach(async () => {
  server?.close();
  rmSync(socket, { force: true });
});

const COLUMNS =
  'pxname,svname,qcur,scur,smax,slim,stot,bin,bout,ereq,econ,eresp,wretr,status,weight,bck,lastchg,downtime,iid,sid,' +
  'throttle,tracked,rate,check_status,check_code,check_duration,last_chk,hrsp_5xx,req_tot,addr,mode,algo,uweight';

/** A row of `show stat` of these members. */
function row(members: Record<string, string | number>): string {
  return COLUMNS.split(',')
    .map((name) => members[name] ?? '')
    .join(',');
}

const app = (sid: number, members: Record<string, string | number>) =>
  row({
    ...{ pxname: 'be', svname: `app-0${sid}`, iid: 3, sid, status: 'UP', weight: 100, lastchg: 722, downtime: 0 },
    ...{ bck: 0, mode: 'http', addr: `192.0.2.${sid}:8443`, scur: 4, smax: 9, slim: 500, bin: 10, bout: 20 },
    ...members,
  });

const backend = (pxname: string, members: Record<string, string | number>) =>
  row({ pxname, svname: 'BACKEND', iid: 3, sid: 0, status: 'UP', mode: 'http', algo: 'roundrobin', ...members });

const STATES = `1
# be_id be_name srv_id srv_name srv_addr srv_op_state srv_admin_state srv_uweight srv_iweight srv_time_since_last_change
3 be 1 app-01 192.0.2.1 2 0 25 100 722
3 be 2 app-02 192.0.2.2 2 8 100 100 722
`;

/** An HAProxy that answers a stat and keeps what it was told. */
async function haproxy(stat: () => string[], answer: (command: string) => string = () => '') {
  const told: string[] = [];
  server = createServer((line) => {
    line.once('data', (data) => {
      const command = data.toString().trim();
      if (command.startsWith('show stat')) return line.end(`# ${COLUMNS},\n${stat().join(',\n')},\n\n`);
      if (command === 'show servers state') return line.end(STATES);
      told.push(command);
      return line.end(`${answer(command)}\n`);
    });
  });
  server.listen(socket);
  await once(server, 'listening');
  const watched: string[] = [];
  const source = createHaproxyBalancer(
    { socket, timeoutSeconds: 0.2 },
    {
      away: ({ source: name }) => void watched.push(`${name} away`),
      back: (name) => void watched.push(`${name} back`),
    },
  );
  return { source, told, watched };
}

const NOW = Date.UTC(2026, 10, 27, 18);

test.each<[string, Record<string, string | number>, string]>([
  ['UP', { status: 'UP' }, 'UP'],
  ['going down', { status: 'UP 1/3' }, 'UP'],
  ['without a check', { status: 'no check' }, 'UP'],
  ['slow to start', { status: 'UP', throttle: 25, weight: 25 }, 'STARTING'],
  ['started', { status: 'UP', throttle: 100 }, 'UP'],
  ['draining', { status: 'DRAIN' }, 'DRAIN'],
  ['draining by its agent', { status: 'DRAIN (agent)' }, 'DRAIN'],
  ['wants no more', { status: 'NOLB 1/3' }, 'DRAIN'],
  ['maintenance', { status: 'MAINT' }, 'MAINT'],
  ['maintenance of another', { status: 'MAINT (via be/app-02)' }, 'MAINT'],
  ['down', { status: 'DOWN' }, 'DOWN'],
  ['coming up', { status: 'DOWN 1/2' }, 'DOWN'],
])('a node that is %s', async (_what, members, status) => {
  const { source } = await haproxy(() => [app(1, members), backend('be', {})]);
  expect((await source.read(NOW)).pools[0]?.nodes[0]?.status).toBe(status);
});

test('figures of pools and nodes, whatever is quoted, and rates from the second look on', async () => {
  let times = 0;
  const { source, watched } = await haproxy(() => {
    times += 1;
    const more = (times - 1) * 50;
    return [
      app(1, { req_tot: 100 + more, hrsp_5xx: 1, rate: 7, check_status: 'L7OK', check_code: 200, check_duration: 4 }),
      app(2, { req_tot: 10, status: 'DRAIN', check_status: '* L4CON', last_chk: '"Connection refused, ""again"""' }),
      backend('be', { req_tot: 110 + more, hrsp_5xx: 2 + more / 10, rate: 9 }),
      row({
        pxname: 'tcp',
        svname: 't1',
        iid: 4,
        sid: 1,
        status: 'no check',
        mode: 'tcp',
        stot: 5,
        tracked: 'be/app-01',
      }),
      backend('tcp', { mode: 'tcp', algo: '' }),
      backend('only-redirects', {}),
    ];
  });
  const first = await source.read(NOW);
  expect(first.pools.map(({ poolId, nodes }) => [poolId, nodes.length])).toEqual([
    ['be', 2],
    ['tcp', 1],
  ]);
  expect(first.pools[0]).toMatchObject({ algorithm: 'roundrobin', requestRate: 9, errorRate: null });
  expect(first.pools[1]).toMatchObject({ algorithm: null, nodes: [{ totalRequests: 5, ip: '', port: 0 }] });
  expect([...(first.follows ?? [])]).toEqual([['tcp/t1', 'be/app-01']]);
  expect(first.pools[0]?.nodes).toMatchObject([
    {
      ...{ nodeId: 'app-01', ip: '192.0.2.1', port: 8443, weight: 25, configuredWeight: 100, requestRate: 7 },
      ...{ currentSessions: 4, maxSessions: 9, sessionLimit: 500, totalRequests: 100, requestErrors: null },
      ...{ lastChange: '2026-11-27T11:47:58-06:00', checkResult: 'L7OK · 200 · 4 ms', version: '0-25' },
    },
    { status: 'DRAIN', checkResult: 'L4CON · Connection refused, "again"', version: '8-100' },
  ]);
  const second = await source.read(NOW + 10_000);
  expect(second.pools[0]).toMatchObject({
    requestRate: 5,
    errorRate: 0.1,
    nodes: [{ requestRate: 5 }, { requestRate: 0 }],
  });
  expect(watched).toEqual(['haproxy back', 'haproxy back']);
});

test('what is to be done is said in its words, and what it answers is why it was not', async () => {
  const { source, told } = await haproxy(
    () => [],
    (command) => (command.includes('app-02') ? 'Permission denied' : ''),
  );
  await source.change('be', 'app-01', { status: 'DRAIN' }, NOW);
  await source.change('be', 'app-01', { status: 'MAINT' }, NOW);
  await source.change('be', 'app-01', { status: 'UP' }, NOW);
  await source.change('be', 'app-01', { weight: 0 }, NOW);
  expect(told).toEqual([
    'set server be/app-01 state drain',
    'set server be/app-01 state maint',
    'set server be/app-01 state ready',
    'set weight be/app-01 0',
  ]);
  await expect(source.change('be', 'app-02', { status: 'UP' }, NOW)).rejects.toThrow('Permission denied');
  await expect(source.change('be', 'app-01;shutdown', { status: 'UP' }, NOW)).rejects.toThrow('No such server.');
  expect(told).toHaveLength(5);
});

test('one that is away, that answers something else, or nothing, is away', async () => {
  const { source, watched } = await haproxy(() => ['x']);
  server?.close();
  server = createServer((line) => line.end('Not HAProxy\n')).listen(socket);
  await once(server, 'listening');
  await expect(source.read(NOW)).rejects.toThrow('HAProxy: its answer is not that of `show stat`.');
  server.close();
  await expect(source.read(NOW)).rejects.toThrow(/^HAProxy: /);
  server = createServer(() => undefined).listen(socket);
  await once(server, 'listening');
  await expect(source.read(NOW)).rejects.toThrow('HAProxy: it took too long.');
  expect(watched).toEqual(Array(3).fill('haproxy away'));
});
