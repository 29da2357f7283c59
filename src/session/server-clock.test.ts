import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { expiryFlags } from './expiry';
import { noteServerDate, serverNow } from './server-clock';

const MINUTE = 60_000;
/** What the server's clock says. */
const TRUE_NOW = Date.parse('2026-11-27T22:05:29.000Z');

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  noteServerDate(new Date(Date.now()).toUTCString(), Date.now());
  vi.useRealTimers();
});

describe.each([
  ['fifteen minutes fast', 15],
  ['fifteen minutes slow', -15],
  ['right', 0],
])('with a clock that is %s', (_name, skew) => {
  test.each([
    ['before the expiry', 3, { tokenExpired: false, reloadExpired: false }],
    ['between expiry and revalidate time', -3, { tokenExpired: true, reloadExpired: false }],
    ['after the revalidate time', -12, { tokenExpired: true, reloadExpired: true }],
  ])('%s the flags are the server’s', (_when, minutes, flags) => {
    vi.setSystemTime(TRUE_NOW + skew * MINUTE);
    noteServerDate(new Date(TRUE_NOW).toUTCString(), Date.now());
    const expiry = TRUE_NOW + minutes * MINUTE;
    const session = {
      tokenExpiration: new Date(expiry).toISOString(),
      tokenExpirationRevalidate: new Date(expiry + 10 * MINUTE).toISOString(),
    };
    expect(expiryFlags(session, serverNow())).toEqual(flags);
  });
});

test.each([
  ['no header', null],
  ['junk', 'ayer'],
  ['a difference of a day', 'Sat, 28 Nov 2026 22:05:29 GMT'],
])('%s changes nothing', (_name, header) => {
  vi.setSystemTime(TRUE_NOW);
  noteServerDate(header, Date.now());
  expect(serverNow()).toBe(TRUE_NOW);
});

describe.each([1, -1])('off by the following milliseconds, times %d', (direction) => {
  test.each([
    [4_999, false],
    [5_000, true],
    [60 * MINUTE, true],
    [60 * MINUTE + 1, false],
  ])('%d: the server counts: %s (spec 4.4)', (size, counts) => {
    const off = size * direction;
    vi.setSystemTime(TRUE_NOW - off);
    noteServerDate(new Date(TRUE_NOW).toUTCString(), Date.now());
    expect(serverNow()).toBe(counts ? TRUE_NOW : TRUE_NOW - off);
    vi.advanceTimersByTime(MINUTE);
    expect(serverNow()).toBe((counts ? TRUE_NOW : TRUE_NOW - off) + MINUTE);
  });
});

test('what was learned holds until an answer tells another time, and not for answers without one', () => {
  vi.setSystemTime(TRUE_NOW - 10 * MINUTE);
  noteServerDate(new Date(TRUE_NOW).toUTCString(), Date.now());
  noteServerDate(null, Date.now());
  expect(serverNow()).toBe(TRUE_NOW);
  noteServerDate(new Date(Date.now()).toUTCString(), Date.now());
  expect(serverNow()).toBe(TRUE_NOW - 10 * MINUTE);
});
