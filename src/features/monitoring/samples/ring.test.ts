import { expect, test } from 'vitest';
import type { FlatFigure } from './flat-figures';
import { EMPTY_RING, pushSample, readRing } from './ring';

const figure = (key: string, value: FlatFigure['figure']): FlatFigure => ({
  key,
  section: 'nginx',
  part: '',
  label: key,
  format: 'count',
  figure: value,
});

test('samples line up; what is new begins with gaps, what is gone goes on with them', () => {
  let ring = pushSample(EMPTY_RING, 1000, [figure('a', 1), figure('host', 'edge-01'), figure('none', null)]);
  ring = pushSample(ring, 2000, [figure('a', 2), figure('b', 9_007_199_254_740_993n)]);
  ring = pushSample(ring, 3000, [figure('b', 5)]);
  expect(ring).toEqual({ at: [1000, 2000, 3000], series: { a: [1, 2, null], b: [null, '9007199254740993', 5] } });
});

test('a full ring drops the oldest sample, and what has no value left', () => {
  let ring = pushSample(EMPTY_RING, 1, [figure('old', 1), figure('a', 0)], 3);
  for (const at of [2, 3, 4]) ring = pushSample(ring, at, [figure('a', at)], 3);
  expect(ring).toEqual({ at: [2, 3, 4], series: { a: [2, 3, 4] } });
});

test('a sample that is not newer changes nothing', () => {
  const ring = pushSample(EMPTY_RING, 5, [figure('a', 1)]);
  expect(pushSample(ring, 5, [figure('a', 2)])).toBe(ring);
});

test('what storage gives back is a ring or nothing', () => {
  const ring = { at: [1, 2], series: { a: [1, '12'], b: [null, 0.5] } };
  expect(readRing(JSON.parse(JSON.stringify(ring)))).toEqual(ring);
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
    expect(readRing(junk), JSON.stringify(junk)?.slice(0, 40)).toBeNull();
  }
});
