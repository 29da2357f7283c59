import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from '../../gateway/host/gateway-process.fixture';
import { startConsole } from './console.ts';
import { ensureServices } from './ensure-services.ts';
import { programs } from './processes.ts';

// A target that stops, by Debian's Prometheus and Alertmanager, as a person sees it in the browser. Needs `npm run build`.

const HOST = '127.0.0.1';
const email = 'ana@example.mx';
const TOKEN = 'token-de-la-prueba-de-alertas';

const folder = mkdtempSync(join(tmpdir(), 'atalaya-alerts-'));
mkdirSync(join(folder, 'logs'));
const { start, stopAll } = programs(join(folder, 'logs'));
let ports: { target: number; prometheus: number; manager: number };
let target: Server;
let shown: Awaited<ReturnType<typeof startConsole>>;
let page: Page;

/** What is watched, up or not. */
async function startTarget(): Promise<void> {
  target = createServer((_, response) => void response.end('carga 1\n'));
  await new Promise<void>((resolve) => target.listen(ports.target, HOST, resolve));
}

async function stopTarget(): Promise<void> {
  target.closeAllConnections();
  await new Promise((resolve) => target.close(resolve));
}

const write = (name: string, value: object) => writeFileSync(join(folder, name), JSON.stringify(value));

function startWatchers(): void {
  const annotations = { summary: 'El servicio {{ $labels.service }} no responde' };
  const rule = {
    alert: 'ServicioCaido',
    expr: 'up{service!=""} == 0',
    for: '2s',
    labels: { severity: 'critical' },
    annotations,
  };
  write('rules.yml', { groups: [{ name: 'servicios', rules: [rule] }] });
  write('prometheus.yml', {
    global: { scrape_interval: '1s', evaluation_interval: '1s' },
    rule_files: [join(folder, 'rules.yml')],
    alerting: { alertmanagers: [{ static_configs: [{ targets: [`${HOST}:${ports.manager}`] }] }] },
    scrape_configs: [
      {
        job_name: 'servicios',
        static_configs: [{ targets: [`${HOST}:${ports.target}`], labels: { service: 'autorizador' } }],
      },
    ],
  });
  const url = `${new URL(page.url()).origin}/api/dashboard/ingest/alerts`;
  write('alertmanager.yml', {
    route: { receiver: 'atalaya', group_by: ['...'], group_wait: '1s', group_interval: '1s', repeat_interval: '5s' },
    receivers: [
      {
        name: 'atalaya',
        webhook_configs: [{ url, send_resolved: true, http_config: { authorization: { credentials: TOKEN } } }],
      },
    ],
  });
  start('alertmanager', 'prometheus-alertmanager', [
    `--config.file=${join(folder, 'alertmanager.yml')}`,
    `--storage.path=${join(folder, 'alertmanager')}`,
    `--web.listen-address=${HOST}:${ports.manager}`,
    '--cluster.listen-address=',
  ]);
  start('prometheus', 'prometheus', [
    `--config.file=${join(folder, 'prometheus.yml')}`,
    `--storage.tsdb.path=${join(folder, 'prometheus')}`,
    `--web.listen-address=${HOST}:${ports.prometheus}`,
  ]);
}

beforeAll(async () => {
  ensureServices(['prometheus', 'prometheus-alertmanager']);
  ports = { target: await freePort(), prometheus: await freePort(), manager: await freePort() };
  await startTarget();
  shown = await startConsole({
    prometheus: { url: `http://${HOST}:${ports.prometheus}` },
    alertmanager: { url: `http://${HOST}:${ports.manager}`, token: TOKEN },
  });
  page = shown.page;
  startWatchers();
  // The minutes before an alert are told by what was scraped each 15 seconds.
  await vi.waitFor(
    async () => {
      const asked = `http://${HOST}:${ports.prometheus}/api/v1/query?query=count_over_time(up[5m])>35`;
      expect(JSON.stringify(await (await fetch(asked)).json())).toContain('autorizador');
    },
    { timeout: 300_000, interval: 500 },
  );
  await page.getByRole('link', { name: 'Alertas', exact: true }).click();
  await page.getByText('No hay alertas activas.').waitFor();
}, 1_200_000);

