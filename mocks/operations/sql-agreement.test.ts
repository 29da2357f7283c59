import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rulesOf } from '../../gateway/reporting/catalogue';
import { previewOf } from '../../gateway/reporting/preview';
import { type Books, rowsOf } from '../../gateway/reporting/rows';
import { firstDay } from '../../gateway/rules/comparison';
import { startOfDay } from '../../gateway/rules/mexico-time';
import { readFilter } from '../../gateway/rules/operation-filter';
import { readPage } from '../../gateway/rules/paging';
import { issuesOf } from '../../gateway/rules/transaction-issue';
import { readReportAsk } from '../../gateway/rules/transaction-report';
import { openDatabase } from '../../gateway/sql/database';
import { ingestOperations } from '../../gateway/sql/operations/ingest-operations';
import { createSqlOperations } from '../../gateway/sql/operations/operations';
import { allOf } from '../../gateway/sql/operations/report-sums';
import { hasPostgres, startPostgres } from '../../gateway/sql/postgres-server.fixture';
import type { Database } from '../../gateway/sql/tables';
import { ingestTraces } from '../../gateway/sql/traces/ingest-traces';
import { createSqlTraceLog } from '../../gateway/sql/traces/trace-log';
import { createSqlTrail } from '../../gateway/sql/trail/trail';
import { createSqlIssueStore } from '../../gateway/sql/transactions/issue-store';
import { createSqlTransactionBook } from '../../gateway/sql/transactions/transaction-book';
import { createIssues } from '../../gateway/transactions/issues';
import { transactionReport } from '../../gateway/transactions/report';
import { issueTypes } from '../../gateway/wire/transactions';
import { createOperations } from '../adapters/operations';
import { memorySteps } from '../adapters/transaction-book';
import { traceLine } from '../traces/trace-lines';
import { traceLog } from '../traces/trace-log';
import { agreementTests, small, WEEK } from './agreement.fixture';
import { operationLines } from './operation-lines';
import { byKey, NOW, questionsTo } from './questions.fixture';

/** The newest days are loaded; all thirteen months with ATALAYA_ALL_DAYS=1, which takes minutes. */
const all = Boolean(process.env.ATALAYA_ALL_DAYS);
const since = all ? firstDay(startOfDay(NOW)) : startOfDay(NOW, -25);

const memoryOperations = createOperations('');
const memory = questionsTo(() => memoryOperations);

/** Questions about the days that are loaded. */
const loaded = small.filter((query) => all || /dateRange=2026-11/.test(query));
const searches = ['q=5523456789', 'q=%2B52+1+55', 'q=op2611', 'q=6331', 'q=ORD-DEMO', 'q=SIC1', 'q=100%25', 'q=_'];
const statistics = [
  `${WEEK}&granularity=hour&groupBy=channel`,
  `${WEEK}&groupBy=bank&compare=previous`,
  `${WEEK}&groupBy=errorCode&status=DENIED&status=ERROR`,
  `${WEEK}&granularity=week&groupBy=authentication&q=4171`,
];

const reportRules = rulesOf('ADMINISTRATOR');

const lines: string[] = [];
beforeAll(() => {
  lines.push(...operationLines(since, NOW));
}, 300_000);

const embedded = { name: 'PGlite', start: async () => ({ url: undefined, stop: async () => undefined }) };
const server = { name: 'PostgreSQL', start: startPostgres };

