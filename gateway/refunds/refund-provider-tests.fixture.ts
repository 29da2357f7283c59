import { expect, test } from 'vitest';
import type { ProviderAnswer } from '../refund-ports';
import { ana, answer, beginAt, done, eva, type Place, platform } from './refunds.fixture';

/** What any place for refunds has to do with what the provider answers, or does not. */
export function refundProviderTests(placeOf: () => Place): void {
  const begin = beginAt(placeOf);

  test('what the provider refuses may be tried again, by another name', async () => {
    const refusal = answer('REFUSED', { errorCode: 'R03', errorMessage: 'Cuenta cerrada', providerReference: null });
    const { refunds, request, approve, reaches, orders } = await begin({ send: async () => refusal });
    const refund = done(await request({ amount: 49_900 }));
    await approve(refund);
    await reaches(refund, 'FAILED');
    const { version = 0, errorCode } = (await refunds.find(refund.refundId)) ?? {};
    expect(errorCode).toBe('R03');
    const other = done(await request({ amount: 1 }));
    expect(await refunds.retry(refund.refundId, version, ana)).toMatchObject({ refused: [{ field: 'amount' }] });
    await refunds.cancel(other.refundId, 1, ana);
    expect(done(await refunds.retry(refund.refundId, version, ana))).toMatchObject({
      status: 'APPROVED',
      errorCode: null,
    });
    await reaches(refund, 'FAILED');
    expect(orders.map(({ reference }) => reference)).toEqual([`${refund.refundId}-1`, `${refund.refundId}-2`]);
  });

  test('without an answer the outcome is unknown: nothing is offered but to ask, and what comes late counts once', async () => {
    let late: (given: ProviderAnswer) => void = () => undefined;
    const send = () => new Promise<ProviderAnswer>((resolve) => (late = resolve));
    const status = async () => answer('COMPLETED');
    const { refunds, request, approve, reaches, faults } = await begin({ send, status });
    const refund = done(await request());
    await approve(refund);
    await reaches(refund, 'UNKNOWN');
    const { version = 0 } = (await refunds.find(refund.refundId)) ?? {};
    expect(await refunds.retry(refund.refundId, version, ana)).toMatchObject({ conflict: { status: 'UNKNOWN' } });
    expect(await refunds.cancel(refund.refundId, version, ana)).toMatchObject({ conflict: { status: 'UNKNOWN' } });
    expect(await refunds.sync(refund.refundId)).toMatchObject({ status: 'COMPLETED', version: version + 1 });
    late(answer('REFUSED'));
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(await refunds.find(refund.refundId)).toMatchObject({ status: 'COMPLETED', version: version + 1 });
    expect(faults).toEqual([]);
  });

  test('a sending that surely never arrived has failed, and is sent again by the same name', async () => {
    let count = 0;
    const send = async () => {
      count += 1;
      if (count === 1) throw new Error('away');
      return answer('ACCEPTED');
    };
    const { refunds, clock, request, approve, reaches, orders } = await begin({ send });
    const refund = done(await request());
    await approve(refund);
    await reaches(refund, 'UNKNOWN');
    expect(await refunds.sync(refund.refundId)).toMatchObject({ status: 'UNKNOWN' });
    clock.at += 11 * 60_000;
    const failed = await refunds.sync(refund.refundId);
    expect(failed).toMatchObject({ status: 'FAILED', errorCode: 'LOST' });
    await refunds.retry(refund.refundId, failed?.version ?? 0, ana);
    await reaches(refund, 'SENT');
    expect(orders.map(({ reference }) => reference)).toEqual([`${refund.refundId}-1`, `${refund.refundId}-1`]);
  });

  test('what a process left behind is sent by the next one', async () => {
    const { refunds, clock, request, approve, reaches } = await begin();
    const refund = done(await request());
    const { store } = placeOf();
    const dead = platform(
      { ...placeOf(), store: { ...store, change: store.change } },
      { send: () => new Promise(() => {}) },
    );
    done(await dead.refunds.decide(refund.refundId, { deed: 'APPROVE', comment: '', version: 1 }, eva));
    await reaches(refund, 'UNKNOWN');
    clock.at += 11 * 60_000;
    await refunds.settle();
    await reaches(refund, 'FAILED');
    expect(await approve(refund)).toHaveProperty('conflict');
  });

  test('a process that stood still before it sent does not send what was given up meanwhile', async () => {
    const { refunds, clock, id, request, reaches } = await begin();
    const refund = done(await request({ amount: 49_900 }));
    const { store } = placeOf();
    let goOn = () => {};
    const itGoesOn = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const slow = platform({
      ...placeOf(),
      store: {
        ...store,
        async change(...asked) {
          const outcome = await store.change(...asked);
          const { status } = (await store.find(refund.refundId)) ?? {};
          if (status !== 'UNKNOWN') return outcome;
          // Eleven minutes pass, in which another one gives it up and somebody else's takes its place.
          slow.clock.at += 11 * 60_000;
          clock.at = slow.clock.at;
          await refunds.settle();
          await reaches(refund, 'FAILED');
          done(await request({ amount: 49_900 }, eva));
          goOn();
          return outcome;
        },
      },
    });
    done(await slow.refunds.decide(refund.refundId, { deed: 'APPROVE', comment: '', version: 1 }, eva));
    await itGoesOn;
    await new Promise((resolve) => setImmediate(resolve));
    expect(await refunds.eligibility(id)).toMatchObject({ underWayAmount: 49_900 });
    expect(slow.orders).toEqual([]);
    expect(await refunds.find(refund.refundId)).toMatchObject({ status: 'FAILED', errorCode: 'LOST' });
  });
}
