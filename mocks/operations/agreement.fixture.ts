import { expect, test } from 'vitest';
import type { Operations } from '../../gateway/ports';
import { ruleOf } from '../../gateway/reporting/catalogue';
import { previewOf } from '../../gateway/reporting/preview';
import { NOW, questionsTo } from './questions.fixture';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const APPROVED = ['SUCCESS', 'ACCEPTED'];
const DECLINED = ['ERROR', 'DENIED', 'REJECTED'];
export const WEEK = 'dateRange=2026-11-21_2026-11-27';

export const small = [
  'dateRange=2026-11-27_2026-11-27',
  'dateRange=2026-11-26_2026-11-26',
  `${WEEK}&status=DENIED&status=REJECTED`,
  `${WEEK}&status=PENDING`,
  `${WEEK}&paymentMethod=OXXO`,
  `${WEEK}&paymentMethod=SPEI&paymentMethod=STORE`,
  `${WEEK}&channel=USSD&channel=IVR`,
  `${WEEK}&cardBrand=AMEX&cardBrand=CARNET`,
  `${WEEK}&risk=YELLOW&risk=RED`,
  `${WEEK}&authentication=MANUAL`,
  `${WEEK}&authentication=THREE_D_SECURE&channel=WEB`,
  `${WEEK}&bank=Nu`,
  `${WEEK}&reconciled=false&status=SUCCESS`,
  `${WEEK}&minAmount=49900&maxAmount=49900`,
  `${WEEK}&minAmount=100000`,
  'hasRefund=true&status=REFUND&dateRange=2026-08-01_2026-09-30',
  'hasRefund=true&status=SUCCESS',
  'errorCode=Q7',
  `${WEEK}&promotionCode=BUEN-FIN&promotionCode=DOBLE-SALDO`,
  'errorCode=1204&paymentMethod=SICATEL',
  'status=REVIEW',
  'q=4171',
  'q=ORD-20260214-00',
  'q=ORD-DEMO-000051',
  'paymentMethod=BITCOIN',
  `${WEEK}&minAmount=abc`,
  'dateRange=2024-01-01_2024-01-31',
];

