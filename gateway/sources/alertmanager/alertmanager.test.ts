import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SourceAway } from '../../ports';
import type { AlertRecord } from '../../rules/alert';
import { createAlertmanager } from './alertmanager';
import { toldAlert } from './alerts';
import { conditionOf, createEvidence } from './evidence';

const START = '2026-11-28T14:56:50.090Z';
const labels = { alertname: 'ServicioCaido', service: 'caido', severity: 'critical', instance: 'http://192.0.2.1/' };
const raw = {
  ...{ labels, annotations: { summary: 'El servicio caido no responde' }, fingerprint: '1e8c198d3cc56537' },
  ...{ startsAt: START, endsAt: '2026-11-28T15:11:40.090Z', status: { state: 'suppressed', silencedBy: ['s1'] } },
};
const silence = (more: object) => ({ id: 's1', status: { state: 'active' }, endsAt: '2026-11-28T17:00:00Z', ...more });

/** What each path answers; null is a failure. */
let answers: Record<string, unknown> = {};
let asked: { call: string; body: string }[] = [];
let url: string;
const server = createServer(async (request: IncomingMessage, response) => {
  const path = (request.url ?? '').replace(/\?.*/, '');
  asked.push({ call: `${request.method} ${path}`, body: await text(request) });
  const answer = answers[path];
  response.statusCode = answer === null ? 500 : 200;
  response.end(answer === undefined ? '' : JSON.stringify(answer));
});
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

const away: string[] = [];
const connected = (known: readonly string[] = []) =>
  createAlertmanager({
    source: { url: `${url}/`, timeoutSeconds: 5 },
    evidence: createEvidence({ url, timeoutSeconds: 5 }),
    known: async () => new Set(known),
    watch: { away: ({ source }) => void away.push(source), back: () => undefined },
    clock: { now: () => Date.parse(START) },
  });
const given = (all: Record<string, unknown>) => {
  [answers, asked] = [all, []];
  return connected();
};

test('what it has is told with its silences, and with value, limit and minutes of Prometheus', async () => {
  const rules = { groups: [{ rules: [{ name: 'ServicioCaido', query: 'probe_success == 0', duration: 10, labels }] }] };
  const at = Date.parse(START) / 1000;
  const values = [
    [at - 1000, '1'],
    [at - 600, '1'],
    [at - 5, '0'],
    [at + 15, '0'],
  ];
  const other = { metric: { __name__: 'probe_success', service: 'otro' }, values: [[at, '1']] };
  const own = { metric: { __name__: 'probe_success', service: 'caido' }, values };
  const manager = given({
    '/api/v2/alerts': [raw, { labels: {} }],
    '/api/v2/silences': [silence({ comment: 'Mantenimiento' })],
    '/api/v1/rules': { status: 'success', data: rules },
    '/api/v1/query_range': { status: 'success', data: { resultType: 'matrix', result: [other, own] } },
  });
  const news = await manager.tell(1);
  expect(news).toMatchObject({ isAll: true, tellsSilences: true, askedAt: 1 });
  expect(news.alerts).toEqual([
    expect.objectContaining({
      ...{ alertId: `1e8c198d3cc56537-${Date.parse(START)}`, ruleId: 'ServicioCaido', severity: 'CRITICAL' },
      ...{ name: 'El servicio caido no responde', sourceType: 'service', source: 'caido', endedAt: null, labels },
      ...{ value: 0, threshold: 1, comparison: 'BELOW', reason: 'Mantenimiento' },
      ...{ silencedUntil: Date.parse('2026-11-28T17:00:00Z') },
      samples: [
        { at: (at - 600) * 1000, value: 1 },
        { at: (at - 5) * 1000, value: 0 },
      ],
    }),
  ]);
  expect(await manager.keeper.rules()).toMatchObject([
    { ruleId: 'ServicioCaido', metric: 'probe_success', comparison: 'BELOW', threshold: 1, durationSeconds: 10 },
  ]);
});

