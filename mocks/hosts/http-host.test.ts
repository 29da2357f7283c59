import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, encrypted, postAuth, tokenOf } from '../test-client';
import { createHost, hostPath } from './http-host';
import { server } from './server';

const host = createHost();
let base = '';

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'bypass' });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(host.address() as AddressInfo).port}${hostPath}`;
});
afterAll(async () => {
  server.close();
  host.closeAllConnections();
  await new Promise((resolve) => host.close(resolve));
});

const SUPPORT = 'mariana.rios@example.mx';

/** What a test compares: status, type and text, without what moves with the clock. */
async function plain(response: Response) {
  const text = (await response.text()).replace(/"(token|tokenExpiration|date)":"[^"]*"/g, '"$1":""');
  return { status: response.status, type: response.headers.get('Content-Type'), text };
}

test.each([
  'trace/services',
  'server',
  'server/pagos-qa-03',
  'server/promociones-qa-01',
  `server/${encodeURIComponent('no existe/é')}`,
  'trace?order=ORD-ERROR-500',
  'trace?order=ORD-HTML-502',
  'trace?services=autorizador&code=51',
])('GET %s is answered as by the handler list', async (path) => {
  const [overHttp, direct] = await Promise.all([tokenOf(SUPPORT, base), tokenOf(SUPPORT)]);
  expect(await plain(await call(path, { token: overHttp, base }))).toEqual(
    await plain(await call(path, { token: direct })),
  );
  expect(await plain(await call(path, { base }))).toMatchObject({ status: 401 });
});

test('signing in, renewing and signing out over HTTP', async () => {
  expect(await plain(await postAuth(SUPPORT, 'Atalaya#2026', base))).toEqual(await plain(await postAuth(SUPPORT)));
  expect((await postAuth(SUPPORT, 'otra', base)).status).toBe(401);
  const token = await tokenOf(SUPPORT, base);
  expect((await call('auth/refresh', { method: 'POST', token, base })).status).toBe(200);
  const left = await call('auth/session', { method: 'DELETE', token, base });
  expect([left.status, await left.text()]).toEqual([204, '']);
  expect((await call('server', { token, base })).status).toBe(401);
  const body = { email: SUPPORT, password: encrypted('aB3@xY9_k#') };
  expect((await call('user/resetPassword', { method: 'PUT', body, base })).status).toBe(200);
});

test('an answer of megabytes arrives whole', async () => {
  const response = await call('trace?order=ORD-GRANDE', { token: await tokenOf(SUPPORT, base), base });
  expect((await response.json()).data).toHaveLength(1);
});

test('a network error cuts the line', async () => {
  const token = await tokenOf(SUPPORT, base);
  await expect(call('trace?order=ORD-SIN-RED', { token, base })).rejects.toThrow();
});

test('unknown paths and broken requests are answered, and the host lives on', async () => {
  expect((await call('nada', { base })).status).toBe(404);
  expect((await fetch(new URL('/', base))).status).toBe(404);
  const odd = await new Promise<number | undefined>((resolve, reject) => {
    const { port } = new URL(base);
    request({ port, host: '127.0.0.1', path: '//', method: 'GET' }, ({ statusCode }) => resolve(statusCode))
      .on('error', reject)
      .end();
  });
  expect(odd).toBeGreaterThanOrEqual(400);
  expect((await call('server', { base })).status).toBe(401);
});
