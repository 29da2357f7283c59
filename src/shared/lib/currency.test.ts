import { expect, test } from 'vitest';
import { formatMoney } from './currency';

test.each<[cents: number | null | undefined, shown: string]>([
  [123450, '$ 1,234.50'],
  [-500, '-$ 5.00'],
  [0, '$ 0.00'],
  [-0, '$ 0.00'],
  [7, '$ 0.07'],
  [-7, '-$ 0.07'],
  [99999, '$ 999.99'],
  [100000, '$ 1,000.00'],
  [128493712, '$ 1,284,937.12'],
  [900719925474099, '$ 9,007,199,254,740.99'],
  [-0.4, '$ 0.00'],
  [null, '---'],
  [undefined, '---'],
  [Number.NaN, '---'],
  [Number.POSITIVE_INFINITY, '---'],
])('%s cents are %s', (cents, shown) => {
  expect(formatMoney(cents)).toBe(shown);
});
