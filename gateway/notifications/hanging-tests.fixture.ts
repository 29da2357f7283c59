import { expect, test, vi } from 'vitest';
import { HANGS, type Kept, platformOf, START, statusesOf } from './notification-platform.fixture';

const WAIT = { timeout: 10_000 };

/** What must hold for the others while somebody does not answer. */
export function hangingTests(open: () => Promise<Kept>) {
  test('a destination that hangs delays nothing that is put in the queue meanwhile', async () => {
    const it = await platformOf(await open(), 0, 200);
    const slow = await it.put({ destination: HANGS });
    const sending = it.work();
    await vi.waitFor(() => expect(it.calls).toEqual([slow]), WAIT);
    const ids = [await it.put(), await it.put()];
    const meanwhile = it.work();
    await vi.waitFor(async () => expect(await statusesOf({ ...it, ids })).toEqual(['DELIVERED', 'DELIVERED']), WAIT);
    expect((await it.store.find(slow))?.attempts).toEqual([]);
    it.answerHanging();
    await Promise.all([sending, meanwhile]);
    expect(await statusesOf({ ...it, ids: [slow] })).toEqual(['DELIVERED']);
  });

  test('a destination that hangs takes some places, however much is queued for it, and is sent the rest once it answers', async () => {
    const it = await platformOf(await open(), 0, 200);
    const slow: string[] = [];
    for (let count = 0; count < 6; count += 1) slow.push(await it.put({ destination: HANGS }));
    const ids = [await it.put({ date: START + 1, nextAttemptAt: START }), await it.put({ type: 'EMAIL' })];
    const sending = it.work();
    await vi.waitFor(async () => expect(await statusesOf({ ...it, ids })).toEqual(['DELIVERED', 'SENT']), WAIT);
    expect(it.calls.filter((id) => slow.includes(id))).toHaveLength(4);
    it.answerHanging();
    await sending;
    expect(new Set(await statusesOf({ ...it, ids: slow }))).toEqual(new Set(['DELIVERED']));
  });

  test('a sender that rests ends what is under way, and begins nothing of what is still due', async () => {
    const it = await platformOf(await open(), 0, 200);
    for (let count = 0; count < 6; count += 1) it.ids.push(await it.put({ destination: HANGS }));
    it.wake();
    await vi.waitFor(() => expect(it.calls).toHaveLength(4), WAIT);
    const resting = it.rest();
    it.wake();
    it.answerHanging();
    await resting;
    expect(it.calls).toHaveLength(4);
    expect((await statusesOf(it)).toSorted()).toEqual([...Array(4).fill('DELIVERED'), ...Array(2).fill('QUEUED')]);
  });

  test('who has enough under way gets no further one, and the others do', async () => {
    const { store, put } = await platformOf(await open(), 0, 200);
    const [, other] = [await put(), await put({ destination: 'https://b.example.mx' }), await put({ type: 'EMAIL' })];
    const full = [
      { type: 'WEBHOOK', destination: 'https://a.example.mx' },
      { type: 'EMAIL', destination: null },
    ] as const;
    expect((await store.take(START, 60_000, full))?.delivery.notificationId).toBe(other);
    expect(await store.take(START, 60_000, full)).toBeUndefined();
    expect(await store.take(START, 60_000, [full[0]])).toMatchObject({ delivery: { type: 'EMAIL' } });
  });
}
