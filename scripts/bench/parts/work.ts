// Navigation, search and refresh with a CPU four times slower, beside a fixed piece of work in the
// same page: until it is painted or all of it is drawn, ms of the main thread's own processor time, which other work on the machine hardly
// changes. Answers come from the page itself, so that no network and no platform is measured.
import type { CDPSession } from 'playwright';
import { act, type Wanted } from '../acts.ts';
import { answerTo, operationOf, RUNS, serverName } from '../answers.ts';
import { enter, type MeasuredConsole, metric, newPage, SLOWDOWN } from '../bench-browser.ts';
import { type Row, rowOf } from '../compare.ts';

const SERVER = serverName('usual', 0);

// As text: it runs before the page's own scripts. Each answer carries the mark of the moment.
const answersInPage = `
  globalThis.mark = '';
  const overNetwork = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const { pathname } = new URL(input.url ?? input, location.href);
    const body = pathname.endsWith('/trace')
      ? ${JSON.stringify(answerTo('/trace'))}.replace('${operationOf(0)}', globalThis.mark)
      : pathname.endsWith('/server/${SERVER}')
        ? ${JSON.stringify(answerTo(`/server/${SERVER}`))}.replace('/${SERVER}', globalThis.mark)
        : undefined;
    return body === undefined
      ? overNetwork(input, init)
      : Promise.resolve(new Response(body, { headers: { 'Content-Type': 'application/json' } }));
  };
`;

export async function benchWork({ browser, address }: MeasuredConsole): Promise<Row[]> {
  const page = await newPage(browser);
  await page.context().addInitScript(answersInPage);
  await enter(page, address, 'en-movimiento');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });

  const cost = (doing: Parameters<typeof act>[1], wanted: Wanted) =>
    costOf(session, async () => void (await act(page, doing, wanted)));
  // Sections out of sight are drawn later, and belong to the act that asked for them.
  const costOfAll = (doing: Parameters<typeof act>[1], wanted: Wanted) =>
    costOf(session, async () => {
      await act(page, doing, wanted);
      await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'));
    });
  const work = () => costOf(session, () => page.evaluate(fixedWork));
  const title = (text: string) => ({ selector: 'main h1', text });

  const [logs, search] = [rowOf('to a loaded screen'), rowOf('search in the log: rows painted')];
  const [monitoring, refresh] = [rowOf('to monitoring: all drawn'), rowOf('refresh of a server: all drawn')];
  // The first round loads what is loaded once, and is not counted.
  for (let run = 0; run <= RUNS; run += 1) {
    const [mark, again] = [`ronda-${run}.`, `ronda-${run}-otra.`];
    const row = { selector: 'main tbody tr', text: mark };
    const mount = (text: string) => ({ selector: 'main article h3', text });
    await page.evaluate(`globalThis.mark = '${mark}'`);
    await act(page, { hash: '#/mi-cuenta' }, title('Mi cuenta'));
    const before = await work();
    const toLogs = await cost({ hash: '#/soporte/logs' }, title('Logs'));
    const searched = await cost({ hash: `#/soporte/logs?order=ORD-${run}&q=1` }, row);
    const reported = await costOfAll({ hash: `#/soporte/trazabilidad?server=${SERVER}` }, mount(mark));
    await page.evaluate(`globalThis.mark = '${again}'`);
    const refreshed = await costOfAll({ click: 'button[aria-label="Actualizar"]' }, mount(again));
    const base = (before + (await work())) / 2;
    if (run === 0) continue;
    logs.add(base, toLogs);
    search.add(base, searched);
    monitoring.add(base, reported);
    refresh.add(base, refreshed);
  }
  await page.context().close();
  return [logs, search, monitoring, refresh];
}

/** ms of the main thread's processor time until something is done. */
async function costOf(session: CDPSession, act: () => Promise<void>): Promise<number> {
  const before = await metric(session, 'TaskDuration');
  await act();
  return ((await metric(session, 'TaskDuration')) - before) * 1000;
}

/** Some arithmetic and three hundred rows of text, laid out and painted. It must never change. */
function fixedWork(): Promise<void> {
  return new Promise((resolve) => {
    let mixed = 1;
    for (let step = 0; step < 1_000_000; step += 1) mixed = Math.imul(mixed ^ step, 0x9e3779b1);
    const box = document.createElement('div');
    box.style.position = 'fixed';
    box.style.inset = '0';
    for (let row = 0; row < 300; row += 1) {
      const line = document.createElement('p');
      for (let cell = 0; cell < 6; cell += 1) {
        const text = document.createElement('span');
        text.textContent = `${row} ${cell} ${mixed & 0xff} `;
        line.append(text);
      }
      box.append(line);
    }
    document.body.append(box);
    requestAnimationFrame(() =>
      setTimeout(() => {
        box.remove();
        resolve();
      }),
    );
  });
}
