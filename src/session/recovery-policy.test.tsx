import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { json, request } from '~/shared/api/client';
import { apiBase } from '~/shared/config/env';
import { dismissAllToasts, useToasts } from '~/shared/toast/toast-store';
import { network } from '~/testing/page-network';
import { retryFailedQueries, startRecovery } from './recovery';
import { answerRefresh, FUTURE, newer, requests, storedElsewhere, user } from './recovery.fixture';
import { currentUser, followOtherTabs, SESSION_KEY, sessionCleared, sessionStarted } from './session-store';

const reload = vi.fn();
startRecovery(reload);
followOtherTabs();

const good = { ...user, tokenExpired: false, tokenExpiration: FUTURE, tokenExpirationRevalidate: FUTURE };
const expired = { ...good, tokenExpiration: '2026-01-01T00:00:00.000Z' };

/** A call of a screen, refused for the tokens that `status` says. */
function answerCall(status: (token: string | null) => number): void {
  network.use(
    http.get(`${apiBase}/server`, ({ request: { headers } }) =>
      HttpResponse.json([], { status: status(headers.get('Authorization')) }),
    ),
  );
}

const call = () =>
  request(
    { path: 'server' },
    json((value) => value),
  );

beforeEach(() => {
  reload.mockClear();
  sessionCleared();
});

// First: a page that is about to reload retries nothing any more.
test('a refusal of a token that somebody renewed meanwhile asks again what had failed instead of renewing', async () => {
  // The page has reloaded itself a moment ago.
  window.sessionStorage.setItem('atalaya.reload', String(Date.now()));
  sessionStarted(good);
  answerRefresh(() => HttpResponse.json({}));
  answerCall((token) => (token === 'Bearer tok-other' ? 200 : 401));
  const client = new QueryClient();
  retryFailedQueries(client);
  const stop = new QueryObserver(client, { queryKey: ['servers'], queryFn: call, retry: false }).subscribe(
    () => undefined,
  );
  await expect.poll(() => client.getQueryState(['servers'])?.status).toBe('error');
  storedElsewhere({ ...good, token: newer.token });
  await expect.poll(() => client.getQueryState(['servers'])?.status).toBe('success');
  stop();
  expect(requests).toHaveLength(0);
  expect(reload).not.toHaveBeenCalled();
});

test('a call that fails with an expired token renews it and reloads the page, once a minute', async () => {
  sessionStarted(expired);
  answerCall(() => 500);
  answerRefresh(() => HttpResponse.json({ token: 'tok-2', tokenExpiration: FUTURE }));
  await expect(call()).rejects.toThrow();
  await expect.poll(() => reload.mock.calls.length).toBe(1);
  expect(currentUser()?.token).toBe('tok-2');
});

test('a call that fails with a token that is still good renews nothing', async () => {
  sessionStarted(good);
  answerCall(() => 500);
  answerRefresh(() => HttpResponse.json({}));
  await expect(call()).rejects.toThrow();
  expect(requests).toHaveLength(0);
  expect(currentUser()).toEqual(good);
  expect(reload).not.toHaveBeenCalled();
});

test('a renewal that cannot be had reloads nothing', async () => {
  sessionStarted(expired);
  answerCall(() => 500);
  answerRefresh(() => HttpResponse.json({}, { status: 503 }));
  await expect(call()).rejects.toThrow();
  await expect.poll(() => requests).toHaveLength(1);
  await expect.poll(() => currentUser()?.tokenExpired).toBe(true);
  expect(reload).not.toHaveBeenCalled();
});

test('past the revalidate time the session has ended: nothing is renewed', async () => {
  sessionStarted({ ...expired, tokenExpirationRevalidate: '2026-01-01T00:10:00.000Z' });
  answerCall(() => 401);
  answerRefresh(() => HttpResponse.json({}));
  await expect(call()).rejects.toThrow();
  await expect.poll(() => currentUser()?.reloadExpired).toBe(true);
  expect(requests).toHaveLength(0);
});

test('a session that the server has ended is over at once, whatever its expiry, unless another token is stored by then (spec 4.12)', async () => {
  const ended = () =>
    network.use(http.get(`${apiBase}/server`, () => HttpResponse.json({ status: 401, ended: true }, { status: 401 })));
  sessionStarted(good);
  answerRefresh(() => HttpResponse.json({}));
  ended();
  window.localStorage.setItem(SESSION_KEY, JSON.stringify({ ...good, token: newer.token }));
  await expect(call()).rejects.toThrow();
  expect(currentUser()?.reloadExpired).toBe(false);
  sessionStarted(good);
  await expect(call()).rejects.toThrow();
  expect(currentUser()).toEqual({ ...good, tokenExpired: true, reloadExpired: true });
  expect(requests).toHaveLength(0);
  expect(reload).not.toHaveBeenCalled();
});

test('an answer whose bytes are none in its encoding says so, once a minute', async () => {
  sessionStarted(good);
  network.use(http.get(`${apiBase}/server`, () => new HttpResponse(Uint8Array.of(0x22, 0xe9, 0x22))));
  await call();
  const said = () => useToasts.getState().toasts.map(({ tone, text }) => `${tone}: ${text}`);
  expect(said()).toEqual(['warning: Algunos caracteres de la respuesta no se pudieron leer.']);
  dismissAllToasts();
  await call();
  expect(said()).toEqual([]);
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  await call();
  expect(said()).toHaveLength(1);
  vi.restoreAllMocks();
});
