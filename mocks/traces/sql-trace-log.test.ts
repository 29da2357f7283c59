import { afterAll, beforeAll, expect, test } from 'vitest';
import { midnightOf, platformDate } from '../../gateway/rules/mexico-time';
import { readTraceSearch, type TraceSearch } from '../../gateway/rules/trace-search';
import { openDatabase } from '../../gateway/sql/database';
import { ingestOperations } from '../../gateway/sql/operations/ingest-operations';
import type { Database } from '../../gateway/sql/tables';
import { ingestTraces } from '../../gateway/sql/traces/ingest-traces';
import { createSqlTraceLog } from '../../gateway/sql/traces/trace-log';
import { lineOf } from '../contract/document';
import { exampleOf } from '../contract/examples';
import { traceTest } from './trace-filter';
import { traceLine } from './trace-lines';
import { traceLog } from './trace-log';

const NOW = midnightOf(2026, 11, 27) + 18.5 * 3_600_000;

let db: Database;
beforeAll(async () => {
  db = await openDatabase({}, NOW);
  const lines = traceLog(NOW).toReversed().map(traceLine);
  const { faults } = await ingestTraces(db, lines, NOW);
  expect(faults).toEqual([]);
}, 120_000);
afterAll(() => db.destroy());

/** What the log in memory finds, its days and dates those of Mexico City wherever the test runs, and nothing null. */
function found({ days, minutes, equal }: TraceSearch) {
  const from = days ? midnightOf(days.first.year, days.first.month, days.first.day) : 0;
  const until = days ? midnightOf(days.last.year, days.last.month, days.last.day + 1) : NOW + 1;
  return traceLog(NOW)
    .filter(traceTest({ days: null, equal }))
    .filter(({ at }) => at >= from && at < until)
    .filter(({ at }) => !minutes || (at >= minutes.from && at < minutes.until))
    .map(({ at, entry: { order, ...entry } }) => ({
      ...entry,
      date: platformDate(at),
      ...(order != null && { order }),
    }));
}

/** What the log in SQL finds, whole. */
async function searched(search: TraceSearch) {
  const log = createSqlTraceLog(db);
  const { parts, truncated, total } = await log.search(search, NOW);
  let text = '';
  for await (const part of parts) text += part;
  expect(await log.count(search, NOW)).toBe(await total());
  return { entries: JSON.parse(`[${text}]`), truncated, total: await total() };
}

test.each([
  'order=ORD-DEMO-000051',
  'order=',
  'services=oxxo&dateRange=2026-11-27_2026-11-27',
  'services=autorizador&channels=APP&logTypes=ERROR',
  'serviceType=REST&code=51',
  'code=00&dateRange=2026-11-26_2026-11-26',
  'dateRange=2026-11-20_2026-11-21',
  'dateRange=2026-11-28_2026-12-02',
  'dateRange=2026-11-27_2026-11-26',
  'dateRange=9999-99-99_9999-99-99',
  'dateRange=2026-11-27_2026-11-27&between=2026-11-27T15:00_2026-11-27T16:00',
  'between=2026-11-26T23:50_2026-11-27T00:10&logTypes=ERROR',
  'dateRange=2026-11-26_2026-11-26&between=2026-11-27T15:00_2026-11-27T16:00',
  'channels=FAX',
  'channels=%00',
])('the log in SQL answers as the one in memory does: %s', async (query) => {
  const search = readTraceSearch(new URLSearchParams(query));
  if (!search) throw new Error('cannot be read');
  const entries = found(search);
  expect(await searched(search)).toEqual({ entries, truncated: false, total: entries.length });
});

test('an answer without filters has all entries', async () => {
  const entries = found({ days: null, equal: {} });
  expect(await searched({ days: null, equal: {} })).toEqual({ entries, truncated: false, total: entries.length });
});

test.each([
  ['servers', 'server'],
  ['hostnames', 'hostName'],
  ['services', 'service'],
  ['channels', 'channel'],
  ['logTypes', 'logType'],
] as const)('the option list %s has what entries have', async (list, member) => {
  const values = traceLog(NOW).flatMap(({ entry }) => entry[member] ?? []);
  expect(await createSqlTraceLog(db).options(list)).toEqual([...new Set(values)].sort());
});

test('an answer has the newest ten thousand and tells how many there are', async () => {
  const { date: _, ...entry } = traceLog(NOW)[0]?.entry ?? {};
  const [order, head] = ['ORD-MUCHAS', { ...entry, order: 'ORD-MUCHAS' }];
  const lines = Array.from({ length: 10_700 }, (_, index) =>
    JSON.stringify({ ...head, id: `m${index}`, at: new Date(NOW - index * 1000).toISOString(), code: String(index) }),
  );
  await ingestTraces(db, lines, NOW);
  const { entries, truncated, total } = await searched({ days: null, equal: { order } });
  expect([truncated, total]).toEqual([true, 10_700]);
  expect(entries.map(({ code }: { code: string }) => Number(code))).toEqual(
    Array.from({ length: 10_000 }, (_, at) => at),
  );
});

test.each([
  ['traces', ingestTraces],
  ['operations', ingestOperations],
] as const)('lines that the document describes are taken: %s', async (kind, ingest) => {
  const schema = lineOf(`/ingest/${kind}`);
  const lines = (['full', 'least'] as const).map((variant) => JSON.stringify(exampleOf(schema, variant)));
  expect((await ingest(db, lines, NOW)).faults).toEqual([]);
});
