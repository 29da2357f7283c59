import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { apiBase } from '~/shared/config/env';
import { writeColumns } from '~/shared/list/columns-button';
import { network } from '~/testing/page-network';
import { renderScreen } from '~/testing/render-screen';
import { HistoryScreen } from './history-screen';
import { OPERATIONS } from './list/columns';
import { fetchAll, fileParts } from './list/export-operations';
import { operationOf } from './operation.fixture';

const task = () => ({ signal: new AbortController().signal, onProgress: () => undefined });

const open = (url = '/historial-de-operaciones') =>
  renderScreen(<HistoryScreen OrderTimeline={({ order }) => <p>Historia de {order}</p>} />, url);

test('numbers that come as texts are counted, paged and shown like numbers', async () => {
  const operations = [
    operationOf(1, { amount: '49900', refundedAmount: '10000' }),
    operationOf(2, { amount: 'mucho' }),
  ];
  network.use(
    http.get(`${apiBase}/operation`, () =>
      HttpResponse.json({
        data: operations,
        page: '1',
        size: '10',
        total: '25',
        totalAmount: '99800',
        refundedAmount: '10000',
        statusCounts: { PENDING: '1025', DENIED: 'x', SUCCESS: '3' },
      }),
    ),
  );
  const { getByRole, getByText } = await open();
  await expect.element(getByText('Mostrando del 1 al 10 de 25 registros')).toBeVisible();
  await expect.element(getByRole('button', { name: 'Página 3' })).toBeVisible();
  await expect.element(getByRole('button', { name: 'Página 4' })).not.toBeInTheDocument();
  await expect.element(getByText('25 operaciones')).toBeVisible();
  await expect.element(getByText('Monto total $ 998.00')).toBeVisible();
  await expect.element(getByText('Devuelto $ 100.00')).toBeVisible();
  for (const name of ['Pendiente 1,025', 'Pagado 3', 'Rechazado ---', 'Error 0', 'Todas ---'])
    await expect.element(getByRole('button', { name })).toBeVisible();
  const cells = [...document.querySelectorAll('[data-row]')].map((row) => row.textContent);
  expect(cells[0]).toContain('$ 499.00');
  expect(cells[1]).toMatch(/OXXO---/);
  expect(cells[1]).not.toMatch(/mucho|NaN/);
});

test('what failed or is on its way is not counted as returned, and too much of it is marked', async () => {
  const paid = { paymentMethod: 'CARD', status: 'SUCCESS', amount: '49900' };
  const refund = (status: string, amount: unknown) => ({ refundId: `RF-${status}`, status, amount });
  const operations = {
    OP1: {
      ...paid,
      refundedAmount: 10_000,
      refunds: [refund('FAILED', '49900'), refund('COMPLETED', '10000'), refund('SENT', 200)],
    },
    OP2: { ...paid, refundedAmount: 60_000, refunds: [refund('COMPLETED', 60_000), refund('ODD', 1)] },
    OP3: { ...paid, refundedAmount: -5000, refunds: [] },
    OP4: { ...paid, refundedAmount: 0, refunds: [] },
  };
  const answers = Object.entries(operations).map(([operationId, members]) => ({ operationId, ...members }));
  network.use(
    http.get(`${apiBase}/operation`, () => HttpResponse.json({ data: answers, total: 4 })),
    http.get(`${apiBase}/operation/:id`, ({ params }) =>
      HttpResponse.json(answers.find(({ operationId }) => operationId === params.id)),
    ),
  );
  const { getByRole, getByText, router } = await open('/historial-de-operaciones?operacion=OP1&detalle=devoluciones');
  const panel = getByRole('tabpanel');
  await expect
    .element(panel.getByText(/^Se devolvió una parte: \$ 100\.00 de \$ 499\.00, en 1 devolución\./))
    .toBeVisible();
  await expect.element(panel).toHaveTextContent('En proceso, sin devolver todavía: 1 devolución por $ 2.00.');
  await expect.element(panel).toHaveTextContent('$ 499.00Fallida');
  await expect.element(getByText(/0 devoluciones/)).not.toBeInTheDocument();
  await getByRole('tab', { name: 'Resumen' }).click();
  await expect.element(getByRole('region', { name: 'Operación', exact: true })).toHaveTextContent('Devuelto$ 100.00');

  await router.navigate({ to: '/historial-de-operaciones', search: { operacion: 'OP2' } } as object);
  await expect.element(getByRole('region', { name: 'Qué pasó' })).toHaveAttribute('data-tone', 'danger');
  await expect
    .element(getByRole('region', { name: 'Qué pasó' }))
    .toHaveTextContent('Se devolvió más de lo que se pagó');
  await getByRole('tab', { name: 'Devoluciones 2' }).click();
  await expect.element(getByRole('tabpanel').getByText('--- (ODD)')).toBeVisible();

  await router.navigate({
    to: '/historial-de-operaciones',
    search: { operacion: 'OP3', detalle: 'devoluciones' },
  } as object);
  await expect
    .element(getByRole('tabpanel').getByText(/El saldo devuelto es -\$ 50\.00/))
    .toHaveAttribute('data-tone', 'warning');
  await router.navigate({
    to: '/historial-de-operaciones',
    search: { operacion: 'OP4', detalle: 'devoluciones' },
  } as object);
  await expect.element(getByRole('tabpanel')).toHaveTextContent(/^No hay devoluciones\.$/);
  await userEvent.keyboard('{Escape}');
  const marks = [...document.querySelectorAll('[data-row]')].map((row) =>
    row.querySelector('[role="img"][aria-label^="Más"], [role="img"][aria-label^="Saldo"]')?.getAttribute('aria-label'),
  );
  expect(marks).toEqual([undefined, 'Más de lo que se pagó', 'Saldo negativo', undefined]);
});

