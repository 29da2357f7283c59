import { afterEach, expect, test, vi } from 'vitest';
import { deliver } from './deliver';
import { StartFault } from './start-faults';

afterEach(() => vi.unstubAllGlobals());

/** Delivers lines to who answers so, one after another; the last answer counts for all that follow. */
async function delivered(lines: (string | Error)[], answers: (() => Response | Promise<Response>)[]) {
  const bodies: string[] = [];
  const said: string[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    bodies.push(body);
    return (answers.length > 1 ? answers.shift() : answers[0])?.();
  });
  const sum = deliver(lines, {
    url: 'http://x.example.mx/ingest/traces',
    token: 't',
    fault: (line, message) => said.push(`${line} ${message}`),
    progress: ({ lines: count }) => said.push(`${count} enviadas`),
    waiting: (message, pause) => said.push(`${message} ${pause}`),
  });
  return { sum: await sum.catch((error) => error), bodies, said };
}

const report = (stored: number, faults: object[] = []) => Response.json({ stored, lines: 0, faults });
const refusal = (status: number, message: string, headers: Record<string, string> = {}) =>
  Response.json({ status, message }, { status, headers });

test('batches of a thousand go, and faults name the lines of the file', async () => {
  const lines = [
    '',
    new Error('La línea pesa más de 1 MB.'),
    ...Array.from({ length: 1500 }, (_, index) => `${index}`),
  ];
  const { sum, bodies, said } = await delivered(lines, [
    () => report(1000),
    () => report(498, [{ line: 2, message: 'at falta.' }]),
  ]);
  expect(bodies.map((body) => body.split('\n').length)).toEqual([1000, 500]);
  expect(said).toEqual(['2 La línea pesa más de 1 MB.', '1001 enviadas', '1004 at falta.', '1501 enviadas']);
  expect(sum).toEqual({ lines: 1501, stored: 1498, faulty: 2 });
});

test('a batch that nobody took is sent again after a pause', async () => {
  const { sum, bodies, said } = await delivered(
    ['{}'],
    [
      () => Promise.reject(new TypeError('fetch failed')),
      () => refusal(503, 'La base de datos no responde.', { 'Retry-After': '1' }),
      () => report(1),
    ],
  );
  expect(bodies).toEqual(['{}', '{}', '{}']);
  expect(said).toEqual([
    'No hay respuesta de http://x.example.mx/ingest/traces. 1000',
    'El servidor respondió 503: La base de datos no responde. 2000',
    '1 enviadas',
  ]);
  expect(sum).toEqual({ lines: 1, stored: 1, faulty: 0 });
});

test.each([
  [401, 'El token no es el de ATALAYA_INGEST_TOKEN.'],
  [404, 'Este Atalaya no recibe datos.'],
  [507, 'No queda espacio en el disco de Atalaya.'],
])('%i is told and ends it', async (status, message) => {
  const { sum, bodies } = await delivered(['{}'], [() => refusal(status, message)]);
  expect([sum, bodies.length]).toEqual([new StartFault(`El servidor respondió ${status}: ${message}`), 1]);
});
