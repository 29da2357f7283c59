// Navigation, search and refresh in the delivered build with a CPU four times slower, beside a fixed piece of work in the
// same page: until it is painted, ms of the main thread's own processor time, which other work on the machine hardly
// changes. Answers come from the page itself, so that no network and no platform is measured.
import type { CDPSession, Page } from 'playwright';
import { jsonText } from '../../mocks/handlers/answers.ts';
import { healthyServer } from '../../mocks/servers/healthy.ts';
import { enter, metric, openConsole, SLOWDOWN } from './bench-browser.ts';
import type { Round } from './ratios.ts';

const RUNS = Number(process.env.RUNS ?? 15);
const SERVER = 'pagos-qa-01';

const report = jsonText(healthyServer(SERVER, Date.UTC(2026, 10, 27, 18)));
const entries = Array.from({ length: 40 }, (_, row) => ({
  date: `27/11/2026 ${String(1 + (row % 12)).padStart(2, '0')}:30:44 PM`,
  service: ['autorizador', 'tokenizacion', 'notificaciones', 'sicatel'][row % 4],
  operation: `operacion-${row}`,
  hostName: 'app-01.example.mx',
  ip: '192.0.2.41',
  order: 'ORD-20261127-000001',
  channel: 'APP',
  code: '00',
  request: { monto: 349.5, moneda: 'MXN' },
  response: { status: 'SUCCESS' },
}));

// As text: it runs before the page's own scripts. Each answer carries the mark of the moment.
const answersInPage = `
  globalThis.__name = (named) => named;
  globalThis.mark = '';
  const overNetwork = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const { pathname } = new URL(input.url ?? input, location.href);
    const body = pathname.endsWith('/trace')
      ? ${JSON.stringify(JSON.stringify({ data: entries }))}.replace('operacion-0', globalThis.mark)
      : pathname.endsWith('/server/${SERVER}')
        ? ${JSON.stringify(report)}.replace(/"hostname":"[^"]*"/, '"hostname":"' + globalThis.mark + '"')
        : undefined;
    return body === undefined
      ? overNetwork(input, init)
      : Promise.resolve(new Response(body, { headers: { 'Content-Type': 'application/json' } }));
  };
`;

export async function benchWork(): Promise<Round[]> {
  const { browser, address, close } = await openConsole();
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'es-MX' });
  await page.addInitScript(answersInPage);
  await enter(page, address, 'en-movimiento');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });

  const cost = (act: () => Promise<void>) => costOf(session, act);
  const work = () => page.evaluate(fixedWork);

  const rounds: Round[] = [];
  // The first round loads what is loaded once, and is not counted.
  for (let run = 0; run <= RUNS; run += 1) {
    const [mark, again] = [`ronda-${run}.`, `ronda-${run}-otra.`];
    await page.evaluate(`globalThis.mark = '${mark}'`);
    await until(page, { hash: '#/mi-cuenta' }, 'h1', 'Mi cuenta');
    const before = await cost(work);
    const logs = await cost(() => until(page, { hash: '#/soporte/logs' }, 'h1', 'Logs'));
    const search = await cost(() => until(page, { hash: `#/soporte/logs?order=ORD-${run}&q=1` }, 'td', mark));
    const server = `#/soporte/trazabilidad?server=${SERVER}`;
    const monitoring = await cost(() => until(page, { hash: server }, 'dd', mark));
    await page.evaluate(`globalThis.mark = '${again}'`);
    const refresh = await cost(() => until(page, { click: 'button[aria-label="Actualizar"]' }, 'dd', again));
    const after = await cost(work);
    if (run === 0) continue;
    rounds.push({
      base: (before + after) / 2,
      times: {
        'to a loaded screen': logs,
        'search in the log: rows painted': search,
        'to monitoring: report painted': monitoring,
        'refresh of a server: report painted': refresh,
      },
    });
  }
  await close();
  return rounds;
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

/** Does something in the page and waits until an element holds a text, and the frame that holds it is drawn. */
function until(page: Page, act: { hash?: string; click?: string }, selector: string, text: string): Promise<void> {
  return page.evaluate(
    ([{ hash, click }, selector, text]) =>
      new Promise<void>((resolve, reject) => {
        const start = performance.now();
        const look = () => {
          const found = [...document.querySelectorAll(`main ${selector}`)].some((one) =>
            one.textContent?.includes(text),
          );
          // The frame that holds it has been drawn once a task after it runs.
          if (found) setTimeout(resolve);
          else if (performance.now() - start > 20_000) reject(new Error(`No ${text} in any ${selector}.`));
          else requestAnimationFrame(look);
        };
        if (hash !== undefined) window.location.hash = hash;
        if (click !== undefined) document.querySelector<HTMLElement>(click)?.click();
        requestAnimationFrame(look);
      }),
    [act, selector, text] as const,
  );
}
