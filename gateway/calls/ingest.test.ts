import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createApp } from '../app';
import type { Intake } from '../intake-ports';
import { type Ports, SourceAway, StorageFull } from '../ports';

const TOKEN = 'token-de-ingesta-1';
const SERVICES = { channel: null, pausedSince: null };

/** A platform that takes lines and keeps them here, or fails as it is told. */
function platform(fault?: Error) {
  const taken: { kind: string; by: string | null; lines: (string | Error)[] } = { kind: '', by: null, lines: [] };
  const faults: unknown[] = [];
  const intake: Intake = {
    senderOf: async (token) => {
      if (token === 'de-un-canal') return { channel: 'WEB', pausedSince: null };
      return token === TOKEN ? SERVICES : token === 'inactivo' ? 'disabled' : 'unknown';
    },
    async take(kind, lines, sender) {
      taken.by = sender.channel;
      taken.kind = kind;
      for await (const line of lines) taken.lines.push(line);
      if (fault) throw fault;
      return { stored: taken.lines.length, lines: taken.lines.length, faults: [] };
    },
  };
  const app = (given?: Intake) =>
    createApp({ intake: given, reportFault: (error: unknown) => void faults.push(error) } as unknown as Ports);
  const send = async (body: BodyInit, headers: Record<string, string> = {}, given: Intake | undefined = intake) => {
    const request = new Request('http://x.example.mx/ingest/traces', {
      method: 'POST',
      body,
      headers: { Authorization: `Bearer ${TOKEN}`, ...headers },
      duplex: 'half',
    } as RequestInit);
    const answer = await app(given).fetch(request);
    return { status: answer.status, body: await answer.json(), wait: answer.headers.get('Retry-After') };
  };
  const closed = () =>
    app().fetch(new Request('http://x.example.mx/ingest/operations', { method: 'POST', body: '{}' }));
  return { send, closed, taken, faults };
}

const streamOf = (chunks: Iterable<Uint8Array>) => {
  const rest = chunks[Symbol.iterator]();
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      const { done, value } = rest.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
};

test('lines are handed on as they come, however they are cut', async () => {
  const { send, taken } = platform();
  const bytes = new TextEncoder().encode('{"á":1}\r\n\n{"😀":2}');
  const answer = await send(streamOf([...bytes].map((byte) => Uint8Array.of(byte))));
  expect([answer.status, answer.body]).toEqual([200, { stored: 3, lines: 3, faults: [] }]);
  expect(taken).toEqual({ kind: 'traces', by: null, lines: ['{"á":1}\r', '', '{"😀":2}'] });
});

test('a channel delivers by its own key, and of what it delivers it is known whose it is', async () => {
  const { send, taken } = platform();
  expect((await send('uno', { Authorization: 'Bearer de-un-canal' })).status).toBe(200);
  expect(taken).toMatchObject({ by: 'WEB', lines: ['uno'] });
});

test('a body may be packed', async () => {
  const { send, taken } = platform();
  expect((await send(gzipSync('uno\ndos\n'), { 'Content-Encoding': 'gzip' })).status).toBe(200);
  expect(taken.lines).toEqual(['uno', 'dos']);
});

test('a line that is too long or no UTF-8 leaves the others alone', async () => {
  const { send, taken } = platform();
  const parts = ['a\n', 'x'.repeat(600_000), 'x'.repeat(600_000), '\nb\n', Uint8Array.of(0xff, 10), 'c'];
  await send(streamOf(parts.map((part) => (typeof part === 'string' ? new TextEncoder().encode(part) : part))));
  const [long, odd] = [new Error('La línea pesa más de 1 MB.'), new Error('La línea no está en UTF-8.')];
  expect(taken.lines).toEqual(['a', long, 'b', odd, 'c']);
});

function* megabytes(count: number) {
  const part = new Uint8Array(1_000_000).fill(32);
  for (let made = 0; made < count; made += 1) yield part;
}

test.each<[string, () => [BodyInit, Record<string, string>?], number, string]>([
  ['of another', () => ['{}', { Authorization: 'Bearer otro' }], 401, 'El token no es el de ATALAYA_INGEST_TOKEN'],
  ['of nobody', () => ['{}', { Authorization: '' }], 401, 'El token no es el de ATALAYA_INGEST_TOKEN'],
  ['of a channel that is shut', () => ['{}', { Authorization: 'Bearer inactivo' }], 403, 'El canal'],
  [
    'packed otherwise',
    () => ['{}', { 'Content-Encoding': 'br' }],
    415,
    'El cuerpo debe venir sin comprimir o en gzip.',
  ],
  ['over 64 MB as it says', () => ['{}', { 'Content-Length': '64000001' }], 413, 'La petición pesa más de 64 MB.'],
  ['over 64 MB as it comes', () => [streamOf(megabytes(65))], 413, 'La petición pesa más de 64 MB.'],
  [
    'over 64 MB unpacked',
    () => [gzipSync(new Uint8Array(65_000_000)), { 'Content-Encoding': 'gzip' }],
    413,
    'La petición pesa más de 64 MB.',
  ],
  ['no gzip', () => ['{}', { 'Content-Encoding': 'gzip' }], 400, 'El cuerpo llegó incompleto o su gzip está dañado.'],
  [
    'a cut gzip',
    () => [gzipSync('uno\ndos\n').subarray(0, 20), { 'Content-Encoding': 'gzip' }],
    400,
    'El cuerpo llegó incompleto o su gzip está dañado.',
  ],
])('a body %s', async (_, given, status, message) => {
  const { send, faults } = platform();
  const [body, headers] = given();
  const answer = await send(body, headers);
  expect(answer).toMatchObject({ status, body: { status, message: expect.stringContaining(message) } });
  expect(faults).toEqual([]);
});

test.each<[Error, number, string, string | null]>([
  [new SourceAway('x'), 503, 'La base de datos no responde.', '5'],
  [new StorageFull('x'), 507, 'No queda espacio en el disco de Atalaya.', null],
])('%o', async (fault, status, message, wait) => {
  const { send, faults } = platform(fault);
  const answer = await send('{}');
  expect(answer).toMatchObject({ status, body: { status, message: expect.stringContaining(message) }, wait });
  expect(faults).toEqual([]);
});

test('an error that nobody foresaw is told to who runs it', async () => {
  const { send, faults } = platform(new TypeError('x'));
  expect((await send('{}')).status).toBe(500);
  expect(faults).toEqual([new TypeError('x')]);
});

test('where nobody may deliver there is nothing, and a line says why', async () => {
  const answer = await platform().closed();
  expect([answer.status, await answer.json()]).toEqual([
    404,
    {
      status: 404,
      message: `Este Atalaya no recibe datos. Para recibirlos, arráncalo con ATALAYA_INGEST_TOKEN o crea la llave de un canal.`,
    },
  ]);
});
