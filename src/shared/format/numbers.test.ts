import { expect, test } from 'vitest';
import { formatCount, formatNonZero, formatNumber } from './numbers';

test.each<[number | bigint, min: number, max: number, plain: string, nonZero: string]>([
  [0, 2, 2, '0.00', '0.00'],
  [-0, 2, 2, '0.00', '0.00'],
  [0.0014648, 2, 2, '0.00', '0.0015'],
  [0.005, 2, 2, '0.01', '0.005'],
  [0.00999, 2, 2, '0.01', '0.01'],
  [0.01, 2, 2, '0.01', '0.01'],
  [0.014, 2, 2, '0.01', '0.01'],
  [-0.0014648, 2, 2, '0.00', '-0.0015'],
  [0.000000000931, 2, 2, '0.00', '0.00000000093'],
  [0.4, 0, 0, '0', '0.4'],
  [12345.678, 2, 2, '12,345.68', '12,345.68'],
  [18446744073709551613n, 0, 2, '18,446,744,073,709,551,613', '18,446,744,073,709,551,613'],
])('%s with %i to %i decimals: %s, never as zero %s', (value, min, max, plain, nonZero) => {
  expect(formatNumber(value, min, max)).toBe(plain);
  expect(formatNonZero(value, min, max)).toBe(nonZero);
});

test('a count has its groups from a thousand on', () => {
  expect([0, 999, 1000, 20_000, 18446744073709551613n].map(formatCount)).toEqual([
    '0',
    '999',
    '1,000',
    '20,000',
    '18,446,744,073,709,551,613',
  ]);
});
