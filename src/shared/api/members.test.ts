import { expect, test } from 'vitest';
import { fieldsOf, flagOf, integerOf, listOf, membersOf, numberOf } from './members';

test.each([
  [12, 12, 12],
  ['12', 12, 12],
  ['1,250.5', 1250.5, null],
  [7.5, 7.5, null],
  [2 ** 53, 2 ** 53, null],
  [Number.NaN, null, null],
  ['doce', null, null],
  [null, null, null],
  [{}, null, null],
])('%j is read as the number %j, whole as %j', (value, number, whole) => {
  expect([numberOf(value), integerOf(value)]).toEqual([number, whole]);
});

test('what is no object has no members, what is no list no items, what cannot be read is left out', () => {
  for (const value of [null, undefined, 'x', 7, ['a']]) expect(fieldsOf(value)).toEqual({});
  for (const value of [null, undefined, 'abc', { 0: 'a', length: 1 }]) expect(listOf(value, String)).toEqual([]);
  expect(listOf([true, 'x', false], flagOf)).toEqual([true, false]);
  const read = membersOf({ count: integerOf, isOpen: flagOf });
  expect(read({ count: '3', isOpen: true, other: 1 })).toEqual({ count: 3, isOpen: true });
  expect(read('nothing')).toEqual({ count: null, isOpen: null });
});
