import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { apiBase } from '~/shared/config/env';
import { network } from '~/testing/page-network';
import { renderScreen } from '~/testing/render-screen';
import { StatisticsScreen } from './statistics-screen';

const sums = (count: number, amount: number, approved: number, declined: number) => ({
  count,
  amount,
  approved,
  declined,
  refundAmount: 0,
});

const STATISTIC = {
  buckets: [
    {
      from: '2026-11-26T00:00:00-06:00',
      to: '2026-11-27T00:00:00-06:00',
      ...sums(1200, 36_000_050, 1000, 100),
      groups: { CARD: sums(1200, 36_000_050, 1000, 100) },
      previous: sums(1000, 30_000_000, 900, 100),
    },
    {
      from: '2026-11-27T00:00:00-06:00',
      to: '2026-11-28T00:00:00-06:00',
      ...sums(300, 9_000_000, 200, 50),
      groups: { OXXO: sums(300, 9_000_000, 200, 50) },
      previous: null,
    },
  ],
  groups: [
    { key: 'CARD', ...sums(1200, 36_000_050, 1000, 100), share: 0.8 },
    { key: 'OXXO', ...sums(300, 9_000_000, 200, 50), share: 0.2 },
  ],
  totals: sums(1500, 45_000_050, 1200, 150),
  previousTotals: sums(1000, 30_000_000, 900, 100),
  partialBucket: 1,
};

/** @returns the queries of the calls so far */
function platform(answer: () => Response = () => HttpResponse.json(STATISTIC)) {
  const requests: string[] = [];
  network.use(
    http.get(`${apiBase}/statistic`, ({ request }) => {
      requests.push(new URL(request.url).search);
      return answer();
    }),
    http.get(`${apiBase}/operation/channels`, () => HttpResponse.json([])),
  );
  return requests;
}

const rows = () =>
  page
    .getByRole('row')
    .elements()
    .map((row) => [...row.children].map((cell) => cell.textContent));

const DAYS = 'dateRange=2026-11-26_2026-11-27&granularity=day';

test('the table has the numbers of the chart with their totals, which open the history', async () => {
  const requests = platform();
  await renderScreen(<StatisticsScreen />, `/dashboard/estadistica?${DAYS}&compare=previous&risk=RED`);
  await expect.element(page.getByRole('table')).toBeVisible();
  expect(requests).toEqual([
    '?dateRange=2026-11-26_2026-11-27&risk=RED&metric=volume&granularity=day&compare=previous',
  ]);
  expect(rows()).toEqual([
    ['Periodo', 'Operaciones', 'Monto cobrado', 'Ticket promedio', 'Operaciones, antes', 'Cambio'],
    ['Jueves 26/11/2026', '1,200', '$ 360,000.50', '$ 360.00', '1,000', '+20.0 %'],
    ['Viernes 27/11/2026Parcial', '300', '$ 90,000.00', '$ 450.00', '---', '---'],
    ['Total', '1,500', '$ 450,000.50', '$ 375.00', '1,000', '+50.0 %'],
  ]);
  const searchOf = (name: string) =>
    new URL(page.getByRole('link', { name }).element().getAttribute('href') ?? '', 'http://x').search;
  expect(searchOf('1,500')).toBe('?dateRange=2026-11-26_2026-11-27&risk=RED');
  expect(searchOf('Jueves 26/11/2026')).toBe('?dateRange=2026-11-26_2026-11-26&risk=RED');
  await expect.element(page.getByRole('img', { name: /^Gráfica de Operaciones/ })).toBeVisible();
  await expect.poll(() => document.querySelectorAll('.uplot canvas').length).toBe(1);
});

