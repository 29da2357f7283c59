import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createServer as createSecure } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import forge from 'node-forge';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePorts } from '../free-ports.ts';
import { callFrom, startConsole } from './console.ts';
import { ensureServices } from './ensure-services.ts';
import { programs } from './processes.ts';

// Services that a Prometheus with blackbox_exporter checks, and one that the gateway does, stopped and started. Needs `npm run build`.

const HOST = '127.0.0.1';
const DAY = 86_400_000;

/** What is asked every few seconds is seen soon after; a busy machine takes longer. */
const PATIENCE = { timeout: 90_000, interval: 1000 };

const folder = mkdtempSync(join(tmpdir(), 'atalaya-checks-'));
for (const name of ['logs', 'data']) mkdirSync(join(folder, name));
const { start, stop, stopAll } = programs(join(folder, 'logs'));
const portals = new Map<string, { server: Server; port: number }>();
let shown: Awaited<ReturnType<typeof startConsole>>;
let page: Page;

interface Seen {
  status: string;
  message: string;
  incidents: { status: string; endedAt: string | null }[];
  beats: unknown[];
  uptime24h: number;
  uptime30d: number;
  errors1h: number;
}
const seen = async (id: string) => (await callFrom<Seen>(page, `/service/${id}`)).answer;

/** Waits until a service stands as expected. */
const becomes = (id: string, expected: object) =>
  vi.waitFor(async () => expect(await seen(id)).toMatchObject(expected), PATIENCE);

/** Among those of the day: on a busy machine a check fails before the test begins. */
const incident = (endedAt: unknown) => expect.arrayContaining([expect.objectContaining({ status: 'DOWN', endedAt })]);

const opened = (server: Server, port = 0) =>
  new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, () => resolve((server.address() as { port: number }).port));
  });

async function open(name: string): Promise<void> {
  const server = createServer((_, response) => response.end(name));
  portals.set(name, { server, port: await opened(server, portals.get(name)?.port) });
}

async function close(name: string): Promise<void> {
  const server = portals.get(name)?.server;
  await new Promise((resolve) => {
    server?.close(resolve);
    server?.closeAllConnections();
  });
}

/** One for a service that signs for itself, which ends in three weeks. */
function certificate() {
  const { privateKey, publicKey } = forge.pki.rsa.generateKeyPair(2048);
  const made = forge.pki.createCertificate();
  made.publicKey = publicKey;
  made.validity.notAfter = new Date(Date.now() + 21.5 * DAY);
  const names = [{ name: 'commonName', value: 'adquirente.example.mx' }];
  made.setSubject(names);
  made.setIssuer(names);
  made.sign(privateKey, forge.md.sha256.create());
  return { key: forge.pki.privateKeyToPem(privateKey), cert: forge.pki.certificateToPem(made) };
}

beforeAll(async () => {
  ensureServices(['prometheus', 'prometheus-blackbox-exporter']);
  const first = await freePorts(2, 19_600);
  const [exporter, prometheus] = [`${HOST}:${first}`, `${HOST}:${first + 1}`];
  await Promise.all(['portal', 'propio'].map(open));
  const secure = createSecure(certificate(), (_, response) => response.writeHead(503).end());
  portals.set('adquirente', { server: secure as unknown as Server, port: await opened(secure as unknown as Server) });
  const address = (name: string) => `${HOST}:${portals.get(name)?.port}`;
  const http = { preferred_ip_protocol: 'ip4', tls_config: { insecure_skip_verify: true } };
  // JSON is YAML.
  writeFileSync(
    join(folder, 'blackbox.yml'),
    JSON.stringify({ modules: { http_2xx: { prober: 'http', timeout: '4s', http } } }),
  );
  const target = (service: string, url: string) => ({ targets: [url], labels: { service } });
  const job = {
    ...{ job_name: 'blackbox', metrics_path: '/probe', params: { module: ['http_2xx'] } },
    static_configs: [
      target('portal', `http://${address('portal')}/`),
      target('adquirente', `https://${address('adquirente')}/`),
    ],
    relabel_configs: [
      { source_labels: ['__address__'], target_label: '__param_target' },
      { source_labels: ['__param_target'], target_label: 'instance' },
      { target_label: '__address__', replacement: exporter },
    ],
  };
  // A probe on a busy machine takes its time, and one that takes longer than this has failed.
  const global = { scrape_interval: '4s', scrape_timeout: '4s' };
  writeFileSync(join(folder, 'prometheus.yml'), JSON.stringify({ global, scrape_configs: [job] }));
  start('blackbox', 'prometheus-blackbox-exporter', [
    `--config.file=${join(folder, 'blackbox.yml')}`,
    `--web.listen-address=${exporter}`,
  ]);
  start('prometheus', 'prometheus', [
    `--config.file=${join(folder, 'prometheus.yml')}`,
    `--storage.tsdb.path=${join(folder, 'data')}`,
    `--web.listen-address=${prometheus}`,
  ]);
  shown = await startConsole({
    prometheus: { url: `http://${prometheus}`, window: '10s' },
    services: {
      ...{ intervalSeconds: 5, blackbox: `http://${exporter}` },
      list: [
        { id: 'portal', name: 'Portal', type: 'INTERNAL', dependsOn: ['propio'] },
        { id: 'adquirente', name: 'Adquirente', type: 'PROVIDER' },
        { id: 'propio', name: 'Propio', type: 'INTERNAL', http: `http://${address('propio')}/salud` },
        { id: 'nunca', name: 'Nunca', type: 'BANK' },
      ],
    },
  });
  page = shown.page;
  await page.getByRole('link', { name: 'Servicios', exact: true }).click();
}, 1_200_000);

