import { expect, test } from 'vitest';
import { lineDiff, linesOf } from './line-diff';

const told = (before: string, after: string) =>
  lineDiff(before.split(''), after.split('')).map(
    ({ kind, text }) => `${{ same: '', removed: '-', added: '+' }[kind]}${text}`,
  );

test.each([
  ['abc', 'abc', 'a b c'],
  ['abc', 'axc', 'a -b +x c'],
  ['abc', 'ac', 'a -b c'],
  ['ac', 'abc', 'a +b c'],
  ['ab', 'xy', '-a -b +x +y'],
])('%s → %s', (before, after, lines) => expect(told(before, after).join(' ')).toBe(lines));

test('a long text is told as replaced', () => {
  const long = Array.from({ length: 600 }, (_, index) => String(index));
  expect(lineDiff(long, ['0']).filter(({ kind }) => kind === 'same')).toEqual([]);
});

test('JSON is compared by its members, whatever its spaces', () => {
  expect(linesOf('{"a":1,\n"b":[2]}', 'JSON')).toEqual(linesOf('{ "a": 1, "b": [2] }', 'JSON'));
  expect(linesOf('{"a"', 'JSON')).toEqual(['{"a"']);
  expect(linesOf('{"a":1}', 'STRING')).toEqual(['{"a":1}']);
});
