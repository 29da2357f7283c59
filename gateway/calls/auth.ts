import type { HonoRequest } from 'hono';
import { emptyAnswer, failure, failureForNow, jsonAnswer, noContent } from '../answers';
import type { Account, IssuedToken, Limited, Ports } from '../ports';
import type { OpenCall } from '../rules/roles';
import { deviceOf, nearbyOf } from '../rules/session-origin';
import { type Answer, readBody } from './caller';

type AuthCall = 'PUT /user/password' | 'POST /auth/refresh' | 'DELETE /auth/session';

/** @param address of the caller, as far as the host knows it */
type OpenAnswer = (request: HonoRequest, address: string) => Promise<Response>;

/** Sign-in and recovery, which need no session (spec 3, 19.2). */
export function openAnswers({ accounts, sessions, cipher }: Ports): Record<OpenCall, OpenAnswer> {
  return {
    'POST /auth': async (request, address) => {
      const body = await readBody(request);
      const origin = originOf(request, address);
      const account = await accounts.signIn(textOf(body.email), await cipher.decrypt(body.password), address, origin);
      if (!account) return failure(401, 'User or password not found');
      if ('retryAfter' in account) return tooMany(account);
      return jsonAnswer(sessionUser(account, await sessions.open(account.id, origin)));
    },

    'PUT /user/resetPassword': async (request, address) => {
      const body = await readBody(request);
      const refused = await accounts.recover(textOf(body.email), await cipher.decrypt(body.password), address);
      if (refused === 'unreadable') return failure(400, 'Password not readable');
      // The answer must not tell who has an account.
      return refused ? tooMany(refused) : emptyAnswer();
    },
  };
}

/** Renewal, the end of a session, and a new password. */
export function authAnswers({ accounts, sessions, cipher }: Ports): Record<AuthCall, Answer> {
  return {
    'PUT /user/password': async ({ account, token, request, address }) => {
      const body = await readBody(request);
      const [current, next] = [await cipher.decrypt(body.currentPassword), await cipher.decrypt(body.newPassword)];
      const changed = await accounts.changePassword(account.id, current, next, originOf(request, address));
      if (changed === 'current') return failure(400, 'Current password not valid');
      if (changed === 'next') return failure(400, 'New password not valid');
      if ('retryAfter' in changed) return tooMany(changed);
      await sessions.endOthers(token);
      const issued = await sessions.renew(token);
      return issued ? jsonAnswer(sessionUser(changed, issued)) : notRenewable();
    },

    'POST /auth/refresh': async ({ token }) => {
      const issued = await sessions.renew(token);
      return issued ? jsonAnswer(tokenMembers(issued)) : notRenewable();
    },

    'DELETE /auth/session': async ({ token }) => {
      await sessions.end(token);
      return noContent();
    },
  };
}

const originOf = (request: HonoRequest, address: string) => ({
  device: deviceOf(request.header('User-Agent')),
  network: nearbyOf(address),
});

/** The session user of spec 4.1. */
function sessionUser({ email, name, lastName, job, role, changePassword }: Account, issued: IssuedToken) {
  return { email, name, lastName, job, role, ...tokenMembers(issued), changePassword };
}

function tokenMembers({ token, expiry }: IssuedToken) {
  return { token, tokenExpiration: new Date(expiry).toISOString() };
}

function tooMany({ retryAfter }: Limited): Response {
  return failureForNow(429, 'Too many attempts', retryAfter);
}

function notRenewable(): Response {
  return failure(401, 'Token not renewable');
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