afterAll(async () => {
  await shown?.stop();
  await stopAll();
  for (const { server } of portals.values()) server.close();
  rmSync(folder, { recursive: true });
}, 60_000);

const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) });

/** Asks again, as a person does, until a row says so. */
const rowSays = (name: string, text: string) =>
  vi.waitFor(async () => {
    await page.getByRole('button', { name: 'Actualizar', exact: true }).click();
    expect(await row(name).textContent()).toContain(text);
  }, PATIENCE);

test('services are told as they are: well, failing with their code, and never checked; digits and certificate included', async () => {
  await becomes('portal', { status: 'UP', uptime24h: expect.any(Number), certificateDays: null });
  const { uptime24h, uptime30d, errors1h } = await seen('portal');
  expect([uptime24h === 100, uptime30d]).toEqual([errors1h === 0, uptime24h]);
  await becomes('propio', { status: 'UP', message: 'Responde dentro de su límite.' });
  await becomes('adquirente', { status: 'DOWN', message: 'No responde: HTTP 503.', certificateDays: 21, uptime24h: 0 });
  await becomes('nunca', { status: 'PENDING', beats: [], uptime30d: null });
  await rowSays('Portal', 'Operativo');
});

test('no answer of the gateway deviates from the contract', async () => {
  const { calls, deviations } = await shown.contract();
  expect(deviations).toEqual([]);
  expect(calls).toContain('GET /service');
});

test('services that stop are down with an incident, in the browser too, and the cause is named', async () => {
  await Promise.all(['portal', 'propio'].map(close));
  await becomes('portal', { status: 'DOWN', incidents: incident(null) });
  await becomes('propio', { status: 'DOWN', message: 'No responde: rechaza la conexión.' });
  await rowSays('Portal', 'Caído');
  await row('Portal').getByRole('button').first().click();
  const record = page.getByRole('complementary', { name: 'Portal' }).or(page.getByRole('dialog', { name: 'Portal' }));
  await record.getByText('Sin respuesta').first().waitFor();
  await record.getByText('Coincide con').first().waitFor();
});

test('they recover when they start, at once for who asks now, and the incident has its end', async () => {
  await Promise.all(['portal', 'propio'].map(open));
  const asked = await callFrom<Seen>(page, '/service/portal/check', { method: 'POST', body: {} });
  expect([asked.status, asked.answer.status]).toEqual([200, 'UP']);
  await becomes('propio', { status: 'UP' });
  await becomes('portal', { status: 'UP', incidents: incident(expect.any(String)) });
  await rowSays('Portal', 'Operativo');
});

test('without the exporter, and without Prometheus, its services have no data and the others go on', async () => {
  await stop('blackbox');
  await becomes('portal', { status: 'UNKNOWN', message: 'Nadie lo ha podido verificar.' });
  expect((await callFrom(page, '/service/portal/check', { method: 'POST', body: {} })).status).toBe(503);
  await stop('prometheus');
  await rowSays('Portal', 'Sin datos');
  await rowSays('Propio', 'Operativo');
  await becomes('propio', { status: 'UP' });
});
