import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newDelivery } from '../notifications/new-delivery';
import { isPublic } from './public-address';
import { signatureOf, webhookCarrier } from './webhook';

const NOW = Date.UTC(2026, 10, 28, 18);
const secret = 'un-secreto-que-ambos-conocen';
const calls: { request: IncomingMessage; body: string }[] = [];
const server = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => {
    body += chunk;
  });
  request.on('end', () => {
    calls.push({ request, body });
    if (request.url === '/silent') return;
    if (request.url === '/moved') return response.writeHead(302, { Location: '/ok' }).end();
    response.writeHead(request.url === '/busy' ? 503 : 200, { 'Retry-After': '120' }).end('a\0b');
  });
});
let base = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const deliver = (path: string, more: { mayBePrivate?: boolean; destinations?: string[]; host?: string } = {}) => {
  const destination = `${more.host ?? base}${path}`;
  const what = { type: 'WEBHOOK', event: 'pago.confirmado', orderId: null, operationId: null, subject: null } as const;
  const delivery = newDelivery({ ...what, destination, body: '{"orderId":"ORD-1"}' }, NOW);
  const settings = { secret, mayBePrivate: true, destinations: [destination], patience: 300, ...more };
  return webhookCarrier(settings)(delivery, 2, NOW).then((sent) => ({ sent, delivery }));
};

test('a call carries id, attempt and a signature that the other side can compute; what is kept has no signature', async () => {
  const { sent, delivery } = await deliver('/ok');
  expect(sent).toMatchObject({ outcome: 'ANSWERED', httpStatus: 200, response: 'ab', target: 'POST /ok' });
  const { request, body } = calls.at(-1) as (typeof calls)[number];
  const timestamp = Number(request.headers['atalaya-timestamp']);
  expect(request.headers['atalaya-id']).toBe(delivery.notificationId);
  expect(request.headers['atalaya-attempt']).toBe('2');
  expect(request.headers['atalaya-signature']).toBe(signatureOf(secret, timestamp, body));
  expect(JSON.stringify(sent)).not.toContain('v1=');
});

test.each([
  ['/busy', { outcome: 'ANSWERED', httpStatus: 503, retryAfter: 120 }],
  ['/moved', { outcome: 'ANSWERED', httpStatus: 302 }],
  ['/silent', { outcome: 'TIMEOUT', httpStatus: null }],
])('%s', async (path, expected) => {
  const before = calls.length;
  expect((await deliver(path)).sent).toMatchObject(expected);
  // A redirection is followed nowhere.
  expect(calls.length).toBe(before + 1);
});

test.each([
  [{ destinations: [] }, 'El destino ya no está configurado'],
  [{ mayBePrivate: false }, 'El destino está en una red interna, y eso no está permitido'],
  [{ mayBePrivate: false, host: 'http://localhost:1' }, 'El destino está en una red interna, y eso no está permitido'],
])('what may not be called is not: %j', async (more, errorMessage) => {
  const before = calls.length;
  expect((await deliver('/ok', more)).sent).toMatchObject({ becomes: 'FAILED', errorMessage });
  expect(calls.length).toBe(before);
});

test.each([
  ['8.8.8.8', true],
  ['2606:4700::1111', true],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['127.0.0.1', false],
  ['169.254.169.254', false],
  ['172.31.255.255', false],
  ['172.32.0.1', true],
  ['192.168.1.1', false],
  ['0.0.0.0', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:7f00:1', false],
  ['64:ff9b::a00:1', false],
  ['localhost', false],
])('%s is of the open internet: %s', (address, expected) => {
  expect(isPublic(address)).toBe(expected);
});
