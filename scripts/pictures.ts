// `npm run pictures`: takes the README's pictures from the running console, in both themes.
import { mkdirSync } from 'node:fs';
import { chromium, type Page } from 'playwright';
import { build, preview } from 'vite';
import { chromiumArgs } from './browser/chromium.ts';
import { ensureChromium } from './browser/ensure-chromium.ts';

const OUT = 'docs/pictures';
mkdirSync(OUT, { recursive: true });

await build({ mode: 'demo', logLevel: 'warn' });
const server = await preview({ mode: 'demo', preview: { port: 4180, host: '127.0.0.1' } });
const address = server.resolvedUrls?.local[0] ?? '';
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });

/** Each picture: its name, where it is, and when it is ready. */
const screens: [name: string, hash: string, ready: (page: Page) => Promise<unknown>][] = [
  [
    'dashboard',
    '/dashboard?dateRange=7d',
    async (page) => {
      await page.getByText('Monto cobrado').first().waitFor();
      await page.getByRole('row', { name: /ORD-/ }).first().waitFor();
      await settled(page);
    },
  ],
  [
    'statistics',
    '/dashboard/estadistica?dateRange=30d&groupBy=paymentMethod',
    async (page) => {
      await page.getByRole('rowheader', { name: 'Total' }).waitFor();
      await page.locator('.uplot canvas').waitFor();
      await settled(page);
    },
  ],
  [
    'history',
    '/historial-de-operaciones?dateRange=7d',
    async (page) => {
      await page.getByText(/^Mostrando del 1 al 10/).waitFor();
      await settled(page);
    },
  ],
  [
    'operation',
    '/historial-de-operaciones?dateRange=ayer&paymentMethod=OXXO&minAmount=49900&maxAmount=49900',
    async (page) => {
      await page.getByText('04:23:41 PM').first().click();
      await page.getByRole('dialog').getByText('El cliente').first().waitFor();
      await settled(page);
    },
  ],
  [
    'monitoring',
    '/soporte/trazabilidad?server=pagos-qa-02',
    (page) => page.getByRole('region', { name: 'Elastic' }).waitFor(),
  ],
  [
    'fleet',
    '/soporte/trazabilidad?view=flota',
    async (page) => {
      await page.getByText(/^Los datos no son válidos/).waitFor();
      await settled(page);
    },
  ],
  [
    'logs',
    '/soporte/logs?order=ORD-DEMO-000051&q=1',
    async (page) => {
      await page.getByRole('button', { name: 'Ver detalles' }).nth(2).click();
      await page.getByRole('button', { name: 'Cerrar aviso' }).click();
    },
  ],
];

/** Nothing is being asked for any more. */
const settled = (page: Page) => page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [device, width, height] of [
    ['', 1440, 900],
    ['-phone', 390, 844],
  ] as const) {
    const page = await browser.newPage({
      colorScheme,
      viewport: { width, height },
      locale: 'es-MX',
      timezoneId: 'America/Mexico_City',
      reducedMotion: 'reduce',
    });
    const picture = (name: string) => page.screenshot({ path: `${OUT}/${name}${device}-${colorScheme}.png` });
    await page.goto(`${address}#/login`);
    await page.getByLabel('Usuario').waitFor();
    await page.locator('html:not([data-typeface])').waitFor();
    await page.evaluate(() => document.fonts.load('1em "Inter Variable"').then(() => undefined));
    await picture('login');
    await page.getByLabel('Usuario').fill('mariana.rios@example.mx');
    await page.getByLabel('Contraseña', { exact: true }).fill('Atalaya#2026');
    await page.getByRole('button', { name: 'Entrar' }).click();
    await page.waitForURL(/dashboard/);
    for (const [name, hash, ready] of screens) {
      await page.goto(`${address}#${hash}`);
      await ready(page);
      await picture(name);
    }
    await page.close();
  }
}

await browser.close();
await server.close();
