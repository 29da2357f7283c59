import { expect, test } from 'vitest';
import { greatestOf, leastOf, parseAmount, parseComparedAmount } from './parse-amount';

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

test.each([
  ['> $99,90', 9991n, undefined],
  ['>$500', 50_001n, undefined],
  ['>= 500', 50_000n, undefined],
  ['≥500', 50_000n, undefined],
  ['< 100', undefined, 9999n],
  ['<=100,5', undefined, 10_050n],
  ['≤ 100', undefined, 10_000n],
  ['= 7', 700n, 700n],
  ['7', 700n, 700n],
  ['< 0', undefined, undefined],
])('%j', (text, least, greatest) => {
  const compared = parseComparedAmount(text);
  expect(compared && [leastOf(compared), greatestOf(compared)]).toEqual([least, greatest]);
});

test.each(['>', '> x', '-5', '>> 5', ''])('%j compares nothing', (text) => {
  expect(parseComparedAmount(text)).toBeUndefined();
});
