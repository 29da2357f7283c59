import type { Query, QueryClient } from '@tanstack/react-query';
import { ApiError } from '~/shared/api/api-error';
import { configureClient, json, request, timeLimit } from '~/shared/api/client';
import { LOSSY } from '~/shared/copy';
import { readStored, writeStored } from '~/shared/storage/storage';
import { RELOAD_KEY } from '~/shared/storage/tab-memory';
import { showToast } from '~/shared/toast/toast-store';
import { noteServerDate, serverNow } from './server-clock';
import {
  currentUser,
  readSession,
  renewalRefused,
  requestFailed,
  sessionAdopted,
  sessionStarted,
  useSession,
} from './session-store';
import { refreshedUser, type SessionUser } from './user';

// All that happens after a failed call (spec 4.5 to 4.8): the flags, the renewal, the reload, and what is asked again.

/** Longest wait for another tab that is renewing (ms); after it the re-reading of storage is guard enough. */
const LOCK_WAIT = 10_000;
/**
 * A refusal may only mean that another tab was faster: its new token counts if it is stored within this time (ms).
 * Long enough for an answer that left the server before the refusal did, short enough for a session that is over.
 */
const REFUSAL_WAIT = 3_000;
/** At most one reload, and one retry of what failed, in this time (ms): no answer can make a loop (spec 4.7). */
const INTERVAL = 60_000;

const retryListeners = new Set<() => void>();
let reload = () => {};
let leaving = false;

/** Watches the calls of the session from now on. Call once, before the first screen. */
export function startRecovery(reloadPage: () => void): void {
  reload = reloadPage;
  configureClient({
    token: () => currentUser()?.token,
    onFailure: (error, sent, aside) => void afterFailedCall(error, sent, aside ? retry : reloadOrRetry),
    onAnswer: (date) => noteServerDate(date, Date.now()),
    onLossy: sayOnceAMinute,
  });
  useSession.subscribe(({ user }, { user: before }) => {
    if (user?.email === before?.email && user?.token !== before?.token) retry();
  });
}

let lossySaidAt = Number.NEGATIVE_INFINITY;

/** A screen that is refreshed all the time would repeat it all the time. */
function sayOnceAMinute(): void {
  if (Math.abs(Date.now() - lossySaidAt) < INTERVAL) return;
  lossySaidAt = Date.now();
  showToast('lossy', 'warning', LOSSY);
}

/** @param goOn what follows once there is another token */
async function afterFailedCall(error: ApiError, sent: string | undefined, goOn: () => void): Promise<void> {
  const unauthorized = error.httpStatus === 401;
  if (sent !== currentUser()?.token) {
    // Somebody renewed while this call was under way: what it asked for can be had now.
    if (unauthorized && currentUser()) goOn();
    return;
  }
  if (unauthorized && error.details.ended === true && readSession()?.token === sent) return renewalRefused();
  requestFailed(serverNow(), unauthorized);
  const user = currentUser();
  if (!user?.tokenExpired || user.reloadExpired) return;
  if ((await refreshSession()) === 'renewed') goOn();
}

function reloadOrRetry(): void {
  leaving = mayReload(Date.now());
  if (leaving) reload();
  else retry();
}

/** True, once per interval and tab, when the page may reload itself now (epoch ms); remembers that it did. */
export function mayReload(now: number): boolean {
  const last = Number(readStored(RELOAD_KEY, 'session') ?? Number.NaN);
  if (Math.abs(now - last) < INTERVAL) return false;
  writeStored(RELOAD_KEY, String(now), 'session');
  return true;
}

/** There is another token. What is failing at this very moment may be asked again as well. */
function retry(): void {
  setTimeout(() => {
    if (!leaving) for (const listener of retryListeners) listener();
  });
}

/** Asks again what failed on screen, whenever there is another token and the page is not reloaded with it. */
export function retryFailedQueries(client: QueryClient): void {
  retryListeners.add(failedQueries(client));
}