test.each([
  ['a young one may not know all again', '2026-11-28T14:56:00Z', 120_000],
  ['what an older one has no more is over', '2026-11-28T14:00:00Z', 10_000],
  ['one that does not say counts as young', undefined, 120_000],
])('%s', async (_what, uptime, patience) => {
  const manager = given({ '/api/v2/alerts': [], '/api/v2/silences': [], '/api/v2/status': { uptime } });
  expect(await manager.tell(Date.parse(START))).toMatchObject({ patience });
});

test('without Prometheus an alert is told all the same; without Alertmanager nothing is', async () => {
  const manager = given({ '/api/v2/alerts': [raw], '/api/v2/silences': [], '/api/v1/rules': null });
  expect((await manager.tell(1)).alerts).toMatchObject([{ value: null, samples: [], silencedUntil: null }]);
  answers['/api/v2/alerts'] = null;
  await expect(manager.tell(1)).rejects.toThrow(SourceAway);
  expect(away).toEqual(['alertmanager']);
});

test('its webhook tells of some alerts, also of their exact end; another message is none', async () => {
  const manager = given({ '/api/v1/rules': null });
  const message = {
    alerts: [
      { ...raw, status: 'resolved' },
      { ...raw, status: 'firing', endsAt: '0001-01-01T00:00:00Z' },
    ],
  };
  const news = await manager.read(message);
  expect(news).toMatchObject({ isAll: false, tellsSilences: false });
  expect(news?.alerts.map(({ endedAt }) => endedAt)).toEqual([Date.parse(raw.endsAt), null]);
  for (const odd of [undefined, {}, { alerts: [{}] }, { alerts: [{ ...raw, fingerprint: "'; drop" }] }])
    expect(await manager.read(odd)).toBeUndefined();
});

test('a silence has all labels of the alert; the one that is there gets another end, others are left alone', async () => {
  const manager = given({ '/api/v2/silences': [] });
  const alert = toldAlert(raw) as AlertRecord;
  const ana = { email: 'ana@example.mx', name: 'Ana' };
  const until = Date.parse(START) + 60_000;
  const matchers = Object.entries(labels).map(([name, value]) => ({ name, value, isRegex: false, isEqual: true }));
  await manager.keeper.silence(alert, until, ana, 'Se espera');
  const expected = { matchers, createdBy: ana.email, comment: 'Se espera', endsAt: new Date(until).toISOString() };
  expect(JSON.parse(asked.at(-1)?.body ?? '')).toEqual({ ...expected, startsAt: new Date(START).toISOString() });
  answers['/api/v2/silences'] = [
    silence({ id: 'all', matchers: matchers.slice(0, 1) }),
    silence({ id: 'regex', matchers: matchers.map((each) => ({ ...each, isRegex: true })) }),
    silence({ id: 'old', matchers, status: { state: 'expired' } }),
    silence({ id: 'own', matchers: matchers.toReversed() }),
  ];
  await manager.keeper.silence(alert, until, ana, 'Se espera');
  expect(JSON.parse(asked.at(-1)?.body ?? '')).toMatchObject({ id: 'own' });
  asked = [];
  await manager.keeper.unsilence(alert);
  expect(asked.map(({ call }) => call)).toEqual(['GET /api/v2/silences', 'DELETE /api/v2/silence/own']);
});

test.each([
  ['probe_success == 0', { left: 'probe_success', comparison: 'BELOW', threshold: 1 }],
  ['(a - time()) / 86400 < 30', { left: '(a - time()) / 86400', comparison: 'BELOW', threshold: 30 }],
  ['rate(x[5m]) >= 1.5e+2', { left: 'rate(x[5m])', comparison: 'ABOVE', threshold: 150 }],
  ['up == 1', undefined],
  ['a > 1 and b > 2', undefined],
  ['absent(up)', undefined],
])('%s is a condition', (query, expected) => {
  expect(conditionOf(query)).toEqual(expected);
});
