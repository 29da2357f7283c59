// What a person does all day, at the processor's own speed, beside the same in a page by hand: from the click to the frame.
import type { Page } from 'playwright';
import { type Act, act, phaseOf, type Wanted } from '../acts.ts';
import { MANY_RUNS, operationOf, RUNS, serverName } from '../answers.ts';
import { enter, type MeasuredConsole, newPage } from '../bench-browser.ts';
import { FRAME, type Row, rowOf } from '../compare.ts';

const LOGS = { selector: 'main [role="search"]', text: 'Consultar' };
const MONITORING = { selector: 'main', text: 'Selecciona uno de los servidores' };
const FIRST_SECTION = { selector: 'main article h3', text: '' };
/** Shorter ones hold up nobody. */
const LONG_TASK = 50;
const toLogs = { click: 'nav a', text: 'Trazabilidad' };
const toMonitoring = { click: 'nav a', text: 'Monitoreo' };

interface Pages {
  floor: Page;
  ours: Page;
}

async function open({ browser, address }: MeasuredConsole): Promise<Pages> {
  const [floor, ours] = [await newPage(browser), await newPage(browser)];
  await enter(ours, address, 'en-movimiento');
  await floor.goto(`${address}floor/#/dashboard`);
  // What moves under a pointer is asked for what lies there now, and the sign-in has left one in the console alone.
  for (const page of [floor, ours]) await page.mouse.move(720, 450);
  return { floor, ours };
}

/** The same on both pages, in turns: which one begins changes with each round. */
async function both(pages: Pages, run: number, doing: Act, wanted: Wanted, whole?: Wanted) {
  const take = (page: Page) => act(page, doing, wanted, phaseOf(run), whole);
  if (run % 2 === 0) {
    const floor = await take(pages.floor);
    return { floor, ours: await take(pages.ours) };
  }
  const ours = await take(pages.ours);
  return { floor: await take(pages.floor), ours };
}

/** The page by hand shows as much as the console, and what is waited for in sight, or nothing is proved by it. */
async function sameText({ floor, ours }: Pages, { selector }: Wanted): Promise<void> {
  const shown = (page: Page) =>
    page.evaluate((selector) => {
      const areas = [...document.querySelectorAll('main textarea')] as HTMLTextAreaElement[];
      const text = [document.querySelector('main')?.textContent ?? '', ...areas.map(({ value }) => value)].join('');
      const top = document.querySelector(selector)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
      return { length: text.length, inSight: top >= 0 && top < window.innerHeight };
    }, selector);
  const [byHand, console] = [await shown(floor), await shown(ours)];
  if (byHand.length < 0.9 * console.length) {
    throw new Error(`The page by hand shows ${byHand.length} characters, the console ${console.length}.`);
  }
  if (!byHand.inSight || !console.inSight) throw new Error(`Nobody sees ${selector} without scrolling.`);
}

export async function benchLogs(measured: MeasuredConsole): Promise<Row[]> {
  const pages = await open(measured);
  const next = rowOf('next page of the log', { more: FRAME });
  const detail = rowOf('detail of a log entry', { ratio: 2 });
  await both(pages, 0, toLogs, LOGS);
  const firstRow = (page: number) => ({ selector: 'main tbody tr', text: operationOf(page * 10) });
  await act(pages.floor, { click: 'main form button', text: 'Consultar' }, firstRow(0));
  await act(pages.ours, { hash: '#/soporte/logs?order=X&q=1' }, firstRow(0));
  const area = { selector: 'main dl ~ div:last-child textarea', text: '{' };
  // The first round loads what is loaded once, and is not counted.
  for (let run = 0; run <= MANY_RUNS; run += 1) {
    const turned = await both(pages, run, { click: 'main button', text: 'Siguiente' }, firstRow(run + 1));
    const opened = await both(pages, run, { click: 'main tbody button', text: 'Ver detalles' }, area);
    if (run === 0) await sameText(pages, area);
    await both(pages, run, { click: 'main tbody button', text: 'Ocultar' }, firstRow(run + 1));
    if (run === 0) continue;
    next.add(turned.floor.ms, turned.ours.ms);
    detail.add(opened.floor.ms, opened.ours.ms);
  }
  return close(pages, [detail, next]);
}

