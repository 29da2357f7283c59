import { gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { jsonAnswer, streamedAnswer } from '../answers';
import { packed } from './packed';

const long = { text: 'pago '.repeat(300) };

const app = new Hono()
  .use(packed())
  .get('/long', () => jsonAnswer(long, 201))
  .get('/short', () => jsonAnswer({ text: 'pago' }))
  .get('/huge', () => jsonAnswer('pago'.repeat(100_000)))
  .get('/parts', () =>
    streamedAnswer(
      (async function* () {
        yield JSON.stringify(long);
      })(),
    ),
  );

const BROWSER = 'gzip, deflate, br, zstd';

test.each([
  ['/long', BROWSER, 'gzip', 201],
  ['/long', 'br, *', 'gzip', 201],
  ['/long', 'gzip;q=0.5', 'gzip', 201],
  ['/long', 'gzip;q=0', null, 201],
  ['/long', 'gzip; q=0.0, br', null, 201],
  ['/long', 'identity', null, 201],
  ['/long', '', null, 201],
  ['/short', BROWSER, null, 200],
  ['/huge', BROWSER, 'gzip', 200],
  ['/parts', BROWSER, 'gzip', 200],
  ['/parts', 'identity', null, 200],
])('%s for who accepts %j', async (path, accepted, encoding, status) => {
  const answer = await app.request(path, { headers: { 'Accept-Encoding': accepted } });
  expect([answer.status, answer.headers.get('Content-Encoding')]).toEqual([status, encoding]);
  expect(answer.headers.get('Vary')).toBe('Accept-Encoding');
  expect(answer.headers.get('Content-Type')).toBe('application/json');
  const bytes = Buffer.from(await answer.arrayBuffer());
  const text = String(encoding ? gunzipSync(bytes) : bytes);
  expect(text).toMatch(/^["{].*pago.*["}]$/);
  expect(JSON.parse(text)).toBeTruthy();
});
