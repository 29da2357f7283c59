import { type HttpResponse, http } from 'msw';
import { onTestFinished, vi } from 'vitest';
import { apiBase } from '~/shared/config/env';
import { writeStored } from '~/shared/storage/storage';
import { network } from '~/testing/page-network';
import { refreshSession } from './recovery';
import { SESSION_KEY, useSession } from './session-store';
import type { SessionUser } from './user';

export const FUTURE = '2099-11-27T23:05:29.000Z';

export const user: SessionUser = {
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

/** What was asked since the last answer was set. */
export const requests: Request[] = [];

/** Answers POST auth/refresh and counts. */
export function answerRefresh(answer: () => Response | Promise<Response>): void {
  requests.length = 0;
  network.use(
    http.post(`${apiBase}/auth/refresh`, async ({ request }) => {
      requests.push(request);
      return answer() as Promise<HttpResponse<null>>;
    }),
  );
}

export const fakeClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
export const withoutLocks = () =>
  vi.spyOn(navigator, 'locks', 'get').mockReturnValue(undefined as unknown as LockManager);
export const newer: SessionUser = { ...user, token: 'tok-other', tokenExpiration: FUTURE, tokenExpired: false };

/** What another tab writes, and what the browser tells this one of it. */
export function storedElsewhere(session: SessionUser): void {
  writeStored(SESSION_KEY, JSON.stringify(session));
  window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY }));
}

/** Another tab has its turn; it gives it back at the end of the test at the latest. */
export async function turnTaken(): Promise<() => Promise<void>> {
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
export async function refusedRenewal() {
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
