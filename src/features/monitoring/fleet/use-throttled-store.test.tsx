import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useThrottledStore } from './use-throttled-store';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

/** So much later, everything drawn that is due by then. */
async function later(time: number): Promise<void> {
  vi.advanceTimersByTime(time);
  for (let turn = 0; turn < 5; turn += 1)
    await new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    });
}

async function throttled(first: string) {
  let value = first;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const read = () => value;
  const { result } = await renderHook(() => useThrottledStore(subscribe, read));
  const change = (next: string) => {
    value = next;
    for (const listener of listeners) listener();
  };
  return { shown: () => result.current, change };
}

test('the first value and the first change come at once, what follows at most every 400 ms', async () => {
  const { shown, change } = await throttled('a');
  expect(shown()).toBe('a');
  await later(1000);
  change('b');
  await later(0);
  expect(shown()).toBe('b');
  for (const value of ['c', 'd', 'e']) change(value);
  await later(399);
  expect(shown()).toBe('b');
  await later(1);
  expect(shown()).toBe('e');
});

test('under somebody who scrolls nothing changes until the scrolling rests, or for five seconds', async () => {
  const { shown, change } = await throttled('a');
  const scroll = () => document.dispatchEvent(new Event('scroll'));
  await later(1000);
  scroll();
  change('b');
  for (let step = 0; step < 20; step += 1) {
    await later(100);
    scroll();
  }
  expect(shown()).toBe('a');
  await later(200);
  expect(shown()).toBe('b');

  scroll();
  change('c');
  for (let step = 0; step < 60; step += 1) {
    await later(100);
    if (step === 47) expect(shown()).toBe('b');
    scroll();
  }
  expect(shown()).toBe('c');
});
