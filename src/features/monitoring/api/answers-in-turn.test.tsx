import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchScrolling } from '~/shared/hooks/scrolling';
import { inTurn, queued } from './request-queue';

/** What the page takes for the time, far from any real one. */
let now = 1e9;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame'] });
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A frame goes by, with all tasks that are due in it. */
async function frame(): Promise<void> {
  now += 16;
  vi.advanceTimersToNextFrame();
  for (let turn = 0; turn < 20; turn += 1)
    await new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    });
}

/** Six answers that come together, each taking so many ms: how many are read in each frame. */
async function readInFrames(ms: number): Promise<number[]> {
  let read = 0;
  const answers = Array.from({ length: 6 }, (_, index) =>
    inTurn(async () => {
      now += ms;
      read += 1;
      if (index === 1) throw new Error('not an answer');
    }),
  );
  const done = Promise.allSettled(answers);
  const counts: number[] = [];
  for (let turn = 0; turn < 8; turn += 1) {
    const before = read;
    await frame();
    counts.push(read - before);
  }
  expect((await done).map(({ status }) => status === 'rejected')).toEqual([false, true, false, false, false, false]);
  return counts;
}

test('answers that come together are read one in a frame where each fills its slice', async () => {
  const counts = await readInFrames(10);
  expect(Math.max(...counts)).toBe(1);
  expect(counts.filter((count) => count === 1)).toHaveLength(6);
});

test('where they are quick, all are read in one frame', async () => {
  expect(Math.max(...(await readInFrames(1)))).toBe(6);
});

test('while somebody scrolls each request waits until the page has nothing else to do; else none does', async () => {
  const idle: IdleRequestCallback[] = [];
  vi.spyOn(window, 'requestIdleCallback').mockImplementation((callback) => idle.push(callback));
  const rest = () =>
    idle.splice(0).forEach((callback) => void callback({ didTimeout: false, timeRemaining: () => 50 }));
  let started = 0;
  let finish = () => {};
  const end = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const ask = () =>
    queued(async () => {
      started += 1;
      await end;
    }, new AbortController().signal);
  const stop = watchScrolling();
  document.dispatchEvent(new Event('scroll'));
  const asked = [ask(), ask(), ask()];
  await frame();
  expect(started).toBe(0);
  rest();
  await frame();
  expect(started).toBe(1);
  rest();
  await frame();
  expect(started).toBe(2);
  now += 300;
  rest();
  await frame();
  expect(started).toBe(3);
  asked.push(ask(), ask());
  await frame();
  expect(started).toBe(5);
  finish();
  await Promise.all(asked);
  stop();
});