test('each currency is named and summed by itself, in the list, the selection, the details and the file', async () => {
  const operations = [
    operationOf(1, { currency: 'MXN' }),
    operationOf(2, { currency: 'USD', refundedAmount: 500 }),
    operationOf(3, { currency: 'JPY', amount: 499 }),
    operationOf(4, { currency: null, amount: null }),
    operationOf(5, { currency: 'USD', amount: 100 }),
  ];
  const byCurrency = {
    USD: { totalAmount: 50_000, refundedAmount: 500 },
    JPY: { totalAmount: 499, refundedAmount: 0 },
    MXN: { totalAmount: 49_900, refundedAmount: 0 },
  };
  let answer: object = { data: operations, total: 5, totalAmount: 49_900, refundedAmount: 0, byCurrency };
  network.use(
    http.get(`${apiBase}/operation`, () => HttpResponse.json(answer)),
    http.get(`${apiBase}/operation/:id`, () =>
      HttpResponse.json({ ...operations[1], refunds: [{ status: 'COMPLETED', amount: 500 }] }),
    ),
  );
  const { getByRole, getByText } = await open();
  await expect.element(getByText('Monto total $ 499.00 · JPY 499 · US$ 500.00')).toBeVisible();
  await expect.element(getByText('Devuelto $ 0.00 · JPY 0 · US$ 5.00')).toBeVisible();
  const row = (index: number) => document.querySelectorAll('[data-row]')[index]?.textContent;
  expect(row(0)).toContain('$ 499.00');
  expect(row(1)).toMatch(/US\$ 499\.00.*US\$ 5\.00/);
  expect(row(2)).toContain('JPY 499');

  for (const id of [1, 2, 3, 4, 5])
    await getByRole('checkbox', { name: `Seleccionar la operación OP00000${id}` }).click();
  await expect
    .element(getByRole('region', { name: 'Operaciones seleccionadas' }))
    .toHaveTextContent('5 operaciones seleccionadas · $ 499.00 · JPY 499 · US$ 500.00 · 1 sin monto');
  await getByRole('button', { name: 'Exportar' }).click();
  await expect
    .element(getByRole('dialog', { name: 'Exportar operaciones' }))
    .toHaveTextContent('Monto total$ 499.00 · JPY 499 · US$ 500.00');
  await userEvent.keyboard('{Escape}');
  await getByRole('button', { name: 'Ver detalles de la operación OP000002' }).click();
  const drawer = getByRole('complementary', { name: 'Operación OP000002' });
  await expect
    .element(drawer.getByRole('region', { name: 'Operación', exact: true }))
    .toHaveTextContent('MontoUS$ 499.00DevueltoUS$ 5.00');
  await userEvent.keyboard('{Escape}');

  const [, , ...lines] = fileParts((await fetchAll({ filters: {}, sort: 'date,desc' }, task())).operations, 'csv');
  expect(lines.map((line) => line.match(/,([\d.]*),([\d.]*),(MXN|USD|JPY|),Pendiente/)?.slice(1))).toEqual([
    ['499.00', '0.00', 'MXN'],
    ['499.00', '5.00', 'USD'],
    ['499', '0', 'JPY'],
    ['', '0.00', ''],
    ['1.00', '0.00', 'USD'],
  ]);

  answer = { data: operations, total: 5, totalAmount: 99_999, refundedAmount: 7 };
  await getByRole('button', { name: 'Actualizar' }).click();
  await expect.element(getByText('Monto total ---')).toBeVisible();
  await expect.element(getByText('Devuelto ---')).toBeVisible();
});

