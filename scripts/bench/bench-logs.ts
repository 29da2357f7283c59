// `npm run bench:logs`: what the size of an answer costs on the logs screen of a production build, under its own headers.
// A plain HTTP server answers with ten entries, with a hundred thousand, and with a response of 5 MB. Prints medians and
// ratios within one run; it judges nothing, machines differ.
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { chromium } from 'playwright';
import { build } from 'vite';
import { securityHeaders } from '../../gateway/host/security-headers.ts';
import { chromiumArgs } from '../browser/chromium.ts';
import { ensureChromium } from '../browser/ensure-chromium.ts';

const RUNS = Number(process.env.RUNS ?? 7);
const MANY = Number(process.env.ENTRIES ?? 100_000);
const PORT = 4191;
const ADDRESS = `http://127.0.0.1:${PORT}`;
const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

function entry(row: number, operation = `operacion-${row}`): string {
  return JSON.stringify({
    date: `27/11/2026 ${String(1 + (row % 12)).padStart(2, '0')}:${String(row % 60).padStart(2, '0')}:44 PM`,
    service: ['autorizador', 'tokenizacion', 'avisos', 'sicatel'][row % 4],
    operation,
    hostName: `nodo-0${row % 9}.example.mx`,
    ip: `192.0.2.${row % 250}`,
    order: `ORD-20261127-${String(row).padStart(6, '0')}`,
    channel: 'APP',
    code: '00',
    elapsedMs: row % 900,
    request: { monto: 349.5, moneda: 'MXN', referencia: `REF${row}` },
    response: { status: 'SUCCESS', autorizacion: String(100_000 + row) },
  });
}

// The first entry tells the runs apart; the rest is made once.
const others = (count: number) =>
  Buffer.from(Array.from({ length: count - 1 }, (_, row) => `,${entry(row + 2)}`).join(''));
const rest = { few: others(10), many: others(MANY), large: others(10) };
const rows = Array.from({ length: 40_000 }, (_, row) => ({
  row,
  folio: `FOL-${row}`,
  monto: '100.00',
  nota: 'x'.repeat(70),
}));
const large = Buffer.from(JSON.stringify({ service: 'grande', operation: 'grande', response: { rows } }));

function answer(response: ServerResponse, order: string): void {
  const [size = 'few', run = ''] = order.split('.');
  const others = rest[size as keyof typeof rest] ?? rest.few;
  response.setHeader('Content-Type', 'application/json');
  response.write('{"data":[');
  response.write(entry(1, `corrida-${run}`));
  if (size === 'large') response.write(Buffer.concat([Buffer.from(','), large]));
  response.write(others);
  response.end(']}');
}

await build({ logLevel: 'warn' });
const headers = securityHeaders({ demo: false });
const server = createServer((request, response) => {
  const url = new URL(request.url ?? '/', ADDRESS);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (url.pathname === '/api/dashboard/trace') return answer(response, url.searchParams.get('order') ?? '');
  if (url.pathname.startsWith('/api/')) return response.setHeader('Content-Type', 'application/json').end('[]');
  const file = join('dist', normalize(url.pathname === '/' ? '/index.html' : url.pathname));
  if (!existsSync(file)) return response.writeHead(404).end();
  response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream').end(readFileSync(file));
}).listen(PORT, '127.0.0.1');

const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'es-MX' });
// As text: tsx names functions by a helper that a page does not have.
await page.addInitScript(`
  globalThis.__name = (named) => named;
  globalThis.tasks = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)))
    .observe({ type: 'longtask' });
`);
await page.goto(`${ADDRESS}/favicon-qa.svg`);
const inAnHour = (minutes: number) => new Date(Date.now() + (60 + minutes) * 60_000).toISOString();
await page.evaluate(
  (session) => window.localStorage.setItem('atalaya.session.qa', session),
  JSON.stringify({
    ...{ email: 'operadora@ejemplo.mx', name: 'Ana', lastName: 'Prueba', job: 'Soporte', role: 'SOPORTE', token: 't' },
    ...{ tokenExpiration: inAnHour(0), tokenExpirationRevalidate: inAnHour(10) },
    ...{ tokenExpired: false, reloadExpired: false, changePassword: false },
  }),
);
await page.goto(`${ADDRESS}/#/logs`);
await page.getByText('No hay consultas activas').waitFor();

const session = await page.context().newCDPSession(page);
await session.send('Performance.enable');
async function heap(): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN) / 1e6;
}

