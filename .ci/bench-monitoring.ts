// `npm run bench:monitoring`: half an hour of refreshes of the largest server on a fast clock, with a slowed processor.
// Prints what each refresh costs and what memory does; it judges nothing, machines differ.
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { chromiumArgs } from './chromium.ts';
import { ensureChromium } from './ensure-chromium.ts';

const MINUTES = Number(process.env.MINUTES ?? 30);
const INTERVAL = 5;
const SLOWDOWN = 4;
const rounds = (MINUTES * 60) / INTERVAL;

await build({ mode: 'demo', logLevel: 'warn' });
const server = await preview({ mode: 'demo', preview: { port: 4190, host: '127.0.0.1' } });
const address = server.resolvedUrls?.local[0] ?? '';
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: [...chromiumArgs, '--js-flags=--expose-gc', '--enable-precise-memory-info'],
});
const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'es-MX' });
await page.clock.install();
await page.goto(`${address}#/login`);
await page.getByLabel('Usuario').fill('mariana.rios+en-movimiento@example.mx');
await page.getByLabel('Contraseña', { exact: true }).fill('Atalaya#2026');
await page.getByRole('button', { name: 'Entrar' }).click();
await page.waitForURL(/dashboard/);
await page.goto(`${address}#/soporte/trazabilidad?server=grande-qa-01`);
await page.getByRole('region', { name: 'Elastic' }).waitFor();
await page.getByLabel('Intervalo de actualización').selectOption(String(INTERVAL));

const session = await page.context().newCDPSession(page);
await session.send('Performance.enable');
await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });

async function metric(name: string): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find((each) => each.name === name)?.value ?? Number.NaN;
}
async function heap(): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  return (await metric('JSHeapUsedSize')) / 1e6;
}

const drawing: number[] = [];
const memory: number[] = [await heap()];
let asked = 0;
page.on('response', (response) => {
  if (response.url().endsWith('/server/grande-qa-01')) asked += 1;
});

for (let round = 1; round <= rounds; round += 1) {
  const before = (await metric('LayoutDuration')) + (await metric('RecalcStyleDuration'));
  const answer = page.waitForResponse(/server\/grande-qa-01$/);
  await page.clock.runFor(INTERVAL * 1000);
  await page.clock.runFor(500);
  await answer;
  await page.clock.runFor(100);
  await page.evaluate(() => document.body.getBoundingClientRect().height);
  const after = (await metric('LayoutDuration')) + (await metric('RecalcStyleDuration'));
  drawing.push((after - before) * 1000);
  if (round % 60 === 0) memory.push(await heap());
}

const sorted = [...drawing].sort((a, b) => a - b);
const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]?.toFixed(1);
console.log(`${rounds} refreshes (${asked} answers) every ${INTERVAL} s, processor ${SLOWDOWN} times slower`);
console.log(`style and layout per refresh, ms: median ${at(0.5)}, p95 ${at(0.95)}, most ${at(1)}`);
console.log(`heap after each five minutes, MB: ${memory.map((value) => value.toFixed(1)).join(' ')}`);

await browser.close();
await server.close();
