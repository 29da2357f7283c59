import { expect, test } from 'vitest';
import { currencyCode, formatMoney, plainMoney } from './currency';

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
  [Number.MAX_SAFE_INTEGER, '$ 90,071,992,547,409.91'],
  [36111.11, '$ 361.11'],
  [-0.4, '$ 0.00'],
  [null, '---'],
  [undefined, '---'],
  [Number.NaN, '---'],
  [Number.POSITIVE_INFINITY, '---'],
])('%s cents are %s', (cents, shown) => {
  expect(formatMoney(cents)).toBe(shown);
});

test.each<[minor: number | null, currency: string | null | undefined, shown: string, plain: string]>([
  [49900, 'MXN', '$ 499.00', '499.00'],
  [49900, 'mxn ', '$ 499.00', '499.00'],
  [49900, null, '$ 499.00', '499.00'],
  [49900, '', '$ 499.00', '499.00'],
  [49900, 'USD', 'US$ 499.00', '499.00'],
  [-49900, 'usd', '-US$ 499.00', '-499.00'],
  [499, 'JPY', 'JPY 499', '499'],
  [-1234567, 'JPY', '-JPY 1,234,567', '-1234567'],
  [0, 'JPY', 'JPY 0', '0'],
  [-0.4, 'MXN', '$ 0.00', '0.00'],
  [-0.4, 'JPY', 'JPY 0', '0'],
  [-5, 'MXN', '-$ 0.05', '-0.05'],
  [4990, 'KWD', 'KWD 4.990', '4.990'],
  [7, 'KWD', 'KWD 0.007', '0.007'],
  [123456789, 'EUR', 'EUR 1,234,567.89', '1234567.89'],
  [100, 'XYZ', 'XYZ 1.00', '1.00'],
  [100, 'pesos', 'pesos 1.00', '1.00'],
  [100, 'U\u202eS', 'U\\u202eS 1.00', '1.00'],
])('%s of %s is %s, in a file %s', (minor, currency, shown, plain) => {
  expect(formatMoney(minor, currency)).toBe(shown);
  expect(plainMoney(minor ?? 0, currency)).toBe(plain);
});

test('an absent amount is absent in any currency, and the code is that of the answer', () => {
  expect(formatMoney(null, 'USD')).toBe('---');
  expect(['usd', ' JPY', undefined, 'moneda'].map(currencyCode)).toEqual(['USD', 'JPY', 'MXN', 'moneda']);
});
