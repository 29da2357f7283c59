import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { apiBase } from '~/shared/config/env';
import { network } from '~/testing/page-network';
import { renderScreen } from '~/testing/render-screen';
import { HistoryScreen } from './history-screen';

const operations = ['ORD-A', 'ORD-B'].map((orderId) => ({
  operationId: `OP-${orderId}`,
  orderId,
  date: '2026-11-26T16:23:00-06:00',
  paymentMethod: 'OXXO',
  amount: 49_900,
  refundedAmount: 0,
  status: 'PENDING',
}));

// Rows of the table, which lose columns to a panel or are covered, and the cards that a narrow screen has instead.
test.each([
  [1440, 'complementary'],
  [1200, 'dialog'],
  [390, 'dialog'],
] as const)('at %i pixels a double click selects a word and opens nothing', async (width, role) => {
  await page.viewport(width, 900);
  network.use(
    http.get(`${apiBase}/operation`, () =>
      HttpResponse.json({ data: operations, page: 1, size: 10, total: 2, totalAmount: 1, refundedAmount: 0 }),
    ),
    http.get(`${apiBase}/operation/:id`, () => HttpResponse.json(operations[0])),
  );
  const { router } = await renderScreen(<HistoryScreen OrderTimeline={() => null} />, '/historial-de-operaciones');
  const amount = page.getByText('$ 499.00').first();
  await expect.element(amount).toBeVisible();
  await userEvent.dblClick(amount, { position: { x: 22, y: 8 }, delay: 60 });
  await expect.poll(() => window.getSelection()?.toString()).toBe('499.00');
  await expect.poll(() => router.state.location.search).toEqual({});
  await expect.element(page.getByRole(role)).not.toBeInTheDocument();
  await userEvent.click(amount);
  await expect.element(page.getByRole(role, { name: 'Operación OP-ORD-A' })).toBeVisible();
});
