import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { probeTarget, type Target } from './probe-target';

const open: { close(): void }[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

async function serving(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  open.push({ close: () => server.close().closeAllConnections() });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const look = (address: string, more: Partial<Target> = {}, stop = new AbortController()) =>
  probeTarget({ kind: 'http', address, status: undefined, timeoutMs: 30_000, ...more }, stop.signal);

test.each<[number, readonly number[] | undefined, string | null]>([
  [200, undefined, null],
  [204, undefined, null],
  [503, undefined, 'HTTP 503'],
  [401, [200, 401], null],
  [200, [204], 'HTTP 200'],
])('an answer %i where %j are expected: %s', async (code, status, said) => {
  const host = await serving((_, response) => response.writeHead(code).end('x'.repeat(100_000)));
  const looked = await look(`http://${host}/salud?clave=1`, { status });
  expect(looked).toMatchObject({ host, up: said === null, said, certificateEnds: null });
  expect(looked.responseMs === null).toBe(said !== null);
});

test('a redirection is an answer like any other, and leads nowhere', async () => {
  const asked: (string | undefined)[] = [];
  const host = await serving(({ url }, response) => {
    asked.push(url);
    response.writeHead(302, { Location: '/otra' }).end();
  });
  expect(await look(`http://${host}/`)).toMatchObject({ up: false, said: 'HTTP 302' });
  expect(asked).toEqual(['/']);
});

test('who does not answer, breaks off or is not there says so in a few words; a port that opens is enough for TCP', async () => {
  const silent = await serving(() => undefined);
  expect(await look(`http://${silent}/`, { timeoutMs: 200 })).toMatchObject({
    up: false,
    said: 'sin respuesta en 0.2 s',
  });
  expect(await look(silent, { kind: 'tcp' })).toMatchObject({ host: silent, up: true, said: null });
  const rude = await serving(({ socket }) => socket.destroy());
  expect(await look(`http://${rude}/`)).toMatchObject({ up: false, said: 'corta la conexión' });
  open.pop()?.close();
  expect(await look(`http://${rude}/`)).toMatchObject({ up: false, said: 'rechaza la conexión' });
  expect(await look(rude, { kind: 'tcp' })).toMatchObject({ up: false, said: 'rechaza la conexión' });
});

test('a look that is broken off ends at once', async () => {
  const stop = new AbortController();
  const looked = look(`http://${await serving(() => stop.abort())}/`, {}, stop);
  expect(await looked).toMatchObject({ up: false });
});
