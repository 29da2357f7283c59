import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { deviationsOf } from '../contract/deviations';
import { nodeBase, server, startServer } from '../hosts/server';
import { tokenOf } from '../test-client';

beforeAll(startServer);
// At some moments a check of one more service fails.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-28T20:00:00-06:00') });
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => server.close());

/** Calls as somebody, and compares the answer with the document. */
async function as(email: string) {
  const token = await tokenOf(email);
  return async (call: string, actual: string, status: number, body?: object, key = 'una-clave-de-prueba') => {
    const [method = '', path = ''] = call.split(' ');
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', 'Idempotency-Key': key };
    const answer = await fetch(`${nodeBase}${actual}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    expect(deviationsOf(method, path, { status: answer.status, body: text }, status)).toEqual([]);
    return JSON.parse(text);
  };
}

const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
const call = 'POST /service/{serviceId}/maintenance';
const path = '/service/oxxo/maintenance';

test('there are services in every state, those that fail name their cause, and a page counts them', async () => {
  const ask = await as('telcel@example.mx');
  const { data, total, statusCounts, options } = await ask('GET /service', '/service?size=50', 200);
  expect(total).toBe(data.length);
  expect(Object.values(statusCounts).every((count) => Number(count) > 0)).toBe(true);
  expect(data[0]).toMatchObject({ serviceId: 'adquirente-norte', status: 'DOWN', actions: [] });
  const authorizer = data.find(({ serviceId }: { serviceId: string }) => serviceId === 'autorizador');
  expect(authorizer.causes).toMatchObject([{ name: 'Adquirente Norte' }]);
  expect(authorizer.beats).toHaveLength(50);
  expect(options.tags).toContain('tarjeta');
  for (const { serviceId } of data) await ask('GET /service/{serviceId}', `/service/${serviceId}`, 200);
  await ask('GET /service', '/service?status=ROTO', 400);
  await ask('GET /service/{serviceId}', '/service/nada', 404);
  const { incidents, usedBy } = await ask('GET /service/{serviceId}', '/service/adquirente-norte', 200);
  expect(incidents[0]).toMatchObject({ status: 'DOWN', endedAt: null, beganEarlier: false });
  expect(usedBy).toMatchObject([{ serviceId: 'autorizador' }]);
});

test('a window is made once, changed by its version, and ended; the trail tells all of it', async () => {
  const [mariana, admin, telcel] = [
    await as('mariana.rios@example.mx'),
    await as('admin@example.mx'),
    await as('telcel@example.mx'),
  ];
  const asked = { from: hours(-1), to: hours(1), reason: 'Cambio de certificado' };
  await telcel(call, path, 403, asked);
  await mariana(call, path, 400, asked, '');
  await mariana(call, path, 422, { ...asked, reason: '' });
  const made = await mariana(call, path, 200, asked);
  expect(made).toMatchObject({ status: 'MAINTENANCE', maintenance: { open: true, version: 1, by: 'Mariana Ríos' } });
  expect(await mariana(call, path, 200, asked)).toMatchObject({ maintenance: { version: 1 } });
  await mariana(call, path, 422, { ...asked, reason: 'Otra' });
  const { current } = await admin(call, path, 409, asked, 'otra-clave');
  expect(current).toMatchObject({ maintenance: { version: 1 } });
  const changed = await admin(call, path, 200, { ...asked, to: hours(2), version: 1 }, 'otra-clave');
  expect(changed).toMatchObject({ maintenance: { version: 2, by: 'Octavio Beltrán' } });
  const end = 'DELETE /service/{serviceId}/maintenance';
  await mariana(end, `${path}?version=1`, 409);
  await mariana(end, path, 422);
  expect(await mariana(end, `${path}?version=2`, 200)).toMatchObject({ status: 'UP', maintenance: null });
  await mariana(end, `${path}?version=3`, 422);
  const { data } = await admin('GET /audit', '/audit?entity=service&entityId=oxxo', 200);
  expect(data.map(({ action }: { action: string }) => action)).toEqual([
    'END_MAINTENANCE',
    'CHANGE_MAINTENANCE',
    'PLAN_MAINTENANCE',
  ]);
});

test('a check that somebody asks for gives a first state', async () => {
  const ask = await as('mariana.rios@example.mx');
  const check = 'POST /service/{serviceId}/check';
  const { status } = await ask('GET /service/{serviceId}', '/service/banco-del-norte', 200);
  expect(status).toBe('PENDING');
  expect(await ask(check, '/service/banco-del-norte/check', 200)).toMatchObject({ status: 'UP' });
  await ask(check, '/service/nada/check', 404);
});

test('alerts of a service in maintenance are silent until its window ends', async () => {
  const ask = await as('admin@example.mx');
  const path = '/service/adquirente-norte/maintenance';
  const states = async () => {
    const { data } = await ask('GET /alert', '/alert?source=adquirente-norte&size=50', 200);
    return data.flatMap((alert: { endedAt: unknown; status: string }) => (alert.endedAt === null ? alert.status : []));
  };
  expect(await states()).toEqual(['ACKNOWLEDGED']);
  const window = { from: hours(-1), to: hours(1), reason: 'Cambio de enlace' };
  await ask(call, path, 200, window, 'la-clave-del-enlace');
  expect(await states()).toEqual(['SILENCED']);
  await ask('DELETE /service/{serviceId}/maintenance', `${path}?version=1`, 200);
  expect(await states()).toEqual(['ACKNOWLEDGED']);
});
