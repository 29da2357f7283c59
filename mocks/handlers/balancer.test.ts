import { afterAll, beforeAll, expect, test } from 'vitest';
import { deviationsOf } from '../contract/deviations';
import { server, startServer } from '../hosts/server';
import { call, tokenOf } from '../test-client';

beforeAll(startServer);
afterAll(() => server.close());

interface Node {
  nodeId: string;
  status: string;
  version: string;
}

test('every state of a node is seen, and a change of one is answered as documented', async () => {
  const token = await tokenOf('mariana.rios@example.mx');
  const ask = async (documented: string, path: string, status: number, body?: object) => {
    const [method = '', of = ''] = documented.split(' ');
    const answer = await call(path, { method, token, ...(body && { body }) });
    const text = await answer.text();
    expect(deviationsOf(method, of, { status: answer.status, body: text }, status)).toEqual([]);
    return JSON.parse(text);
  };
  const { data } = await ask('GET /balancer', 'balancer', 200);
  const nodes: Node[] = data.flatMap((pool: { nodes: Node[] }) => pool.nodes);
  expect(new Set(nodes.map(({ status }) => status))).toEqual(new Set(['UP', 'DRAIN', 'MAINT', 'DOWN', 'STARTING']));
  const of = (id: string) => nodes.find(({ nodeId }) => nodeId === id)?.version;
  const put = 'PUT /balancer/{poolId}/node/{nodeId}';
  const drain = { status: 'DRAIN', reason: 'Versión 4.18', version: of('app-02') };
  const path = 'balancer/autorizador/node/app-02';
  await ask(put, path, 422, { status: 'DOWN', weight: 500, version: '' });
  await ask(put, 'balancer/autorizador/node/app-99', 404, drain);
  expect(await ask(put, path, 200, drain)).toMatchObject({ nodeId: 'app-02', status: 'DRAIN' });
  expect(await ask(put, path, 409, drain)).toMatchObject({ current: { status: 'DRAIN' } });
  const last = { weight: 0, reason: 'x', version: of('batch-01') };
  expect(await ask(put, 'balancer/devoluciones/node/batch-01', 422, last)).toMatchObject({
    fields: [{ field: 'weight', message: expect.stringContaining('último nodo activo') }],
  });
  const trail = await ask('GET /audit', 'audit?entity=balancer', 200);
  expect(trail.data).toMatchObject([{ entityId: 'autorizador/app-02', action: 'DRAIN', reason: 'Versión 4.18' }]);
  await ask('GET /audit', 'audit?entity=refund&entityId=DEV-1', 403);
});