/** @returns a function that asks again, once per interval, the queries on screen that failed */
export function failedQueries(client: QueryClient): () => void {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    const failed = { type: 'active', predicate: hasFailed } as const;
    if (Math.abs(Date.now() - last) < INTERVAL || client.getQueryCache().findAll(failed).length === 0) return;
    last = Date.now();
    void client.refetchQueries(failed);
  };
}

/** A list of options that fails is an empty one (spec 19.5). */
function hasFailed({ state: { status, data } }: Query): boolean {
  return status === 'error' || (Array.isArray(data) && data.length === 0);
}

/**
 * renewed: there is a newer token, asked for here or by another tab.
 * ended: the server will not renew, the flags say so.
 * later: the server could not be reached; the next failed request tries again.
 * superseded: meanwhile somebody signed out or in; the answer was thrown away.
 */
export type RefreshResult = 'renewed' | 'ended' | 'later' | 'superseded';

let running: Promise<RefreshResult> | null = null;

/** Renews the session (spec 4.6): one call at a time in this tab, and across tabs where the browser has Web Locks. */
export function refreshSession(): Promise<RefreshResult> {
  // While this tab waits for its turn, the storage event may already bring the token that another one was given.
  const expired = currentUser()?.token;
  running ??= withRenewalLock(() => renew(expired)).finally(() => {
    running = null;
  });
  return running;
}

/** The task never fails, so whatever does is the lock: not granted in time, or not to be had on this page. */
async function withRenewalLock(task: () => Promise<RefreshResult>): Promise<RefreshResult> {
  if (!navigator.locks) return task();
  const limit = timeLimit(LOCK_WAIT);
  // Once the turn is granted the limit means nothing more.
  return navigator.locks.request('atalaya.refresh', { signal: limit.signal }, task).catch(task).finally(limit.lift);
}

/** POST auth/refresh with the bearer and no body; its failure is no reason to refresh again. */
export function postRefresh(token: string): Promise<unknown> {
  return request(
    { method: 'POST', path: 'auth/refresh', bearer: token },
    json((answer) => answer),
  );
}

async function renew(expired: string | undefined): Promise<RefreshResult> {
  const stored = readSession();
  if (!stored || expired === undefined) return 'superseded';
  if (stored.token !== expired) {
    const samePerson = stored.email === currentUser()?.email;
    sessionAdopted(stored);
    return samePerson ? 'renewed' : 'superseded';
  }
  let next: SessionUser;
  try {
    const answer = await postRefresh(stored.token);
    next = refreshedUser(stored, answer, serverNow());
  } catch (error) {
    return afterFailedRenewal(error, stored);
  }
  const changed = changedMeanwhile(readSession(), stored);
  if (changed) return changed;
  sessionStarted(next);
  return 'renewed';
}

/** What became of a renewal during which the stored session changed; undefined when it did not. */
function changedMeanwhile(now: SessionUser | null, before: SessionUser): RefreshResult | undefined {
  if (now?.token === before.token) return undefined;
  if (now?.email !== before.email) return 'superseded';
  // Another tab, tired of waiting for its turn, was given a token as well; the one that is kept counts.
  sessionAdopted(now);
  return 'renewed';
}

async function afterFailedRenewal(error: unknown, stored: SessionUser): Promise<RefreshResult> {
  const refused = !(error instanceof ApiError) || isRefusal(error);
  if (refused) await waitForNewerSession(stored);
  const changed = changedMeanwhile(readSession(), stored);
  if (changed) return changed;
  if (!refused) return 'later';
  renewalRefused();
  return 'ended';
}

/** Until the stored session is another one, at most for REFUSAL_WAIT. */
async function waitForNewerSession(before: SessionUser): Promise<void> {
  const changed = () => readSession()?.token !== before.token;
  if (changed()) return;
  await new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(end, REFUSAL_WAIT);
    const stop = useSession.subscribe(() => changed() && end());
  });
}

/** 401, 403, and answers that nobody can read; what refreshedUser throws is a refusal too. */
function isRefusal(error: ApiError): boolean {
  return error.kind === 'invalid' || error.httpStatus === 401 || error.httpStatus === 403;
}
