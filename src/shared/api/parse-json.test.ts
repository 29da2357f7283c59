import { expect, test } from 'vitest';
import { parseJson } from './parse-json';

test.each([
  ['small numbers', '{"a":1,"b":-2.5,"c":0}', { a: 1, b: -2.5, c: 0 }],
  ['the largest safe integer', '9007199254740991', 9007199254740991],
  ['the first unsafe one', '9007199254740993', 9007199254740993n],
  ['the unsafe one that a double can hold', '9007199254740992', 9007199254740992n],
  ['negative', '[-9223372036854775808]', [-9223372036854775808n]],
  ['unsigned 64 bits', '{"rows": 18446744073709551615 }', { rows: 18446744073709551615n }],
  ['sixteen digits that are safe', '1234567890123456', 1234567890123456],
  ['decimals stay doubles', '1234567890123456.5', 1234567890123456.5],
  ['exponents stay doubles', '1e20', 1e20],
  ['digits in a text', '{"id":"90071992547409931234"}', { id: '90071992547409931234' }],
  [
    'digits after an escaped quote',
    '["\\" 9007199254740993", 9007199254740993]',
    ['" 9007199254740993', 9007199254740993n],
  ],
  ['a text ending in a backslash', '["\\\\", 9007199254740993]', ['\\', 9007199254740993n]],
  ['digits in a key', '{"9007199254740993":1}', { '9007199254740993': 1 }],
  ['accents and emoji', '["ñ😀", 9007199254740993]', ['ñ😀', 9007199254740993n]],
])('%s', (_name, text, value) => {
  expect(parseJson(text)).toEqual(value);
});

test.each(['', '<html>502</html>', '{"a":', '{"a":9007199254740993', '01234567890123456789', '[9007199254740993 1]'])(
  'refuses %s',
  (text) => {
    expect(() => parseJson(text)).toThrow(SyntaxError);
  },
);

test.each(['{"__proto__":{"admin":true},"n":1}', '{"__proto__":{"admin":true},"n":9007199254740993}'])(
  'keeps a key named __proto__ as data: %s',
  (text) => {
    const value = parseJson(text) as Record<string, unknown>;
    expect(Object.keys(value)).toEqual(['__proto__', 'n']);
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  },
);

test('a sender cannot pass a text off as a number', () => {
  expect(parseJson('["\uE0000.5:9007199254740993", 9007199254740993]')).toEqual([
    '\uE0000.5:9007199254740993',
    9007199254740993n,
  ]);
});
