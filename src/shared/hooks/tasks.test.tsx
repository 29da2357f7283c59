import { expect, test } from 'vitest';
import { runTask, runTaskAtOnce, type Task } from './tasks';

/** Work of so many ms that may pause after each of them. */
function* busyFor(ms: number): Task<string> {
  const end = performance.now() + ms;
  while (performance.now() < end) {
    const until = performance.now() + 1;
    while (performance.now() < until);
    yield;
  }
  return 'done';
}

test('a message, a timer and a frame have their turn while long work is done', async () => {
  const seen: string[] = [];
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => seen.push('message');
  const work = runTask(busyFor(500)).then(() => seen.push('work'));
  port2.postMessage(null);
  setTimeout(() => seen.push('timer'));
  requestAnimationFrame(() => seen.push('frame'));
  await work;
  expect(seen.toSorted()).toEqual(['frame', 'message', 'timer', 'work']);
  expect(seen.at(-1)).toBe('work');
  port1.close();
});

test('cancelled work stops at its next pause, and little of it is done at once', async () => {
  const control = new AbortController();
  const work = runTask(busyFor(60_000), control.signal);
  control.abort();
  await expect(work).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
  expect(runTaskAtOnce(busyFor(2))).toBe('done');
});
