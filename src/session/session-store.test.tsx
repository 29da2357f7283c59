import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  currentUser,
  followOtherTabs,
  readSession,
  renewalRefused,
  requestFailed,
  SESSION_KEY,
  sessionCleared,
  sessionStarted,
  useSession,
} from './session-store';
import { type SessionUser, userFromAnswer } from './user';

const EXPIRY = Date.UTC(2026, 10, 27, 9, 0);
const TEN_MINUTES = 600_000;

const user = userFromAnswer({
  email: 'ana.luna@example.mx',
  name: 'Ana',
  lastName: 'Luna',
  job: 'Analista',
  role: 'FINANZAS',
  token: 'tok-1',
  tokenExpiration: EXPIRY,
});

const stored = () => window.localStorage.getItem(SESSION_KEY);
const keep = (kept: SessionUser) => window.localStorage.setItem(SESSION_KEY, JSON.stringify(kept));

/** What the browser tells this tab after another one wrote. */
const otherTabChanged = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

beforeEach(() => sessionCleared());
afterEach(() => vi.restoreAllMocks());

test('the key names the environment (spec 4.2)', () => {
  expect(SESSION_KEY).toBe('atalaya.session.qa');
});

test('a session that starts is kept with exactly the fields of spec 4.1, and one that ends is forgotten', () => {
  sessionStarted(user);
  expect(currentUser()).toEqual(user);
  expect(Object.keys(JSON.parse(stored() ?? '')).sort()).toEqual(
    [
      'changePassword',
      'email',
      'job',
      'lastName',
      'name',
      'reloadExpired',
      'role',
      'token',
      'tokenExpiration',
      'tokenExpirationRevalidate',
      'tokenExpired',
    ].sort(),
  );
  sessionCleared();
  expect(currentUser()).toBeNull();
  expect(stored()).toBeNull();
});

test('ending the session leaves the other keys alone', () => {
  window.localStorage.setItem('atalaya.preferences', '{"theme":"dark"}');
  sessionStarted(user);
  sessionCleared();
  expect(window.localStorage.getItem('atalaya.preferences')).toBe('{"theme":"dark"}');
});

describe('broken storage', () => {
  test.each([
    '',
    '{',
    'undefined',
    'null',
    '[]',
    '{"email":"a@example.mx"',
    '{"email":"a@example.mx"}',
    '{"email":"a@example.mx","token":""}',
    '{"email":"a@example.mx","token":null}',
    '{"token":"t"}',
    '{"email":"","token":"t"}',
    '{"email":"  ","token":"t"}',
  ])('the text %j counts as signed out and is removed (spec 4.2)', (text) => {
    window.localStorage.setItem(SESSION_KEY, text);
    expect(readSession()).toBeNull();
    expect(stored()).toBeNull();
  });

  test('e-mail and token are enough', () => {
    window.localStorage.setItem(SESSION_KEY, '{"email":"a@example.mx","token":"t"}');
    expect(readSession()).toMatchObject({ email: 'a@example.mx', token: 't' });
    expect(stored()).not.toBeNull();
  });

  test('a broken text is replaced by the next sign-in', () => {
    window.localStorage.setItem(SESSION_KEY, '{');
    sessionStarted(user);
    expect(readSession()).toEqual(user);
  });

  test('with storage blocked the session lasts as long as the page', () => {
    const blocked = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(blocked);
    expect(readSession()).toBeNull();
    sessionStarted(user);
    expect(currentUser()).toEqual(user);
    expect(readSession()).toEqual(user);
    sessionCleared();
    expect(readSession()).toBeNull();
  });
});

