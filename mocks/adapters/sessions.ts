import type { IssuedToken, Sessions } from '../../gateway/ports';
import { readToken, type TokenContent, writeToken } from '../accounts/token';
import { usualLife } from '../accounts/users';
import { expiredAtSignIn, REVOKED_AFTER } from '../scenarios';
import { userOf } from './accounts';

const MINUTE = 60_000;

/** Scenarios in which signing out fails, and ends nothing. */
const KEPT_AT_SIGN_OUT: readonly string[] = ['cierre-500', 'cierre-401'];

/** Sessions whose tokens are readable: a page that reloads forgets everything else. */
export function createSessions(): Sessions {
  /** Tokens that were signed out. */
  const ended = new Set<string>();
  return {
    async open(accountId) {
      const [userId = '', scenario = ''] = accountId.split('+');
      const life = expiredAtSignIn.includes(scenario) ? -MINUTE : (userOf(userId)?.tokenLife ?? usualLife);
      return issued({ userId, scenario, serial: 1 }, life);
    },

    async find(token) {
      const content = readToken(token);
      if (!content || !userOf(content.userId) || ended.has(token)) return { refused: 'Token not valid' };
      const { userId, scenario, expiry } = content;
      const revoked = scenario === 'revocado' && Date.now() - content.issued >= REVOKED_AFTER;
      if (revoked) return { refused: 'Token revoked' };
      return { accountId: scenario === '' ? userId : `${userId}+${scenario}`, expiry };
    },

    async renew(token) {
      const content = readToken(token);
      if (!content) return undefined;
      const life = content.scenario === 'refresca-pasado' ? -MINUTE : usualLife;
      return issued({ ...content, serial: content.serial + 1 }, life);
    },

    // Tokens that nobody has shown are not known.
    endOthers: async () => undefined,

    async end(token) {
      if (!KEPT_AT_SIGN_OUT.includes(readToken(token)?.scenario ?? '')) ended.add(token);
    },
  };
}

function issued(content: Pick<TokenContent, 'userId' | 'scenario' | 'serial'>, life: number): IssuedToken {
  const now = Date.now();
  const expiry = now + life;
  return { token: writeToken({ ...content, issued: now, expiry }), expiry };
}