/** A server that nobody asked for before is chosen, until the page rests. */
function choice(kind: 'usual' | 'large', index: number): [doing: Act, wanted: Wanted, whole: Wanted] {
  const value = serverName(kind, index);
  return [
    { choose: { selector: 'main select:has(option[value^="servidor"])', value } },
    { ...FIRST_SECTION, text: value },
    { selector: 'main section:nth-child(11)', text: kind === 'large' ? 'qa-99' : 'auditoria' },
  ];
}

async function openServer(measured: MeasuredConsole): Promise<Pages> {
  const pages = await open(measured);
  await both(pages, 0, toMonitoring, MONITORING);
  await both(pages, 0, ...choice('usual', 0));
  return pages;
}

export async function benchServer(measured: MeasuredConsole): Promise<Row[]> {
  const pages = await openServer(measured);
  const usual = rowOf('choose a server: first section', { ratio: 1.5 });
  for (let run = 0; run <= MANY_RUNS; run += 1) {
    const { floor, ours } = await both(pages, run, ...choice('usual', run + 1));
    if (run === 0) await sameText(pages, FIRST_SECTION);
    else usual.add(floor.ms, ours.ms);
  }
  return close(pages, [usual]);
}

export async function benchLargeServer(measured: MeasuredConsole): Promise<Row[]> {
  const pages = await openServer(measured);
  const large = rowOf('choose a server of 100 times as much: first section', { ratio: 2 });
  const atOnce = rowOf('the same, to a page by hand that draws all at once');
  const longest = rowOf('the same: longest task, to one of 50 ms', { ms: LONG_TASK });
  const simple = await newPage(measured.browser);
  await simple.goto(`${measured.address}floor/?whole#/soporte/trazabilidad`);
  for (let run = 0; run <= RUNS; run += 1) {
    const { floor, ours } = await both(pages, run, ...choice('large', run));
    if (run === 0) await sameText(pages, FIRST_SECTION);
    const [doing, wanted, whole] = choice('large', run);
    const drawn = await act(simple, doing, wanted, phaseOf(run), whole);
    // What is chosen next leaves a usual report behind.
    await both(pages, run, ...choice('usual', run + 1));
    const [leaving, left] = choice('usual', run + 1);
    await act(simple, leaving, left);
    if (run === 0) continue;
    large.add(floor.ms, ours.ms);
    atOnce.add(drawn.ms, ours.ms);
    longest.add(LONG_TASK, ours.longest);
  }
  await simple.context().close();
  return close(pages, [large, atOnce, longest]);
}

export async function benchMenu(measured: MeasuredConsole): Promise<Row[]> {
  const pages = await open(measured);
  const known = rowOf('menu: a screen already known', { ms: 60 });
  const fresh = rowOf('menu: a screen for the first time', { ms: 150 });
  const storageState = await pages.ours.context().storageState();
  for (let run = 0; run <= RUNS; run += 1) {
    await both(pages, run, toMonitoring, MONITORING);
    const again = await both(pages, run, toLogs, LOGS);
    const [floor, ours] = [await newPage(measured.browser), await newPage(measured.browser, storageState)];
    await Promise.all([
      floor.goto(`${measured.address}floor/#/soporte/trazabilidad`),
      ours.goto(`${measured.address}#/soporte/trazabilidad`),
    ]);
    for (const page of [floor, ours]) await page.waitForLoadState('networkidle');
    const first = await both({ floor, ours }, run, toLogs, LOGS);
    await close({ floor, ours }, []);
    if (run === 0) continue;
    known.add(again.floor.ms, again.ours.ms);
    fresh.add(first.floor.ms, first.ours.ms);
  }
  return close(pages, [known, fresh]);
}

async function close({ floor, ours }: Pages, rows: Row[]): Promise<Row[]> {
  await floor.context().close();
  await ours.context().close();
  return rows;
}
