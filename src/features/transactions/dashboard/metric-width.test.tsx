import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { apiBase } from '~/shared/config/env';
import { network } from '~/testing/page-network';
import { renderScreen } from '~/testing/render-screen';
import { DashboardScreen } from './dashboard-screen';
import { LATEST, SUMMARY } from './summary.fixture';

test('the longest change and several currencies stay within the narrowest card', async () => {
  // Four cards in a row, beside the open menu.
  await page.viewport(1024, 900);
  const byCurrency = { USD: { amount: 1, averageTicket: 49_966.67 }, JPY: { amount: 1, averageTicket: 1_922_500 } };
  const previous = { ...SUMMARY.previous, approvalRate: 1, refundAmount: 100 };
  network.use(
    http.get(`${apiBase}/summary`, () =>
      HttpResponse.json({ ...SUMMARY, approvalRate: 0.99962, previous, byCurrency }),
    ),
    http.get(`${apiBase}/operation`, () => HttpResponse.json(LATEST)),
    http.get(`${apiBase}/operation/channels`, () => HttpResponse.json([])),
  );
  await renderScreen(
    <div style={{ width: 640 }}>
      <DashboardScreen />
    </div>,
    '/dashboard?dateRange=2026-11-27_2026-11-27',
  );
  await expect.element(page.getByText('> −0.1 pts')).toBeVisible();
  for (const name of ['Tasa de aprobación', 'Ticket promedio', 'Devoluciones']) {
    const card = page.getByRole('group', { name, exact: true }).element();
    const edge = card.getBoundingClientRect().right;
    const right = [...card.querySelectorAll('p, strong, svg, [data-tone]')].map(
      (part) => part.getBoundingClientRect().right,
    );
    expect(Math.max(...right), name).toBeLessThan(edge);
    const words = [...card.querySelectorAll('[data-tone] > span')].map((part) => part.getBoundingClientRect().height);
    expect(Math.max(...words), `${name}: no word is broken`).toBeLessThan(24);
  }
});
