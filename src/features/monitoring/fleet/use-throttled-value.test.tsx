import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useThrottledValue } from './use-throttled-value';

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
  const { result, rerender } = await renderHook((value?: string) => useThrottledValue(value), { initialProps: first });
  return { shown: () => result.current, change: (value: string) => rerender(value) };
}

test('the first value and the first change come at once, what follows at most every 400 ms', async () => {
  const { shown, change } = await throttled('a');
  expect(shown()).toBe('a');
  await later(1000);
  await change('b');
  await later(0);
  expect(shown()).toBe('b');
  for (const value of ['c', 'd', 'e']) await change(value);
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
  await change('b');
  for (let step = 0; step < 20; step += 1) {
    await later(100);
    scroll();
  }
  expect(shown()).toBe('a');
  await later(200);
  expect(shown()).toBe('b');

  scroll();
  await change('c');
  for (let step = 0; step < 60; step += 1) {
    await later(100);
    if (step === 47) expect(shown()).toBe('b');
    scroll();
  }
  expect(shown()).toBe('c');
});
