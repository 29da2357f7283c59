import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { renderScreen } from '~/testing/render-screen';
import { card, link, platform } from './dashboard.fixture';
import { DashboardScreen } from './dashboard-screen';
import { SUMMARY } from './summary.fixture';

const URL_OF_DAY = '/dashboard?dateRange=2026-11-27_2026-11-27';

test('amounts in other currencies stand beside those in pesos and are never part of them', async () => {
  platform({
    summary: () =>
      HttpResponse.json({
        ...SUMMARY,
        byCurrency: {
          USD: { amount: 49_900, averageTicket: 24_950.5, pendingAmount: 100, refundAmount: 0 },
          MXN: { amount: SUMMARY.amount, averageTicket: 1, pendingAmount: 1, refundAmount: 1 },
          JPY: { amount: 1499, averageTicket: null, pendingAmount: 0, refundAmount: -200 },
        },
      }),
    latest: () =>
      HttpResponse.json({
        data: [
          { operationId: 'A', amount: 49_900, currency: 'USD' },
          { operationId: 'B', amount: 499, currency: 'JPY' },
        ],
      }),
  });
  await renderScreen(<DashboardScreen />, URL_OF_DAY);
  await expect.element(link('Monto cobrado')).toHaveTextContent(/^\$ 1,284,930\.50$/);
  await expect.element(card('Monto cobrado')).toHaveTextContent('y JPY 1,499 · US$ 499.00');
  await expect.element(card('Ticket promedio')).toHaveTextContent('y US$ 249.51');
  await expect.element(card('Pendientes por vencer')).toHaveTextContent('$ 19,200.00 · US$ 1.00 · OXXO, Tienda y SPEI');
  await expect.element(card('Devoluciones')).toHaveTextContent('y -JPY 200');
  await expect.element(card('Últimas operaciones')).toHaveTextContent('US$ 499.00');
  await expect.element(card('Últimas operaciones')).toHaveTextContent('JPY 499');
});

test('unknown codes are --- in the list, and told apart where they are groups', async () => {
  const share = { count: 10, amount: 1, approvalRate: null };
  platform({
    summary: () =>
      HttpResponse.json({
        ...SUMMARY,
        byMethod: [
          { key: 'CODI', ...share },
          { key: 'BITCOIN', ...share },
        ],
      }),
    latest: () =>
      HttpResponse.json({ data: [{ operationId: 'A', status: 'CHARGEBACK', paymentMethod: 'CODI', risk: 'BLACK' }] }),
  });
  await renderScreen(<DashboardScreen />, URL_OF_DAY);
  await expect.element(card('Por método de pago').getByText('--- (CODI)', { exact: true })).toBeVisible();
  await expect.element(card('Por método de pago').getByText('--- (BITCOIN)', { exact: true })).toBeVisible();
  await expect.element(card('Últimas operaciones')).toHaveTextContent(/A---------/);
  expect(card('Últimas operaciones').element().textContent).not.toMatch(/CHARGEBACK|CODI|BLACK/);
});
