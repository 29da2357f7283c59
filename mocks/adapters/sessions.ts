import type { IssuedToken, Sessions } from '../../gateway/ports';
import { deviceOf } from '../../gateway/rules/session-origin';
import type { OpenSession } from '../../gateway/user-ports';
import { demonstrationSessions } from '../../gateway/users/demonstration-activity';
import { readToken, type TokenContent, writeToken } from '../accounts/token';
import { users, usualLife } from '../accounts/users';
import { expiredAtSignIn, REVOKED_AFTER } from '../scenarios';

const MINUTE = 60_000;

/** Scenarios in which signing out fails, and ends nothing. */
const KEPT_AT_SIGN_OUT: readonly string[] = ['cierre-500', 'cierre-401'];

/** A session as long as the page remembers it. */
interface KnownSession extends OpenSession {
  userId: string;
  isOver: boolean;
}

/**
 * Sessions whose tokens are readable: a page that reloads forgets everything else.
 * @param isKnown whether somebody may sign in
 * @param temporary passwords in whose place another was chosen
 */
export function createSessions(
  isKnown: (userId: string) => boolean,
  temporary: { isChanged(userId: string): boolean; change(userId: string): void },
) {
  const begun = Date.now();
  /** Tokens that were signed out. */
  const ended = new Set<string>();
  const known = new Map<string, KnownSession>();

  const keep = (token: string, session: Omit<KnownSession, 'id' | 'isOver'>): KnownSession => {
    // A request that never leaves the page names no browser.
    const device = session.device ?? deviceOf(globalThis.navigator?.userAgent);
    const kept = known.get(token) ?? { id: `sesion-${known.size + 1}`, ...session, device, isOver: false };
    known.set(token, kept);
    return kept;
  };
  const sessionOf = (token: string, { userId, issued }: TokenContent) =>
    keep(token, { userId, begun: issued, lastUsed: issued, device: null, network: null });
  const of = (userId: string) => {
    // Those who may sign in have been here from elsewhere too.
    if (users.some(({ id }) => id === userId))
      for (const invented of demonstrationSessions(userId, begun)) keep(invented.id, { ...invented, userId });
    return [...new Set(known.values())].filter((one) => one.userId === userId && !one.isOver);
  };

  const issuedFor = (content: Pick<TokenContent, 'userId' | 'scenario' | 'serial'>, life: number): IssuedToken => {
    const now = Date.now();
    const expiry = now + life;
    const changed = temporary.isChanged(content.userId) && { changed: true as const };
    return { token: writeToken({ ...content, issued: now, expiry, ...changed }), expiry };
  };

  const sessions: Sessions = {
    async open(accountId, origin = { device: null, network: null }) {
      const [userId = '', scenario = ''] = accountId.split('+');
      const own = users.find(({ id }) => id === userId)?.tokenLife ?? usualLife;
      const issued = issuedFor({ userId, scenario, serial: 1 }, expiredAtSignIn.includes(scenario) ? -MINUTE : own);
      const now = Date.now();
      keep(issued.token, { ...origin, userId, begun: now, lastUsed: now });
      return issued;
    },

    async find(token) {
      const content = readToken(token);
      if (!content || !isKnown(content.userId) || ended.has(token)) return { refused: 'Token not valid' };
      const { userId, scenario, expiry } = content;
      if (content.changed) temporary.change(userId);
      const session = sessionOf(token, content);
      if (session.isOver) return { refused: 'Token not valid', ended: true };
      const revoked = scenario === 'revocado' && Date.now() - content.issued >= REVOKED_AFTER;
      if (revoked) return { refused: 'Token revoked' };
      session.lastUsed = Date.now();
      return { accountId: scenario === '' ? userId : `${userId}+${scenario}`, expiry };
    },

    async renew(token) {
      const content = readToken(token);
      if (!content) return undefined;
      const session = sessionOf(token, content);
      if (session.isOver) return undefined;
      const life = content.scenario === 'refresca-pasado' ? -MINUTE : usualLife;
      const issued = issuedFor({ ...content, serial: content.serial + 1 }, life);
      known.set(issued.token, session);
      return issued;
    },

    // Tokens that nobody has shown are not known.
    endOthers: async () => undefined,

    async end(token) {
      const content = readToken(token);
      if (!content || KEPT_AT_SIGN_OUT.includes(content.scenario)) return;
      ended.add(token);
      sessionOf(token, content).isOver = true;
    },
  };
  return {
    sessions,
    /** Those of an account that this page knows of. */
    of,
    /** That of a token that somebody has shown. */
    idOf: (token: string) => known.get(token)?.id,
  };
}
