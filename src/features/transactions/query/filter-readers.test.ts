import { expect, test } from 'vitest';
import { unreadParts } from '~/shared/address/unread-parts';
import { filterReaders, searchedPerson, withoutPerson, withoutPersons } from './filter-readers';

const TODAY = '2026-11-27';

test.each<[Record<string, string>, string[]]>([
  [{ dateRange: '7d', status: 'DENIED,REJECTED', reconciled: 'false', minAmount: '100', q: '007' }, []],
  [{ dateRange: '2026-11-27_2026-11-27' }, []],
  [{ dateRange: '2025-10-28_2026-11-27' }, []],
  [{ dateRange: '2025-10-27_2026-11-27' }, ['abarca más de trece meses']],
  [{ dateRange: '2026-11-27_2026-11-28' }, ['termina después de hoy']],
  [{ dateRange: '2026-11-20_2026-11-19' }, ['la fecha final es anterior a la inicial']],
  [{ dateRange: '2026-02-30_2026-03-01' }, ['unreadable']],
  [{ dateRange: '90d' }, ['unreadable']],
  [{ dateRange: 'toString' }, ['unreadable']],
  [
    { reconciled: 'no', hasRefund: 'false', minAmount: '4.99', maxAmount: '-1', channel: ',' },
    Array(5).fill('unreadable'),
  ],
  [{ issuer: 'Banco Uno' }, ['unknown']],
])('%j', (search, reasons) => {
  expect(unreadParts(search, filterReaders(TODAY)).map(({ reason }) => reason)).toEqual(reasons);
});

test.each([
  ['\u200b4111 1111 1111 1111', '4111 1111 1111 1111', { channel: 'APP' }],
  ['“ana.sol@example.mx”', 'ana.sol@example.mx', { channel: 'APP' }],
  ['\u2060ORD\u20111', undefined, { channel: 'APP', q: 'ORD-1' }],
  ['000123', undefined, { channel: 'APP', q: '000123' }],
])('of an address with %j', (q, person, others) => {
  expect(searchedPerson({ q, channel: 'APP' })).toBe(person);
  expect(withoutPerson({ q, channel: 'APP' })).toEqual(others);
});

test('an address without a search names nobody', () => {
  expect(searchedPerson({ channel: 'APP' })).toBeUndefined();
  expect(withoutPerson({ channel: 'APP' })).toEqual({ channel: 'APP' });
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
