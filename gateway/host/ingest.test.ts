import { writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { deliveryTo, TOKEN } from './delivery.fixture';

let gateway: Awaited<ReturnType<typeof deliveryTo>>;
beforeAll(async () => {
  gateway = await deliveryTo();
  await gateway.start();
}, 120_000);
afterAll(() => gateway.end());

const at = new Date().toISOString();
const line = (id: string, more: object = {}) =>
  JSON.stringify({
    ...{
      id,
      at,
      service: 's',
      operation: 'o',
      hostName: 'h',
      ip: '::1',
      order: 'ORD-SECRETA',
    },
    ...more,
  });
const lines = (count: number, from = 0) => Array.from({ length: count }, (_, index) => line(`e${from + index}`));

test('the command hands a packed file on, names its faults and ends with 1', async () => {
  const file = join(gateway.folder, 'log.ndjson.gz');
  writeFileSync(file, gzipSync([...lines(1200), '{', '', line('x', { ip: 7 }), line('y')].join('\n')));
  expect(await gateway.command(['traces', file])).toEqual({
    code: 1,
    out: '1,203 líneas: 1,201 nuevas, 0 ya estaban, 2 con fallas.\n',
    err: 'Línea 1201: La línea no es JSON.\nLínea 1203: ip debe ser un texto.\n',
  });
  expect(await gateway.command(['traces', '-'], lines(1300).join('\n'))).toEqual({
    code: 0,
    out: '1,300 líneas: 100 nuevas, 1,200 ya estaban, 0 con fallas.\n',
    err: '',
  });
});

test.each([
  [[], /^Uso: npm run ingest/],
  [['logs', '-'], /^Uso: npm run ingest/],
  [['traces', '/no/existe'], /^No se puede leer el archivo hasta el final: ENOENT/],
  [['operations', 'package.json.gz'], /^No se puede leer el archivo hasta el final: ENOENT/],
])('%j is told in a line', async (words, message) => {
  expect(await gateway.command(words)).toEqual({ code: 1, out: '', err: expect.stringMatching(message) });
});

test('10 MB go where lines are taken', async () => {
  const message = 'x'.repeat(1000);
  const body = Array.from({ length: 10_000 }, (_, index) => line(`m${index}`, { message })).join('\n');
  expect(await gateway.post('traces', body)).toMatchObject({ status: 200, body: { stored: 10_000, faults: [] } });
}, 60_000);

test('who hangs up in the middle of a body sends it again, and nothing is there twice', async () => {
  const sent = request(`${gateway.base}/api/dashboard/ingest/traces`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${TOKEN}` },
  });
  sent.on('error', () => undefined);
  const body = lines(2500, 5000).join('\n');
  sent.write(body.slice(0, body.length - 7));
  // Each attempt asks for a line of its own, which it stores where the body has not.
  let asked = 5000;
  const taken = async () => {
    asked += 1;
    return (await gateway.post('traces', line(`e${asked}`))).body.stored === 0;
  };
  await vi.waitFor(async () => expect(await taken()).toBe(true), 30_000);
  const closed = new Promise((resolve) => sent.on('close', resolve));
  sent.destroy();
  await closed;
  const { body: report } = await gateway.post('traces', body);
  expect([report.lines, report.stored >= 500 && report.stored <= 1500, report.faults]).toEqual([2500, true, []]);
  expect((await gateway.post('traces', body)).body.stored).toBe(0);
});

test('what is delivered is counted, and told without what it says', async () => {
  const metrics = await (await fetch(`${gateway.base}/metrics`)).text();
  expect(metrics).toContain('atalaya_ingested_lines_total{kind="traces",result="faulty"} 2\n');
  expect(metrics).toMatch(
    /atalaya_http_requests_total{method="POST",route="\/api\/dashboard\/ingest\/traces",status="200"} \d/,
  );
  const told = gateway
    .journal()
    .trim()
    .split('\n')
    .map((text) => JSON.parse(text));
  expect(told).toContainEqual(
    expect.objectContaining({ event: 'ingested', kind: 'traces', lines: 1000, stored: 1000 }),
  );
  expect(told.filter(({ level }) => level === 'error')).toEqual([]);
  for (const secret of ['ORD-SECRETA', TOKEN]) expect(gateway.journal()).not.toContain(secret);
});
