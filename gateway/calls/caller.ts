import type { HonoRequest } from 'hono';
import { failure } from '../answers';
import type { Account, Ports } from '../ports';
import { bearerOf } from '../rules/bearer';
import { isAccepted } from '../rules/expiry';
import { type GuardedCall, mayCall, mayCallBeforeChange } from '../rules/roles';

/** What a host tells beside a request: `app.fetch(request, { address })`. */
export interface Host {
  address?: string;
  id?: string;
}

/** Somebody signed in who makes a call that the role may make. */
export interface Caller {
  account: Account;
  token: string;
  request: HonoRequest;
  /** From where; '' where the host does not tell. */
  address: string;
  /** Of the request, for lines about it. */
  id?: string | undefined;
  now: number;
}

/** Who makes a call, or the answer to whom may not make it. */
export async function callerOf(
  ports: Ports,
  call: GuardedCall,
  request: HonoRequest,
  { address = '', id }: Host = {},
): Promise<Caller | Response> {
  const now = ports.clock.now();
  const token = bearerOf(request.header('Authorization'));
  if (token === undefined) return failure(401, 'Token required');
  const session = await ports.sessions.find(token);
  if ('refused' in session) return session.ended ? ended(session.refused) : failure(401, session.refused);
  if (!isAccepted(session.expiry, call, now)) return failure(401, 'Token expired');
  const account = session.account ?? (await ports.accounts.byId(session.accountId));
  if (!account) return ended('Token not valid');
  if (!mayCall(account.role, call)) return failure(403, 'Role not allowed');
  if (account.changePassword && !mayCallBeforeChange(call))
    return failure(403, 'Cambia tu contraseña temporal antes de consultar.');
  return { account, token, request, address, id, now };
}

/** The console then asks for a new sign-in at once (spec 4.12). */
const ended = (message: string) => failure(401, message, { ended: true });

export type Answer = (caller: Caller) => Response | Promise<Response>;

export function queryOf({ url }: HonoRequest): URLSearchParams {
  return new URL(url).searchParams;
}

/** A body that is no JSON; the app answers 400. */
export class UnreadableBody extends Error {}

/** A body that does not even say that it is JSON, as any page of the web could send; the app answers 415. */
export class NotJson extends Error {}

/** The members of a JSON body; none where there is no body, or it is no object. @throws UnreadableBody, NotJson */
export async function readBody(request: HonoRequest): Promise<Record<string, unknown>> {
  const text = await request.text();
  if (text === '') return {};
  if (!/^application\/([\w.-]+\+)?json *(;|$)/i.test(request.header('Content-Type') ?? '')) throw new NotJson();
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new UnreadableBody();
  }
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
}
