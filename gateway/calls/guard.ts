import type { HonoRequest } from 'hono';
import type { Account, Ports } from '../ports';
import { bearerOf } from '../rules/bearer';
import { type GuardedCall, mayCall } from '../rules/roles';
import { type Answer, callerOf, type Host } from './caller';

/** How long somebody who was let in is expected again, ms, and how many people are. */
const EXPECTED = 60_000;
const MOST_EXPECTED = 1000;

/** What is asked elsewhere than of the database, or of it together with the session. */
const BESIDE: readonly GuardedCall[] = ['GET /server', 'GET /server/{name}', 'GET /trace'];

/**
 * Lets callers in and answers them. Who was let in a moment ago has some answers prepared while the session is
 * looked up; nothing of it is told before it is known that session and account stand as they did.
 */
export function createGuard(ports: Ports) {
  const expected = new Map<string, { account: Account; at: number }>();

  const expect = (token: string, account: Account, at: number) => {
    expected.delete(token);
    expected.set(token, { account, at });
    const [oldest = ''] = expected.keys();
    if (expected.size > MOST_EXPECTED) expected.delete(oldest);
  };

  return async (call: GuardedCall, answer: Answer, request: HonoRequest, host?: Host): Promise<Response> => {
    const asked = callerOf(ports, call, request, host);
    const now = ports.clock.now();
    const token = bearerOf(request.header('Authorization')) ?? '';
    const { account, at = 0 } = expected.get(token) ?? {};
    const isExpected = account && Math.abs(now - at) < EXPECTED && BESIDE.includes(call) && mayCall(account.role, call);
    const prepared = isExpected
      ? begun(() => answer({ account, token, request, address: '', ...host, now }))
      : undefined;
    let isTold = false;
    try {
      const caller = await asked;
      if (caller instanceof Response) {
        expected.delete(token);
        return caller;
      }
      expect(token, caller.account, now);
      if (!prepared || !isSame(caller.account, account)) return await answer(caller);
      isTold = true;
      return await prepared;
    } finally {
      if (!isTold)
        prepared?.then(
          (unwanted) => unwanted.body?.cancel(),
          () => undefined,
        );
    }
  };
}

/** Begins at once, and fails for nobody until it is awaited. */
function begun(answer: () => Response | Promise<Response>): Promise<Response> {
  const response = (async () => answer())();
  response.catch(() => undefined);
  return response;
}

function isSame(one: Account, other: Account | undefined): boolean {
  const members = Object.entries(one) as [keyof Account, unknown][];
  return members.every(([name, value]) => other?.[name] === value);
}
