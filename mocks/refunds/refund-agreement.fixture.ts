import { expect, test } from 'vitest';
import type { Refunds } from '../../gateway/refunds/refunds';
import { readRefundFilter, refundTotals } from '../../gateway/rules/refund-filter';
import { refundStatuses } from '../../gateway/rules/refund-states';
import type { Money } from '../adapters/money';
import { NOW, questionsTo } from '../operations/questions.fixture';

/** Those that were asked for in these days are compared. */
export const DAYS = 'dateRange=2026-11-23_2026-11-27';

const OCTAVIO = 'admin@example.mx';
const LUCIA = 'lucia.luna@example.mx';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** What is asked of refunds in the words of a call. */
export function refundQuestions(refunds: () => Pick<Refunds, 'page'>) {
  const ask = async (query: string, page = 1, size = 1000, email = OCTAVIO) => {
    const filter = readRefundFilter(new URLSearchParams(query), email, NOW);
    if (!filter) throw new Error(query);
    const found = await refunds().page(filter, { page, size, member: 'date', ascending: false });
    return { rows: found.refunds, ...refundTotals(found.groups, filter) };
  };
  return { ask };
}

/** Registers the tests that operations and refunds of a platform tell the same. */
export function refundAgreementTests(
  money: () => Omit<Money, 'acts' | 'candidates' | 'charges' | 'notifications'>,
  clock: { at: number },
) {
  const { ask } = refundQuestions(() => money().refunds);
  const operations = () => money().operations;

  test('refunds are in every state now, some of them for each of two people to authorize', async () => {
    const { rows, statusCounts } = await ask(DAYS);
    for (const status of refundStatuses) expect(statusCounts[status], status).toBeGreaterThan(0);
    for (const person of [OCTAVIO, LUCIA]) {
      const { viewCounts } = await ask(DAYS, 1, 1, person);
      expect(viewCounts.TO_AUTHORIZE, person).toBeGreaterThan(2);
      expect(viewCounts.TO_AUTHORIZE, person).toBeLessThan(20);
    }
    for (const { requestedBy, approvedBy } of rows) expect(approvedBy?.email).not.toBe(requestedBy.email);
    expect(new Set(rows.map(({ requestedBy }) => requestedBy.email)).size).toBe(4);
  });

  test('an operation and its refunds tell the same, to the cent', async () => {
    const { rows, totals } = await ask(DAYS);
    expect(sum(rows.map(({ amount }) => amount))).toBe(totals.amount);
    expect(rows.length).toBeGreaterThan(60);
    for (const refund of rows) {
      const operation = await operations().detail(refund.operationId, clock.at);
      const told = operation?.refunds.find(({ refundId }) => refundId === refund.refundId);
      expect(told, refund.refundId).toMatchObject({ amount: refund.amount, status: refund.status });
      const back = operation?.refunds.filter(({ status }) => status === 'COMPLETED') ?? [];
      expect(operation?.refundedAmount, refund.refundId).toBe(sum(back.map(({ amount }) => amount)));
      expect(operation?.status === 'REFUND', refund.refundId).toBe(operation?.refundedAmount === operation?.amount);
      const trail = await money().trail.of('refund', refund.refundId);
      expect(trail).toHaveLength(refund.version);
      expect(trail[0]?.after.status).toBe(refund.status);
    }
  });

  test('a refund that two people make changes list, summary, statistics and detail at once, to the cent', async () => {
    const { refunds } = money();
    const { list, summary, statistic } = questionsTo(operations, clock.at);
    const day = 'dateRange=2026-11-26_2026-11-26';
    const search = (more = '') => new URLSearchParams(`${day}${more}`);
    const { data } = await list(search('&status=SUCCESS&paymentMethod=CARD&size=1000'));
    const [operation] = data.filter(({ refundedAmount, amount }) => refundedAmount === 0 && amount > 20_000);
    if (!operation) throw new Error('none');
    const { operationId, amount } = operation;
    const numbers = async () => {
      const [page, metrics, { totals }] = await Promise.all([
        list(search('&hasRefund=true')),
        summary(search(), null),
        statistic(search('&granularity=day')),
      ]);
      const counts = [page.total, metrics.refundCount, totals.refundCount];
      return {
        counts,
        sums: [page.refundedAmount, metrics.refundAmount, totals.refundAmount],
        whole: page.statusCounts.REFUND ?? 0,
      };
    };
    const people = [OCTAVIO, LUCIA].map((email) => ({ email, name: email, role: 'ADMINISTRATOR', ip: '' }));
    const [octavio, lucia] = people as [(typeof people)[0], (typeof people)[0]];
    let key = 0;
    const giveBack = async (cents: number) => {
      key += 1;
      const asked = { operationId, amount: cents, reasonCode: 'FRAUD', comment: '', beneficiary: null };
      const made = await refunds.request({ ...asked, refundMethod: 'CARD' }, `${operationId}-${key}`, octavio);
      if (!('refundId' in made)) throw new Error(JSON.stringify(made));
      const { refundId, version } = made;
      await refunds.decide(refundId, { deed: 'APPROVE', comment: '', version }, lucia);
      await expect.poll(async () => (await refunds.find(refundId))?.status).toBe('COMPLETED');
    };
    const before = await numbers();
    await giveBack(100);
    const part = await numbers();
    expect(part.counts).toEqual(before.counts.map((count) => count + 1));
    expect(part.sums).toEqual(before.sums.map((cents) => cents + 100));
    expect(await operations().detail(operationId, clock.at)).toMatchObject({ status: 'SUCCESS', refundedAmount: 100 });
    await giveBack(amount - 100);
    const whole = await numbers();
    expect(whole.sums).toEqual(before.sums.map((cents) => cents + amount));
    expect(whole.whole).toBe(before.whole + 1);
    const [row] = (await list(search(`&q=${operationId}`))).data;
    expect(row).toMatchObject({ status: 'REFUND', refundedAmount: amount });
    const { totals } = await ask(`q=${operationId}&status=COMPLETED`);
    expect(totals).toMatchObject({ count: 2, amount });
  });

  test('one that waits, and that somebody here declines, stays declined whatever comes later', async () => {
    const { refunds, trail } = money();
    const { rows } = await ask(`${DAYS}&view=TO_AUTHORIZE&paymentMethod=CARD`, 1, 1000, LUCIA);
    const [waiting] = rows.toReversed();
    if (!waiting) throw new Error('none');
    const { refundId, operationId, version } = waiting;
    const lucia = { email: LUCIA, name: 'Lucía Luna', role: 'ADMINISTRATOR', ip: '' };
    await refunds.decide(refundId, { deed: 'DECLINE', comment: 'No procede', version }, lucia);
    const now = NOW + 2 * 86_400_000;
    expect(await operations().detail(operationId, now)).toMatchObject({ refundedAmount: 0 });
    const deeds = await trail.of('refund', refundId);
    expect(deeds.map(({ action, user }) => [action, user])).toEqual([
      ['DECLINE', LUCIA],
      ['REQUEST', waiting.requestedBy.email],
    ]);
    expect((await ask(`q=${refundId}`)).rows).toMatchObject([{ status: 'DECLINED', decisionComment: 'No procede' }]);
  });
}
