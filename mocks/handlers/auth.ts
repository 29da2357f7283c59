import { HttpResponse, http } from 'msw';
import { decryptPassword } from '../accounts/decrypt';
import { renewalWindow, type TokenContent, writeToken } from '../accounts/token';
import { demoPassword, type MockUser, users, usualLife } from '../accounts/users';
import { type EmailScenario, emailScenario, expiredAtSignIn, isSessionScenario } from '../scenarios';
import { emptyAnswer, failure, jsonAnswer, noContent, proxyPage } from './answers';
import { type Caller, guarded } from './guard';
import { networkPause, pause } from './latency';
import type { PlatformMemory } from './memory';

const MINUTE = 60_000;

/** Sign-in, recovery, renewal and the end of a session (spec 3, 19.2). */
export function authHandlers(base: string, memory: PlatformMemory) {
  const { revoked, passwords } = memory;
  return [
    http.post(`${base}/auth`, async ({ request }) => {
      await networkPause();
      const body = await readBody(request);
      const email = textOf(body.email);
      const special = emailScenario(email);
      if (special) return (await specialAnswer(special)) ?? unknownUser();
      const { address, scenario } = splitScenario(email);
      const user = users.find((known) => known.email === address);
      const password = await decryptPassword(body.password);
      if (!user || scenario === null || password === null) return unknownUser();
      if (password !== demoPassword && password !== passwords.get(user.id)) return unknownUser();
      const changed = password === passwords.get(user.id);
      const now = Date.now();
      const life = expiredAtSignIn.includes(scenario) ? -MINUTE : user.tokenLife;
      const token = { userId: user.id, issued: now, expiry: now + life, serial: 1, scenario };
      return jsonAnswer(sessionAnswer(user, token, user.changePassword && !changed));
    }),

    http.put(`${base}/user/resetPassword`, async ({ request }) => {
      await networkPause();
      const body = await readBody(request);
      const special = emailScenario(textOf(body.email));
      if (special) return (await specialAnswer(special)) ?? emptyAnswer();
      if ((await decryptPassword(body.password)) === null) return failure(400, 'Password not readable');
      // The answer must not tell who has an account.
      return emptyAnswer();
    }),

    http.put(
      `${base}/user/password`,
      guarded({ revoked, call: 'PUT /user/password' }, async ({ user, token, request, now }) => {
        const body = await readBody(request);
        const current = await decryptPassword(body.currentPassword);
        const next = await decryptPassword(body.newPassword);
        if (current !== demoPassword && (current === null || current !== passwords.get(user.id)))
          return failure(400, 'Current password not valid');
        if (!next || next === current) return failure(400, 'New password not valid');
        passwords.set(user.id, next);
        return jsonAnswer(sessionAnswer(user, renewed(token, now, usualLife), false));
      }),
    ),

    http.post(`${base}/auth/refresh`, guarded({ revoked, call: 'POST /auth/refresh', grace: renewalWindow }, renew)),

    http.delete(
      `${base}/auth/session`,
      guarded({ revoked, call: 'DELETE /auth/session', grace: renewalWindow }, async ({ token, bearer }) => {
        if (token.scenario === 'cierre-500') return failure(500, 'Internal server error');
        if (token.scenario === 'cierre-401') return failure(401, 'Token not valid');
        if (token.scenario === 'cierre-lento') await pause(5000);
        revoked.add(bearer);
        return noContent();
      }),
    ),
  ];
}

function renew({ token, now }: Caller): Response {
  if (token.scenario === 'refresca-401') return failure(401, 'Token not renewable');
  if (token.scenario === 'refresca-500') return failure(500, 'Internal server error');
  if (token.scenario === 'refresca-html') return proxyPage(502, 'Bad Gateway');
  const next = renewed(token, now, token.scenario === 'refresca-pasado' ? -MINUTE : usualLife);
  return jsonAnswer({ token: writeToken(next), tokenExpiration: new Date(next.expiry).toISOString() });
}

function renewed(token: TokenContent, now: number, life: number): TokenContent {
  return { ...token, issued: now, expiry: now + life, serial: token.serial + 1 };
}

/** The session user of spec 4.1 as sign-in answers it. */
function sessionAnswer(user: MockUser, token: TokenContent, changePassword: boolean) {
  return {
    email: user.email,
    name: user.name,
    lastName: user.lastName,
    job: user.job,
    role: user.role,
    token: writeToken(token),
    tokenExpiration: new Date(token.expiry).toISOString(),
    changePassword,
  };
}

/** 'mariana.rios+lento@example.mx' is Mariana in the scenario 'lento'; an unknown scenario is null. */
function splitScenario(email: string): { address: string; scenario: string | null } {
  const [, local, name = '', domain] = /^([^+@]+)(?:\+([^@]*))?(@.+)$/.exec(email.toLowerCase()) ?? [];
  const scenario = name === '' || isSessionScenario(name) ? name : null;
  return { address: `${local}${domain}`, scenario };
}

/** Undefined where the call goes on as for anybody unknown. */
async function specialAnswer(scenario: EmailScenario): Promise<Response | undefined> {
  if (scenario === 'error500') return failure(500, 'Internal server error');
  if (scenario === 'html502') return proxyPage(502, 'Bad Gateway');
  if (scenario === 'sinred') return HttpResponse.error();
  if (scenario === 'vacio200') return emptyAnswer();
  await pause(5000);
}

function unknownUser(): Response {
  return failure(401, 'User or password not found');
}

async function readBody(request: Request): Promise<Record<string, unknown>> {
  const body: unknown = await request.json().catch(() => null);
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
