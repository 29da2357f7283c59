import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { network } from '../../mocks/page-network';
import { apiBase } from '../shared/lib/env';
import { refreshSession } from './refresh';
import {
  currentUser,
  followOtherTabs,
  readSession,
  SESSION_KEY,
  sessionAdopted,
  sessionCleared,
  sessionStarted,
  useSession,
} from './session-store';
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

const fakeClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
const withoutLocks = () => vi.spyOn(navigator, 'locks', 'get').mockReturnValue(undefined as unknown as LockManager);
const newer: SessionUser = { ...user, token: 'tok-other', tokenExpiration: FUTURE, tokenExpired: false };

/** What another tab writes, and what the browser tells this one of it. */
function storedElsewhere(session: SessionUser): void {
  window.localStorage.setItem(SESSION_KEY, JSON.stringify(session));
  window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY }));
}

/** Another tab has its turn; it gives it back at the end of the test at the latest. */
async function turnTaken(): Promise<() => Promise<void>> {
  const turn = Promise.withResolvers<void>();
  const taken = Promise.withResolvers<void>();
  const held = navigator.locks.request('atalaya.refresh', () => {
    taken.resolve();
    return turn.promise;
  });
  await taken.promise;
  const giveBack = () => {
    turn.resolve();
    return held;
  };
  onTestFinished(giveBack);
  return giveBack;
}

/** Begins a renewal that is refused; resolves when the refusal has come and a newer token is waited for. */
async function refusedRenewal() {
  const waiting = Promise.withResolvers<void>();
  const subscribe = useSession.subscribe;
  vi.spyOn(useSession, 'subscribe').mockImplementation((listener) => {
    waiting.resolve();
    return subscribe(listener);
  });
  const result = refreshSession();
  await waiting.promise;
  return { result };
}

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
  await vi.waitFor(() => expect(requests).toHaveLength(1));
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

test('a token that another tab renewed is adopted without asking', async () => {
  answerRefresh(() => HttpResponse.json({}));
  window.localStorage.setItem(SESSION_KEY, JSON.stringify({ ...user, token: 'tok-9', tokenExpiration: FUTURE }));
  expect(await refreshSession()).toBe('renewed');
  expect(currentUser()?.token).toBe('tok-9');
  expect(requests).toHaveLength(0);
});

test('a token that another tab brings while this one waits for its turn is not renewed again', async () => {
  answerRefresh(() => HttpResponse.json({ token: 'tok-3', tokenExpiration: FUTURE }));
  const giveBack = await turnTaken();
  const result = refreshSession();
  sessionAdopted({ ...user, token: 'tok-2', tokenExpiration: FUTURE });
  window.localStorage.setItem(SESSION_KEY, JSON.stringify({ ...user, token: 'tok-2', tokenExpiration: FUTURE }));
  await giveBack();
  expect(await result).toBe('renewed');
  expect(currentUser()?.token).toBe('tok-2');
  expect(requests).toHaveLength(0);
});

test('without Web Locks, as on a plain http origin, it renews all the same', async () => {
  withoutLocks();
  answerRefresh(() => HttpResponse.json({ token: 'tok-2', tokenExpiration: FUTURE }));
  expect(await refreshSession()).toBe('renewed');
  expect(requests).toHaveLength(1);
});

test('a tab that never gives its turn back is waited for ten seconds and no longer', async () => {
  await turnTaken();
  fakeClock();
  const request = vi.spyOn(navigator.locks, 'request');
  answerRefresh(() => HttpResponse.json({ token: 'tok-2', tokenExpiration: FUTURE }));
  const result = refreshSession();
  const wait = request.mock.calls[0]?.[1] as { signal?: AbortSignal };
  await vi.advanceTimersByTimeAsync(9_999);
  expect(wait.signal?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await result).toBe('renewed');
  expect(requests).toHaveLength(1);
});

test.each([
  ['an answer that never begins', () => new Promise<never>(() => undefined)],
  ['a body that never ends', () => new HttpResponse(new ReadableStream())],
])('%s is waited for a minute, and is then no refusal (D41)', async (_name, answer) => {
  fakeClock();
  const asked = Promise.withResolvers<AbortSignal>();
  answerRefresh(() => {
    asked.resolve((requests[0] as Request).signal);
    return answer();
  });
  const result = refreshSession();
  const signal = await asked.promise;
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

describe('two tabs renew at once without Web Locks, and this one is refused', () => {
  let stop: () => void;
  const ended = vi.fn();
  beforeEach(() => {
    fakeClock();
    withoutLocks();
    ended.mockClear();
    const stopFollowing = followOtherTabs();
    const stopWatching = useSession.subscribe(({ user: now }) => now?.reloadExpired && ended());
    stop = () => {
      stopFollowing();
      stopWatching();
    };
    answerRefresh(() => HttpResponse.json({}, { status: 401 }));
  });
  afterEach(() => stop());

  test('the token that the other one is given is taken at once, and nothing ever says that the session ended', async () => {
    const { result } = await refusedRenewal();
    storedElsewhere({ ...user, tokenExpired: true });
    await vi.advanceTimersByTimeAsync(2_999);
    storedElsewhere(newer);
    expect(await result).toBe('renewed');
    await vi.advanceTimersByTimeAsync(60_000);
    expect([currentUser(), readSession()]).toEqual([newer, newer]);
    expect(ended).not.toHaveBeenCalled();
    expect(requests).toHaveLength(1);
  });

  test('it is found even if the browser tells nothing of it', async () => {
    const { result } = await refusedRenewal();
    window.localStorage.setItem(SESSION_KEY, JSON.stringify(newer));
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await result).toBe('renewed');
    expect(currentUser()).toEqual(newer);
    expect(ended).not.toHaveBeenCalled();
  });

  test('one that comes later still opens the session again', async () => {
    const { result } = await refusedRenewal();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await result).toBe('ended');
    storedElsewhere(newer);
    expect(currentUser()).toEqual(newer);
  });

  test.each<[string, () => void, string | undefined]>([
    ['signs out here', () => sessionCleared(), undefined],
    ['signs out there', () => window.localStorage.removeItem(SESSION_KEY), undefined],
    ['signs in there', () => storedElsewhere({ ...newer, email: 'b@example.mx', token: 'tok-b' }), 'tok-b'],
  ])('who %s meanwhile is not told of an ended session', async (_name, meanwhile, token) => {
    const { result } = await refusedRenewal();
    meanwhile();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await result).toBe('superseded');
    expect(readSession()?.token).toBe(token);
    expect(ended).not.toHaveBeenCalled();
  });
});

test('a token of somebody else that is stored meanwhile is no renewal of this session', async () => {
  answerRefresh(() => HttpResponse.json({}));
  window.localStorage.setItem(SESSION_KEY, JSON.stringify({ ...newer, email: 'b@example.mx' }));
  expect(await refreshSession()).toBe('superseded');
  expect(currentUser()?.email).toBe('b@example.mx');
  expect(requests).toHaveLength(0);
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
