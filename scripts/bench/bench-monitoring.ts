// `npm run bench:monitoring`: half an hour of refreshes of the largest server on a fast clock, with a slowed processor.
// MINUTES shortens it. Prints what each refresh costs the main thread and what memory does; it judges nothing, machines differ.
import { loadavg } from 'node:os';
import type { Route } from 'playwright';
import { movingServers } from '../../mocks/servers/moving.ts';
import { enter, metric, newPage, openConsole, SLOWDOWN } from './bench-browser.ts';
import { quantile } from './compare.ts';

const MINUTES = Number(process.env.MINUTES ?? 30);
const INTERVAL = 5;
const NAME = 'grande-qa-01';
const rounds = (MINUTES * 60) / INTERVAL;

const { browser, address, close } = await openConsole();
const page = await newPage(browser);
await page.clock.install();

// Every answer is as old as the page's clock says, and waits until the measure has begun.
let moment = Date.now();
let held: Route | undefined;
let onHeld: (() => void) | undefined;
await page.route(`**/server/${NAME}`, (route) => {
  held = route;
  onHeld?.();
});
const refreshed = () =>
  new Promise<void>((resolve) => {
    if (held) resolve();
    else onHeld = resolve;
  });
async function answer(): Promise<void> {
  const route = held;
  held = undefined;
  await route?.fulfill({ json: movingServers[NAME]?.(NAME, moment) });
}
const settle = () => new Promise((resolve) => setTimeout(resolve, 300));

await enter(page, address, 'en-movimiento');
await page.goto(`${address}#/soporte/trazabilidad?server=${NAME}`);
await refreshed();
await answer();
await page.getByRole('region', { name: 'Elastic' }).waitFor();
await page.getByLabel('Intervalo de actualización').selectOption(String(INTERVAL));

const session = await page.context().newCDPSession(page);
await session.send('Performance.enable', { timeDomain: 'threadTicks' });
await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
const heap = async () => {
  await session.send('HeapProfiler.collectGarbage');
  return (await metric(session, 'JSHeapUsedSize')) / 1e6;
};
const parts = ['TaskDuration', 'ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'] as const;
const costs: Record<(typeof parts)[number], number[]> = {
  TaskDuration: [],
  ScriptDuration: [],
  RecalcStyleDuration: [],
  LayoutDuration: [],
};
/** What the page costs in a while of the same length in which nothing comes. */
const resting: number[] = [];
const longest: number[] = [];
const load: number[] = [];
const memory: number[] = [await heap()];

for (let round = 1; round <= rounds; round += 1) {
  await page.clock.runFor((INTERVAL + 1) * 1000);
  await refreshed();
  moment += INTERVAL * 1000;
  await settle();
  if (round % 10 === 1) {
    const idle = await metric(session, 'TaskDuration');
    await settle();
    resting.push(((await metric(session, 'TaskDuration')) - idle) * 1000);
  }
  await page.evaluate('longTasks.length = 0');
  const before = await Promise.all(parts.map((name) => metric(session, name)));
  await answer();
  await settle();
  const after = await Promise.all(parts.map((name) => metric(session, name)));
  for (const [index, name] of parts.entries()) {
    costs[name].push(((after[index] ?? 0) - (before[index] ?? 0)) * 1000);
  }
  longest.push(Math.max(0, ...(await page.evaluate<number[]>('longTasks'))));
  load.push(loadavg()[0] ?? 0);
  if (round % 60 === 0 || round === rounds) memory.push(await heap());
}

const spread = (values: readonly number[]) =>
  `median ${quantile(values, 0.5)}, p95 ${quantile(values, 0.95)}, most ${quantile(values, 1)}`;
console.log(`${rounds} refreshes every ${INTERVAL} s, processor ${SLOWDOWN} times slower, load ${quantile(load, 0.5)}`);
console.log(`one refresh from answer to paint, ms of the main thread: ${spread(costs.TaskDuration)}`);
console.log(`  of which without an answer: ${spread(resting)}`);
console.log(`  script ${spread(costs.ScriptDuration)}`);
console.log(`  style  ${spread(costs.RecalcStyleDuration)}`);
console.log(`  layout ${spread(costs.LayoutDuration)}`);
console.log(
  `refreshes with a task over 50 ms by the clock on the wall: ${longest.filter(Boolean).length}; ${spread(longest)}`,
);
console.log(`heap every five minutes, MB: ${memory.map((value) => value.toFixed(1)).join(' ')}`);

await close();
