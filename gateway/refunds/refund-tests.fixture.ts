import { expect, test } from 'vitest';
import { isoDate } from '../rules/mexico-time';
import type { StoredRefund } from '../rules/refund';
import { readRefundFilter, refundTotals } from '../rules/refund-filter';
import { ana, asked, beginAt, done, eva, insisting, NOW, newKey, type Place, paid } from './refunds.fixture';

/** What any place for refunds has to answer. */
export function refundTests(placeOf: () => Place): void {
  const begin = beginAt(placeOf);

  test('one asks, another authorizes, the provider pays, and the operation tells of it', async () => {
    const { refunds, id, request, approve, reaches, orders } = await begin();
    const refund = done(await request());
    expect(refund).toMatchObject({
      status: 'REQUESTED',
      type: 'PARTIAL',
      version: 1,
      requestedBy: { email: ana.email },
    });
    expect(await refunds.eligibility(id)).toMatchObject({ underWayAmount: 10_000, remainingAmount: 39_900 });
    expect(done(await approve(refund))).toMatchObject({ status: 'APPROVED', version: 2 });
    await reaches(refund, 'COMPLETED');
    expect(orders).toMatchObject([{ reference: `${refund.refundId}-1`, amount: 10_000, paymentReference: '6331' }]);
    expect(await refunds.eligibility(id)).toMatchObject({ returnedAmount: 10_000, remainingAmount: 39_900 });
    const rest = done(await request({ amount: 39_900 }));
    await approve(rest);
    await reaches(rest, 'COMPLETED');
    expect(await refunds.eligibility(id)).toMatchObject({ refundable: false, remainingAmount: 0 });
    const operation = await placeOf().operations.detail(id, NOW);
    expect(operation).toMatchObject({ status: 'REFUND', refundedAmount: 49_900 });
    expect(operation?.refunds.map(({ amount, status, reason }) => [amount, status, reason])).toEqual([
      [10_000, 'COMPLETED', 'Monto incorrecto'],
      [39_900, 'COMPLETED', 'Monto incorrecto'],
    ]);
    const trail = await placeOf().trail.of('refund', refund.refundId);
    expect(trail.map(({ action, user }) => `${action} ${user}`)).toEqual([
      'COMPLETE sistema',
      'SEND sistema',
      `APPROVE ${eva.email}`,
      `REQUEST ${ana.email}`,
    ]);
    expect(trail[2]).toMatchObject({
      before: { status: 'REQUESTED', version: 1 },
      after: { status: 'APPROVED', version: 2, approvedBy: eva.email },
      ip: '192.0.2.2',
    });
  });

  test('never more than what remains, never an operation that was not paid', async () => {
    const { request, approve, reaches } = await begin();
    const first = done(await request({ amount: 40_000 }));
    const over = { refused: [{ field: 'amount', message: 'El monto es mayor que lo que queda por devolver.' }] };
    expect(await request({ amount: 9_901 })).toEqual(over);
    done(await request({ amount: 9_900 }));
    await approve(first);
    await reaches(first, 'COMPLETED');
    expect(await request({ amount: 1 })).toMatchObject({ refused: [{ field: 'operationId' }] });
    const unpaid = await begin({}, { status: 'DENIED' });
    expect(await unpaid.request()).toMatchObject({ refused: [{ field: 'operationId' }] });
    const told = { refundId: 'DEV-1', date: isoDate(NOW), amount: 49_000, status: 'REQUESTED', reason: 'x' };
    const other = await begin({}, { refunds: [told] });
    expect(await other.request({ amount: 901 })).toEqual(over);
    done(await other.request({ amount: 900 }));
  });

  test('what services return meanwhile is not returned again, neither by who authorizes nor by who sends', async () => {
    const { refunds, clock, id, request, approve, reaches, orders } = await begin();
    const [refund, other] = [done(await request({ amount: 30_000 })), done(await request({ amount: 15_000 }))];
    // The process dies before it sends.
    const { email, name } = eva;
    const left: StoredRefund = { ...other, status: 'APPROVED', approvedBy: { email, name }, version: 2 };
    const deed = {
      user: email,
      userName: name,
      role: null,
      ip: null,
      action: 'APPROVE',
      before: {},
      after: {},
      reason: null,
    };
    await placeOf().store.change(id, NOW, ({ put }) =>
      put(left, { ...deed, entity: 'refund', entityId: other.refundId }),
    );
    const told = { refundId: 'DEV-1', date: isoDate(NOW), amount: 20_000, status: 'COMPLETED', reason: 'x' };
    const updatedAt = isoDate(NOW + 1000);
    await placeOf().add(paid(id, { refunds: [told], refundedAmount: 20_000, updatedAt }));
    expect(await approve(refund)).toMatchObject({ refused: [{ field: 'amount' }] });
    clock.at += 61_000;
    await refunds.settle();
    await reaches(other, 'FAILED');
    expect(await refunds.find(other.refundId)).toMatchObject({ errorCode: 'NO_ROOM' });
    expect(orders).toEqual([]);
    expect(await refunds.eligibility(id)).toMatchObject({ returnedAmount: 20_000, underWayAmount: 30_000 });
  });

  test('the one who asked decides nothing, and nobody else takes it back', async () => {
    const { refunds, request, approve } = await begin();
    const refund = done(await request());
    expect(await approve(refund, ana)).toHaveProperty('forbidden');
    expect(await refunds.cancel(refund.refundId, 1, eva)).toHaveProperty('forbidden');
    expect(done(await refunds.cancel(refund.refundId, 1, ana))).toMatchObject({
      status: 'CANCELLED',
      approvedBy: null,
    });
  });

  test('who saw another version is told how it stands', async () => {
    const { refunds, request, approve } = await begin();
    const refund = done(await request());
    const decision = { deed: 'DECLINE', comment: 'No procede', version: 1 } as const;
    expect(done(await refunds.decide(refund.refundId, decision, eva))).toMatchObject({
      status: 'DECLINED',
      version: 2,
    });
    const late = await approve(refund);
    expect(late).toMatchObject({ message: 'Otro usuario modificó este registro', conflict: { status: 'DECLINED' } });
    expect(await approve({ ...refund, version: 2 })).toMatchObject({ conflict: { version: 2 } });
    expect(await approve({ ...refund, refundId: 'DEV-0' })).toEqual({ unknown: true });
  });

  test('a key is one refund, for whoever sent it; with another request it is refused', async () => {
    const { refunds, id } = await begin();
    const key = newKey();
    const first = done(await refunds.request(asked(id), key, ana));
    expect(await refunds.request(asked(id), key, ana)).toEqual(first);
    expect(await refunds.request(asked(id, { amount: 1 }), key, ana)).toMatchObject({
      refused: [{ field: 'Idempotency-Key' }],
    });
    expect(done(await refunds.request(asked(id), key, eva)).refundId).not.toBe(first.refundId);
    const mended = newKey();
    expect(await refunds.request(asked(id, { amount: 90_000 }), mended, ana)).toHaveProperty('refused');
    done(await refunds.request(asked(id, { amount: 5 }), mended, ana));
  });

  test('lists, totals and queues', async () => {
    const { refunds, clock, id, request } = await begin();
    done(await request({ amount: 100 }));
    const other = done(await request({ amount: 300, reasonCode: 'FRAUD' }, eva));
    await refunds.cancel(done(await request({ amount: 200 })).refundId, 1, ana);
    const ask = async (query: string, email = ana.email) => {
      const filter = readRefundFilter(new URLSearchParams(`q=${id}&${query}`), email, clock.at);
      if (!filter) throw new Error(query);
      const found = await refunds.page(filter, { page: 1, size: 2, member: 'amount', ascending: false });
      return { amounts: found.refunds.map(({ amount }) => amount), ...refundTotals(found.groups, filter) };
    };
    expect(await ask('')).toMatchObject({
      amounts: [300, 200],
      total: 3,
      totals: { count: 3, amount: 600, fullCount: 0, partialCount: 3, requestedAmount: 400, failedAmount: 0 },
      statusCounts: { REQUESTED: 2, CANCELLED: 1, COMPLETED: 0 },
      viewCounts: { TO_AUTHORIZE: 1, OVERDUE: 0, MINE: 2, FAILED: 0 },
    });
    expect(await ask('view=TO_AUTHORIZE')).toMatchObject({ amounts: [300], total: 1 });
    expect(await ask('view=MINE&status=CANCELLED')).toMatchObject({ amounts: [200], statusCounts: { REQUESTED: 1 } });
    expect(await ask('reasonCode=FRAUD&paymentMethod=CARD', eva.email)).toMatchObject({ amounts: [300] });
    expect(await ask('minAmount=150&maxAmount=250&dateRange=2026-11-27_2026-11-27')).toMatchObject({ amounts: [200] });
    for (const none of ['dateRange=2026-11-26_2026-11-26', 'paymentMethod=OXXO', 'reasonCode=%00', 'status=x'])
      expect((await ask(none)).amounts).toEqual([]);
    clock.at = NOW + 24 * 3_600_000;
    expect(await ask('view=OVERDUE')).toMatchObject({ amounts: [], viewCounts: { TO_AUTHORIZE: 1, OVERDUE: 0 } });
    clock.at += 1;
    expect(await ask('view=OVERDUE')).toMatchObject({ amounts: [300], viewCounts: { TO_AUTHORIZE: 1, OVERDUE: 1 } });
    expect(await refunds.find(other.refundId)).toEqual(other);
  });

  test('fifty requests at once for one operation: never more than paid, one refund for each key', async () => {
    const { refunds, id } = await begin();
    const keys = Array.from({ length: 10 }, newKey);
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        insisting(() => refunds.request(asked(id), keys[index % 10] ?? '', ana)),
      ),
    );
    const made = outcomes.flatMap((outcome) => ('refundId' in outcome ? [outcome.refundId] : []));
    expect(new Set(made).size).toBe(4);
    expect(await refunds.eligibility(id)).toMatchObject({ underWayAmount: 40_000, remainingAmount: 9_900 });
  });
}