test('views, groups and filters live in the address', async () => {
  const requests = platform();
  const { router } = await renderScreen(<StatisticsScreen />, `/dashboard/estadistica?${DAYS}&status=DENIED,REJECTED`);
  await userEvent.click(page.getByRole('link', { name: 'Métodos' }));
  await expect.poll(() => requests.at(-1)).toContain('metric=methods&granularity=day&groupBy=paymentMethod');
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Medida' }), 'Tasa de aprobación');
  await expect.poll(() => rows().at(-1)).toEqual(['Total', '90.9 %', '80.0 %', '88.9 %']);
  await userEvent.click(page.getByRole('button', { name: 'Quitar filtro Estado' }));
  await expect
    .poll(() => router.state.location.search)
    .toEqual({
      dateRange: '2026-11-26_2026-11-27',
      granularity: 'day',
      tab: 'metodos',
      medida: 'approval',
    });
});

test('too many points are not asked for, a coarser step is proposed', async () => {
  const requests = platform();
  await renderScreen(
    <StatisticsScreen />,
    '/dashboard/estadistica?dateRange=2025-11-01_2026-11-27&granularity=hour&compare=lastYear',
  );
  await expect.element(page.getByText(/^Serían 9,408 puntos por hora/)).toBeVisible();
  expect(requests).toHaveLength(0);
  await userEvent.click(page.getByRole('button', { name: 'Ver por día' }));
  await expect.element(page.getByRole('table')).toBeVisible();
});

test('nothing to compare with is said, and so is a platform without the call', async () => {
  let answer = () => HttpResponse.json({ ...STATISTIC, previousTotals: null });
  platform(() => answer());
  const { router } = await renderScreen(<StatisticsScreen />, `/dashboard/estadistica?${DAYS}&compare=lastYear`);
  await expect
    .element(page.getByText('No hay datos en el periodo de comparación (26/11/2025 – 27/11/2025).'))
    .toBeVisible();
  answer = () => HttpResponse.json({ ...STATISTIC }, { status: 404 });
  await router.navigate({ to: '/dashboard/estadistica', search: { granularity: 'month' } } as object);
  await expect.element(page.getByText('Esta consulta aún no está disponible en la plataforma.')).toBeVisible();
  answer = () => HttpResponse.json({ ...STATISTIC, totals: {} });
  await router.navigate({ to: '/dashboard/estadistica', search: { granularity: 'week' } } as object);
  await expect.element(page.getByText('La plataforma respondió, pero su respuesta no se puede leer.')).toBeVisible();
});

test('numbers that come as texts are the same numbers', async () => {
  const text = JSON.stringify(STATISTIC).replace(/:(\d[\d.]*)(?=[,}])/g, ':"$1"');
  platform(() => new HttpResponse(text));
  await renderScreen(<StatisticsScreen />, `/dashboard/estadistica?${DAYS}`);
  await expect.element(page.getByRole('table')).toBeVisible();
  expect(rows().slice(1)).toEqual([
    ['Jueves 26/11/2026', '1,200', '$ 360,000.50', '$ 360.00'],
    ['Viernes 27/11/2026Parcial', '300', '$ 90,000.00', '$ 450.00'],
    ['Total', '1,500', '$ 450,000.50', '$ 375.00'],
  ]);
});

test('two declines among five thousand are no whole approval', async () => {
  const [first, second] = STATISTIC.buckets;
  platform(() =>
    HttpResponse.json({
      ...STATISTIC,
      buckets: [
        { ...first, ...sums(5000, 1, 4998, 2) },
        { ...second, ...sums(5000, 1, 1, 4999) },
      ],
      totals: sums(10, 1, 10, 0),
    }),
  );
  await renderScreen(<StatisticsScreen />, `/dashboard/estadistica?${DAYS}&tab=aprobacion`);
  await expect.element(page.getByRole('table')).toBeVisible();
  expect(rows().map((row) => row[1])).toEqual(['Tasa de aprobación', '> 99.9 %', '< 0.1 %', '100.0 %']);
});

