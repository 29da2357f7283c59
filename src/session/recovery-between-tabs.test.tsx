import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { refreshSession } from './recovery';
import {
  answerRefresh,
  FUTURE,
  fakeClock,
  newer,
  refusedRenewal,
  requests,
  storedElsewhere,
  turnTaken,
  user,
  withoutLocks,
} from './recovery.fixture';
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

beforeEach(() => sessionStarted(user));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
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

test('a lock that the browser refuses is done without', async () => {
  vi.spyOn(navigator.locks, 'request').mockRejectedValue(new DOMException('broken', 'InvalidStateError'));
  answerRefresh(() => HttpResponse.json({ token: 'tok-2', tokenExpiration: FUTURE }));
  expect(await refreshSession()).toBe('renewed');
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
