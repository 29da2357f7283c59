import { describe, expect, test } from 'vitest';
import { batchTests } from './batch-tests.fixture';
import { seededHistory } from './histories.fixture';
import { memoryPlace } from './memory-place.fixture';
import { refundProviderTests } from './refund-provider-tests.fixture';
import { refundTests } from './refund-tests.fixture';
import { ana, answer, beginAt, done } from './refunds.fixture';

describe('in memory', () => {
  const place = memoryPlace();
  refundTests(() => place);
  refundProviderTests(() => place);
  batchTests(() => place);

  test('what is answered late about an earlier sending gives no later one up', async () => {
    const asked: (() => void)[] = [];
    let sent = 0;
    const { refunds, clock, request, approve, reaches } = await beginAt(() => place)({
      async send() {
        sent += 1;
        throw new Error(sent === 1 ? 'away' : 'late');
      },
      status: () =>
        asked.length > 0 ? Promise.resolve(undefined) : new Promise((resolve) => asked.push(() => resolve(undefined))),
    });
    const refund = done(await request());
    await approve(refund);
    await reaches(refund, 'UNKNOWN');
    clock.at += 11 * 60_000;
    const first = refunds.sync(refund.refundId);
    await Promise.resolve();
    const given = await refunds.sync(refund.refundId);
    expect(given).toMatchObject({ errorCode: 'LOST' });
    await refunds.retry(refund.refundId, given?.version ?? 0, ana);
    // Before the patience with the first question is over.
    while (sent < 2) await new Promise(setImmediate);
    for (const answer of asked) answer();
    expect(await first).toMatchObject({ status: 'UNKNOWN' });
  });

  test('what waits is settled several at once: one that has no answer does not stop the others', async () => {
    const own = memoryPlace();
    const asks = { now: 0, most: 0 };
    const { refunds, request, approve, reaches } = await beginAt(() => own)({
      send: () => Promise.reject(new Error('away')),
      async status() {
        asks.now += 1;
        asks.most = Math.max(asks.most, asks.now);
        await new Promise(setImmediate);
        asks.now -= 1;
        return answer('COMPLETED');
      },
    });
    const all = [];
    for (let count = 0; count < 3; count += 1) {
      const refund = done(await request());
      await approve(refund);
      await reaches(refund, 'UNKNOWN');
      all.push(refund);
    }
    await refunds.settle();
    for (const refund of all) await reaches(refund, 'COMPLETED');
    expect(asks).toEqual({ now: 0, most: 3 });
  });

  test('ten thousand histories: never more than paid, never twice for a key, never by one person alone', async () => {
    for (let seed = 1; seed <= 10_000; seed += 1) expect(await seededHistory(memoryPlace(), seed)).toEqual([]);
  }, 120_000);
});
