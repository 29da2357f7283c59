// `npm run bench:fleet`: a fleet of 200 servers scrolled from end to end while its answers come in and once they are there,
// at the processor's own speed and slowed down. Prints frames over 50 ms and the most requests under way; it judges
// nothing, machines differ.
import { loadavg } from 'node:os';
import type { Page } from 'playwright';
import { enter, newPage, openConsole, SLOWDOWN } from './bench-browser.ts';
import { quantile } from './compare.ts';

const PASSES = Number(process.env.PASSES ?? 4);
const STEP = 240;
const STEPS = 45;

/** A frame lasts whole beats of the screen: three of them are 50 ms, told by a clock of tenths as up to 50.1. */
const OVER = 50.5;

const { browser, address, close } = await openConsole();
for (const rate of [1, SLOWDOWN]) await visit(rate);
await close();

async function visit(rate: number): Promise<void> {
  const page = await newPage(browser);
  await page.addInitScript(`
    globalThis.frames50 = [];
    globalThis.watch = (last) => requestAnimationFrame((now) => { frames50.push(now - last); watch(now); });
  `);

  // Counted where requests are answered: what the page holds back never gets here.
  const load = { now: 0, most: 0, all: 0 };
  await page.route(/\/server\/[^/]+$/, async (route) => {
    load.now += 1;
    load.all += 1;
    load.most = Math.max(load.most, load.now);
    const response = await route.fetch();
    await new Promise((resolve) => setTimeout(resolve, 150));
    load.now -= 1;
    await route.fulfill({ response });
  });

  await enter(page, address, 'flota-200');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  await page.goto(`${address}#/soporte/trazabilidad?view=flota`);
  const table = page.getByRole('table', { name: 'Flota' });
  await table.waitFor();
  await table.hover({ position: { x: 200, y: 200 } });
  await page.evaluate('watch(performance.now())');
  console.log(`processor ${rate} times slower, load ${(loadavg()[0] ?? 0).toFixed(1)}`);
  tell('while answers come in', await scroll(page));
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  while (load.all < 200 || load.now > 0) await page.waitForTimeout(500);
  // Empty answers are asked for twice more, two seconds apart.
  await page.waitForTimeout(8000);
  tell('at rest', await scroll(page));
  console.log(`${load.all} requests for servers, at most ${load.most} at once`);
  await page.context().close();
}

async function scroll(page: Page): Promise<number[]> {
  await page.evaluate('frames50.length = 0');
  for (let pass = 0; pass < PASSES; pass += 1) {
    for (let step = 0; step < STEPS; step += 1) {
      await page.mouse.wheel(0, pass % 2 === 0 ? STEP : -STEP);
      await page.waitForTimeout(30);
    }
  }
  return page.evaluate<number[]>('[...frames50]');
}

function tell(when: string, frames: readonly number[]): void {
  const slow = frames.filter((frame) => frame > OVER);
  console.log(
    `${when}: ${frames.length} frames, ${slow.length} over 50 ms; median ${quantile(frames, 0.5)}, p95 ${quantile(frames, 0.95)}, most ${quantile(frames, 1)}`,
  );
}