test('unknown codes are --- in a cell, told apart in chips, attempts and events, and raw in the file', async () => {
  const odd = operationOf(1, { status: 'CHARGEBACK', paymentMethod: 'CODI', risk: 'BLACK', cardBrand: 'CARNET' });
  network.use(
    http.get(`${apiBase}/operation`, () => HttpResponse.json({ data: [odd], total: 1 })),
    http.get(`${apiBase}/operation/:id`, () =>
      HttpResponse.json({
        ...odd,
        attempts: [{ status: 'LOST' }, { status: 'FOUND', latencyMs: '1500' }, { status: 'SUCCESS' }],
        events: [
          { type: 'TELEPORTED', fromStatus: 'ODD', toStatus: 'EVEN' },
          { type: 'CREATED', toStatus: 'PENDING' },
        ],
      }),
    ),
  );
  const { getByRole, getByText } = await open(
    '/historial-de-operaciones?status=CHARGEBACK,SUCCESS&risk=BLACK,RED&cardBrand=CARNET',
  );
  await expect
    .element(getByRole('list', { name: 'Filtros activos' }))
    .toHaveTextContent('Marca--- (CARNET)Riesgo--- (BLACK), AltoEstado--- (CHARGEBACK), Pagado');
  await expect.element(getByText('1 operación', { exact: true })).toBeVisible();
  const row = document.querySelector('[data-row]')?.textContent ?? '';
  expect(row).not.toMatch(/CHARGEBACK|CODI|BLACK|CARNET/);
  expect(row).toContain('---');
  await getByRole('button', { name: 'Ver detalles de la operación OP000001' }).click();
  await expect.element(getByRole('region', { name: 'Qué pasó' })).toHaveTextContent('No se sabe en qué quedó el pago');
  await getByRole('tab', { name: 'Intentos 3' }).click();
  const items = () =>
    getByRole('tabpanel')
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent.trim());
  expect(items()).toEqual(['1. ------ (LOST)---', '2. ------ (FOUND)--- 1.5 s', '3. ---Pagado---']);
  await getByRole('tab', { name: 'Línea de tiempo 2' }).click();
  expect(items()).toEqual(['--- (TELEPORTED)--- (ODD)--- (EVEN)---', 'Operación creadaPendiente---']);

  const [, , line] = fileParts((await fetchAll({ filters: {}, sort: 'date,desc' }, task())).operations, 'csv');
  expect(line).toContain(',CODI,CARNET,');
  expect(line).toContain(',CHARGEBACK,BLACK,');
});

test('an answer that cannot be read is neither a missing call nor a list', async () => {
  const unreadable = 'La plataforma respondió, pero su respuesta no se puede leer.';
  network.use(http.get(`${apiBase}/operation`, () => HttpResponse.json({ data: [operationOf(1)], total: 1 })));
  network.use(
    http.get(`${apiBase}/operation`, () => HttpResponse.json({ data: [], total: 'x' }), { once: true }),
    http.get(`${apiBase}/operation/:id`, () => HttpResponse.json({ amount: 1 })),
  );
  const { getByRole, getByText } = await open();
  await expect.element(getByText(unreadable)).toBeVisible();
  await getByRole('button', { name: 'Reintentar' }).click();
  await getByRole('button', { name: 'Ver detalles de la operación OP000001' }).click();
  await expect.element(getByRole('complementary').getByText(unreadable)).toBeVisible();
  await expect.element(getByRole('complementary').getByRole('button', { name: 'Reintentar' })).toBeVisible();
});

test('a long reason is in lines of 30 characters', async () => {
  writeColumns(OPERATIONS.choice, ['orderId', 'error', 'bank']);
  const odd = operationOf(1, {
    errorCode: '51',
    errorMessage: 'El banco emisor no autorizó la operación por saldo',
    bank: 'Banco Nacional de Comercio Exterior y Servicios',
  });
  network.use(http.get(`${apiBase}/operation`, () => HttpResponse.json({ data: [odd], total: 1 })));
  const { getByText } = await open();
  await expect.element(getByText(/^51 · El banco/)).toBeVisible();
  expect([...document.querySelectorAll('[data-row] td bdi')].map((cell) => cell.textContent).slice(1, 3)).toEqual([
    '51 · El banco emisor no\nautorizó la operación por\nsaldo',
    'Banco Nacional de Comercio\nExterior y Servicios',
  ]);
  writeColumns(OPERATIONS.choice, null);
});