test('each currency has a column of its own, beside the chart that is drawn in pesos', async () => {
  const byCurrency = { USD: { amount: 49_900, approved: 2, refundAmount: 0 } };
  const [first, second] = STATISTIC.buckets;
  platform(() =>
    HttpResponse.json({
      ...STATISTIC,
      buckets: [{ ...first, byCurrency }, second],
      totals: { ...STATISTIC.totals, byCurrency },
    }),
  );
  await renderScreen(<StatisticsScreen />, `/dashboard/estadistica?${DAYS}&medida=collected`);
  await expect.element(page.getByRole('table')).toBeVisible();
  expect(rows()).toEqual([
    ['Periodo', 'Monto cobrado', 'Monto cobrado (USD)', 'Operaciones', 'Ticket promedio', 'Ticket promedio (USD)'],
    ['Jueves 26/11/2026', '$ 360,000.50', 'US$ 499.00', '1,200', '$ 360.72', 'US$ 249.50'],
    ['Viernes 27/11/2026Parcial', '$ 90,000.00', 'US$ 0.00', '300', '$ 450.00', '---'],
    ['Total', '$ 450,000.50', 'US$ 499.00', '1,500', '$ 375.63', 'US$ 249.50'],
  ]);
  expect(
    page
      .getByRole('figure')
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent),
  ).toEqual(['Monto cobrado', 'Punto hueco: periodo parcial']);
});

test('groups of unknown codes are told apart in chart, table and filters', async () => {
  const [first, second] = STATISTIC.buckets;
  const groups = { CODI: sums(1000, 1, 1, 0), BITCOIN: sums(500, 1, 1, 0) };
  platform(() =>
    HttpResponse.json({
      ...STATISTIC,
      buckets: [
        { ...first, groups },
        { ...second, groups: {} },
      ],
      groups: Object.entries(groups).map(([key, each]) => ({ key, ...each })),
    }),
  );
  const unknown = 'paymentMethod=QR&status=CHARGEBACK,SUCCESS&risk=BLACK';
  await renderScreen(<StatisticsScreen />, `/dashboard/estadistica?${DAYS}&tab=metodos&${unknown}`);
  await expect.element(page.getByRole('table')).toBeVisible();
  expect(rows()[0]).toEqual(['Periodo', '--- (CODI)', '--- (BITCOIN)', 'Total']);
  const legend = page.getByRole('figure').getByRole('listitem').elements();
  expect(legend.map((item) => item.textContent).slice(0, 2)).toEqual(['--- (CODI)', '--- (BITCOIN)']);
  const filters = page.getByRole('list', { name: 'Otros filtros' });
  await expect.element(filters).toHaveTextContent('Estado--- (CHARGEBACK), Pagado');
  await expect.element(filters).toHaveTextContent('Riesgo--- (BLACK)');
  await expect.element(page.getByRole('combobox', { name: 'Método' })).toHaveDisplayValue('--- (QR)');
});

test('months stand under their own heading, and a long name is in lines of 30 characters', async () => {
  const bank = 'Banco Nacional de Comercio Exterior y Servicios';
  const [first] = STATISTIC.buckets;
  const groups = { [bank]: sums(1500, 1, 1, 0) };
  platform(() =>
    HttpResponse.json({
      ...STATISTIC,
      buckets: [{ ...first, from: '2026-11-01T00:00:00-06:00', groups }],
      groups: [{ key: bank, ...groups[bank] }],
    }),
  );
  await renderScreen(
    <StatisticsScreen />,
    '/dashboard/estadistica?dateRange=2026-11-01_2026-11-27&granularity=month&groupBy=bank',
  );
  await expect.element(page.getByRole('table')).toBeVisible();
  expect(rows()[0]).toEqual(['Mes del Año', 'Banco Nacional de Comercio\nExterior y Servicios', 'Total']);
  expect(rows()[1]?.[0]).toMatch(/^Noviembre del 2026/);
  await expect.poll(() => document.querySelectorAll('.uplot canvas').length).toBe(1);
});
