import { describe, expect, test } from 'vitest';
import { expiryFlags, parseExpiration, revalidateTime } from './expiry';

const NINE = Date.UTC(2026, 10, 27, 9, 0, 0);

describe('parseExpiration', () => {
  test.each<[string, unknown, number | null]>([
    ['ISO in UTC', '2026-11-27T09:00:00Z', NINE],
    ['ISO with milliseconds', '2026-11-27T09:00:00.250Z', NINE + 250],
    ['ISO with an offset', '2026-11-27T03:00:00-06:00', NINE],
    ['ISO with an offset without colon', '2026-11-27T03:00:00-0600', NINE],
    ['ISO without seconds', '2026-11-27T09:00Z', NINE],
    ['spaces around', '  2026-11-27T09:00:00Z\n', NINE],
    ['epoch milliseconds', NINE, NINE],
    ['epoch seconds', NINE / 1000, NINE],
    ['milliseconds as text', String(NINE), NINE],
    ['seconds as text', ` ${NINE / 1000} `, NINE],
    ['the largest number of seconds', 99_999_999_999, 99_999_999_999_000],
    ['the smallest number of milliseconds', 100_000_000_000, 100_000_000_000],
    ['the last moment a date can hold', 8.64e15, 8.64e15],
    ['past it', 8.64e15 + 1, null],
    ['more digits than a number holds', '9'.repeat(400), null],
    ['a day that does not exist', '2026-13-40T09:00:00Z', null],
    ['ISO without a zone', '2026-11-27T09:00:00', null],
    ['a day alone', '2026-11-27', null],
    ['the console’s own form', '27/11/2026 09:00:00 AM', null],
    ['zero', 0, null],
    ['negative', -1, null],
    ['zero as text', '0', null],
    ['NaN', Number.NaN, null],
    ['NaN as text', 'NaN', null],
    ['infinite', Number.POSITIVE_INFINITY, null],
    ['blank', '   ', null],
    ['null', null, null],
    ['absent', undefined, null],
    ['true', true, null],
    ['an object', { valueOf: () => NINE }, null],
    ['a list', [NINE], null],
    ['a date', new Date(NINE), null],
  ])('%s', (_, value, expected) => {
    expect(parseExpiration(value)).toBe(expected);
  });
});

describe('revalidateTime', () => {
  test.each<[string, unknown, string | null]>([
    ['ISO', '2026-11-27T09:00:00Z', '2026-11-27T09:10:00.000Z'],
    ['over midnight', '2026-12-31T23:55:00Z', '2027-01-01T00:05:00.000Z'],
    ['seconds', NINE / 1000, '2026-11-27T09:10:00.000Z'],
    ['unknown', 'mañana', null],
    ['absent', null, null],
  ])('%s: ten minutes later', (_, value, expected) => {
    expect(revalidateTime(value)).toBe(expected);
  });

  test('the last moment a date can hold has no ten minutes more, and is no reason to throw', () => {
    expect(revalidateTime(8.64e15)).toBeNull();
  });
});

describe('expiryFlags', () => {
  const session = { tokenExpiration: '2026-11-27T09:00:00Z', tokenExpirationRevalidate: '2026-11-27T09:10:00.000Z' };
  const minutes = 60_000;

  test.each<[string, number, boolean, boolean]>([
    ['a minute before the expiry', -minutes, false, false],
    ['at the expiry', 0, false, false],
    ['a millisecond past it', 1, true, false],
    ['at the end of the ten minutes', 10 * minutes, true, false],
    ['a millisecond past them', 10 * minutes + 1, true, true],
    ['a day later', 1440 * minutes, true, true],
  ])('%s', (_, offset, tokenExpired, reloadExpired) => {
    expect(expiryFlags(session, NINE + offset)).toEqual({ tokenExpired, reloadExpired });
  });

  test('an unknown expiry raises neither', () => {
    const unknown = { tokenExpiration: 'pronto', tokenExpirationRevalidate: null };
    expect(expiryFlags(unknown, Number.MAX_SAFE_INTEGER)).toEqual({ tokenExpired: false, reloadExpired: false });
  });
});
