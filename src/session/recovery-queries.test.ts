import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failedQueries } from './recovery';

const requests: string[] = [];
let client: QueryClient;
let answer: () => unknown;
const leave: (() => void)[] = [];

/** A query on screen that has had its answer. */
async function shown(name: string, options: { enabled?: boolean } = {}): Promise<void> {
  const queryFn = async () => {
    requests.push(name);
    return answer();
  };
  const observer = new QueryObserver(client, { queryKey: [name], queryFn, retry: false, ...options });
  leave.push(observer.subscribe(() => undefined));
  await vi.advanceTimersByTimeAsync(1);
}

const refused = () => {
  throw new Error('refused');
};

beforeEach(() => {
  vi.useFakeTimers();
  client = new QueryClient();
  requests.length = 0;
});
afterEach(() => {
  for (const end of leave.splice(0)) end();
  client.clear();
  vi.useRealTimers();
});

test('what failed on screen is asked again, and nothing else', async () => {
  answer = refused;
  await shown('failed');
  await shown('not asked', { enabled: false });
  await shown('left');
  leave.pop()?.();
  answer = () => ['one'];
  await shown('answered');
  answer = () => [];
  await shown('options');
  requests.length = 0;
  answer = () => ['two'];
  failedQueries(client)();
  await vi.advanceTimersByTimeAsync(1);
  expect(requests).toEqual(['failed', 'options']);
  expect(client.getQueryData(['failed'])).toEqual(['two']);
});

test('a server that refuses whatever it is asked is asked again once a minute and no more', async () => {
  answer = refused;
  const again = failedQueries(client);
  again();
  await shown('failed');
  for (const [pause, times] of [
    [0, 2],
    [59_990, 2],
    [10, 3],
  ] as const) {
    await vi.advanceTimersByTimeAsync(pause);
    again();
    await vi.advanceTimersByTimeAsync(0);
    again();
    expect(requests).toHaveLength(times);
  }
});
