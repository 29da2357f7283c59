import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from '../../gateway/host/gateway-process.fixture';
import { callFrom, startConsole } from './console.ts';
import { ensureServices } from './ensure-services.ts';
import { programs } from './processes.ts';

// A node of a real HAProxy taken out in the browser: its requests go to the others. Needs `npm run build`.

const HOST = '127.0.0.1';
const NODES = ['app-01', 'app-02', 'app-03'];

const folder = mkdtempSync(join(tmpdir(), 'atalaya-balancer-'));
const socket = join(folder, 'haproxy.sock');
mkdirSync(join(folder, 'logs'));
const { start, stop, stopAll } = programs(join(folder, 'logs'));
const answered = new Map<string, number>();
const backends = new Map<string, Server>();
let front: number;
let shown: Awaited<ReturnType<typeof startConsole>>;
let page: Page;

/** A backend that counts what it is asked; health checks apart. */
async function startBackend(name: string): Promise<number> {
  const server = createServer(({ url }, response) => {
    if (url !== '/health') answered.set(name, (answered.get(name) ?? 0) + 1);
    response.end(name);
  });
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  backends.set(name, server);
  return (server.address() as { port: number }).port;
}

const configuration = (ports: readonly number[]) => `
global
  stats socket ${socket} mode 600 level admin
defaults
  mode http
  timeout connect 2s
  timeout client 30s
  timeout server 30s
frontend front
  bind ${HOST}:${front}
  default_backend pagos
backend pagos
  balance roundrobin
  option httpchk GET /health
${ports.map((port, at) => `  server ${NODES[at]} ${HOST}:${port} check inter 200ms weight 100`).join('\n')}
`;

/** How many of so many requests each node then answers. */
async function share(requests: number): Promise<number[]> {
  const before = NODES.map((name) => answered.get(name) ?? 0);
  for (let count = 0; count < requests; count += 1) expect((await fetch(`http://${HOST}:${front}/`)).status).toBe(200);
  return NODES.map((name, at) => (answered.get(name) ?? 0) - (before[at] ?? 0));
}

beforeAll(async () => {
  ensureServices(['haproxy']);
  front = await freePort();
  const ports = await Promise.all(NODES.map(startBackend));
  writeFileSync(join(folder, 'haproxy.cfg'), configuration(ports));
  start('haproxy', 'haproxy', ['-db', '-f', join(folder, 'haproxy.cfg')]);
  shown = await startConsole({ haproxy: { socket } });
  page = shown.page;
  await page.getByRole('link', { name: 'Balanceador', exact: true }).click();
}, 1_200_000);

afterAll(async () => {
  await shown?.stop();
  await stopAll();
  for (const server of backends.values()) server.close();
  rmSync(folder, { recursive: true });
}, 60_000);

/** Does an act with a reason, from the row of a node. */
async function act(name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  const form = page.getByRole('dialog', { name });
  await form.getByLabel('Motivo').fill('Prueba con un HAProxy real');
  await form.getByRole('button', { name, exact: true }).click();
  await form.waitFor({ state: 'hidden' });
}

const card = () => page.getByRole('region', { name: 'pagos' });
const sees = (text: string) => card().getByText(text).waitFor();

test('a node that is drained in the browser gets nothing more, and its share goes to the others', async () => {
  await sees('3 de 3 activos');
  expect(await share(30)).toEqual([10, 10, 10]);
  await act('Drenar app-02');
  await sees('2 de 3 activos');
  expect(await share(30)).toEqual([15, 0, 15]);
  await page.getByRole('button', { name: 'app-02', exact: true }).click();
  await page.getByRole('tab', { name: 'Historial de cambios' }).click();
  await page.getByText('Motivo: «Prueba con un HAProxy real»').waitFor();
  await page.keyboard.press('Escape');
});

test('the measured share of each node is told beside the one before', async () => {
  const measured = page.getByRole('region', { name: 'Reparto medido tras el cambio de app-02' });
  await vi.waitFor(
    async () => {
      await share(10);
      await page.getByRole('button', { name: 'Actualizar' }).click();
      expect(await measured.getByRole('row', { name: /^app-01/ }).textContent()).toMatch(/50\.0 %$/);
    },
    { timeout: 60_000, interval: 1000 },
  );
});

test('the last active node stays, for the screen and for the platform, also when the others are down', async () => {
  await new Promise((resolve) => backends.get('app-03')?.close(resolve));
  backends.get('app-03')?.closeAllConnections();
  await vi.waitFor(
    async () => {
      await page.getByRole('button', { name: 'Actualizar' }).click();
      await card().getByText('app-01 no se puede sacar:').waitFor({ timeout: 1000 });
    },
    { timeout: 60_000 },
  );
  const { answer } = await callFrom<{ data: { nodes: { version: number }[] }[] }>(page, '/balancer');
  const body = { status: 'MAINT', reason: 'x', version: answer.data[0]?.nodes[0]?.version };
  const changed = await callFrom(page, '/balancer/pagos/node/app-01', { method: 'PUT', body });
  expect(changed.status).toBe(422);
  expect(await share(10)).toEqual([10, 0, 0]);
});

test('what is given back gets its share again; another weight another one, until HAProxy starts anew', async () => {
  await act('Activar app-02');
  await sees('2 de 3 activos');
  expect(await share(20)).toEqual([10, 10, 0]);
  await page.getByRole('button', { name: 'app-02', exact: true }).click();
  await page.getByRole('button', { name: 'Cambiar peso' }).click();
  await page.getByRole('textbox', { name: 'Peso', exact: true }).fill('25');
  await page.getByLabel('Motivo').fill('Menos carga');
  await page.getByRole('button', { name: 'Dar a app-02 el peso 25' }).click();
  await page.getByText('En su configuración pesa 100.').waitFor();
  // Where in its round HAProxy is when the weight changes is worth a request.
  const [most = 0, ...others] = await share(50);
  expect([40, 41]).toContain(most);
  expect(others).toEqual([50 - most, 0]);
  await stop('haproxy');
  start('haproxy', 'haproxy', ['-db', '-f', join(folder, 'haproxy.cfg')]);
  await vi.waitFor(async () => expect((await share(20))[1]).toBe(10), { timeout: 30_000, interval: 500 });
});

test('no answer of the gateway deviates from the contract', async () => {
  const { calls, deviations } = await shown.contract();
  expect(deviations).toEqual([]);
  expect(calls).toContain('GET /balancer');
});
