import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startConsole } from './console.ts';
import { ensureServices } from './ensure-services.ts';
import { SERVER, startServices } from './services.ts';

// What a person sees of real servers: browser, built console, built gateway, Prometheus, exporters. Needs `npm run build`.

const SECTIONS = ['Filesystem', 'Redis', 'MySQL', 'Nginx', 'CPU', 'Memoria', 'Procesos', 'Red', 'Elastic'];

/** What is scraped each second is seen within a few; a busy machine takes longer. */
const PATIENCE = { timeout: 60_000, interval: 1000 };

let services: Awaited<ReturnType<typeof startServices>>;
let shown: Awaited<ReturnType<typeof startConsole>>;
let page: Page;

beforeAll(async () => {
  ensureServices();
  services = await startServices();
  shown = await startConsole({ prometheus: { url: services.url, window: '10s' } });
  page = shown.page;
  await page.getByRole('link', { name: 'Monitoreo', exact: true }).click();
  await page.getByLabel('Servidores:').selectOption(SERVER);
}, 1_200_000);

afterAll(async () => {
  await shown?.stop();
  await services?.stopAll();
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
  const { calls, deviations } = await shown.contract();
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
