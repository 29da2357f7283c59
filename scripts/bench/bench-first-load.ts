// The first load on slow 4G with a CPU four times slower, beside an empty page that waits for the same style sheet.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from 'playwright';
import { chromiumArgs } from '../browser/chromium.ts';
import { ensureChromium } from '../browser/ensure-chromium.ts';
import { SLOWDOWN } from './bench-browser.ts';
import type { Round } from './ratios.ts';

const RUNS = Number(process.env.RUNS ?? 9);
/** Slow 4G: 150 ms per round trip, 1.6 Mbit/s down. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };

export async function benchFirstLoad(): Promise<Round[]> {
  const html = readFileSync('dist/index.html', 'utf8');
  const sheet = /href="(\/assets\/[^"]+\.css)"/.exec(html)?.[1] ?? '';
  /** The floor: an empty page that waits for the console's own style sheet, and paints one word. */
  const emptyPage = `<!doctype html><html lang="es-MX"><head><title>x</title><link rel="stylesheet" href="${sheet}"></head><body>x</body></html>`;
  /** The console as it would be without the login's frame in its page. */
  const barePage = html.replace(/<div id="root">.*<\/div>(?=\s*<noscript>)/s, '<div id="root"></div>');
  if (barePage === html) throw new Error('The built page has no frame.');

  /** The built files, compressed as a server would send them, and the pages to compare. */
  const pages: Record<string, string> = { '/empty': emptyPage, '/login': html, '/bare': barePage };
  const files = createServer((request, response) => {
    const path = request.url ?? '/';
    const page = pages[path];
    try {
      const body = page ?? readFileSync(`dist${path}`);
      const type = page ? 'text/html' : (TYPES[extname(path)] ?? 'application/octet-stream');
      response.writeHead(200, { 'Content-Type': type, 'Content-Encoding': 'gzip' }).end(gzipSync(body));
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => void files.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(files.address() as AddressInfo).port}`;
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });

  const rounds: Round[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const [empty, login, bare] = [
      await load(browser, `${address}/empty`, false),
      await load(browser, `${address}/login`, true),
      await load(browser, `${address}/bare`, true),
    ];
    rounds.push({
      base: empty.paint,
      times: {
        '/login: first paint': login.paint,
        '/login: form answers': login.form,
        '/login without its frame: first paint': bare.paint,
        '/login without its frame: form answers': bare.form,
      },
    });
  }
  await browser.close();
  files.close();
  files.closeAllConnections();
  return rounds;
}

/** Loads a page with nothing cached: ms until its first paint, and until its form answers where there is one. */
async function load(browser: Browser, address: string, hasForm: boolean): Promise<{ paint: number; form: number }> {
  const page = await (await browser.newContext({ locale: 'es-MX' })).newPage();
  // tsx names functions by a helper that a page does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(`${address}#/login`, { waitUntil: 'commit' });
  const paint = await firstPaint(page);
  if (hasForm) await page.waitForSelector('input[name="email"]:not([disabled])');
  const form = await page.evaluate(() => performance.now());
  await page.context().close();
  return { paint, form };
}

/** First contentful paint, ms from the start of the navigation. */
function firstPaint(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list, observer) => {
          const entry = list.getEntriesByName('first-contentful-paint')[0];
          if (!entry) return;
          observer.disconnect();
          resolve(entry.startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );
}