/** Does something, and measures until a text stands on the painted page (ms), and another one, and until the page rests. */
function time(act: { hash?: string; click?: string; row?: number }, first: string, whole = first) {
  return page.evaluate(
    ([act, first, whole]) =>
      new Promise<{ first: number; whole: number; longest: number }>((resolve) => {
        const { tasks } = globalThis as unknown as { tasks: number[] };
        tasks.length = 0;
        const start = performance.now();
        const button = [...document.querySelectorAll<HTMLElement>('main button')].filter(
          ({ ariaLabel, textContent }) => (ariaLabel ?? textContent?.trim()) === act.click,
        )[act.row ?? 0];
        button?.click();
        if (act.hash !== undefined) window.location.hash = act.hash;
        let firstAt = 0;
        const look = () => {
          const main = document.querySelector('main');
          const text = `${main?.textContent} ${main?.querySelectorAll('textarea')[1]?.value.slice(0, 80)}`;
          if (firstAt === 0 && text.includes(first))
            setTimeout(() => {
              firstAt = performance.now() - start;
            });
          const busy = main?.querySelector('[aria-busy="true"]') || text.includes('Cargando');
          if (!text.includes(whole) || busy || firstAt === 0) return requestAnimationFrame(look);
          const wholeAt = performance.now() - start;
          setTimeout(() => resolve({ first: firstAt, whole: wholeAt, longest: Math.max(0, ...tasks) }), 300);
        };
        requestAnimationFrame(look);
      }),
    [act, first, whole] as const,
  );
}

/** Fetch and JSON.parse alone, in the same page. */
const bare = (run: number) =>
  page.evaluate(async (url) => {
    const start = performance.now();
    const text = await (await fetch(url, { cache: 'no-store' })).text();
    const fetched = performance.now();
    const { data } = JSON.parse(text) as { data: unknown[] };
    return { fetched: fetched - start, parsed: performance.now() - start, count: data.length };
  }, `/api/dashboard/trace?order=many.${run}`);

const seen = {
  few: [] as number[],
  many: [] as number[],
  whole: [] as number[],
  bare: [] as number[],
  fetched: [] as number[],
};
const more = {
  next: [] as number[],
  fewTask: [] as number[],
  nextTask: [] as number[],
  longest: [] as number[],
  grown: [] as number[],
  large: [] as number[],
  largeTask: [] as number[],
};
const hash = (order: string) => `#/logs?order=${order}&q=1`;
// The first round warms up and is not counted.
for (let run = 0; run <= RUNS; run += 1) {
  const few = await time({ hash: hash(`few.${run}`) }, `corrida-${run}`);
  // Once more, so that nothing of the round before is left.
  await time({ hash: hash(`few.${run}1`) }, `corrida-${run}1`);
  const before = await heap();
  const { fetched, parsed } = await bare(run);
  const many = await time({ hash: hash(`many.${run}00`) }, `corrida-${run}00`, `de ${MANY} registros`);
  const after = await heap();
  const next = await time({ click: 'Siguiente' }, 'operacion-11');
  await time({ hash: hash(`large.${run}`) }, `corrida-${run}`, 'de 11 registros');
  const large = await time({ click: 'Ver detalles', row: 1 }, 'FOL-0');
  if (run === 0) continue;
  seen.few.push(few.first);
  seen.many.push(many.first);
  seen.whole.push(many.whole);
  seen.bare.push(parsed);
  seen.fetched.push(fetched);
  more.next.push(next.first);
  more.fewTask.push(few.longest);
  more.longest.push(many.longest);
  more.nextTask.push(next.longest);
  more.grown.push(after - before);
  more.large.push(large.first);
  more.largeTask.push(large.longest);
}

const sorted = (values: number[]) => [...values].sort((a, b) => a - b);
const median = (values: number[]) => sorted(values)[Math.floor(values.length / 2)] ?? Number.NaN;
const row = (what: string, values: number[], base?: number[]) => ({
  what,
  median: Number(median(values).toFixed(1)),
  least: Number((sorted(values)[0] ?? Number.NaN).toFixed(1)),
  most: Number((sorted(values).at(-1) ?? Number.NaN).toFixed(1)),
  ratio: base ? Number(median(values.map((value, at) => value / (base[at] ?? Number.NaN))).toFixed(2)) : '',
});
console.table([
  row('10 entries: first page, ms', seen.few),
  row(`${MANY} entries: first page, ms`, seen.many, seen.few),
  row(`${MANY} entries: fetch alone, ms`, seen.fetched),
  row(`${MANY} entries: fetch and JSON.parse alone, ms`, seen.bare),
  row(`${MANY} entries: whole count, ms`, seen.whole, seen.bare),
  row('longest task meanwhile, ms (0: none over 50)', more.longest),
  row('the same with 10 entries, ms', more.fewTask),
  row('growth of the heap, MB', more.grown),
  row('next page, ms', more.next),
  row('longest task of that, ms (0: none over 50)', more.nextTask),
  row('details with a response of 5 MB, ms', more.large),
  row('longest task of that, ms (0: none over 50)', more.largeTask),
]);
console.log(
  `${RUNS} runs; ${((rest.many.length + 300) / 1e6).toFixed(1)} MB for ${MANY} entries, ${(large.length / 1e6).toFixed(1)} MB for the large one.`,
);

await browser.close();
server.close();
process.exit(0);
