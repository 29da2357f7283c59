import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startOfDay } from '../../gateway/rules/mexico-time.ts';
import { readRefundFilter } from '../../gateway/rules/refund-filter.ts';
import { readTraceSearch } from '../../gateway/rules/trace-search.ts';
import { openDatabase } from '../../gateway/sql/database.ts';
import { createDemonstrationDays } from '../../gateway/sql/demonstration-days.ts';
import { createSqlOperations } from '../../gateway/sql/operations/operations.ts';
import { createSqlRefundStore } from '../../gateway/sql/refunds/refund-store.ts';
import type { Database } from '../../gateway/sql/tables.ts';
import { createSqlTraceLog } from '../../gateway/sql/traces/trace-log.ts';
import { createMoney } from '../../mocks/adapters/money.ts';
import { createOperations } from '../../mocks/adapters/operations.ts';
import { dayLines } from '../../mocks/operations/operation-lines.ts';
import { byKey, NOW as EVENING, questionsTo } from '../../mocks/operations/questions.fixture.ts';
import { demoOrder } from '../../mocks/traces/demo-order.ts';
import { traceLog } from '../../mocks/traces/trace-log.ts';
import { type Days, dueDay } from './due-day.ts';
import { createLoad } from './load.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Between two moments at which the demonstration's order moves on. */
const NOW = EVENING + 5 * MINUTE;
const TODAY = startOfDay(NOW);
/** The days from 27 October on, of which nobody waits for more than the newest. */
const DAYS = { reach: () => startOfDay(NOW, -31), firstDays: 12 };

// Days are loaded as fast as the machine can, with all else that runs on it.
const PATIENCE = 240_000;
vi.setConfig({ testTimeout: PATIENCE + MINUTE });

let db: Database;
beforeAll(async () => {
  db = await openDatabase({}, NOW);
}, 120_000);
afterAll(() => db.destroy());
afterAll(() => vi.resetConfig());

const memory = createOperations('');
const platform = () => createSqlOperations(db);

const read = () => createDemonstrationDays(db).read();

async function days() {
  const all = [...(await read())].sort(([one], [other]) => other - one);
  return { told: all.flatMap(([day, until]) => (until === null ? [] : [day])), all: all.map(([day]) => day) };
}

/** One process: a load that goes on until it is enough. @returns what was there before anybody was served */
async function loadAt(now: number, isEnough: (days: Days) => boolean = () => true) {
  const reportFault = vi.fn();
  const load = createLoad(db, { clock: { now: () => now }, ...DAYS, reportFault });
  await load.prepare();
  const prepared = await days();
  load.run();
  await vi.waitFor(async () => expect(isEnough(await read())).toBe(true), { timeout: PATIENCE });
  await load.stop();
  expect(reportFault).not.toHaveBeenCalled();
  return prepared;
}

/** What both platforms say of a range at a moment. */
async function compare(range: string, now: number): Promise<void> {
  const [sql, simulated] = [questionsTo(platform, now), questionsTo(() => memory, now)];
  const query = new URLSearchParams(`dateRange=${range}&size=200&sort=date,desc`);
  expect(await sql.list(query)).toEqual(await simulated.list(query));
  expect(byKey(await sql.summary(query, null))).toEqual(byKey(await simulated.summary(query, null)));
}

/** How many entries of the log match. */
const countOf = async (query: string, now: number) => {
  const search = readTraceSearch(new URLSearchParams(query));
  if (!search) throw new Error('cannot be read');
  return (await createSqlTraceLog(db).search(search, now)).total();
};

test('the newest days are there first, as the simulated platform has it, with its log', async () => {
  const { told, all } = await loadAt(NOW);
  expect(all).toHaveLength(32);
  expect(told).toEqual(all.slice(0, 12));
  await compare('2026-11-16_2026-11-27', NOW);
  const inMemory = traceLog(NOW).filter(({ at }) => at >= TODAY - 4 * DAY && at < TODAY);
  expect(await countOf('dateRange=2026-11-23_2026-11-26', NOW)).toBe(inMemory.length);
  expect(await countOf('dateRange=2026-11-16_2026-11-16', NOW)).toBeGreaterThan(100);
  expect(await countOf(`order=${demoOrder}`, NOW)).toBe(8);
});

