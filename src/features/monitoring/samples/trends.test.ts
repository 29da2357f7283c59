import { expect, test } from 'vitest';
import { diskRunway, runwayText, samplesStandingStill } from './trends';

const at = (length: number, seconds = 15) => Array.from({ length }, (_, index) => 1e12 + index * seconds * 1000);

test.each<[string, (number | null)[], string | null]>([
  ['3 GB an hour, 12 left', at(48).map((_, index) => 12 + (47 - index) / 80), 'se llena en ~4 h (48 muestras)'],
  ['days', at(20).map((_, index) => 72 + (19 - index) / 240), 'se llena en ~3 d (20 muestras)'],
  ['minutes', at(20).map((_, index) => 2 + (19 - index) / 8), 'se llena en ~4 min (20 muestras)'],
  ['full already', at(20).map((_, index) => (19 - index) / 8), 'se llena en ~1 min (20 muestras)'],
  [
    'gaps are left out',
    at(20).map((_, index) => (index % 2 ? null : 72 + (19 - index) / 240)),
    'se llena en ~3 d (10 muestras)',
  ],
  ['too few samples', [5, 4, 3, 2, 1], null],
  ['nothing moves', at(20).map(() => 5), null],
  ['it empties', at(20).map((_, index) => index), null],
  ['it breathes', at(20).map((_, index) => 10 + Math.sin(index) - index / 100), null],
  ['so slowly that it says nothing', at(20).map((_, index) => 900_000 - index / 1000), null],
  ['all unknown', at(20).map(() => null), null],
])('%s', (_name, free, text) => {
  const runway = diskRunway(at(free.length), free);
  expect(runway && runwayText(runway)).toBe(text);
});

test('six samples within a few seconds are no trend', () => {
  expect(diskRunway(at(8, 5), [8, 7, 6, 5, 4, 3, 2, 1])).toBeNull();
});

test.each<[string, (number | string | null)[], number | null]>([
  ['stands still', [5, 7, 7, 7, 7, 7, 7], 6],
  ['moves at last', [7, 7, 7, 7, 7, 7, 8], null],
  ['too few', [7, 7, 7], null],
  ['big digits', Array<string>(6).fill('9007199254740993'), 6],
  ['nothing committed', Array<null>(9).fill(null), null],
])('an offset that %s', (_name, values, expected) => {
  expect(samplesStandingStill({ at: at(values.length), series: {} }, values, 60)).toBe(expected);
});

test('still for less than the threshold is not still', () => {
  expect(samplesStandingStill({ at: at(6), series: {} }, [7, 7, 7, 7, 7, 7], 120)).toBeNull();
});
