import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createAgeClock } from './age-clock';
import type { FleetRow } from './fleet-rows';
import { FleetTable } from './fleet-table';

const noted = (note: string): FleetRow[] => [{ name: 'uno', level: 'down', note, seen: null, at: 0 }];
const table = (note: string) => (
  <FleetTable rows={noted(note)} selected={undefined} hrefOf={() => '#'} onOpen={() => {}} onSelect={() => {}} />
);

const scroll = () => document.dispatchEvent(new Event('scroll'));

afterEach(() => {
  vi.useRealTimers();
});

test('under somebody who scrolls no row changes; once that rests it does', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { rerender } = await render(table('antes'));
  scroll();
  await rerender(table('después'));
  for (let frame = 0; frame < 6; frame += 1) {
    await new Promise(requestAnimationFrame);
    scroll();
  }
  expect(page.getByText('antes').elements()).toHaveLength(1);
  vi.advanceTimersByTime(200);
  await expect.element(page.getByText('después')).toBeVisible();
});

test('ages stand still under somebody who scrolls, and go on once that rests', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval', 'performance'] });
  const rows: FleetRow[] = [{ name: 'uno', level: 'down', note: '', seen: null, at: Date.now() }];
  await render(
    <FleetTable rows={rows} selected={undefined} hrefOf={() => '#'} onOpen={() => {}} onSelect={() => {}} />,
  );
  const ages = () =>
    page
      .getByText(/^hace/)
      .elements()
      .map(({ textContent }) => textContent);
  vi.advanceTimersByTime(1000);
  await expect.poll(ages).toEqual(['hace 0 s']);
  for (let step = 0; step < 65; step += 1) {
    scroll();
    vi.advanceTimersByTime(100);
  }
  await new Promise(requestAnimationFrame);
  scroll();
  vi.advanceTimersByTime(100);
  expect(ages()).toEqual(['hace 0 s']);
  vi.advanceTimersByTime(2000);
  await expect.poll(ages).toEqual(['hace 5 s']);
});

test('of hundreds of ages that are due together a few change in a frame', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval', 'performance'] });
  const at = Date.now();
  const rows = Array.from(
    { length: 60 },
    (_, index): FleetRow => ({ name: `n${index}`, level: 'down', note: '', seen: null, at }),
  );
  await render(
    <FleetTable rows={rows} selected={undefined} hrefOf={() => '#'} onOpen={() => {}} onSelect={() => {}} />,
  );
  const changes: number[] = [];
  const observer = new MutationObserver((records) => changes.push(records.length));
  observer.observe(document.body, { characterData: true, subtree: true });
  vi.advanceTimersByTime(6000);
  await expect.poll(() => page.getByText('hace 5 s').elements().length).toBe(60);
  observer.disconnect();
  expect(changes.reduce((sum, count) => sum + count, 0)).toBe(60);
  expect(Math.max(...changes)).toBeLessThanOrEqual(10);
});

test('where a page is so slow that a second is over first, those that have waited longest are told next', () => {
  vi.useFakeTimers({ toFake: ['performance'], now: 1e9 });
  vi.advanceTimersByTime(1e9);
  const clock = createAgeClock(0);
  const told = Array.from({ length: 30 }, () => vi.fn());
  for (const listener of told) clock.subscribe(listener);
  for (const second of [1000, 2000, 3000]) clock.moveTo(second)();
  for (const listener of told) expect(listener).toHaveBeenCalledOnce();
});
