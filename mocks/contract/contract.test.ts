import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../gateway/app';
import type { Ports } from '../../gateway/ports';
import { ingestCalls } from '../../gateway/rules/roles';
import { demoPassword, users } from '../accounts/users';
import { server, startServer } from '../hosts/server';
import { oddServerNames, serverNames } from '../servers/report';
import { call, encrypted, postAuth, tokenOf } from '../test-client';
import { deviationsOf } from './deviations';
import { contentOf, documentedCalls, validatorOf } from './document';
import { exampleOf } from './examples';

beforeAll(startServer);
afterAll(() => server.close());

/** Names of parameters are of no account: /server/:name and /server/{id} are one address. */
const shape = (path: string) => path.replaceAll(/:\w+|\{\w+\}/g, '{}');

test('the simulated platform answers the calls of the document and no others', () => {
  const handled = createApp({} as Ports).routes.map(({ method, path }) => `${method} ${shape(path)}`);
  const documented = documentedCalls.map(({ method, path }) => `${method} ${shape(path)}`);
  expect(handled.toSorted()).toEqual(documented.toSorted());
});

test('each call is of the specification, a proposal, or for services that deliver data', () => {
  const specified = documentedCalls.filter(({ origin }) => origin === 'specification');
  expect(specified.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual([
    'DELETE /auth/session',
    'GET /server',
    'GET /server/{name}',
    'GET /trace',
    'GET /trace/channels',
    'GET /trace/hostnames',
    'GET /trace/logTypes',
    'GET /trace/servers',
    'GET /trace/services',
    'POST /auth',
    'POST /auth/refresh',
    'PUT /user/resetPassword',
  ]);
  const delivered = documentedCalls.filter(({ origin }) => origin === 'ingest');
  expect(delivered.map(({ method, path }) => `${method} ${path}`)).toEqual(ingestCalls);
  expect(documentedCalls.filter(({ origin }) => origin === 'proposal')).toHaveLength(documentedCalls.length - 15);
});

const successes = documentedCalls.flatMap(({ method, path }) => {
  const schema = contentOf(method, path, 200)?.['application/json']?.schema;
  return schema ? [[`${method} ${path}`, schema] as const] : [];
});

test.each(successes)('examples made from the document are what it describes: %s', (_call, schema) => {
  for (const variant of ['full', 'least'] as const) {
    const validate = validatorOf(schema);
    expect(validate(exampleOf(schema, variant)), JSON.stringify(validate.errors?.[0])).toBe(true);
  }
});

async function deviating(method: string, path: string, response: Response | Promise<Response>, status: number) {
  const answer = await response;
  return deviationsOf(method, path, { status: answer.status, body: await answer.text() }, status);
}

test('sign-in, renewal, change of password and the end of a session answer as documented', async () => {
  for (const { email } of users) expect(await deviating('POST', '/auth', postAuth(email), 200)).toEqual([]);
  const token = await tokenOf('mariana.rios@example.mx');
  const renewal = call('auth/refresh', { method: 'POST', token });
  expect(await deviating('POST', '/auth/refresh', renewal, 200)).toEqual([]);
  const change = (newPassword: string) =>
    call('user/password', {
      method: 'PUT',
      token,
      body: { currentPassword: encrypted(demoPassword), newPassword: encrypted(newPassword) },
    });
  expect(await deviating('PUT', '/user/password', change('Otra#2027'), 200)).toEqual([]);
  expect(await deviating('PUT', '/user/password', change(demoPassword), 400)).toEqual([]);
  const body = { email: 'mariana.rios@example.mx', password: encrypted('aB3@xY9_k#') };
  expect(
    await deviating('PUT', '/user/resetPassword', call('user/resetPassword', { method: 'PUT', body }), 200),
  ).toEqual([]);
  expect(await deviating('DELETE', '/auth/session', call('auth/session', { method: 'DELETE', token }), 204)).toEqual(
    [],
  );
  expect(await deviating('GET', '/server', call('server', { token }), 401)).toEqual([]);
});

test('what is no success answers as documented, an empty body and a page of HTML included', async () => {
  expect(await deviating('POST', '/auth', postAuth('nadie@example.mx'), 401)).toEqual([]);
  expect(await deviating('POST', '/auth', postAuth('error500@example.mx'), 500)).toEqual([]);
  expect(await deviating('POST', '/auth', postAuth('html502@example.mx'), 502)).toEqual([]);
  const token = await tokenOf('finanzas@example.mx');
  expect(await deviating('GET', '/server', call('server', { token }), 403)).toEqual([]);
  expect(await deviating('GET', '/trace', call('trace?dateRange=ayer', { token }), 400)).toEqual([]);
  expect(await deviating('GET', '/operation', call('operation?dateRange=ayer', { token }), 400)).toEqual([]);
  expect(await deviating('GET', '/operation', call('operation?cursor=x', { token }), 400)).toEqual([]);
});

test('the parts of a run over all matches answer as documented, the last one too', async () => {
  const token = await tokenOf('mariana.rios@example.mx');
  const first = (path: string) => call(`${path}?size=1&cursor=`, { token });
  expect(await deviating('GET', '/operation', first('operation'), 200)).toEqual([]);
  const { next } = await (await first('operation')).json();
  expect(next).toEqual(expect.any(String));
  const second = call(`operation?size=1&cursor=${next}`, { token });
  expect(await deviating('GET', '/operation', second, 200)).toEqual([]);
  const body = { q: 'ORD-DEMO-000051' };
  const search = () => call('operation/search?size=1&cursor=', { method: 'POST', token, body });
  expect(await deviating('POST', '/operation/search', search(), 200)).toEqual([]);
  expect((await (await search()).json()).next).toBeNull();
});

test('servers report as documented, all but those that are odd on purpose', async () => {
  const token = await tokenOf('mariana.rios+servidores-raros@example.mx');
  const report = async (name: string) => {
    const response = await call(`server/${encodeURIComponent(name)}`, { token });
    return deviationsOf('GET', '/server/{name}', { status: response.status, body: await response.text() });
  };
  for (const name of serverNames.filter((known) => known !== 'pagos-qa-03')) expect(await report(name)).toEqual([]);
  const odd = await Promise.all(oddServerNames.map(report));
  expect(odd.filter((found) => found.length > 0).length).toBeGreaterThan(1);
  expect(deviationsOf('GET', '/server/{name}', { status: 200, body: '' })).toEqual([]);
});
