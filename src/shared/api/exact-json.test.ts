import { expect, test } from 'vitest';
import { formatJson } from '../format/format-json';
import { NumberLiteral } from '../format/number-literal';
import { parseExactJson } from './exact-json';

const LITERALS = [
  ...['12345678901234567.89', '0.1234567890123456789', '1E400', '-1E400', '1e-400', '-0', '-0.0', '150.00', '0.10'],
  ...['1e5', '1E5', '1.5e+3', '1e21', '0.0000001', '9007199254740993.0', '12345678.1234567891'],
];

test.each(LITERALS)('%s keeps its text (spec 13.2)', (literal) => {
  const value = parseExactJson(`{"a":${literal},"b":[ ${literal} ]}`) as { a: unknown; b: unknown[] };
  expect([value.a, value.b[0]]).toEqual([new NumberLiteral(literal), new NumberLiteral(literal)]);
  expect(formatJson(value)).toBe(`{\n  "a": ${literal},\n  "b": [\n    ${literal}\n  ]\n}`);
  expect(parseExactJson(literal)).toEqual(new NumberLiteral(literal));
  expect(Number((value.a as NumberLiteral).text)).toBe(Number(literal));
});

test.each([
  ['0', 0],
  ['-1', -1],
  ['150', 150],
  ['349.5', 349.5],
  ['0.1', 0.1],
  ['-12.345678901234567', -12.345678901234567],
  ['1e+21', 1e21],
  ['9007199254740991', 9007199254740991],
  ['9007199254740993', 9007199254740993n],
  ['-18446744073709551615', -18446744073709551615n],
])('%s is a number like any other', (text, value) => {
  expect(parseExactJson(`[${text}]`)).toEqual([value]);
  expect(formatJson(parseExactJson(text))).toBe(text);
});

test.each(['01.50', '1.', '.5', '1e', '1e5.0', '-', '+1.50', '1.50.0', '[1.50 2]', '0x10', '1_000.00', '{"a":1.50'])(
  '%s is no JSON here either',
  (text) => {
    expect(() => parseExactJson(text)).toThrow(SyntaxError);
  },
);

test('texts, keys and depth stay', () => {
  const text = '{"__proto__":{"n":1.50},"1.50":"1.50","t":"\\"1.50","u":["\uE0000.5:0",1E400]}';
  const value = parseExactJson(text) as Record<string, unknown>;
  expect(Object.keys(value)).toEqual(['__proto__', '1.50', 't', 'u']);
  expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  expect(Object.getOwnPropertyDescriptor(value, '__proto__')?.value).toEqual({ n: new NumberLiteral('1.50') });
  expect([value['1.50'], value.t, value.u]).toEqual(['1.50', '"1.50', ['\uE0000.5:0', new NumberLiteral('1E400')]]);
  const deep = `${'['.repeat(20_000)}1.50${']'.repeat(20_000)}`;
  let inner = parseExactJson(deep);
  while (Array.isArray(inner)) [inner] = inner;
  expect(inner).toEqual(new NumberLiteral('1.50'));
});
