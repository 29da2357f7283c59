import { expect, test } from 'vitest';
import { SourceAway } from '../../ports';
import { query } from './query';

const ask = (answer: () => Response | Promise<Response>, timeoutSeconds = 5) =>
  query({ url: 'http://prometheus.example.mx', timeoutSeconds, fetch: async () => answer() }, 'up', 'computed');

const vector = (...result: unknown[]) => Response.json({ status: 'success', data: { resultType: 'vector', result } });

test('samples keep the digits of their values, computed ones get a name', async () => {
  const answer = () =>
    vector(
      { metric: { __name__: 'up', job: 'node' }, value: [1795879124.7, '9007199254740992'] },
      { metric: { mode: 'idle' }, value: [1795879124.7, 'NaN'] },
    );
  expect(await ask(answer)).toEqual([
    { name: 'up', labels: { job: 'node' }, value: '9007199254740992' },
    { name: 'computed', labels: { mode: 'idle' }, value: 'NaN' },
  ]);
  expect(await ask(() => vector())).toEqual([]);
});

const half = () =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"status":"succ'));
      controller.error(new TypeError('terminated'));
    },
  });

test.each<[string, () => Response | Promise<Response>]>([
  ['no connection', () => Promise.reject(new TypeError('fetch failed'))],
  [
    'a bad query',
    () => Response.json({ status: 'error', errorType: 'bad_data', error: 'parse error' }, { status: 400 }),
  ],
  ['an error with 200', () => Response.json({ status: 'error', errorType: 'timeout', error: 'x' })],
  ['the page of a proxy', () => new Response('<h1>502 Bad Gateway</h1>', { status: 502 })],
  ['a page with 200', () => new Response('<!doctype html>')],
  ['half an answer', () => new Response('{"status":"success","data":{"resultType":"vec')],
  ['an answer that breaks off', () => new Response(half())],
  ['nothing', () => new Response(null, { status: 200 })],
  ['a range', () => Response.json({ status: 'success', data: { resultType: 'matrix', result: [] } })],
  ['an answer of a failure', () => new Response(vector().body, { status: 503 })],
  ['a sample without a value', () => vector({ metric: {} })],
])('%s means that the source is away', async (_what, answer) => {
  await expect(ask(answer)).rejects.toThrow(SourceAway);
});

test('an answer that does not come in time is none', async () => {
  const silent = ((_url: unknown, init: RequestInit) =>
    new Promise((_resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    })) as typeof fetch;
  const connection = { url: 'http://prometheus.example.mx', timeoutSeconds: 0.02, fetch: silent };
  await expect(query(connection, 'up')).rejects.toThrow(SourceAway);
});
