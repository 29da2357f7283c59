import { expect, test } from 'vitest';
import { decimalOf, integerOf, sizeOf } from './numbers';

test.each([
  ['0', 0],
  ['-0', 0],
  ['218', 218],
  ['-12', -12],
  ['3968.4', 3968],
  ['9007199254740991', 9007199254740991],
  ['9007199254740992', '9007199254740992'],
  ['9007199254740993', '9007199254740993'],
  ['18446744073709552000', '18446744073709552000'],
  ['-18446744073709552000', '-18446744073709552000'],
  ['1e+21', '1000000000000000000000'],
  ['-1.25e+22', '-12500000000000000000000'],
  ['7.4e+00', 7],
  ['NaN', null],
  ['+Inf', null],
  ['-Inf', null],
  ['', null],
  [undefined, null],
])('the integer of %s is %s', (text, integer) => {
  expect(String(integerOf(text))).toBe(String(integer));
  expect(typeof integerOf(text)).toBe(typeof integer);
});

test.each([
  ['0.003968', 1e6, 3968],
  ['1e+20', 100, '10000000000000000000000'],
  ['123456789012.5', 1e6, '123456789012500000'],
])('%s times %d is %s', (text, factor, integer) => {
  expect(integerOf(text, factor)).toBe(integer);
});

test.each([
  ['1.293625', undefined, 1.293625],
  ['1.1270473178091993', 2, 1.13],
  ['5e-07', undefined, 5e-7],
  ['NaN', 2, null],
  ['+Inf', undefined, null],
  [undefined, 2, null],
])('the decimal of %s to %s places is %s', (text, decimals, decimal) => {
  expect(decimalOf(text, decimals)).toBe(decimal);
});

test('sizes are exact', () => {
  expect([sizeOf('270553174016'), sizeOf('0'), sizeOf('NaN')]).toEqual(['270553174016 B', '0 B', null]);
});
