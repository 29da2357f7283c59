import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword } from '../accounts/users';
import { createHost, hostPath } from '../hosts/http-host';
import { checkBackend } from './check-backend';
import { documentedCalls } from './document';

/** What is done to the body of each answer, by its path. */
let change: (path: string, body: string) => string = (_path, body) => body;

const platform = createHost();
const backend = createServer((incoming, outgoing) => {
  const end = outgoing.end.bind(outgoing);
  outgoing.end = ((body: Buffer) =>
    end(change((incoming.url ?? '').replace(hostPath, ''), body.toString()))) as typeof outgoing.end;
  platform.emit('request', incoming, outgoing);
});

beforeAll(() => new Promise<void>((resolve) => void backend.listen(0, '127.0.0.1', resolve)));
afterAll(() => void backend.close());

async function check(specificationOnly = false) {
  const base = `http://127.0.0.1:${(backend.address() as AddressInfo).port}${hostPath}/`;
  return checkBackend({ base, email: 'admin@example.mx', password: demoPassword, specificationOnly });
}

test('the simulated platform deviates nowhere, and every call that reads is made', async () => {
  change = (_path, body) => body;
  const { calls, deviations } = await check();
  expect(deviations).toEqual([]);
  const reading = documentedCalls.filter(({ method }) => method === 'GET').map(({ path }) => `GET ${path}`);
  expect(new Set(calls)).toEqual(new Set(['POST /auth', 'POST /operation/search', ...reading]));
});

/** [path that begins so, what is changed in its answer, to what] */
const changes: [path: string, from: RegExp, to: string][] = [
  ['/auth', /"tokenExpiration":"[^"]+",/, ''],
  ['/server/pagos-qa-01', /"usedMemory"/, '"used_memory"'],
  ['/server/pagos-qa-02', /"abortedClients":\d+/, '"abortedClients":[]'],
  ['/trace?', /"date":"(\d\d)\/(\d\d)\//, '"date":"2026-'],
  ['/operation?', /"amount":(\d+)\d\d,"currency"/, '"amount":$1.5,"currency"'],
  ['/operation?', /"status":"[A-Z]+"/, '"status":"ana@ejemplo.mx"'],
  ['/summary?', /"approvalRate":[\d.]+/, '"approvalRate":97.4'],
];

test('each changed member is told where it is, without its value, and nothing else', async () => {
  change = (path, body) =>
    changes
      .filter(([begin]) => path.startsWith(begin))
      .reduce((changed, [_begin, from, to]) => changed.replace(from, to), body);
  const { deviations } = await check();
  const told = deviations.map(({ call, pointer, expected, found }) => `${call} ${pointer}: ${expected} / ${found}`);
  expect(told).toEqual([
    'POST /auth /tokenExpiration: present / absent',
    'GET /server/{name} /redis/0/used_memory: no such member / present',
    'GET /server/{name} /mysql/abortedClients: integer or string or null / array',
    'GET /trace /data/0/date: dd/MM/yyyy hh:mm:ss AM/PM. / string of another form',
    'GET /operation /data/0/amount: integer / number',
    'GET /operation /data/0/status: one of SUCCESS, ACCEPTED, ERROR, DENIED, REJECTED, PENDING, EXPIRATED, REVIEW, REFUND / another string',
    'GET /summary /approvalRate: maximum 1 / another number',
  ]);
});

test('a refused sign-in is told by its status', async () => {
  const base = `http://127.0.0.1:${(backend.address() as AddressInfo).port}${hostPath}`;
  const { calls, deviations } = await checkBackend({ base, email: 'admin@example.mx', password: 'otra' });
  expect(calls).toEqual(['POST /auth']);
  expect(deviations).toEqual([{ call: 'POST /auth', pointer: '', expected: 'HTTP 200', found: 'HTTP 401' }]);
});
