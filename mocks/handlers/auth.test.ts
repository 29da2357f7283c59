import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { userFromAnswer } from '~/session/user';
import { demoUsers } from '../accounts/users';
import { server, startServer } from '../hosts/server';
import { call, encrypted, postAuth, tokenOf } from '../test-client';

const NOW = Date.parse('2026-11-27T18:00:00Z');
const MINUTE = 60_000;
const SUPPORT = 'mariana.rios@example.mx';

beforeAll(startServer);
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }));
afterEach(() => void vi.useRealTimers());
afterAll(() => server.close());

const refresh = (token: string) => call('auth/refresh', { method: 'POST', token });
const errorOf = async (response: Response) => ({ line: response.status, ...(await response.json()) });

test('signing in answers a session user and nothing else', async () => {
  const response = await postAuth(SUPPORT);
  expect(response.status).toBe(200);
  const answer = await response.json();
  expect(answer).toEqual({
    email: SUPPORT,
    name: 'Mariana',
    lastName: 'Ríos',
    job: 'Ingeniera de soporte',
    role: 'SOPORTE',
    token: expect.any(String),
    tokenExpiration: '2026-11-27T19:00:00.000Z',
    changePassword: false,
  });
  expect(userFromAnswer(answer).tokenExpirationRevalidate).toBe('2026-11-27T19:10:00.000Z');
});

test.each(demoUsers)('$email signs in as $role', async ({ email, password, role }) => {
  expect(await (await postAuth(email, password)).json()).toMatchObject({ email, role });
});

test('there is a user of every role, one to change the password, one about to end and one past renewal', async () => {
  const answers = await Promise.all(demoUsers.map(async ({ email }) => (await postAuth(email)).json()));
  expect(new Set(answers.map(({ role }) => role))).toEqual(new Set(['ADMINISTRATOR', 'SOPORTE', 'FINANZAS', 'TELCEL']));
  expect(answers.filter(({ changePassword }) => changePassword).map(({ email }) => email)).toEqual([
    'cambio@example.mx',
  ]);
  const lives = answers.map(({ tokenExpiration }) => Date.parse(tokenExpiration) - NOW);
  expect(lives.filter((life) => life === MINUTE)).toHaveLength(1);
  expect(lives.filter((life) => life <= -10 * MINUTE)).toHaveLength(1);
});

test('a session that its owner closes is answered 401 with `ended` at its next call; what happened is told', async () => {
  const listed = async (token: string) =>
    (await (await call('account/session', { token })).json()).data as { sessionId: string; isCurrent: boolean }[];
  const tokenAt = (at: number) => {
    vi.setSystemTime(at);
    return tokenOf('finanzas@example.mx');
  };
  const [there, here] = [await tokenAt(NOW - MINUTE), await tokenAt(NOW)];
  const before = await listed(here);
  const own = (await listed(there)).find(({ isCurrent }) => isCurrent)?.sessionId ?? '';
  const close = (sessionId: string, token = here) =>
    call(`account/session/${sessionId}`, { method: 'DELETE', token }).then(({ status }) => status);
  const somebody = await tokenOf('telcel@example.mx');
  expect([await close(own, somebody), await close(own), await close(own)]).toEqual([404, 204, 404]);
  const refused = { line: 401, status: 401, message: 'Token not valid', ended: true };
  expect(await errorOf(await call('account/session', { token: there }))).toEqual(refused);
  expect(await (await call('account/session', { method: 'DELETE', token: here })).json()).toEqual({
    ended: before.length - 2,
  });
  expect(await listed(here)).toEqual([expect.objectContaining({ isCurrent: true })]);
  await postAuth('finanzas@example.mx', 'otra');
  const { data } = await (await call('account/activity', { token: here })).json();
  const today = data.filter(({ date }: { date: string }) => Math.abs(Date.parse(date) - NOW) <= MINUTE);
  const kinds = today.map(({ kind, action }: { kind: string; action: string | null }) => action ?? kind);
  expect(kinds.toSorted()).toEqual(expect.arrayContaining(['END_OWN_SESSIONS', 'SIGN_IN', 'SIGN_IN_FAILED']));
});

test('a wrong user, a wrong password and an unreadable one are refused alike', async () => {
  const refused = { line: 401, status: 401, message: 'User or password not found' };
  expect(await errorOf(await postAuth('nadie@example.mx'))).toEqual(refused);
  expect(await errorOf(await postAuth(SUPPORT, 'otra'))).toEqual(refused);
  expect(await errorOf(await postAuth('mariana.rios+no-existe@example.mx'))).toEqual(refused);
  for (const password of ['Atalaya#2026', 'AB12', undefined]) {
    const response = await call('auth', { method: 'POST', body: { email: SUPPORT, password } });
    expect(await errorOf(response)).toEqual(refused);
  }
  expect(await errorOf(await call('auth', { method: 'POST' }))).toEqual(refused);
});

test('a token is needed, must be readable, and ends at its expiry', async () => {
  const token = await tokenOf(SUPPORT);
  expect(await errorOf(await call('trace/services'))).toMatchObject({ line: 401, message: 'Token required' });
  expect(await errorOf(await call('trace/services', { token: 'x' }))).toMatchObject({ message: 'Token not valid' });
  vi.setSystemTime(NOW + 60 * MINUTE - 1);
  expect((await call('trace/services', { token })).status).toBe(200);
  vi.setSystemTime(NOW + 60 * MINUTE);
  expect(await errorOf(await call('trace/services', { token }))).toEqual({
    line: 401,
    status: 401,
    message: 'Token expired',
  });
});

