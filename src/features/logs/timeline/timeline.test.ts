import { describe, expect, test } from 'vitest';
import { formatDuration } from '~/shared/format/elapsed-time';
import { runTaskAtOnce } from '~/shared/hooks/tasks';
import { orderOf, outcomeText } from '../api/trace-entry';
import { traceListOf } from '../api/trace-list';
import { buildTimeline as built } from './timeline';

const tell = (entries: readonly Record<string, unknown>[]) => runTaskAtOnce(built(traceListOf(entries)));

function buildTimeline(entries: readonly Record<string, unknown>[]) {
  const { timeline } = tell(entries) as Extract<ReturnType<typeof tell>, { kind: 'timeline' }>;
  return timeline;
}

const at = (time: string, service: string, more: Record<string, unknown> = {}) => ({
  date: `2026-11-27 ${time}`,
  service,
  ...more,
});

test.each([
  [0, '0 ms'],
  [282, '282 ms'],
  [5012, '5.0 s'],
  [59_949, '59.9 s'],
  [59_960, '1 min 0 s'],
  [123_000, '2 min 3 s'],
  [3_840_000, '1 h 4 min'],
  [183_600_000, '2 d 3 h'],
])('%i ms is %s', (ms, text) => {
  expect(formatDuration(ms)).toBe(text);
});

describe('a timeline', () => {
  const newestFirst = [
    at('15:58:04,015', 'avisos', { logType: 'INFO' }),
    at('15:58:03,802', 'adquirente', { logType: 'ERROR', code: '68' }),
    at('15:57:58,790', 'adquirente', { logType: 'WARN' }),
    at('15:57:58,120', 'cobros'),
  ];

  test('runs from the oldest step, a lane per service, with the time between steps', () => {
    const { steps, lanes, total, firstError } = buildTimeline(newestFirst);
    expect(steps.map(({ index, gap, since, slow, level }) => [index, gap, since, slow, level])).toEqual([
      [3, null, 0, false, 'ok'],
      [2, 670, 670, false, 'warning'],
      [1, 5012, 5682, true, 'error'],
      [0, 213, 5895, false, 'ok'],
    ]);
    expect(lanes).toEqual(['cobros', 'adquirente', 'avisos']);
    expect(total).toBe(5895);
    expect(firstError?.index).toBe(1);
  });

  test('equal seconds follow the way the answer runs', () => {
    const same = (operation: string, second: number) => ({
      ...at(`10:00:0${second}`, 'cobros'),
      operation,
    });
    const order = (entries: ReturnType<typeof same>[]) =>
      buildTimeline(entries).steps.map(({ entry }) => entry.operation);
    expect(order([same('c', 2), same('b', 1), same('a', 1)])).toEqual(['a', 'b', 'c']);
    expect(order([same('a', 1), same('b', 1), same('c', 2)])).toEqual(['a', 'b', 'c']);
  });

  test('steps without a readable date come last and stop no clock', () => {
    const { steps, total } = buildTimeline([
      { date: 'ayer', service: 7 },
      at('10:00:00', 'a'),
      {},
      at('10:00:01', 'b'),
    ]);
    expect(steps.map(({ service, gap }) => [service, gap])).toEqual([
      ['a', null],
      ['b', 1000],
      ['---', null],
      ['---', null],
    ]);
    expect(total).toBe(1000);
    expect(buildTimeline([])).toEqual({ steps: [], lanes: [], firstError: undefined, total: null });
  });

  test.each([
    [{ logType: 'fatal' }, 'error'],
    [{ logType: 'INFO', response: { status: 'DENIED' } }, 'error'],
    [{ code: 502 }, 'error'],
    [{ logType: 'INFO', code: '404' }, 'ok'],
    [{ code: '51' }, 'ok'],
    [{ response: 'ERROR' }, 'ok'],
    [{ logType: 'WARN' }, 'warning'],
  ])('%j is %s', (entry, level) => {
    expect(buildTimeline([entry]).firstError === undefined).toBe(level !== 'error');
    expect(buildTimeline([entry]).steps[0]?.level).toBe(level);
  });
});

test.each([
  [{ order: '000123 ' }, '000123'],
  [{ order: 9007199254740995n }, '9007199254740995'],
  [{ order: 7 }, '7'],
  [{ order: '' }, undefined],
  [{ order: { id: 1 } }, undefined],
  [{}, undefined],
])('the order of an entry, %#', (entry, order) => {
  expect(orderOf(entry)).toBe(order);
});

test('several orders are told apart, twenty at most', () => {
  const entries = ['a', 'b', 'a', undefined, 'c'].map((order) => ({ order }));
  expect(tell(entries)).toEqual({ kind: 'orders', orders: ['a', 'b', 'c'] });
  const many = Array.from({ length: 30 }, (_, order) => ({ order: order % 25 }));
  expect(tell(many)).toEqual({ kind: 'orders', orders: Array.from({ length: 20 }, (_, order) => String(order)) });
  expect(tell([{ order: 'a' }, {}, { order: 'a' }])).toMatchObject({ kind: 'timeline', order: 'a' });
});

test.each([
  [
    { response: { acquirer: { message: 'Fondos insuficientes' }, message: 'No' }, message: 'x' },
    'Fondos insuficientes',
  ],
  [{ response: { acquirer: null, reason: 'Riesgo alto' } }, 'Riesgo alto'],
  [{ response: { status: 'ERROR' }, message: 'Tiempo agotado' }, 'Tiempo agotado'],
  [{ response: 'texto' }, undefined],
])('what was answered, %#', (entry, answer) => {
  expect(outcomeText(entry)).toBe(answer);
});
