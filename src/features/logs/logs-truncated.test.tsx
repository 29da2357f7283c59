import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { network } from '~/testing/page-network';
import { renderScreen } from '~/testing/render-screen';
import { openLogs } from './logs.fixture';
import { LogsScreen } from './logs-screen';
import { traceEntries, traceEntry, traceUrl } from './trace.fixture';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T20:30:00-06:00') });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Two entries of days before and the rest of today, newest first. */
const entries = [
  ...traceEntries(30).map((entry) => ({ ...entry, date: '27/11/2026 08:00:00 PM' })),
  traceEntry({ date: '25/11/2026 01:00:00 AM', operation: 'la-ultima' }),
];
const truncated = () => HttpResponse.json({ truncated: true, data: entries, total: 1_234_567 });
const whole = () => HttpResponse.json({ truncated: false, data: entries.slice(0, 30), total: 30 });
const fewer = page.getByRole('button', { name: 'Ver solo del 26/11/2026 al 27/11/2026' });

test.each([1440, 390])(
  'an answer that is not all says so and leads to days that it has whole, at %i px',
  async (width) => {
    await page.viewport(width, 900);
    const { queries, router } = await openLogs('/logs?order=7&q=1', truncated, whole);
    await expect
      .element(page.getByText('Se muestran las 31 más recientes de 1,234,567', { exact: true }))
      .toBeVisible();
    await expect.element(page.getByText('Se encontraron 1,234,567 registros.')).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
    await fewer.click();
    await expect.element(page.getByText('Mostrando del 1 al 10 de 30 registros')).toBeVisible();
    expect(queries).toEqual([{ order: '7' }, { order: '7', dateRange: '2026-11-26_2026-11-27' }]);
    expect(router.state.location.search).toMatchObject({ order: '7', dateRange: '2026-11-26_2026-11-27', q: '1' });
    expect(page.getByText(/Se muestran/).elements()).toHaveLength(0);
  },
);

test('where there are no fewer days another filter is what helps', async () => {
  await page.viewport(1440, 900);
  const oneDay = () => HttpResponse.json({ truncated: true, data: entries.slice(0, 30) });
  await openLogs('/logs?order=7&dateRange=2026-11-27_2026-11-27&q=1', oneDay);
  await expect
    .element(page.getByText('Se muestran las 30 más recientes. Agrega otro filtro para ver las demás.'))
    .toBeVisible();
  expect(page.getByRole('button', { name: /Ver solo/ }).elements()).toHaveLength(0);
});

test('the timeline says so as well', async () => {
  await page.viewport(1440, 900);
  await openLogs('/logs?order=7&view=historia&q=1', truncated);
  await expect.element(page.getByText('Se muestran las 31 más recientes de 1,234,567')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Historia de la orden PED-1007' })).toBeVisible();
});

test('a platform that tells a total alone sent all', async () => {
  await page.viewport(1440, 900);
  await openLogs('/logs?order=7&q=1', () => HttpResponse.json({ data: entries, total: 31 }));
  await expect.element(page.getByText('Mostrando del 1 al 10 de 31 registros')).toBeVisible();
  expect(page.getByText(/Se muestran/).elements()).toHaveLength(0);
});

test.each([1440, 390])('it stands before the rest arrives, and moves no row by then, at %i px', async (width) => {
  await page.viewport(width, 900);
  let sink: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      sink = controller;
    },
  });
  const send = (text: string) => sink?.enqueue(new TextEncoder().encode(text));
  network.use(http.get(traceUrl, () => new HttpResponse(body, { headers: { 'Content-Type': 'application/json' } })));
  await renderScreen(<LogsScreen />, '/logs?order=7&q=1');
  const [first] = entries;
  const many = Array.from({ length: 1500 }, () => JSON.stringify(first)).join();
  send(`{"truncated":true,"data":[${many}`);
  await expect.element(page.getByText('Se muestran las más recientes', { exact: true })).toBeVisible();
  const row = page.getByRole('button', { name: 'Ver detalles' }).first();
  await expect.element(row).toBeVisible();
  const { top } = row.element().getBoundingClientRect();
  send(`,${JSON.stringify(entries.at(-1))}],"total":1234567}`);
  sink?.close();
  await expect.element(page.getByText('Se muestran las 1,501 más recientes de 1,234,567')).toBeVisible();
  await expect.element(fewer).toBeVisible();
  expect(row.element().getBoundingClientRect().top).toBe(top);
});

test('its file says that it has not all of them', async () => {
  await page.viewport(1440, 900);
  await openLogs('/logs?order=7&q=1', truncated);
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  // The notice of the search lies over the button until it goes.
  await page.getByRole('button', { name: 'Cerrar aviso' }).click();
  await page.getByRole('button', { name: 'Exportar' }).click();
  const dialog = page.getByRole('dialog');
  await expect
    .element(
      dialog.getByText(
        /^Se exportan los 31 registros más recientes de 1,234,567, no solo la página; los demás no llegaron\./,
      ),
    )
    .toBeVisible();
  await dialog.getByRole('button', { name: 'Descargar' }).click();
  await expect.poll(() => names).toEqual([expect.stringMatching(/^logs-31-de-1234567-.*\.csv$/)]);
});

test('of a platform that knows no minutes the others are left out, and that is told (spec 7.17)', async () => {
  await page.viewport(1440, 900);
  const ofDay = [
    ...traceEntries(14).map((entry) => ({ ...entry, date: '27/11/2026 03:57:59 PM' })),
    traceEntry({ date: '2026-11-27T15:57:00-06:00', operation: 'con-zona' }),
    traceEntry({ date: '27/11/2026 03:58:00 PM', operation: 'despues' }),
    traceEntry({ date: '27/11/2026 03:56:59 PM', operation: 'antes' }),
  ];
  const minute = { dateRange: '2026-11-27_2026-11-27', between: '2026-11-27T15:57_2026-11-27T15:58' };
  const { queries } = await openLogs(`/logs?${new URLSearchParams({ ...minute, q: '1', page: '2' })}`, () =>
    HttpResponse.json({ truncated: true, data: ofDay }),
  );
  await expect
    .element(
      page.getByText(
        'La plataforma respondió también con otros minutos: de 17 registros se muestran 15. Solo envió los más recientes: puede haber más',
      ),
    )
    .toBeVisible();
  await expect.element(page.getByText('Mostrando del 11 al 15 de 15 registros')).toBeVisible();
  await expect.element(page.getByText('con-zona')).toBeVisible();
  await page.getByRole('button', { name: 'Ver todos' }).click();
  await expect.element(page.getByText('Mostrando del 1 al 10 de 17 registros')).toBeVisible();
  expect(queries).toEqual([minute, { dateRange: '2026-11-27_2026-11-27' }]);
});
