import { expect, test } from 'vitest';
import { queued } from './request-queue';

const never = () => new AbortController().signal;

function slowTask() {
  let finish = () => {};
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return { finish, done };
}

const rest = () => new Promise((resolve) => setTimeout(resolve, 0));

test('never more than six at once, in order, and each failure frees its place', async () => {
  const tasks = Array.from({ length: 20 }, slowTask);
  const started: number[] = [];
  let now = 0;
  let most = 0;
  const all = tasks.map((task, index) =>
    queued(async () => {
      started.push(index);
      now += 1;
      most = Math.max(most, now);
      await task.done;
      now -= 1;
      if (index % 3 === 0) throw new Error(`no ${index}`);
      return index;
    }, never()),
  );
  const outcome = Promise.allSettled(all);
  await rest();
  expect(started).toEqual([0, 1, 2, 3, 4, 5]);
  for (const task of tasks) {
    task.finish();
    await rest();
  }
  const results = await outcome;
  expect(most).toBe(6);
  expect(started).toEqual(Array.from({ length: 20 }, (_, index) => index));
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(7);
});

test('what is no longer wanted leaves the queue without having run', async () => {
  const first = Array.from({ length: 6 }, slowTask);
  const running = first.map((task) => queued(() => task.done, never()));
  const leaving = new AbortController();
  let ran = false;
  const unwanted = queued(async () => {
    ran = true;
  }, leaving.signal);
  const late = queued(async () => {
    ran = true;
  }, AbortSignal.abort());
  leaving.abort();
  await expect(unwanted).rejects.toThrow();
  await expect(late).rejects.toThrow();
  for (const task of first) task.finish();
  await Promise.all(running);
  expect(ran).toBe(false);
  expect(await queued(async () => 'next', never())).toBe('next');
});