describe.each(hasPostgres ? [embedded, server] : [embedded])('$name', ({ start }) => {
  let db: Database;
  let stop: () => Promise<void>;
  const operations = () => createSqlOperations(db);
  const sql = questionsTo(operations);
  beforeAll(async () => {
    const place = await start();
    stop = place.stop;
    db = await openDatabase(place, NOW);
    const { faults } = await ingestOperations(db, lines, NOW);
    expect(faults).toEqual([]);
    const steps = traceLog(NOW).toReversed().map(traceLine);
    expect((await ingestTraces(db, steps, NOW)).faults).toEqual([]);
  }, 300_000);
  afterAll(async () => {
    await db.destroy();
    await stop();
  });

  agreementTests(operations);

  test.each([...loaded, ...searches.map((text) => `${WEEK}&${text}`)])('answers as memory does: %s', async (query) => {
    const search = new URLSearchParams(query);
    expect(await sql.list(search)).toEqual(await memory.list(search));
    expect(byKey(await sql.summary(search, 'previous'))).toEqual(byKey(await memory.summary(search, 'previous')));
  });

  test.each(['amount,desc', 'amount,asc', 'refundedAmount,desc', 'refundedAmount,asc', 'date,asc'])(
    'pages are those of memory in the order %s',
    async (order) => {
      const search = new URLSearchParams(`${WEEK}&page=2&size=100&sort=${order}`);
      expect(await sql.list(search)).toEqual(await memory.list(search));
    },
  );

  test.each(statistics)('counts as memory does: %s', async (query) => {
    const search = new URLSearchParams(query);
    expect(byKey(await sql.statistic(search))).toEqual(byKey(await memory.statistic(search)));
  });

  test.each(reportRules.filter(({ from }) => from !== 'refunds'))(
    'the report $type has the rows and sums of memory',
    async (rule) => {
      const asked = { rule, dateRange: '2026-11-20_2026-11-26', filters: { channel: ['WEB', 'APP'] }, at: NOW };
      const [own, other] = [operations(), memoryOperations].map((each) => ({ operations: each, refunds: undefined }));
      if (!own || !other) throw new Error('no books');
      for (const groupBy of rule.groupings)
        expect(await previewOf(own, asked, groupBy)).toEqual(await previewOf(other, asked, groupBy));
      const rows = async (books: Books) => {
        const all: unknown[] = [];
        for await (const part of rowsOf(books, asked)) all.push(...part);
        return all;
      };
      const all = await rows(own);
      expect(all.length).toBe((await previewOf(own, asked, '')).expectedRows);
      expect(all).toEqual(await rows(other));
    },
  );

  test.each([
    '',
    'dateRange=2026-11-26_2026-11-26',
    'dateRange=2026-11-21_2026-11-27&paymentMethod=CARD&paymentMethod=OXXO',
    'dateRange=2026-11-25_2026-11-27&channel=APP&code=51&slowerThan=900',
    'between=2026-11-27T17:30_2026-11-27T18:31&service=oxxo',
    'dateRange=2026-11-26_2026-11-27&channel=%00',
  ])(
    'the report of transactions is that of memory, its charges those of the history and its steps those of the log: %s',
    async (query) => {
      const ask = readReportAsk(new URLSearchParams(query), NOW);
      if (!ask || 'fields' in ask) throw new Error('cannot be read');
      const book = createSqlTransactionBook(db);
      const report = await transactionReport(book, ask, NOW);
      expect(report).toEqual(await transactionReport({ ...memoryOperations, ...memorySteps }, ask, NOW));
      const page = await operations().page(ask.filter, readPage(new URLSearchParams()), NOW);
      const { SUCCESS = 0, ACCEPTED = 0, ERROR = 0, DENIED = 0, REJECTED = 0 } = page.statusCounts;
      expect(report.operations).toEqual({
        ...{ count: page.total, approved: SUCCESS + ACCEPTED, declined: ERROR + DENIED + REJECTED },
      });
      const log = createSqlTraceLog(db);
      for (const { kind, service, operation, count } of report.data.filter((row) => row.kind === 'STEP').slice(0, 3)) {
        const minutes = { from: ask.range.from, until: Math.min(ask.range.until, NOW + 1) };
        const [channel] = ask.channels;
        const [code] = ask.codes;
        const equal = { service, operation, ...(channel && { channel }), ...(code && { code }) };
        expect([kind, await (await log.search({ days: null, minutes, equal }, NOW)).total()]).toEqual(['STEP', count]);
      }
    },
  );

  test('what has to be looked at is the same, of every kind', async () => {
    const range = { from: startOfDay(NOW, -14), until: startOfDay(NOW, 1) };
    const { operations: suspects, truncated } = await createSqlIssueStore(db).candidates(range, NOW);
    const own = issuesOf(suspects, NOW);
    const ids = await memoryOperations.suspects(range, NOW);
    const details = await Promise.all(ids.map((id) => memoryOperations.detail(id, NOW)));
    const other = issuesOf(
      details.filter((detail) => detail !== undefined),
      NOW,
    );
    expect(own).toEqual(other);
    expect([...new Set(own.map(({ type }) => type))]).toEqual(issueTypes);
    const cut = await createSqlIssueStore(db, 2).candidates(range, NOW);
    expect([truncated, cut.truncated, cut.operations]).toEqual([false, true, suspects.slice(0, 2)]);
  });

  test('what was said of one that has to be looked at is kept with its entry, and of two at once the second is told', async () => {
    const issues = createIssues({ store: createSqlIssueStore(db), clock: { now: () => NOW } });
    const filter = { range: { from: startOfDay(NOW, -14), until: startOfDay(NOW, 1) }, types: [], attended: false };
    const [issue] = (await issues.page(filter, { page: 1, size: 10 })).data;
    if (!issue) throw new Error('nothing to look at');
    const actor = { email: 'ana@example.mx', name: 'Ana', role: 'SOPORTE', ip: '' };
    const say = (key: string) =>
      issues.attend(issue.issueId, { attended: true, comment: 'Hecho', version: 1 }, { key, actor });
    const outcomes = await Promise.all([say('una-clave'), say('otra-clave')]);
    expect(outcomes.map((outcome) => 'conflict' in outcome).sort()).toEqual([false, true]);
    expect((await issues.page({ ...filter, attended: true }, { page: 1, size: 10 })).data).toMatchObject([
      { issueId: issue.issueId, attended: true, comment: 'Hecho', version: 2 },
    ]);
    expect(await createSqlTrail(db).of('transactionIssue', issue.issueId)).toMatchObject([{ action: 'ATTEND' }]);
  });

  test('details are the same, by either id, and unknown ones have the same neighbours', async () => {
    const { data } = await sql.list(new URLSearchParams(`${WEEK}&size=200&sort=amount,desc`));
    const ids = data.flatMap(({ operationId, orderId }, index) => (index % 5 === 0 ? [operationId, orderId] : []));
    for (const id of [...ids, 'op000000000051', 'OP261127999999', 'ORD-1', '\0']) {
      expect(await operations().detail(id, NOW), id).toEqual(await memoryOperations.detail(id, NOW));
    }
    for (const id of ['OP261120999999', 'ORD-20261126-999999', 'OP26112700000', 'X'])
      expect(await operations().similar(id, NOW), id).toEqual(await memoryOperations.similar(id, NOW));
  });

  test.each(['channels', 'banks', 'errorCodes'] as const)('the option list %s', async (list) => {
    expect(await operations().options(list)).toEqual([...(await memoryOperations.options(list))].sort());
  });

  test('lines that were taken before change nothing', async () => {
    expect(await ingestOperations(db, lines.slice(0, 1500), NOW + 1)).toEqual({ lines: 1500, stored: 0, faults: [] });
  });

  test('what changes is seen from then on, other currencies apart, and not by a run that began before', async () => {
    const [day, later] = ['dateRange=2026-11-26_2026-11-26&sort=amount,desc', NOW + 1000];
    const before = await sql.list(new URLSearchParams(day));
    const changed = [...operationLines(startOfDay(NOW, -1), startOfDay(NOW) - 1, { later, abroad: true })].slice(0, -1);
    expect(await ingestOperations(db, changed, later)).toMatchObject({ stored: changed.length, faults: [] });
    expect(await sql.list(new URLSearchParams(day))).toEqual(before);

    const now = questionsTo(operations, later);
    const abroad = questionsTo(() => createOperations('varias-monedas'), later);
    const query = new URLSearchParams('dateRange=2026-11-26_2026-11-26&groupBy=cardBrand&granularity=hour');
    const page = await now.list(query);
    expect(Object.keys(page.byCurrency ?? {})).toEqual(['MXN', 'JPY', 'USD']);
    expect({ ...page, data: [] }).toEqual({ ...(await abroad.list(query)), data: [] });
    expect(byKey(await now.summary(query, null))).toEqual(byKey(await abroad.summary(query, null)));
    expect(byKey(await now.statistic(query))).toEqual(byKey(await abroad.statistic(query)));
  });

  test('a report reads each operation once, to the microsecond that it was told with', async () => {
    const at = NOW + 2000;
    const ids = [1, 2, 3].map((number) => `OPMICRO-${number}`);
    const told = ids.map((operationId, index) => {
      const line = { ...JSON.parse(lines[0] ?? ''), operationId, orderId: operationId, channel: 'MICRO' };
      return JSON.stringify({ ...line, date: `2026-11-25T12:00:00.00${index}100Z` });
    });
    expect(await ingestOperations(db, told, at)).toMatchObject({ stored: 3, faults: [] });
    const filter = readFilter(new URLSearchParams('channel=MICRO&dateRange=2026-11-25_2026-11-25'));
    const read: string[] = [];
    if (filter)
      for await (const part of allOf(db, { filter, at }, 2)) read.push(...part.map(({ operationId }) => operationId));
    expect(read).toEqual(ids);
  });
});
