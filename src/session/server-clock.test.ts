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
  ['a difference of a second', 'Fri, 27 Nov 2026 22:05:30 GMT'],
  ['a difference of a day', 'Sat, 28 Nov 2026 22:05:29 GMT'],
])('%s changes nothing', (_name, header) => {
  vi.setSystemTime(TRUE_NOW);
  noteServerDate(header, Date.now());
  expect(serverNow()).toBe(TRUE_NOW);
});
