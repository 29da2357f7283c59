import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort, type GatewayProcess, startGatewayProcess } from '../../gateway/host/gateway-process.fixture';
import { hashPassword } from '../../gateway/sign-in/passwords';
import { openDatabase } from '../../gateway/sql/database';
import { keepAccount } from '../../gateway/sql/sign-in/account-store';
import { checkBackend } from '../../mocks/contract/check-backend';
import { chromiumArgs } from '../browser/chromium.ts';
import { ensureChromium } from '../browser/ensure-chromium.ts';
import { ensureServices } from './ensure-services.ts';
import { SERVER, startServices } from './services.ts';

// What a person sees of real servers: browser, built console, built gateway, Prometheus, exporters. Needs `npm run build`.

const email = 'ana@example.mx';
const password = 'Contraseña#2026';
const SECTIONS = ['Filesystem', 'Redis', 'MySQL', 'Nginx', 'CPU', 'Memoria', 'Procesos', 'Red', 'Elastic'];

/** What is scraped each second is seen within a few; a busy machine takes longer. */
const PATIENCE = { timeout: 60_000, interval: 1000 };

let folder: string;
let services: Awaited<ReturnType<typeof startServices>>;
let gateway: GatewayProcess;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  ensureServices();
  services = await startServices();
  folder = mkdtempSync(join(tmpdir(), 'atalaya-screen-'));
  const sources = join(folder, 'sources.yaml');
  writeFileSync(sources, JSON.stringify({ sources: { prometheus: { url: services.url, window: '10s' } } }));
  const db = await openDatabase({ folder: join(folder, 'database') });
  const passwordHash = await hashPassword(password, { ln: 4, r: 8, p: 1 });
  const person = { name: 'Ana', lastName: 'Prueba', job: 'Soporte', role: 'SOPORTE' } as const;
  await keepAccount(db, { id: 'ana', email, ...person, changePassword: false, passwordHash });
  await db.destroy();
  const env = { ATALAYA_DATA: folder, ATALAYA_CONSOLE: 'dist', ATALAYA_SOURCES: sources };
  gateway = await startGatewayProcess('dist-gateway/main.js', await freePort(), env);
  browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
  page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'es-MX' });
  page.setDefaultTimeout(60_000);
  await page.goto(`${gateway.url}/#/login`);
  await page.getByLabel('Usuario').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  await page.getByRole('link', { name: 'Monitoreo', exact: true }).click();
  await page.getByLabel('Servidores:').selectOption(SERVER);
}, 1_200_000);

afterAll(async () => {
  await browser?.close();
  await gateway?.stop();
  await services?.stopAll();
  if (folder) rmSync(folder, { recursive: true });
}, 60_000);

/** What each section that is shown says of itself: its light, or that its service tells nothing. */
async function lights(): Promise<Record<string, string>> {
  const found = await Promise.all(
    SECTIONS.map(async (name) => {
      const region = page.getByRole('main').getByRole('region', { name, exact: true });
      if ((await region.count()) === 0) return [];
      if ((await region.getByText('Por el momento el servidor no está disponible.').count()) > 0)
        return [[name, 'vacía']];
      const isGreen = (await region.getByRole('img', { name: 'Disponible', exact: true }).count()) > 0;
      return [[name, isGreen ? 'verde' : 'roja']];
    }),
  );
  return Object.fromEntries(found.flat());
}

/** Asks again, as a person does, until the sections are as expected. */
async function becomes(expected: Record<string, string>): Promise<void> {
  await expect
    .poll(async () => {
      await page.getByRole('button', { name: 'Actualizar' }).click();
      return lights();
    }, PATIENCE)
    .toEqual(expected);
}

const green = Object.fromEntries(SECTIONS.map((name) => [name, 'verde']));

test('all sections of a server that is well are green', async () => {
  await becomes(green);
});

test('no answer of the gateway deviates from the contract', async () => {
  const publicKey = ((await (await fetch(`${gateway.url}/config.json`)).json()) as { publicKey: string }).publicKey;
  const { calls, deviations } = await checkBackend({
    base: `${gateway.url}/api/dashboard`,
    email,
    password,
    publicKey,
  });
  expect(deviations).toEqual([]);
  expect(calls.length).toBeGreaterThan(15);
});

test('a Redis that stops turns its card red', async () => {
  await services.stop('redis-3');
  await becomes({ ...green, Redis: 'roja' });
  expect(await page.getByRole('main').textContent()).toContain('Redis: falta 1 de 3 instancias');
});

test('an nginx that stops leaves its section empty; one whose exporter stops is absent', async () => {
  await services.stop('nginx');
  await becomes({ ...green, Redis: 'roja', Nginx: 'vacía' });
  await services.stop('nginx-exporter');
  const { Nginx: _, ...others } = green;
  await becomes({ ...others, Redis: 'roja' });
});
