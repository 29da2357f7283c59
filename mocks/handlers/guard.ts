import { HttpResponse } from 'msw';
import { type GuardedCall, mayCall } from '../accounts/roles';
import { readToken, type TokenContent } from '../accounts/token';
import { type MockUser, users } from '../accounts/users';
import { REVOKED_AFTER } from '../scenarios';
import { failure } from './answers';
import { networkPause, pause } from './latency';

/** A call that has shown who makes it. */
export interface Caller {
  user: MockUser;
  token: TokenContent;
  bearer: string;
  request: Request;
  now: number;
}

interface GuardRules {
  /** Bearers that were signed out. */
  revoked: ReadonlySet<string>;
  /** The call, by which the platform knows the roles that may make it. */
  call: GuardedCall;
  /** How long after its expiry a token is still accepted (ms); only renewal and signing out accept such a token. */
  grace?: number;
}

type Answer = Response | Promise<Response>;

/** Lets a call through to `answer` after the wait of the network and the checks that every call after sign-in gets. */
export function guarded({ revoked, call, grace = 0 }: GuardRules, answer: (caller: Caller) => Answer) {
  return async ({ request }: { request: Request }): Promise<Response> => {
    await networkPause();
    const now = Date.now();
    const bearer = /^Bearer (\S+)$/.exec(request.headers.get('Authorization') ?? '')?.[1];
    if (bearer === undefined) return failure(401, 'Token required');
    const token = readToken(bearer);
    const user = users.find(({ id }) => id === token?.userId);
    if (!token || !user || revoked.has(bearer)) return failure(401, 'Token not valid');
    if (token.scenario === 'revocado' && now - token.issued >= REVOKED_AFTER) return failure(401, 'Token revoked');
    if (token.scenario === 'sin-red') return HttpResponse.error();
    if (token.scenario === 'lento') await pause(5000);
    if (token.expiry + grace <= now) return failure(401, 'Token expired');
    if (!mayCall(user.role, call)) return failure(403, 'Role not allowed');
    return answer({ user, token, bearer, request, now });
  };
}
