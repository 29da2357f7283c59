import type { Clock, IssuedToken, Sessions } from '../ports';
import { expiryOf, isAccepted, isRenewalRepeated, SESSION_LIFE } from '../rules/expiry';
import type { SessionStore, StoredToken } from '../sign-in-ports';
import { hashToken, newToken, openSuccessor, sealSuccessor } from './tokens';

/** How often it is noted that a session is used, ms, and of how many it is remembered. */
const NOTED_EVERY = 5 * 60_000;
const MOST_NOTED = 1000;

/**
 * Sessions by opaque tokens, of which the store keeps hashes alone.
 * @param life of a session through all its renewals, ms
 */
export function createSessions(store: SessionStore, clock: Clock, life = SESSION_LIFE): Sessions {
  const stands = <T extends StoredToken>(kept: T | undefined): kept is T =>
    kept !== undefined && (kept.renewal === null || isRenewalRepeated(kept.renewal.at, clock.now()));

  const issue = (session: Pick<StoredToken, 'sessionId' | 'accountId' | 'begun'>) => {
    const expiry = expiryOf(session.begun, life, clock.now());
    if (expiry === undefined) return undefined;
    const token = newToken();
    const { sessionId, accountId, begun } = session;
    const kept: StoredToken = { hash: hashToken(token), sessionId, accountId, begun, expiry, renewal: null };
    return { token, expiry, kept };
  };

  /** When it was last noted that a session is used. */
  const noted = new Map<string, number>();
  const note = (sessionId: string) => {
    const now = clock.now();
    if (Math.abs(now - (noted.get(sessionId) ?? 0)) < NOTED_EVERY) return;
    noted.delete(sessionId);
    noted.set(sessionId, now);
    const [oldest = ''] = noted.keys();
    if (noted.size > MOST_NOTED) noted.delete(oldest);
    // Nobody waits for it, and who asks the database next learns what is wrong with it.
    store.touch(sessionId, now).catch(() => undefined);
  };

  return {
    async open(accountId, origin) {
      const issued = issue({ sessionId: newToken(), accountId, begun: clock.now() });
      if (!issued) throw new Error('A session must last longer than no time.');
      await store.add(issued.kept, origin);
      noted.set(issued.kept.sessionId, clock.now());
      return { token: issued.token, expiry: issued.expiry };
    },

    async find(token) {
      const kept = await store.find(hashToken(token));
      if (!kept) return { refused: 'Token not valid', ended: true };
      // Who renewed it has another one.
      if (!stands(kept)) return { refused: 'Token not valid' };
      note(kept.sessionId);
      return { accountId: kept.accountId, expiry: kept.expiry, account: kept.account };
    },

    async renew(token) {
      const kept = await store.find(hashToken(token));
      if (!stands(kept)) return undefined;
      if (!isAccepted(kept.expiry, 'POST /auth/refresh', clock.now())) return undefined;
      const next = issue(kept);
      if (!next) return undefined;
      const renewal = { at: clock.now(), successor: sealSuccessor(token, next.token), expiry: next.expiry };
      if (await store.renew(kept.hash, renewal, next.kept)) return { token: next.token, expiry: next.expiry };
      // It was renewed before, or signed out meanwhile.
      return successorOf(token, await store.find(kept.hash));
    },

    async end(token) {
      const kept = await store.find(hashToken(token));
      if (kept) await store.removeSession(kept.sessionId);
    },

    async endOthers(token) {
      const kept = await store.find(hashToken(token));
      if (kept) await store.removeAccount(kept.accountId, kept.sessionId);
    },
  };
}

/** The answer that the one renewal of a token gave. */
function successorOf(token: string, kept: StoredToken | undefined): IssuedToken | undefined {
  return kept?.renewal
    ? { token: openSuccessor(token, kept.renewal.successor), expiry: kept.renewal.expiry }
    : undefined;
}
