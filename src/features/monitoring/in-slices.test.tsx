import { HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderScreen } from '~/testing/render-screen';
import { answerInTurn } from './answer-in-turn.fixture';
import { healthyReport } from './healthy-report.fixture';
import { MonitoringScreen } from './monitoring-screen';
import { showReport } from './show-report.fixture';

const TIMES = 100;
/** Elements that come at once, at most. */
const AT_ONCE = 1500;

afterEach(() => vi.useRealTimers());

const realTimeout = window.setTimeout;

/** Looks again after each frame, whatever the clock of the page says. */
async function seen(text: string) {
  for (let tries = 0; tries < 500 && !document.querySelector('section')?.textContent?.includes(text); tries += 1) {
    await new Promise((resolve) => realTimeout(resolve, 20));
  }
  expect(document.querySelector('section')?.textContent).toContain(text);
}

test('between choosing a server and its sections there is no timer', async () => {
  answerInTurn(() => HttpResponse.json(healthyReport));
  const screen = await renderScreen(<MonitoringScreen />, '/');
  const servers = screen.getByLabelText('Servidores:');
  await expect.element(servers.getByRole('option', { name: 'cobros-02' })).toBeInTheDocument();
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'requestIdleCallback', 'Date'] });
  await userEvent.selectOptions(servers, 'cobros-02');
  await seen('/var/log');
  await expect.poll(() => document.querySelectorAll('section').length).toBe(11);
});

test('of a server a hundred times as large little is drawn at a time, and in the end all of it', async () => {
  const batches: number[] = [];
  const observer = new MutationObserver((records) => {
    const added = records.flatMap(({ addedNodes }) => [...addedNodes].filter((node) => node instanceof Element));
    batches.push(added.reduce((sum, element) => sum + 1 + element.querySelectorAll('*').length, 0));
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const many = <Item extends object>(items: readonly Item[], key: keyof Item) =>
    Array.from({ length: TIMES }, (_, time) =>
      items.map((item) => ({ ...item, [key]: `${item[key]}-${time}` })),
    ).flat();
  const screen = await showReport({
    ...healthyReport,
    filesystem: many(healthyReport.filesystem, 'mountPoint'),
    redis: many(healthyReport.redis, 'host'),
    kafka: many(healthyReport.kafka, 'clientId'),
    network: many(healthyReport.network, 'name'),
  });
  observer.disconnect();
  expect(screen.region('Filesystem').element().querySelectorAll('article')).toHaveLength(
    TIMES * healthyReport.filesystem.length,
  );
  expect(document.querySelectorAll('section')).toHaveLength(11);
  expect(batches.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(20 * AT_ONCE);
  expect(Math.max(...batches)).toBeLessThan(AT_ONCE);
});

test('of a usual server the first section is painted by itself, and the others come in few turns', async () => {
  const turns: { sections: number; frame: number; at: number }[] = [];
  let frame = 0;
  const countFrames = () => {
    frame += 1;
    if (frame < 10_000) requestAnimationFrame(countFrames);
  };
  countFrames();
  const observer = new MutationObserver(() => {
    const sections = document.querySelectorAll('section').length;
    if (sections !== (turns.at(-1)?.sections ?? 0)) turns.push({ sections, frame, at: performance.now() });
  });
  observer.observe(document.body, { childList: true, subtree: true });
  await showReport(healthyReport);
  observer.disconnect();
  frame = 10_000;
  expect(turns[0]?.sections).toBe(1);
  const [first, second] = turns;
  const isPainted = (second?.frame ?? 0) > (first?.frame ?? 0);
  // Where a frame does not come the page goes on after a tenth of a second.
  expect(isPainted || (second?.at ?? 0) - (first?.at ?? 0) >= 100).toBe(true);
  expect(turns.at(-1)?.sections).toBe(11);
  expect(turns.length).toBeLessThanOrEqual(4);
});
