import { expect, test } from 'vitest';
import { plainDigits } from './numbers';
import { formatMove, formatPercent } from './percent';

test.each<[percent: number | bigint, shown: string]>([
  [91.39, '91.4 %'],
  [0, '0.0 %'],
  [-0, '0.0 %'],
  [100, '100.0 %'],
  [100n, '100.0 %'],
  [99.962, '> 99.9 %'],
  [99.95, '> 99.9 %'],
  [99.949, '99.9 %'],
  [99.999999999, '> 99.9 %'],
  [0.04, '< 0.1 %'],
  [0.0499, '< 0.1 %'],
  [0.05, '0.1 %'],
  [1e-12, '< 0.1 %'],
  [-0.04, '< 0 %'],
  [-12.34, '-12.3 %'],
  [100.04, '> 100 %'],
  [109.79, '109.8 %'],
  [2290.21, '2,290.2 %'],
])('%s as a percentage is %s', (percent, shown) => {
  expect(formatPercent(percent)).toBe(shown);
});

test.each<[size: number, unit: '%' | 'pts', shown: string]>([
  [8.2, '%', '+8.2 %'],
  [-1.2, 'pts', '−1.2 pts'],
  [0, '%', '0.0 %'],
  [0.001, '%', '< +0.1 %'],
  [-0.001, '%', '> −0.1 %'],
  [-0.04, 'pts', '> −0.1 pts'],
  [-99.97, '%', '< −99.9 %'],
  [-100, '%', '−100.0 %'],
  [99.97, '%', '> +99.9 %'],
  [100, '%', '+100.0 %'],
  [100.03, '%', '> +100 %'],
  [123_350, '%', '+123,350.0 %'],
])('a move of %s %s is %s', (size, unit, shown) => {
  expect(formatMove(size, unit)).toBe(shown);
});

test.each([
  [99.96, '99.96'],
  [0.0004, '0.0004'],
  [1e-9, '0.000000001'],
  [100, '100'],
  [0, '0'],
  [-0, '0'],
  [-22.5, '-22.5'],
  [36_111.11, '36111.11'],
  [1500, '1500'],
])('%s in a file is %s', (value, digits) => {
  expect(plainDigits(value)).toBe(digits);
});