/** Registers the tests that lists, summaries and statistics of a platform tell the same. */
export function agreementTests(operations: () => Operations): void {
  const { list, summary: summarize, statistic, readAll } = questionsTo(operations);
  test.each(small)('list, summary and statistics agree on %s', async (query) => {
    const search = new URLSearchParams(query);
    const operations = await readAll(query);
    const first = await list(search);
    const summary = await summarize(search, null);
    const { totals, buckets } = await statistic(new URLSearchParams(`${query}&granularity=week`));

    const approved = operations.filter(({ status }) => APPROVED.includes(status));
    const metrics = {
      count: operations.length,
      amount: sum(approved.map(({ amount }) => amount)),
      approved: approved.length,
      declined: operations.filter(({ status }) => DECLINED.includes(status)).length,
      refundCount: operations.filter(({ refundedAmount }) => refundedAmount > 0).length,
      refundAmount: sum(operations.map(({ refundedAmount }) => refundedAmount)),
    };
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
    expect(first).toMatchObject({ total: metrics.count, refundedAmount: metrics.refundAmount });
    expect(first.totalAmount).toBe(sum(operations.map(({ amount }) => amount)));
    expect(summary).toMatchObject({
      count: metrics.count,
      amount: metrics.amount,
      approvedCount: metrics.approved,
      declinedCount: metrics.declined,
      refundCount: metrics.refundCount,
      refundAmount: metrics.refundAmount,
      pendingCount: operations.filter(({ status }) => status === 'PENDING').length,
      reviewCount: operations.filter(({ status }) => status === 'REVIEW').length,
    });
    expect(totals).toEqual(metrics);
    for (const key of ['count', 'amount', 'approved', 'declined', 'refundAmount'] as const) {
      expect(sum(buckets.map((bucket) => bucket[key])), key).toBe(metrics[key]);
    }
    expect(sum(summary.series.map(({ amount }) => amount))).toBe(metrics.amount);
    for (const [status, count] of Object.entries(first.statusCounts)) {
      if (search.has('status') && !search.getAll('status').includes(status)) continue;
      expect(operations.filter((operation) => operation.status === status).length, status).toBe(count);
    }
  });

  test.each(['', 'paymentMethod=CARD', 'status=SUCCESS&reconciled=true'])(
    'sums over all days agree on "%s"',
    async (query) => {
      const search = new URLSearchParams(query);
      const { total } = await list(search);
      const summary = await summarize(search, 'previous');
      const members = ['paymentMethod', 'cardBrand', 'channel', 'risk', 'authentication', 'bank', 'errorCode'];
      const grouped = await Promise.all(
        members.map((by) =>
          statistic(new URLSearchParams(`${query}&granularity=month&groupBy=${by}&compare=lastYear`)),
        ),
      );
      expect(summary.count).toBe(total);
      expect(sum(summary.byMethod.map(({ count }) => count))).toBe(total);
      expect(sum(summary.byChannel.map(({ amount }) => amount))).toBe(summary.amount);
      expect(summary.previous).toBeNull();
      for (const { groups, totals, buckets, previousTotals } of grouped) {
        expect([sum(groups.map(({ count }) => count)), totals.count, totals.amount]).toEqual([
          total,
          total,
          summary.amount,
        ]);
        expect(sum(buckets.flatMap((bucket) => Object.values(bucket.groups).map(({ amount }) => amount)))).toBe(
          totals.amount,
        );
        expect(previousTotals).toBeNull();
      }
    },
  );

  test.each(['', '&channel=WEB&channel=APP&paymentMethod=CARD'])(
    'reports amount to the cent to what history and statistics tell of the same days%s',
    async (more) => {
      const query = new URLSearchParams(WEEK + more);
      const filters = { channel: query.getAll('channel'), paymentMethod: query.getAll('paymentMethod') };
      const books = { operations: operations(), refunds: undefined };
      const totalsOf = async (type: string) => {
        const rule = ruleOf(type, 'ADMINISTRATOR');
        if (!rule) throw new Error(type);
        const asked = { rule, dateRange: query.get('dateRange') ?? '', filters, at: NOW };
        const { totals, groups, expectedRows } = await previewOf(books, asked, '');
        for (const id of Object.keys(totals[0]?.values ?? {}).filter((each) => each !== 'approvalRate'))
          expect(sum(groups.map(({ values }) => values[id] ?? 0)), `${type} ${id}`).toBe(totals[0]?.values[id]);
        return { ...totals[0]?.values, expectedRows };
      };
      const { total, totalAmount } = await list(query);
      const { totals } = await statistic(new URLSearchParams(`${query}&groupBy=errorCode`));
      const { count, amount, approved, declined, refundAmount } = totals;
      expect(await totalsOf('OPERATIONS')).toEqual({ amount: totalAmount, refundAmount, expectedRows: total });
      for (const type of ['RECONCILIATION', 'CHANNELS', 'MONTHS'])
        expect(await totalsOf(type)).toMatchObject({ count, amount, refundAmount });
      expect(await totalsOf('CHANNELS')).toMatchObject({
        approved,
        declined,
        approvalRate: approved / (approved + declined),
      });
      expect(await totalsOf('DECLINES')).toMatchObject({ declined });
      const reconciled = await list(new URLSearchParams(`${query}&reconciled=false&status=SUCCESS&status=ACCEPTED`));
      expect(await totalsOf('RECONCILIATION')).toMatchObject({ unreconciled: reconciled.total });
      const collected = await list(new URLSearchParams(`${query}&status=SUCCESS&status=ACCEPTED`));
      const netAmount = collected.totalAmount - collected.refundedAmount;
      expect(await totalsOf('RECONCILIATION')).toMatchObject({ netAmount });
    },
  );

  test('counts per status leave the asked status aside', async () => {
    const all = await list(new URLSearchParams(WEEK));
    const denied = await list(new URLSearchParams(`${WEEK}&status=DENIED`));
    expect(denied.statusCounts).toEqual(all.statusCounts);
    expect(denied.total).toBe(all.statusCounts.DENIED);
    expect(sum(Object.values(all.statusCounts))).toBe(all.total);
  });

  test('a decline of the summary leads to as many operations, none of them anything but declined', async () => {
    const { topDeclines } = await summarize(new URLSearchParams(WEEK), null);
    expect(topDeclines).toHaveLength(5);
    expect(topDeclines[0]).toMatchObject({ errorCode: '51', errorMessage: 'Fondos insuficientes' });
    for (const { errorCode, count } of topDeclines) {
      const found = await readAll(`${WEEK}&errorCode=${errorCode}`);
      expect(found).toHaveLength(count);
      expect(found.every(({ status }) => DECLINED.includes(status))).toBe(true);
    }
  });

  test('the day before is compared up to the same moment, a whole week with a whole week', async () => {
    const today = new URLSearchParams('dateRange=2026-11-27_2026-11-27');
    const { previous, previousRange } = await summarize(today, 'previous');
    const yesterday = await readAll('dateRange=2026-11-26_2026-11-26');
    expect(previousRange?.to).toBe('2026-11-26T18:30:00-06:00');
    expect(previous?.count).toBe(yesterday.filter(({ date }) => date <= '2026-11-26T18:30:00-06:00').length);
    const week = await statistic(new URLSearchParams('dateRange=2026-11-09_2026-11-15&compare=previous'));
    const before = await statistic(new URLSearchParams('dateRange=2026-11-02_2026-11-08'));
    expect(week.previousTotals).toEqual(before.totals);
    expect(week.buckets.map((bucket) => bucket.previous?.count)).toEqual(before.buckets.map(({ count }) => count));
  });

  test('buckets follow the calendar of Mexico City, and the one that runs is marked', async () => {
    const froms = async (query: string) =>
      (await statistic(new URLSearchParams(query))).buckets.map(({ from }) => from);
    expect(await froms('dateRange=2026-11-26_2026-11-27&granularity=hour')).toHaveLength(43);
    expect(await froms('dateRange=2026-11-19_2026-11-30&granularity=week')).toEqual([
      '2026-11-19T00:00:00-06:00',
      '2026-11-23T00:00:00-06:00',
    ]);
    expect((await froms('granularity=month')).slice(0, 2)).toEqual([
      '2025-10-27T00:00:00-06:00',
      '2025-11-01T00:00:00-06:00',
    ]);
    expect((await statistic(new URLSearchParams('granularity=month'))).partialBucket).toBe(13);
    expect((await statistic(new URLSearchParams('dateRange=2026-11-01_2026-11-20'))).partialBucket).toBeNull();
  });

  test('the same filter finds the same in either order, and pages do not overlap', async () => {
    const amounts = (await readAll(`${WEEK}&sort=amount,desc`)).map(({ amount }) => amount);
    expect(amounts).toEqual([...amounts].sort((one, other) => other - one));
    expect((await readAll(`${WEEK}&sort=amount,asc`)).map(({ amount }) => amount)).toEqual(amounts.toReversed());
    const dates = (await readAll(WEEK)).map(({ operationId }) => operationId);
    expect((await readAll(`${WEEK}&sort=date,asc`)).map(({ operationId }) => operationId)).toEqual(dates.toReversed());
  });

  test('what an operation has returned is what its completed refunds amount to', async () => {
    const refunded = (await readAll(`${WEEK}&hasRefund=true`)).slice(0, 60);
    expect(refunded.length).toBeGreaterThan(20);
    for (const { operationId, refundedAmount, status, amount } of refunded) {
      const { refunds = [] } = (await operations().detail(operationId, NOW)) ?? {};
      const completed = refunds.filter((refund) => refund.status === 'COMPLETED');
      expect(sum(completed.map((refund) => refund.amount)), operationId).toBe(refundedAmount);
      expect(status === 'REFUND', operationId).toBe(refundedAmount === amount);
    }
  });
}
