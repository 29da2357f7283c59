import { ApiError } from '~/shared/api/api-error';
import { timeLimit } from '~/shared/hooks/time-limit';
import { serverNow } from './server-clock';
import { postRefresh } from './session-api';
import { currentUser, readSession, renewalRefused, sessionAdopted, sessionStarted, useSession } from './session-store';
import { refreshedUser, type SessionUser } from './user';

/** Longest wait for another tab that is renewing (ms); after it the re-reading of storage is guard enough. */
const LOCK_WAIT = 10_000;
/**
 * A refusal may only mean that another tab was faster: its new token counts if it is stored within this time (ms).
 * Long enough for an answer that left the server before the refusal did, short enough for a session that is over.
 */
const REFUSAL_WAIT = 3_000;

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
  running ??= oneTabAtATime(() => renew(expired)).finally(() => {
    running = null;
  });
  return running;
}

/** The task never fails, so whatever does is the lock: not granted in time, or not to be had on this page. */
async function oneTabAtATime(task: () => Promise<RefreshResult>): Promise<RefreshResult> {
  if (!navigator.locks) return task();
  const limit = timeLimit(LOCK_WAIT);
  // Once the turn is granted the limit means nothing more.
  return navigator.locks.request('atalaya.refresh', { signal: limit.signal }, task).catch(task).finally(limit.lift);
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
    return afterFailure(error, stored);
  }
  const overtaken = overtakenBy(readSession(), stored);
  if (overtaken) return overtaken;
  sessionStarted(next);
  return 'renewed';
}

/** What became of a renewal during which the stored session changed; undefined when it did not. */
function overtakenBy(now: SessionUser | null, before: SessionUser): RefreshResult | undefined {
  if (now?.token === before.token) return undefined;
  if (now?.email !== before.email) return 'superseded';
  // Another tab, tired of waiting for its turn, was given a token as well; the one that is kept counts.
  sessionAdopted(now);
  return 'renewed';
}

async function afterFailure(error: unknown, stored: SessionUser): Promise<RefreshResult> {
  const refused = !(error instanceof ApiError) || isRefusal(error);
  if (refused) await storedAnew(stored);
  const overtaken = overtakenBy(readSession(), stored);
  if (overtaken) return overtaken;
  if (!refused) return 'later';
  renewalRefused();
  return 'ended';
}

/** Until the stored session is another one, at most for REFUSAL_WAIT. */
async function storedAnew(before: SessionUser): Promise<void> {
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
