import type { Clock, IssuedToken, SessionStore, Sessions, StoredToken } from '../ports';
import { isAccepted, isRenewalRepeated, TOKEN_LIFE } from '../rules/expiry';
import { hashToken, newToken, openSuccessor, sealSuccessor } from './tokens';

/** Sessions by opaque tokens, of which the store keeps hashes alone. */
export function createSessions(store: SessionStore, clock: Clock): Sessions {
  const stands = (kept: StoredToken | undefined): kept is StoredToken =>
    kept !== undefined && (kept.renewal === null || isRenewalRepeated(kept.renewal.at, clock.now()));

  const issue = (sessionId: string, accountId: string): IssuedToken & { kept: StoredToken } => {
    const token = newToken();
    const expiry = clock.now() + TOKEN_LIFE;
    return { token, expiry, kept: { hash: hashToken(token), sessionId, accountId, expiry, renewal: null } };
  };

  return {
    async open(accountId) {
      const { token, expiry, kept } = issue(newToken(), accountId);
      await store.add(kept);
      return { token, expiry };
    },

    async find(token) {
      const kept = await store.find(hashToken(token));
      return stands(kept) ? { accountId: kept.accountId, expiry: kept.expiry } : { refused: 'Token not valid' };
    },

    async renew(token) {
      const kept = await store.find(hashToken(token));
      if (!stands(kept)) return undefined;
      if (!isAccepted(kept.expiry, 'POST /auth/refresh', clock.now())) return undefined;
      const next = issue(kept.sessionId, kept.accountId);
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