describe('a failed request', () => {
  test.each<[string, number, boolean, boolean]>([
    ['before the expiry', EXPIRY - 1, false, false],
    ['after it', EXPIRY + 1, true, false],
    ['after the ten minutes', EXPIRY + TEN_MINUTES + 1, true, true],
  ])('%s', (_, now, tokenExpired, reloadExpired) => {
    sessionStarted(user);
    requestFailed(now, false);
    expect(currentUser()).toEqual({ ...user, tokenExpired, reloadExpired });
    expect(readSession()).toEqual({ ...user, tokenExpired, reloadExpired });
  });

  test('a flag once raised stays, even if the clock is set back', () => {
    sessionStarted(user);
    requestFailed(EXPIRY + TEN_MINUTES + 1, false);
    requestFailed(EXPIRY - 1, false);
    expect(currentUser()).toMatchObject({ tokenExpired: true, reloadExpired: true });
  });

  test('listeners hear of a flag once, not at every failure', () => {
    sessionStarted(user);
    const heard = vi.fn();
    const stop = useSession.subscribe(heard);
    requestFailed(EXPIRY - 1, false);
    requestFailed(EXPIRY + 1, false);
    requestFailed(EXPIRY + 2, false);
    stop();
    expect(heard).toHaveBeenCalledOnce();
  });

  test.each([
    [false, false],
    [true, true],
  ])('of unknown expiry, refused by the server: %s, tokenExpired: %s', (unauthorized, tokenExpired) => {
    sessionStarted({ ...user, tokenExpiration: null, tokenExpirationRevalidate: null });
    requestFailed(EXPIRY + 10 * TEN_MINUTES, unauthorized);
    expect(currentUser()).toMatchObject({ tokenExpired, reloadExpired: false });
  });

  test('a refusal before a known expiry raises nothing', () => {
    sessionStarted(user);
    requestFailed(EXPIRY - 1, true);
    expect(currentUser()).toEqual(user);
  });

  test('signed out it is of no account', () => {
    requestFailed(EXPIRY + 1, false);
    renewalRefused();
    expect(currentUser()).toBeNull();
    expect(stored()).toBeNull();
  });

  test('a refused renewal ends the session for good', () => {
    sessionStarted(user);
    renewalRefused();
    expect(readSession()).toMatchObject({ tokenExpired: true, reloadExpired: true });
  });

  test('a tab that lags behind does not write its old token over a newer one', () => {
    sessionStarted(user);
    const newer = { ...user, token: 'tok-2' };
    keep(newer);
    requestFailed(EXPIRY + 1, false);
    expect(readSession()).toEqual(newer);
  });

  test('nor does it bring back a session that another tab ended', () => {
    sessionStarted(user);
    window.localStorage.removeItem(SESSION_KEY);
    requestFailed(EXPIRY + 1, false);
    expect(stored()).toBeNull();
  });
});

describe('other tabs (spec 4.8)', () => {
  let stop: () => void;
  beforeEach(() => {
    sessionStarted(user);
    stop = followOtherTabs();
  });
  afterEach(() => stop());

  test('signing out there signs out here', () => {
    window.localStorage.removeItem(SESSION_KEY);
    otherTabChanged(SESSION_KEY);
    expect(currentUser()).toBeNull();
  });

  test('clearing the whole storage does too', () => {
    window.localStorage.clear();
    otherTabChanged(null);
    expect(currentUser()).toBeNull();
  });

  test('a newer token and another user arrive', () => {
    keep({ ...user, token: 'tok-2' });
    otherTabChanged(SESSION_KEY);
    expect(currentUser()?.token).toBe('tok-2');
    keep({ ...user, email: 'otra@example.mx', role: 'TELCEL' });
    otherTabChanged(SESSION_KEY);
    expect(currentUser()).toMatchObject({ email: 'otra@example.mx', role: 'TELCEL' });
  });

  test('junk written there signs out here', () => {
    window.localStorage.setItem(SESSION_KEY, '{');
    otherTabChanged(SESSION_KEY);
    expect(currentUser()).toBeNull();
  });

  test('another key is none of its business', () => {
    window.localStorage.removeItem(SESSION_KEY);
    otherTabChanged('atalaya.preferences');
    expect(currentUser()).toEqual(user);
  });

  test('after stopping it hears no more', () => {
    stop();
    window.localStorage.removeItem(SESSION_KEY);
    otherTabChanged(SESSION_KEY);
    expect(currentUser()).toEqual(user);
  });
});
