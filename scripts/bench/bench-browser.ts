import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { type Browser, type BrowserContextOptions, type CDPSession, chromium, type Page } from 'playwright';
import { build } from 'vite';
import { chromiumArgs } from '../browser/chromium.ts';
import { ensureChromium } from '../browser/ensure-chromium.ts';
import { answerTo } from './answers.ts';
import { type Answer, serve } from './bench-server.ts';

/** How many times slower the processor is made while something is measured. */
export const SLOWDOWN = 4;

const FLOOR = 'scripts/bench/floor';

export interface MeasuredConsole {
  browser: Browser;
  /** Of the console; that of the page by hand is `floor/` under it, and that of the empty stack `stack/`. */
  address: string;
  close: () => Promise<void>;
}

/** Leaves everything but the bench's own calls to the simulated platform. */
const fixedAnswers: Answer = ({ pathname }, response) => {
  const body = answerTo(pathname);
  if (body !== undefined) response.setHeader('Content-Type', 'application/json').end(body);
  return body !== undefined;
};

/**
 * The console as it is delivered; this process answers, so that its work is not the page's.
 * @param compared with what the console is compared to, and answers that are the same each time
 */
export async function openConsole(compared = false): Promise<MeasuredConsole> {
  const folder = mkdtempSync(join(tmpdir(), 'atalaya-bench-'));
  const stack = join(folder, 'stack');
  const outDir = join(folder, 'console');
  process.env.ATALAYA_OUT_DIR = outDir;
  await build({ logLevel: 'warn' });
  if (compared) {
    await build({
      ...{ configFile: false, logLevel: 'warn', root: `${FLOOR}/stack`, base: '/stack/', plugins: [react()] },
      build: { outDir: stack, emptyOutDir: true, target: 'es2023', modulePreload: { polyfill: false } },
    });
  }
  const fonts = 'node_modules/@fontsource-variable/inter/files';
  const { address, close } = await serve(
    { '': outDir, floor: FLOOR, stack, fonts },
    compared ? fixedAnswers : () => false,
  );
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...chromiumArgs, '--js-flags=--expose-gc', '--enable-precise-memory-info'],
  });
  return {
    browser,
    address,
    close: async () => {
      await browser.close();
      close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** A page of its own visitor, in which the functions that tsx names work. */
export async function newPage(browser: Browser, storageState?: BrowserContextOptions['storageState']): Promise<Page> {
  const viewport = { width: 1440, height: 900 };
  const context = await browser.newContext({ viewport, locale: 'es-MX', ...(storageState ? { storageState } : {}) });
  // As text: tsx names functions by a helper that a page does not have.
  await context.addInitScript(`
    globalThis.__name = (named) => named;
    globalThis.longTasks = [];
    new PerformanceObserver((list) => longTasks.push(...list.getEntries().map(({ duration }) => duration)))
      .observe({ type: 'longtask' });
  `);
  return context.newPage();
}

/** Signs in as a person of the named scenario. */
export async function enter(page: Page, address: string, scenario: string): Promise<void> {
  await page.goto(`${address}#/login`);
  await page.getByLabel('Usuario').fill(`mariana.rios+${scenario}@example.mx`);
  await page.getByLabel('Contraseña', { exact: true }).fill('Atalaya#2026');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.waitForURL(/dashboard/);
  // Where a sign-in leads first.
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
}

/** Reads one of Chromium's metrics; durations are seconds of the main thread's own processor time. */
export async function metric(session: CDPSession, name: string): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find((each) => each.name === name)?.value ?? Number.NaN;
}