test('an earlier day comes after each later one; a load that was interrupted goes on where it ended', async () => {
  await loadAt(NOW, (known) => [...known.values()].filter((until) => until !== null).length >= 24);
  const { told, all } = await days();
  expect(told.length).toBeLessThan(all.length);
  expect(told).toEqual(all.slice(0, told.length));

  const later = NOW + 12 * MINUTE;
  const before = await read();
  await loadAt(later, (known) => dueDay(known, later) === undefined);
  expect((await days()).told).toEqual(all);
  await compare('2026-10-27_2026-11-27', later);
  const early = (known: Days) =>
    [...known].filter(([day, until]) => until && day < startOfDay(NOW, -20) && before.get(day));
  expect(early(before)).not.toEqual([]);
  expect(early(await read())).toEqual(early(before));
});

test('refunds are told as the simulated platform has them, and have gone on with the clock', async () => {
  const now = NOW + 12 * MINUTE;
  const [sql, simulated] = [
    createSqlRefundStore(db),
    createMoney('', { now: () => Math.floor(now / 1000) * 1000 - 1 }).refunds,
  ];
  const filter = readRefundFilter(new URLSearchParams('dateRange=2026-11-12_2026-11-27'), 'admin@example.mx', 0);
  if (!filter) throw new Error('cannot be read');
  const slice = { page: 1, size: 1000, member: 'date', ascending: false } as const;
  const { refunds } = await sql.page(filter, slice);
  expect(refunds.length).toBeGreaterThan(200);
  expect(refunds).toEqual((await simulated.page(filter, slice)).refunds);
});

test('a start on the next day has today at once, what became of the days before a moment later, and the order once', async () => {
  const later = NOW + 20 * HOUR;
  expect((await loadAt(later)).told[0]).toBe(startOfDay(later));
  await compare('2026-11-28_2026-11-28', later);
  await loadAt(later, (known) => dueDay(known, later) === undefined);
  await compare('2026-11-15_2026-11-28', later);
  expect(await countOf(`order=${demoOrder}`, later)).toBe(8);
});

describe('what is due', () => {
  const day = (back: number) => startOfDay(NOW, -back);
  const whole = [0, 1, 2, 20].map((back): [number, number | null] => [day(back), NOW]);
  const but = (back: number, until: number | null) => new Map([...whole, [day(back), until] as const]);
  test.each([
    ['nothing, where all was just told', new Map(whole), undefined],
    ['today, half a minute later', but(0, NOW - MINUTE), day(0)],
    ['nothing yet of a day before', but(1, NOW - MINUTE), undefined],
    ['a day before, ten minutes later', but(1, NOW - 11 * MINUTE), day(1)],
    ['the newest that is missing', new Map([...but(2, null), [day(20), null]]), day(2)],
    ['a day that was not told to its end', but(20, day(19)), day(20)],
    ['nothing of a day that is at its end', but(20, day(4)), undefined],
  ])('%s', (_name, days, due) => {
    expect(dueDay(days, NOW)).toBe(due);
  });
});

test('what happened since is all that is new, and told with a later moment', () => {
  const [day, end] = [TODAY - 2 * DAY, TODAY + 2 * DAY];
  const told = new Map<string, string>();
  let changes = 0;
  for (let since = day - 1; since < end; since += 2 * HOUR) {
    for (const line of dayLines(day, since + 2 * HOUR, since)) {
      const { operationId, updatedAt } = JSON.parse(line);
      const known = told.get(operationId);
      if (known) expect(Date.parse(updatedAt), line).toBeGreaterThan(Date.parse(JSON.parse(known).updatedAt));
      if (known) changes += 1;
      told.set(operationId, line);
    }
  }
  expect([...told.values()]).toEqual([...dayLines(day, end - 1)]);
  expect(changes).toBeGreaterThan(100);
});
