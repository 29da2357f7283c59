import { expect, test } from 'vitest';
import { createDemonstrationProvider } from './demonstration-provider';
import { memoryPlace } from './memory-place.fixture';
import { beginAt } from './refunds.fixture';

const HOUR = 3_600_000;

/** Refunds over the demonstration's provider, whose pauses last as long as the test wants. */
async function begin() {
  const clock = { at: 0, now: () => clock.at };
  const pauses: { ms: number; end: () => void }[] = [];
  const pause = (ms: number) => (ms < 1000 ? Promise.resolve() : new Promise<void>((end) => pauses.push({ ms, end })));
  const provider = createDemonstrationProvider({ clock, pause });
  const place = memoryPlace();
  return { pauses, ...(await beginAt(() => place)(provider)) };
}

test.each([
  ['a round amount is paid at once', 10_000, 'COMPLETED', 'COMPLETED'],
  ['13 cents are refused', 10_013, 'FAILED', 'FAILED'],
  ['17 cents are paid without a word, until somebody asks', 10_017, 'UNKNOWN', 'COMPLETED'],
  ['19 cents never arrive', 10_019, 'UNKNOWN', 'UNKNOWN'],
  ['29 cents nobody can tell of', 10_029, 'UNKNOWN', 'UNKNOWN'],
])('%s', async (_name, amount, sent, asked) => {
  const { refunds, request, approve, reaches } = await begin();
  const refund = await request({ amount });
  if (!('refundId' in refund)) throw new Error('refused');
  await approve(refund);
  await reaches(refund, sent);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await refunds.sync(refund.refundId)).toMatchObject({ status: asked });
});

test('23 cents: paid, told to who asks, and told once more later, which counts for nothing', async () => {
  const { refunds, pauses, request, approve, reaches, faults } = await begin();
  const refund = await request({ amount: 10_023 });
  if (!('refundId' in refund)) throw new Error('refused');
  await approve(refund);
  await reaches(refund, 'UNKNOWN');
  const paid = await refunds.sync(refund.refundId);
  expect(paid).toMatchObject({ status: 'COMPLETED' });
  expect(pauses.map(({ ms }) => ms)).toEqual([20_000]);
  for (const { end } of pauses) end();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await refunds.find(refund.refundId)).toEqual(paid);
  expect(faults).toEqual([]);
});

test('after a day the provider tells of 29 cents as well', async () => {
  const clock = { at: 0, now: () => clock.at };
  const provider = createDemonstrationProvider({ clock, pause: async () => undefined });
  const order = { reference: 'DEV-1-1', operationId: 'OP1', paymentReference: null, amount: 29, currency: 'MXN' };
  await expect(provider.send({ ...order, refundMethod: 'CARD', beneficiary: null })).rejects.toThrow();
  await expect(provider.status('DEV-1-1', 29)).rejects.toThrow();
  clock.at += 24 * HOUR;
  expect(await provider.status('DEV-1-1', 29)).toMatchObject({ outcome: 'COMPLETED' });
});
