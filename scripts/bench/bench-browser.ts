import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { build, preview } from 'vite';
import { createHost } from '../../mocks/hosts/http-host.ts';
import { chromiumArgs } from '../browser/chromium.ts';
import { ensureChromium } from '../browser/ensure-chromium.ts';

/** How many times slower the processor is made while something is measured. */
export const SLOWDOWN = 4;

interface MeasuredConsole {
  browser: Browser;
  address: string;
  close: () => Promise<void>;
}

/** The console as it is delivered; the simulated platform answers from this process, so that its work is not the page's. */
export async function openConsole(): Promise<MeasuredConsole> {
  const outDir = mkdtempSync(join(tmpdir(), 'atalaya-bench-'));
  process.env.ATALAYA_OUT_DIR = outDir;
  const host = createHost();
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  process.env.ATALAYA_API = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  await build({ logLevel: 'warn' });
  const server = await preview({ preview: { port: 0, host: '127.0.0.1' }, logLevel: 'error' });
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...chromiumArgs, '--js-flags=--expose-gc', '--enable-precise-memory-info'],
  });
  return {
    browser,
    address: server.resolvedUrls?.local[0] ?? '',
    close: async () => {
      await browser.close();
      await server.close();
      host.close();
      host.closeAllConnections();
      rmSync(outDir, { recursive: true });
    },
  };
}

/** Signs in as a person of the named scenario. */
export async function enter(page: Page, address: string, scenario: string): Promise<void> {
  await page.goto(`${address}#/login`);
  await page.getByLabel('Usuario').fill(`mariana.rios+${scenario}@example.mx`);
  await page.getByLabel('Contraseña', { exact: true }).fill('Atalaya#2026');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.waitForURL(/dashboard/);
}

/** Reads one of Chromium's metrics; durations are seconds of the main thread's own processor time. */
export async function metric(session: CDPSession, name: string): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find((each) => each.name === name)?.value ?? Number.NaN;
}

/** The value below which a share of all values lies, with one decimal. */
export function quantile(values: readonly number[], share: number): string {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]?.toFixed(1) ?? '-';
}