test('renewal gives another token of the same user, which is accepted', async () => {
  const token = await tokenOf('telcel@example.mx');
  vi.setSystemTime(NOW + 65 * MINUTE);
  const answer = await (await refresh(token)).json();
  expect(Object.keys(answer)).toEqual(['token', 'tokenExpiration']);
  expect(answer.token).not.toBe(token);
  expect(answer.tokenExpiration).toBe('2026-11-27T20:05:00.000Z');
  expect((await call('trace/services', { token: answer.token })).status).toBe(200);
});

test.each([
  { after: 0, status: 200 },
  { after: 10 * MINUTE - 1, status: 200 },
  { after: 10 * MINUTE, status: 401 },
])('$after ms after its expiry a renewal answers $status', async ({ after, status }) => {
  const token = await tokenOf(SUPPORT);
  vi.setSystemTime(NOW + 60 * MINUTE + after);
  expect((await refresh(token)).status).toBe(status);
});

test('a session that ends takes its token with it', async () => {
  const token = await tokenOf(SUPPORT);
  const response = await call('auth/session', { method: 'DELETE', token });
  expect([response.status, await response.text()]).toEqual([204, '']);
  expect((await call('trace/services', { token })).status).toBe(401);
  expect((await refresh(token)).status).toBe(401);
});

test('recovery answers the same for known and unknown users', async () => {
  for (const email of [SUPPORT, 'nadie@example.mx']) {
    const body = { email, password: encrypted('aB3@xY9_k#') };
    const response = await call('user/resetPassword', { method: 'PUT', body });
    expect([response.status, await response.text()]).toEqual([200, '']);
  }
});

test('a changed password lifts the flag, then and at the next sign-in', async () => {
  const token = await tokenOf('cambio@example.mx');
  const change = (currentPassword: string, newPassword: string) =>
    call('user/password', {
      method: 'PUT',
      token,
      body: { currentPassword: encrypted(currentPassword), newPassword: encrypted(newPassword) },
    });
  expect(await errorOf(await change('equivocada', 'Nueva#2027'))).toMatchObject({ line: 400 });
  expect(await errorOf(await change('Atalaya#2026', 'Atalaya#2026'))).toMatchObject({ line: 400 });
  const changed = await change('Atalaya#2026', 'Nueva#2027');
  expect(changed.status).toBe(200);
  const session = await changed.json();
  expect(session).toMatchObject({ email: 'cambio@example.mx', changePassword: false });
  const again = await (await postAuth('cambio@example.mx', 'Nueva#2027')).json();
  expect(again).toMatchObject({ changePassword: false });
  const statuses = async () =>
    Promise.all([session, again].map(async (one) => (await call('account', { token: one.token })).status));
  expect(await statuses()).toEqual([200, 200]);
  // A page that reloads begins with a platform that remembers nothing but what tokens tell.
  server.close();
  startServer();
  expect(await statuses()).toEqual([200, 200]);
});

test.each([
  ['error500', 500, 'application/json'],
  ['html502', 502, 'text/html'],
  ['vacio200', 200, null],
])('the e-mail %s@ answers %i', async (local, status, type) => {
  for (const response of [
    await postAuth(`${local}@example.mx`),
    await call('user/resetPassword', { method: 'PUT', body: { email: `${local}@example.mx`, password: 'x' } }),
  ]) {
    expect([response.status, response.headers.get('Content-Type')]).toEqual([status, type]);
  }
});

test('the e-mail sinred@ gets no answer at all', async () => {
  await expect(postAuth('sinred@example.mx')).rejects.toThrow();
});

test.each([
  ['vencido', 200],
  ['refresca-401', 401],
  ['refresca-500', 500],
  ['refresca-html', 502],
])('in the scenario %s the token is past and its renewal answers %i', async (scenario, status) => {
  const token = await tokenOf(`mariana.rios+${scenario}@example.mx`);
  expect((await call('server', { token })).status).toBe(401);
  expect((await refresh(token)).status).toBe(status);
});

test('in the scenario refresca-pasado the renewed token is past as well', async () => {
  const answer = await (await refresh(await tokenOf('mariana.rios+refresca-pasado@example.mx'))).json();
  expect(Date.parse(answer.tokenExpiration)).toBeLessThan(NOW);
});

test.each([
  ['cierre-500', 500],
  ['cierre-401', 401],
])('in the scenario %s signing out answers %i', async (scenario, status) => {
  const token = await tokenOf(`mariana.rios+${scenario}@example.mx`);
  expect((await call('auth/session', { method: 'DELETE', token })).status).toBe(status);
});

test('in the scenario sin-red every later call gets no answer', async () => {
  const token = await tokenOf('mariana.rios+sin-red@example.mx');
  await expect(call('server', { token })).rejects.toThrow();
});

test('in the scenario revocado the token is refused long before its expiry, by renewal too', async () => {
  const token = await tokenOf('mariana.rios+revocado@example.mx');
  vi.setSystemTime(NOW + 4999);
  expect((await call('server', { token })).status).toBe(200);
  vi.setSystemTime(NOW + 5000);
  for (const response of [
    await call('server', { token }),
    await call('trace/services', { token }),
    await refresh(token),
  ]) {
    expect(await errorOf(response)).toEqual({ line: 401, status: 401, message: 'Token revoked' });
  }
});
