import { expect, test } from 'vitest';
import { searchCodec, validateSearch } from './search-params';

test.each<[string, Record<string, string>]>([
  ['?order=000123&page=2', { order: '000123', page: '2' }],
  ['order=12345678901234567890', { order: '12345678901234567890' }],
  ['?a=true&b=false&c=null&d=1e3&e=', { a: 'true', b: 'false', c: 'null', d: '1e3', e: '' }],
  ['?order=A%2BB%26c%3Dd+%231', { order: 'A+B&c=d #1' }],
  ['?order=1&order=2&code=00', { order: '1\n2', code: '00' }],
  ['?order=1&order=1', { order: '1' }],
  ['?order=100%', { order: '100%' }],
  ['', {}],
])('reads %s', (text, search) => {
  expect(searchCodec.parseSearch(text)).toEqual(search);
});

test('what is written is read back to the letter', () => {
  const search = { order: '0071', operation: 'autorización ñ 100%', code: '00/05', q: 'order=A%2BB&code=1' };
  expect(searchCodec.parseSearch(searchCodec.stringifySearch(search))).toEqual(search);
});

test('keeps texts that are not empty', () => {
  expect(validateSearch({ order: '1', code: '', page: 2, list: ['a'] })).toEqual({ order: '1' });
});
