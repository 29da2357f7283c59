import { expect, test } from 'vitest';
import { axisText, valueRange } from './chart-scale';
import type { Unit } from './measures';

test.each<[what: string, Unit, number | null, number | null, [number, number]]>([
  ['above zero, from zero', 'count', 50, 100, [0, 108]],
  ['on both sides of zero', 'money', -100_000, 100_000, [-108_000, 108_000]],
  ['below zero, up to zero', 'money', -300_000, -100_000, [-324_000, 0]],
  ['nothing but zeros', 'count', 0, 0, [0, 1]],
  ['no amount at all', 'money', 0, 0, [0, 100]],
  ['no value', 'count', null, null, [0, 1]],
  ['a high rate', 'rate', 0.97, 0.99, [0.9, 1]],
  ['a rate of nothing', 'rate', 0, 0, [0, 1]],
  ['no rate', 'rate', null, null, [0, 1]],
])('the scale of %s', (_what, unit, least, most, range) => {
  const found = valueRange(unit, least, most);
  expect(found[0]).toBeCloseTo(range[0], 6);
  expect(found[1]).toBeCloseTo(range[1], 6);
});

test.each<[mark: number, Unit, text: string]>([
  [0, 'money', '$ 0'],
  [49_950, 'money', '$ 499.5'],
  [-49_950, 'money', '-$ 499.5'],
  [150_000_000, 'money', '$ 1.5 M'],
  [-150_000_000, 'money', '-$ 1.5 M'],
  [70_000_000_000_000, 'money', '$ 700,000 M'],
  [-1_200_000, 'money', '-$ 12 k'],
  [12_000, 'count', '12 k'],
  [-12_000, 'count', '-12 k'],
  [-5, 'count', '-5'],
  [1200, 'count', '1,200'],
  [0.5, 'count', ''],
  [0.8, 'rate', '80 %'],
  [0.925, 'rate', '92.5 %'],
  [1, 'rate', '100 %'],
])('the mark %s of a %s is %s', (mark, unit, text) => {
  expect(axisText(mark, unit)).toBe(text);
});
