import { expect, test } from 'vitest';
import type { Metric } from '../sections/metrics';
import { EMPTY_BUFFER, pushSample, readSampleBuffer } from './sample-buffer';

const metric = (key: string, value: Metric['value']): Metric => ({
  key,
  section: 'nginx',
  part: '',
  label: key,
  format: 'count',
  value: value,
});

test('samples line up; what is new begins with gaps, what is gone goes on with them', () => {
  let buffer = pushSample(EMPTY_BUFFER, 1000, [metric('a', 1), metric('host', 'edge-01'), metric('none', null)]);
  buffer = pushSample(buffer, 2000, [metric('a', 2), metric('b', 9_007_199_254_740_993n)]);
  buffer = pushSample(buffer, 3000, [metric('b', 5)]);
  expect(buffer).toEqual({ at: [1000, 2000, 3000], series: { a: [1, 2, null], b: [null, '9007199254740993', 5] } });
});

test('a full buffer drops the oldest sample, and what has no value left', () => {
  let buffer = pushSample(EMPTY_BUFFER, 1, [metric('old', 1), metric('a', 0)], 3);
  for (const at of [2, 3, 4]) buffer = pushSample(buffer, at, [metric('a', at)], 3);
  expect(buffer).toEqual({ at: [2, 3, 4], series: { a: [2, 3, 4] } });
});

test('a sample that is not newer changes nothing', () => {
  const buffer = pushSample(EMPTY_BUFFER, 5, [metric('a', 1)]);
  expect(pushSample(buffer, 5, [metric('a', 2)])).toBe(buffer);
});

test('what storage gives back is a buffer or nothing', () => {
  const buffer = { at: [1, 2], series: { a: [1, '12'], b: [null, 0.5] } };
  expect(readSampleBuffer(JSON.parse(JSON.stringify(buffer)))).toEqual(buffer);
  for (const junk of [
    null,
    7,
    [],
    {},
    { at: 'x', series: {} },
    { at: [2, 1], series: {} },
    { at: [1, null], series: {} },
    { at: [1], series: [] },
    { at: [1], series: { a: 1 } },
    { at: [1], series: { a: [1, 2] } },
    { at: [1], series: { a: ['x'] } },
    { at: [1], series: { a: [{}] } },
    { at: Array.from({ length: 5000 }, (_, i) => i), series: {} },
  ]) {
    expect(readSampleBuffer(junk), JSON.stringify(junk)?.slice(0, 40)).toBeNull();
  }
});
