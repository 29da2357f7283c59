import { expect, test } from 'vitest';
import { impersonal, searchedPerson, withoutPersons } from './searched-person';

test.each([
  ['\u200b4111 1111 1111 1111', '4111 1111 1111 1111', { channel: 'APP' }],
  ['“ana.sol@example.mx”', 'ana.sol@example.mx', { channel: 'APP' }],
  ['\u2060ORD\u20111', undefined, { channel: 'APP', q: 'ORD-1' }],
  ['000123', undefined, { channel: 'APP', q: '000123' }],
])('of an address with %j', (q, person, others) => {
  expect(searchedPerson({ q, channel: 'APP' })).toBe(person);
  expect(impersonal({ q, channel: 'APP' })).toEqual(others);
});

test('an address without a search names nobody', () => {
  expect(searchedPerson({ channel: 'APP' })).toBeUndefined();
  expect(impersonal({ channel: 'APP' })).toEqual({ channel: 'APP' });
});

test('what names a person is no value of the guarded filters, also within a list', () => {
  const readers = withoutPersons({ bank: () => true, channel: () => true, size: () => true }, [
    'bank',
    'channel',
    'none',
  ]);
  expect(Object.keys(readers)).toEqual(['bank', 'channel', 'size']);
  expect(readers.bank?.('Banco Uno')).toBe(true);
  expect(readers.bank?.('4111111111111111')).toMatch(/^parece un dato personal/);
  expect(readers.channel?.('APP,4111111111111111')).toMatch(/^parece un dato personal/);
  expect(readers.size?.('4111111111111111')).toBe(true);
});
