// Navigation, search and refresh in the delivered build with a CPU four times slower, beside a fixed piece of work in the
// same page. Answers come from the page itself, so that no network and no platform is measured.
import type { Page } from 'playwright';
import { jsonText } from '../mocks/handlers/answers.ts';
import { healthyServer } from '../mocks/servers/healthy.ts';
import { enter, openConsole, SLOWDOWN } from './measured-console.ts';
import type { Round } from './rounds.ts';

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

// As text: it runs before the page's own scripts. Each answer carries the number of the round that asked for it.
const answersInPage = `
  globalThis.__name = (named) => named;
  globalThis.round = 0;
  const overNetwork = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const { pathname } = new URL(input.url ?? input, location.href);
    const body = pathname.endsWith('/trace')
      ? ${JSON.stringify(JSON.stringify({ data: entries }))}.replace('operacion-0', 'ronda-' + globalThis.round + '.')
      : pathname.endsWith('/server/${SERVER}')
        ? ${JSON.stringify(report)}.replace(/"hostname":"[^"]*"/, '"hostname":"ronda-' + globalThis.round + '."')
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
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });

  const rounds: Round[] = [];
  // The first round loads what is loaded once, and is not counted.
  for (let run = 0; run <= RUNS; run += 1) {
    const mark = `ronda-${run}.`;
    await page.evaluate(`globalThis.round = ${run}`);
    await until(page, { hash: '#/mi-cuenta' }, 'h1', 'Mi cuenta');
    const base = await page.evaluate(fixedWork);
    const toLogs = await until(page, { hash: '#/soporte/logs' }, 'h1', 'Logs');
    const search = await until(page, { hash: `#/soporte/logs?order=ORD-${run}&q=1` }, 'td', mark);
    const toMonitoring = await until(page, { hash: `#/soporte/trazabilidad?server=${SERVER}` }, 'dd', mark);
    await page.evaluate(`globalThis.round = ${run + 1000}`);
    const refresh = await until(page, { click: 'button[aria-label^="Actualizar"]' }, 'dd', `ronda-${run + 1000}.`);
    const again = await page.evaluate(fixedWork);
    if (run === 0) continue;
    rounds.push({
      base: (base + again) / 2,
      times: {
        'to a loaded screen': toLogs,
        'search in the log: rows painted': search,
        'to monitoring: report painted': toMonitoring,
        'refresh of a server: report painted': refresh,
      },
    });
  }
  await close();
  return rounds;
}

/** Some arithmetic and three hundred rows of text, laid out and painted: ms. It must never change. */
function fixedWork(): Promise<number> {
  return new Promise((resolve) => {
    const start = performance.now();
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
        resolve(performance.now() - start);
      }),
    );
  });
}

/** Does something in the page: ms until an element of it holds a text, and the frame that holds it is drawn. */
function until(page: Page, act: { hash?: string; click?: string }, selector: string, text: string): Promise<number> {
  return page.evaluate(
    ([{ hash, click }, selector, text]) =>
      new Promise<number>((resolve, reject) => {
        const start = performance.now();
        const look = () => {
          const found = [...document.querySelectorAll(`main ${selector}`)].some((one) =>
            one.textContent?.includes(text),
          );
          // The frame that holds it has been drawn once a task after it runs.
          if (found) setTimeout(() => resolve(performance.now() - start));
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