afterAll(async () => {
  await shown?.stop();
  await stopAll();
  target?.close();
  rmSync(folder, { recursive: true });
}, 60_000);

const drawer = () => page.getByRole('complementary', { name: /El servicio autorizador no responde/ });

/** Does something to the alert that is open. */
async function act(button: string, title: string): Promise<void> {
  await drawer().getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByLabel('Motivo').fill('Prueba con un Alertmanager real');
  await dialog.getByRole('button').last().click();
  await dialog.waitFor({ state: 'hidden' });
}

async function silences(state: string): Promise<{ comment: string; createdBy: string; matchers: object[] }[]> {
  const answer = await fetch(`http://${HOST}:${ports.manager}/api/v2/silences`);
  const all = (await answer.json()) as {
    status: { state: string };
    comment: string;
    createdBy: string;
    matchers: object[];
  }[];
  return all.filter(({ status }) => status.state === state);
}

/** The one alert that lasts, brought to the page and opened. */
async function openAlert(): Promise<void> {
  await page.getByRole('button', { name: 'Ver 1 nueva' }).click();
  const row = page.getByRole('button', { name: /El servicio autorizador no responde/ });
  await row.filter({ hasText: 'Activa' }).click();
  await drawer().getByText('Activa', { exact: true }).waitFor();
}

test('a target that stops raises an alert within the time of its rule, with its limit and the minutes before', async () => {
  await stopTarget();
  const stopped = Date.now();
  await openAlert();
  console.log(`on the screen ${Date.now() - stopped} ms after the stop`);
  await drawer()
    .getByRole('img', { name: /límite < 1/ })
    .waitFor();
});

test('it is taken and silenced in the browser, and the silence stands in Alertmanager', async () => {
  await act('Atender', 'Atender la alerta');
  await drawer().getByText('Ana Prueba').first().waitFor();
  await act('Silenciar…', 'Silenciar la alerta');
  await drawer().getByText('Silenciada', { exact: true }).waitFor();
  const [silence] = await silences('active');
  expect(silence).toMatchObject({ comment: 'Prueba con un Alertmanager real', createdBy: email });
  expect(silence?.matchers).toHaveLength(5);
});

test('whoever resolves it ends its silence there; it stays resolved while its cause lasts', async () => {
  await act('Resolver', 'Resolver la alerta');
  await drawer().getByText('Resuelta', { exact: true }).waitFor();
  expect(await silences('active')).toEqual([]);
  expect(await silences('expired')).toHaveLength(1);
  await drawer().getByRole('tab', { name: 'Historial de cambios' }).click();
  await drawer().getByText('Prueba con un Alertmanager real').nth(2).waitFor();
  await page.keyboard.press('Escape');
});

test('after its recovery it is another one, which ends by itself', async () => {
  await startTarget();
  await vi.waitFor(
    async () => {
      const answer = await fetch(`http://${HOST}:${ports.manager}/api/v2/alerts`);
      expect(await answer.json()).toEqual([]);
    },
    { timeout: 60_000, interval: 500 },
  );
  await stopTarget();
  await openAlert();
  await startTarget();
  await drawer().getByText('Resuelta', { exact: true }).waitFor();
});

test('no answer of the gateway deviates from the contract, rules of Prometheus among them', async () => {
  const { calls, deviations } = await shown.contract();
  expect(deviations).toEqual([]);
  expect(calls).toEqual(expect.arrayContaining(['GET /alert', 'GET /alert/{alertId}', 'GET /alert/rule']));
  await page.getByRole('button', { name: 'Reglas', exact: true }).click();
  await page.getByRole('heading', { name: 'ServicioCaido' }).waitFor();
});
