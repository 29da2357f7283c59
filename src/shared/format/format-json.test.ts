import { expect, test } from 'vitest';
import { parseJson } from '../api/parse-json';
import { formatJson } from './format-json';

test.each([
  ['object', { a: 1, b: [true, null] }, '{\n  "a": 1,\n  "b": [\n    true,\n    null\n  ]\n}'],
  ['empty object', {}, '{}'],
  ['empty list', [], '[]'],
  ['nested empties', { a: [], b: {} }, '{\n  "a": [],\n  "b": {}\n}'],
  ['number', 42, '42'],
  ['zero', 0, '0'],
  ['false', false, 'false'],
  ['null', null, 'null'],
  ['undefined', undefined, 'null'],
  ['text', 'á "x"', '"á \\"x\\""'],
  ['bigint', 9007199254740993n, '9007199254740993'],
  ['negative bigint in a list', [-9223372036854775808n], '[\n  -9223372036854775808\n]'],
  ['control characters', '\u001b[32mOK\u001b[0m\u0000', '"\\u001b[32mOK\\u001b[0m\\u0000"'],
  ['characters JSON leaves alone', { '\u202e': '\u009b\u200b' }, '{\n  "\\u202e": "\\u009b\\u200b"\n}'],
])('%s', (_name, value, text) => {
  expect(formatJson(value)).toBe(text);
});

test('reads back as the same value, keys named like object members included', () => {
  const text = '{"__proto__":{"admin":true},"constructor":{"a":1},"length":0,"t":"a\\u0000\\u202e\\n"}';
  const value = parseJson(text);
  expect(formatJson(value)).toContain('"__proto__": {');
  expect(parseJson(formatJson(value))).toEqual(value);
  expect(Object.hasOwn({}, 'admin')).toBe(false);
});

test('survives 20,000 levels and marks where it stopped', () => {
  let value: unknown = 'fondo';
  for (let level = 0; level < 20_000; level += 1) value = level % 2 ? [value] : { a: value };
  const text = formatJson(value);
  expect(text).toContain('"…"');
  expect(text).not.toContain('fondo');
});

test('a limit stops the writing soon after it', () => {
  const value = Array.from({ length: 10_000 }, (_, index) => ({ row: index }));
  const start = formatJson(value, 1000);
  expect(start.length).toBeGreaterThan(1000);
  expect(start.length).toBeLessThan(1100);
  expect(formatJson(value).startsWith(start.slice(0, 1000))).toBe(true);
});

test('a text within the limit is whole', () => {
  expect(formatJson({ a: 1 }, 100)).toBe('{\n  "a": 1\n}');
});
