// `npm run bench`: what people wait for, measured on slow 4G with a CPU four times slower. It prints, and judges nothing:
// a time depends on the machine, so only ratios within one run are worth comparing. Needs a build.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium, type Page } from 'playwright';
import { preview } from 'vite';
import { createHost } from '../mocks/http-host.ts';
import { chromiumArgs, findChromium } from './chromium.ts';

const RUNS = Number(process.env.RUNS ?? 9);
/** Slow 4G: 150 ms per round trip, 1.6 Mbit/s down. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const CPU_SLOWDOWN = 4;
const [PLATFORM, CONSOLE, FILES] = [4316, 4317, 4318];

const html = readFileSync('dist/index.html', 'utf8');
const sheet = /href="(\/assets\/[^"]+\.css)"/.exec(html)?.[1] ?? '';
/** The floor: an empty page that waits for the console's own style sheet, and paints one word. */
const emptyPage = `<!doctype html><html lang="es-MX"><head><title>x</title><link rel="stylesheet" href="${sheet}"></head><body>x</body></html>`;
/** The console as it would be without the login's frame in its page. */
const barePage = html.replace(/<div id="root">.*<\/div>(?=\s*<noscript>)/s, '<div id="root"></div>');
if (barePage === html) throw new Error('The built page has no frame.');

/** The built files, compressed as a server would send them, and the pages to compare. */
const pages: Record<string, string> = { '/empty': emptyPage, '/login': html, '/bare': barePage };
const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };
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
}).listen(FILES, '127.0.0.1');

const platform = createHost().listen(PLATFORM, '127.0.0.1');
process.env.ATALAYA_API = `http://127.0.0.1:${PLATFORM}`;
const delivered = await preview({ preview: { port: CONSOLE, host: '127.0.0.1' }, logLevel: 'error' });
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** A page of its own, with nothing cached, throttled as said. */
async function slowPage(network: boolean): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'es-MX' })).newPage();
  // tsx names functions by a helper that a page does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  const session = await page.context().newCDPSession(page);
  if (network) await session.send('Network.enable');
  if (network) await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return page;
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

const paints: Record<string, number[]> = { empty: [], login: [], bare: [] };
const forms: Record<string, number[]> = { login: [], bare: [] };
for (let run = 0; run < RUNS; run += 1) {
  for (const name of ['empty', 'login', 'bare']) {
    const page = await slowPage(true);
    await page.goto(`http://127.0.0.1:${FILES}/${name}#/login`, { waitUntil: 'commit' });
    paints[name]?.push(await firstPaint(page));
    if (name !== 'empty') {
      await page.waitForSelector('input[name="email"]:not([disabled])');
      forms[name]?.push(await page.evaluate(() => performance.now()));
    }
    await page.context().close();
  }
}

// Between screens the delivered build is measured, so that no simulated platform works in the page.
const page = await slowPage(false);
await page.goto(`http://127.0.0.1:${CONSOLE}/#/login`);
await page.getByLabel('Usuario').fill('mariana.rios@example.mx');
await page.getByLabel('Contraseña', { exact: true }).fill('Atalaya#2026');
await page.getByRole('button', { name: 'Entrar' }).click();
await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
const link = (name: string) => page.getByRole('link', { name, exact: true }).first();
for (const name of ['Monitoreo', 'Trazabilidad', 'Monitoreo']) {
  await link(name).click();
  await page.getByRole('heading', { level: 1, name: name === 'Monitoreo' ? 'Monitoreo' : 'Logs' }).waitFor();
}

const moves: number[] = [];
for (let run = 0; run < 2 * RUNS; run += 1) {
  const [href, title] = run % 2 === 0 ? ['#/soporte/logs', 'Logs'] : ['#/soporte/trazabilidad', 'Monitoreo'];
  moves.push(
    await page.evaluate(
      ([to, heading]) =>
        new Promise<number>((resolve) => {
          const start = performance.now();
          document.querySelector<HTMLElement>(`nav a[href$="${to}"]`)?.click();
          const look = () => {
            if (document.querySelector('main h1')?.textContent !== heading) requestAnimationFrame(look);
            // The frame that holds it has been drawn once a task after it runs.
            else setTimeout(() => resolve(performance.now() - start));
          };
          requestAnimationFrame(look);
        }),
      [href, title] as const,
    ),
  );
}

const empty = median(paints.empty ?? []);
const rows: [what: string, values: number[] | undefined][] = [
  ['empty page with one style sheet: first paint', paints.empty],
  ['/login: first paint', paints.login],
  ['/login: form answers', forms.login],
  ['/login without its frame: first paint', paints.bare],
  ['/login without its frame: form answers', forms.bare],
];
console.table([
  ...rows.map(([what, values]) => {
    const value = median(values ?? []);
    return { what, 'median ms': Math.round(value), ratio: Number((value / empty).toFixed(2)) };
  }),
  { what: 'between two loaded screens', 'median ms': Math.round(median(moves)), ratio: '' },
]);
console.log(`${RUNS} runs; slow 4G (150 ms, 1.6 Mbit/s) for all but the last; CPU ${CPU_SLOWDOWN}x slower.`);

await browser.close();
files.close();
platform.close();
await delivered.close();
process.exit(0);
