import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { refreshSession } from './recovery';
import { answerRefresh, FUTURE, fakeClock, refusedRenewal, requests, user } from './recovery.fixture';
import { currentUser, readSession, SESSION_KEY, sessionCleared, sessionStarted } from './session-store';

beforeEach(() => sessionStarted(user));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('fifty failures at once ask once, with the bearer and no body, and keep what the answer leaves out', async () => {
  const held = Promise.withResolvers<void>();
  answerRefresh(async () => {
    await held.promise;
    return HttpResponse.json({ token: 'tok-2', tokenExpiration: FUTURE, name: null });
  });
  const renewals = Array.from({ length: 25 }, () => refreshSession());
  await expect.poll(() => requests).toHaveLength(1);
  renewals.push(...Array.from({ length: 25 }, () => refreshSession()));
  held.resolve();
  const results = await Promise.all(renewals);
  expect(new Set(results)).toEqual(new Set(['renewed']));
  expect(requests).toHaveLength(1);
  expect(requests[0]?.headers.get('Authorization')).toBe('Bearer tok-1');
  expect(await requests[0]?.text()).toBe('');
  expect(JSON.parse(window.localStorage.getItem(SESSION_KEY) ?? '')).toEqual({
    ...user,
    token: 'tok-2',
    tokenExpiration: FUTURE,
    tokenExpired: false,
    tokenExpirationRevalidate: '2099-11-27T23:15:29.000Z',
  });
  expect(currentUser()?.token).toBe('tok-2');
});

test.each([
  ['an answer that never begins', () => new Promise<never>(() => undefined)],
  ['a body that never ends', () => new HttpResponse(new ReadableStream())],
])('%s is waited for a minute, and is then no refusal (spec 19.3)', async (_name, answer) => {
  fakeClock();
  const requested = Promise.withResolvers<AbortSignal>();
  answerRefresh(() => {
    requested.resolve((requests[0] as Request).signal);
    return answer();
  });
  const result = refreshSession();
  const signal = await requested.promise;
  await vi.advanceTimersByTimeAsync(59_999);
  expect(signal.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await result).toBe('later');
  expect(currentUser()).toEqual(user);
});

test('a failure that arrives after somebody else signed in says nothing about the new session', async () => {
  answerRefresh(() => {
    sessionStarted({ ...user, email: 'b@example.mx', token: 'tok-b', tokenExpired: false });
    return HttpResponse.json({}, { status: 401 });
  });
  expect(await refreshSession()).toBe('superseded');
  expect(currentUser()).toMatchObject({ token: 'tok-b', reloadExpired: false });
});

test.each([
  ['a token', () => HttpResponse.json({ token: 'tok-late', tokenExpiration: FUTURE })],
  ['a refusal', () => HttpResponse.json({}, { status: 401 })],
])('when another tab was renewed meanwhile, %s that comes late gives way to its token', async (_name, answer) => {
  answerRefresh(() => {
    window.localStorage.setItem(SESSION_KEY, JSON.stringify({ ...user, token: 'tok-other', tokenExpired: false }));
    return answer();
  });
  expect(await refreshSession()).toBe('renewed');
  expect(currentUser()?.token).toBe('tok-other');
  expect(readSession()?.token).toBe('tok-other');
});

describe('the answer of a refresh that lands too late is thrown away', () => {
  test.each([
    ['after signing out', () => sessionCleared(), null],
    ['after another sign-in', () => sessionStarted({ ...user, email: 'b@example.mx', token: 'tok-b' }), 'tok-b'],
  ])('%s', async (_name, meanwhile, token) => {
    answerRefresh(async () => {
      meanwhile();
      return HttpResponse.json({ token: 'tok-2', tokenExpiration: FUTURE });
    });
    expect(await refreshSession()).toBe('superseded');
    expect(readSession()?.token ?? null).toBe(token);
    expect(currentUser()?.token ?? null).toBe(token);
  });
});

test.each([
  ['401', () => HttpResponse.json({}, { status: 401 })],
  ['403', () => HttpResponse.json({}, { status: 403 })],
  ['a page with 200', () => HttpResponse.html('<html>login</html>')],
  ['an empty answer', () => new HttpResponse(null, { status: 204 })],
  ['no token', () => HttpResponse.json({ tokenExpiration: FUTURE })],
  ['no expiry', () => HttpResponse.json({ token: 'tok-2' })],
  ['an unreadable expiry', () => HttpResponse.json({ token: 'tok-2', tokenExpiration: 'mañana' })],
  [
    'an expiry that is already past',
    () => HttpResponse.json({ token: 'tok-2', tokenExpiration: '2020-01-01T00:00:00Z' }),
  ],
])('%s ends the session, once no newer token has come for three seconds', async (_name, answer) => {
  fakeClock();
  answerRefresh(answer);
  const { result } = await refusedRenewal();
  await vi.advanceTimersByTimeAsync(2_999);
  expect([currentUser(), readSession()]).toEqual([user, user]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await result).toBe('ended');
  expect(currentUser()).toMatchObject({ token: 'tok-1', tokenExpired: true, reloadExpired: true });
  expect(requests).toHaveLength(1);
});

test.each([
  ['500', () => HttpResponse.json({}, { status: 500 })],
  ['a proxy page with 502', () => HttpResponse.html('<html>502</html>', { status: 502 })],
  ['no network', () => HttpResponse.error()],
])('%s leaves the session as it is, to be tried again', async (_name, answer) => {
  answerRefresh(answer);
  expect(await refreshSession()).toBe('later');
  expect(currentUser()).toEqual(user);
  expect(requests).toHaveLength(1);
  answerRefresh(() => HttpResponse.json({ token: 'tok-2', tokenExpiration: FUTURE }));
  expect(await refreshSession()).toBe('renewed');
});

test('signed out there is nothing to renew', async () => {
  sessionCleared();
  answerRefresh(() => HttpResponse.json({}));
  expect(await refreshSession()).toBe('superseded');
  expect(requests).toHaveLength(0);
});
