import { expect, test } from 'vitest';
import { oneAtATime } from './one-at-a-time';

test('work that lasts is not begun beside itself, and is begun again once it has ended or failed', async () => {
  const ends: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const work = oneAtATime(() => new Promise((resolve, reject) => ends.push({ resolve, reject })));
  const both = [work(), work()];
  expect(ends).toHaveLength(1);
  const ended = work.ended();
  ends[0]?.resolve();
  await Promise.all([...both, ended]);
  expect(await work.ended()).toBeUndefined();
  const failing = work();
  expect(ends).toHaveLength(2);
  ends[1]?.reject(new Error('away'));
  await expect(failing).rejects.toThrow('away');
  void work();
  expect(ends).toHaveLength(3);
});
