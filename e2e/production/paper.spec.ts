import { expect, test } from '@playwright/test';
import { expectWholeOnPaper, layOutForPaper, sheetsOf } from '../paper';
import { record } from '../support';
import { API, answer, openAs, storedSession } from './support';

const operation = (number: number) => ({
  operationId: `OP26112700000${number}`,
  orderId: `ORD-20261127-00000${number}`,
  date: '2026-11-27T10:15:00-06:00',
  channel: 'APP',
  paymentMethod: 'CARD',
  cardBrand: 'VISA',
  cardLast4: '4821',
  amount: 49_900,
  currency: 'MXN',
  refundedAmount: 0,
  status: 'SUCCESS',
});

test('the many events of an operation are printed once, one under the other, on as many sheets as they take', async ({
  page,
}) => {
  const events = Array.from({ length: 90 }, (_, index) => ({
    date: new Date(Date.UTC(2026, 10, 27, 16, index)).toISOString(),
    type: 'STATUS_CHECKED',
    detail: `evento-${index + 1}`,
    actor: 'conciliador',
  }));
  await answer(page, 'GET', 'operation/OP261127000001', {
    json: { ...operation(1), attempts: [], events, refunds: [], reference: {}, notes: [] },
  });
  await page.route(`${API}/operation?**`, (route) =>
    route.fulfill({ json: { data: [1, 2, 3].map(operation), page: 1, size: 10, total: 3, statusCounts: {} } }),
  );
  await openAs(page, '/historial-de-operaciones?operacion=OP261127000001&detalle=linea', storedSession(30));
  await expect(page.getByText('evento-90', { exact: true })).toBeAttached();
  await expect(page.getByText('ORD-20261127-000002').first()).toBeAttached();
  // A sheet has room for some fifteen.
  const sheets = await sheetsOf(page);
  expect(sheets).toBeGreaterThanOrEqual(6);
  expect(sheets).toBeLessThanOrEqual(9);

  await layOutForPaper(page);
  const drawer = record(page, 'Operación OP261127000001');
  await expect(drawer.getByText('$ 499.00')).toBeVisible();
  await expect(page.getByText('ORD-20261127-000002').first()).toBeHidden();
  await expectWholeOnPaper(page, 'events');
  const tops = await Promise.all(
    events.map(async ({ detail }) => (await page.getByText(detail, { exact: true }).boundingBox())?.y ?? 0),
  );
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  expect(new Set(tops).size).toBe(90);
});
