import { delay, HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { network } from '../../mocks/page-network';
import { apiBase } from '../shared/lib/env';
import { refreshSession } from './refresh';
import { currentUser, readSession, SESSION_KEY, sessionAdopted, sessionCleared, sessionStarted } from './session-store';
import type { SessionUser } from './user';

const FUTURE = '2099-11-27T23:05:29.000Z';

const user: SessionUser = {
  email: 'mariana.rios@example.mx',
  name: 'Mariana',
  lastName: 'Ríos',
  job: 'Ingeniera de soporte',
  role: 'SOPORTE',
  token: 'tok-1',
  tokenExpiration: '2026-11-27T22:03:29.000Z',
  tokenExpired: true,
  tokenExpirationRevalidate: '2026-11-27T22:13:29.000Z',
  reloadExpired: false,
  changePassword: false,
};

let requests: Request[] = [];

/** Answers POST auth/refresh and counts. */
function answerRefresh(answer: () => Response | Promise<Response>): void {
  requests = [];
  network.use(
    http.post(`${apiBase}/auth/refresh`, async ({ request }) => {
      requests.push(request);
      return answer() as Promise<HttpResponse<null>>;
    }),
  );
}

beforeEach(() => sessionStarted(user));
afterEach(() => vi.restoreAllMocks());

test('fifty failures at once ask once, with the bearer and no body, and keep what the answer leaves out', async () => {
  answerRefresh(async () => {
    await delay(50);
    return HttpResponse.json({ token: 'tok-2', tokenExpiration: FUTURE, name: null });
  });
  const results = await Promise.all(Array.from({ length: 50 }, () => refreshSession()));
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

test('a token that another tab renewed is adopted without asking', async () => {
  answerRefresh(() => HttpResponse.json({}));
  window.localStorage.setItem(SESSION_KEY, JSON.stringify({ ...user, token: 'tok-9', tokenExpiration: FUTURE }));
  expect(await refreshSession()).toBe('renewed');
  expect(currentUser()?.token).toBe('tok-9');
  expect(requests).toHaveLength(0);
});

test('a token that another tab brings while this one waits for its turn is not renewed again', async () => {
  answerRefresh(() => HttpResponse.json({ token: 'tok-3', tokenExpiration: FUTURE }));
  const turn = Promise.withResolvers<void>();
  const taken = Promise.withResolvers<void>();
  const held = navigator.locks.request('atalaya.refresh', () => {
    taken.resolve();
    return turn.promise;
  });
  await taken.promise;
  const result = refreshSession();
  sessionAdopted({ ...user, token: 'tok-2', tokenExpiration: FUTURE });
  window.localStorage.setItem(SESSION_KEY, JSON.stringify({ ...user, token: 'tok-2', tokenExpiration: FUTURE }));
  turn.resolve();
  await held;
  expect(await result).toBe('renewed');
  expect(currentUser()?.token).toBe('tok-2');
  expect(requests).toHaveLength(0);
});

test('without Web Locks, as on a plain http origin, it renews all the same', async () => {
  vi.spyOn(navigator, 'locks', 'get').mockReturnValue(undefined as unknown as LockManager);
  answerRefresh(() => HttpResponse.json({ token: 'tok-2', tokenExpiration: FUTURE }));
  expect(await refreshSession()).toBe('renewed');
  expect(requests).toHaveLength(1);
});

test('a tab that never gives its turn back is waited for five seconds and no longer', async () => {
  const asked: number[] = [];
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((wait) => {
    asked.push(wait);
    return timeout(wait === 5000 ? 20 : wait);
  });
  const turn = Promise.withResolvers<void>();
  const taken = Promise.withResolvers<void>();
  const held = navigator.locks.request('atalaya.refresh', () => {
    taken.resolve();
    return turn.promise;
  });
  await taken.promise;
  answerRefresh(() => HttpResponse.json({ token: 'tok-2', tokenExpiration: FUTURE }));
  expect(await refreshSession()).toBe('renewed');
  expect(asked[0]).toBe(10_000);
  turn.resolve();
  await held;
});

test('a failure that arrives after somebody else signed in says nothing about the new session', async () => {
  answerRefresh(() => {
    sessionStarted({ ...user, email: 'b@example.mx', token: 'tok-b', tokenExpired: false });
    return HttpResponse.json({}, { status: 401 });
  });
  expect(await refreshSession()).toBe('superseded');
  expect(currentUser()).toMatchObject({ token: 'tok-b', reloadExpired: false });
});

test('a lock that the browser refuses is done without', async () => {
  vi.spyOn(navigator.locks, 'request').mockRejectedValue(new DOMException('broken', 'InvalidStateError'));
  answerRefresh(() => HttpResponse.json({ token: 'tok-2', tokenExpiration: FUTURE }));
  expect(await refreshSession()).toBe('renewed');
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
])('%s ends the session', async (_name, answer) => {
  answerRefresh(answer);
  expect(await refreshSession()).toBe('ended');
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
