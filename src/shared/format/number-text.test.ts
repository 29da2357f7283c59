import { expect, test } from 'vitest';
import { parseAmount, parseMarkedAmount, parseNumber } from './number-text';

test.each([
  ['499', 49_900n],
  ['499.00', 49_900n],
  ['499,00', 49_900n],
  ['$499,00', 49_900n],
  ['$1,50', 150n],
  ['1,5', 150n],
  ['1.5', 150n],
  ['$ 1.234,50', 123_450n],
  ['$1,234.50', 123_450n],
  ['$1 234.50', 123_450n],
  ['1\u00a0234,50', 123_450n],
  ['1\u202f234\u202f567.8', 123_456_780n],
  ['1\u2009234', 123_400n],
  ['1,234', 123_400n],
  ['1.234', 123_400n],
  ['1,234,567', 123_456_700n],
  ['1.234.567,89', 123_456_789n],
  ["1'234,567.00", 123_456_700n],
  ['1’234.50', 123_450n],
  ['12,345', 1_234_500n],
  ['0,29', 29n],
  ['$0.29', 29n],
  ['.5', 50n],
  ['007', 700n],
  ['499,00 pesos', 49_900n],
  ['1 peso', 100n],
  ['MXN 499.00', 49_900n],
  ['499 mxn', 49_900n],
  ['MX$499', 49_900n],
  ['$20 M.N.', 2_000n],
  ['$499.00\u200b', 49_900n],
  ['-5.00', -500n],
  ['−$5', -500n],
  ['9007199254740993.07', 900_719_925_474_099_307n],
  ['$99,999,999,999,999,999.99', 9_999_999_999_999_999_999n],
])('%j', (text, cents) => {
  expect(parseAmount(text)).toBe(cents);
});

test.each([
  '',
  '$',
  'mucho',
  '1,23,4',
  '1,2345',
  '0,234',
  '1234,567',
  '1.234.50',
  '1,234,56',
  '1 23',
  '12 34',
  '1,234 567',
  '1..5',
  '1,',
  '499.',
  '5e3',
  '1,234.567',
  'USD 5',
  '5 %',
  '10.0.0.1',
  '4111-1111',
])('%j is no amount', (text) => {
  expect(parseAmount(text)).toBeUndefined();
});

test.each<[string, number | bigint | undefined, bigint | undefined]>([
  ['1,234.567', 1234.567, undefined],
  ['1 234,50', 1234.5, undefined],
  ['12,3456', 12.3456, undefined],
  ['0,914', 0.914, undefined],
  ['9 007 199 254 740 993', 9_007_199_254_740_993n, undefined],
  ['1234', 1234, undefined],
  ['12 pesos', undefined, 1_200n],
  ['$12,345.60', undefined, 1_234_560n],
  ['MXN 12.345', undefined, 1_234_500n],
  ['$1.2345', undefined, undefined],
  ['12 EUR', undefined, undefined],
  ['', undefined, undefined],
])('%j is the number %s and %s cents', (text, number, cents) => {
  expect([parseNumber(text), parseMarkedAmount(text)]).toEqual([number, cents]);
});
