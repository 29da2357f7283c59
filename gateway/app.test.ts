import { expect, test } from 'vitest';
import { createApp } from './app';
import { type Account, type Ports, SourceAway } from './ports';
import { memoryStores, testClock } from './sign-in/memory-stores.fixture';
import { createSessions } from './sign-in/sessions';

const ana: Account = {
  id: 'ana',
  email: 'ana@example.mx',
  name: 'Ana',
  lastName: 'Paz',
  job: 'Soporte',
  role: 'SOPORTE',
  changePassword: true,
};

function platform(given: Partial<Ports> = {}) {
  const clock = testClock();
  const faults: unknown[] = [];
  const addresses: string[] = [];
  const ports = {
    clock,
    sessions: createSessions(memoryStores().sessions, clock),
    cipher: { decrypt: async (text: unknown) => (typeof text === 'string' ? text : null) },
    accounts: {
      async signIn(_email, password, address) {
        addresses.push(address);
        return password === 'bien' ? ana : password === 'ya' ? { retryAfter: 90 } : undefined;
      },
      byId: async () => ({ ...ana, changePassword: false }),
      changePassword: async (_id, current) => (current === 'bien' ? { ...ana, changePassword: false } : 'current'),
      recover: async (email) => (email === 'mucho' ? { retryAfter: 3600 } : undefined),
    },
    reportFault: (error: unknown) => void faults.push(error),
    ...given,
  } as Ports;
  const app = createApp(ports, '/api');
  const call = async (method: string, path: string, body?: object, token?: string) => {
    const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) };
    const request = new Request(`http://x.example.mx/api/${path}`, {
      method,
      headers,
      body: body ? JSON.stringify(body) : null,
    });
    const answer = await app.fetch(request, { address: '192.0.2.9' });
    const text = await answer.text();
    return { status: answer.status, body: text && JSON.parse(text), wait: answer.headers.get('Retry-After') };
  };
  const signIn = async () => (await call('POST', 'auth', { email: ana.email, password: 'bien' })).body.token as string;
  return { call, signIn, ports, clock, faults, addresses };
}

test('too many attempts are answered 429 with the time to wait', async () => {
  const { call, addresses } = platform();
  const limited = { status: 429, body: { status: 429, message: 'Too many attempts' } };
  expect(await call('POST', 'auth', { email: 'a', password: 'ya' })).toEqual({ ...limited, wait: '90' });
  expect(await call('PUT', 'user/resetPassword', { email: 'mucho', password: 'x' })).toEqual({
    ...limited,
    wait: '3600',
  });
  expect(addresses).toEqual(['192.0.2.9']);
});

test('a session lives from sign-in through renewal to its end', async () => {
  const { call, signIn, clock } = platform({
    traces: {
      options: async () => ['a'],
      search: async () => ({ parts: [], truncated: false, total: async () => 0 }),
      count: async () => 0,
    },
  });
  const token = await signIn();
  const services = (bearer: string) => call('GET', 'trace/services', undefined, bearer);
  expect(await services(token)).toMatchObject({ status: 200, body: ['a'] });
  clock.at += 60 * 60_000;
  expect(await services(token)).toMatchObject({ status: 401, body: { message: 'Token expired' } });
  const { body } = await call('POST', 'auth/refresh', undefined, token);
  expect((await call('POST', 'auth/refresh', undefined, token)).body).toEqual(body);
  expect((await services(body.token)).status).toBe(200);
  expect((await call('DELETE', 'auth/session', undefined, body.token)).status).toBe(204);
  expect(await services(body.token)).toMatchObject({ status: 401, body: { message: 'Token not valid' } });
});

test('a new password ends the other sessions and answers the session user', async () => {
  const { call, signIn } = platform({
    traces: {
      options: async () => [],
      search: async () => ({ parts: [], truncated: false, total: async () => 0 }),
      count: async () => 0,
    },
  });
  const [token, other] = [await signIn(), await signIn()];
  const changed = await call('PUT', 'user/password', { currentPassword: 'bien', newPassword: 'x' }, token);
  expect(changed).toMatchObject({ status: 200, body: { email: ana.email, changePassword: false } });
  expect((await call('GET', 'trace/services', undefined, other)).status).toBe(401);
  expect((await call('GET', 'trace/services', undefined, changed.body.token)).status).toBe(200);
});

test('who must choose another password may do that, renew and sign out, and nothing else', async () => {
  const { accounts } = platform().ports;
  const { call, signIn } = platform({ accounts: { ...accounts, byId: async () => ana } });
  const { body } = await call('POST', 'auth/refresh', undefined, await signIn());
  const refused = { status: 403, message: 'Cambia tu contraseña temporal antes de consultar.' };
  for (const path of ['server', 'trace/services', 'operation/OP1', 'summary'])
    expect((await call('GET', path, undefined, body.token)).body).toEqual(refused);
  const passwords = { currentPassword: 'bien', newPassword: 'x' };
  const changed = await call('PUT', 'user/password', passwords, body.token);
  expect(changed.status).toBe(200);
  expect((await call('DELETE', 'auth/session', undefined, changed.body.token)).status).toBe(204);
});

test('a source that is away is 503, an unforeseen error 500 and reported, an unknown call 404', async () => {
  const broken = new Error('x');
  const reports: Ports['reports'] = {
    list: () => Promise.reject(broken),
    read: () => Promise.reject(new SourceAway('a')),
  };
  const { call, signIn, faults } = platform({ reports });
  const token = await signIn();
  expect((await call('GET', 'server/a', undefined, token)).status).toBe(503);
  expect(faults).toEqual([]);
  expect(await call('GET', 'server', undefined, token)).toMatchObject({
    body: { status: 500, message: 'Internal server error' },
  });
  expect(faults).toEqual([broken]);
  expect(await call('GET', 'nada')).toMatchObject({ status: 404, body: { message: 'Not found' } });
});

test('without anybody who sends money, and nobody who keeps what is done, those calls are not there', async () => {
  const { accounts } = platform().ports;
  const byId = async (): Promise<Account> => ({ ...ana, role: 'ADMINISTRATOR', changePassword: false });
  const { call, signIn } = platform({ accounts: { ...accounts, byId } });
  const token = await signIn();
  const message = 'Este Atalaya no hace devoluciones: no tiene con quién enviarlas.';
  for (const path of ['refund', 'refund/eligibility', 'refund/DEV-1'])
    expect(await call('GET', path, undefined, token)).toMatchObject({ status: 404, body: { message } });
  expect(await call('GET', 'audit', undefined, token)).toMatchObject({
    status: 404,
    body: { message: 'Este Atalaya no guarda un historial de cambios.' },
  });
  expect(await call('POST', 'operation/OP1/note', { text: 'x' }, token)).toMatchObject({ status: 501 });
  expect((await call('POST', 'refund', {}, token)).status).toBe(404);
});

test('a statistic that is refused says why in the words of its member, which the console repeats', async () => {
  const { call, signIn } = platform({ operations: {} as Ports['operations'] });
  const message = 'Elige hora, día, semana o mes.';
  const path = 'statistic?dateRange=2026-11-20_2026-11-27&granularity=siglo';
  expect(await call('GET', path, undefined, await signIn())).toMatchObject({
    status: 422,
    body: { status: 422, message, fields: [{ field: 'granularity', message }] },
  });
});
