import { type RawBuilder, sql } from 'kysely';
import { approvedStatuses, declinedStatuses } from '../../rules/statuses';
import { chargeSteps, type SourceState, timeoutCodes } from '../../rules/transaction-report';
import type { Outcomes, StepFilter, TransactionBook } from '../../transaction-ports';
import { isStorable } from '../ingest';
import { matches, within } from '../operations/matches';
import { createSqlOperations } from '../operations/operations';
import type { Database } from '../tables';

const texts = (values: readonly string[]) => sql.join(values.map((value) => sql.lit(value)));

const RANKS = sql`array[0.5, 0.95, 0.99]`;

/** What is asked of rows of which it is known whether they ended well or failed, their code and how long they took. */
function outcomes({ success, failed, code, ms }: Record<'success' | 'failed' | 'code' | 'ms', RawBuilder<unknown>>) {
  const late = sql`${failed} and ${code} in (${texts(timeoutCodes)})`;
  return sql`count(*) as count, count(*) filter (where ${success}) as success,
    count(*) filter (where ${failed} and (${late}) is not true) as errors,
    count(*) filter (where ${late}) as timeouts,
    array_to_json(percentile_disc(${RANKS}) within group (order by ${ms})) as percentiles, max(${ms}) as max,
    mode() within group (order by ${code} collate "C") filter (where ${failed}) as "topCode"`;
}

const CHARGE = outcomes({
  success: sql`status in (${texts(approvedStatuses)})`,
  failed: sql`status in (${texts(declinedStatuses)})`,
  code: sql`error_code`,
  ms: sql`latency_ms`,
});

const STEP = outcomes({
  success: sql`log_type is distinct from 'ERROR'`,
  failed: sql`log_type = 'ERROR'`,
  code: sql`code`,
  ms: sql`elapsed_ms`,
});

/** Who is asked where no attempt tells it. */
const PROVIDER = sql`coalesce(provider, case payment_method ${sql.join(
  Object.entries(chargeSteps).map(([method, { provider }]) => sql`when ${sql.lit(method)} then ${sql.lit(provider)}`),
  sql` `,
)} else payment_method end)`;

/** The book in PostgreSQL: operations, and the log. */
export function createSqlTransactionBook(db: Database): TransactionBook {
  return {
    async charges(filter, range, at) {
      const question = { filter, at };
      const found = db
        .selectFrom('operation')
        .where(matches(question))
        .where(within(question, range))
        .select(['paymentMethod', 'status', 'errorCode', 'latencyMs'])
        .select(sql<string>`${PROVIDER}`.as('provider'));
      const { rows } = await sql<Outcomes & { paymentMethod: string; provider: string }>`
        select payment_method as "paymentMethod", provider, ${CHARGE} from ${found} as found group by 1, 2`.execute(db);
      return rows;
    },
    async steps(filter, range, at) {
      if (![...filter.channels, ...filter.codes].every(isStorable)) return [];
      const { rows } = await sql<Outcomes & { service: string; operation: string }>`
        select service, operation, ${STEP} from trace
        where at >= ${new Date(range.from)} and at < ${new Date(Math.min(range.until, at + 1))}
          and log_type is distinct from 'REQUEST' ${conditions(filter)}
        group by 1, 2`.execute(db);
      return rows;
    },
    async logSince(at) {
      const row = await db
        .selectFrom('trace')
        .where('at', '<=', new Date(at))
        .select('at')
        .orderBy('at')
        .limit(1)
        .executeTakeFirst();
      return row?.at.getTime();
    },
    channels: () => createSqlOperations(db).options('channels'),
    async sources(at, shift) {
      const [now, before] = [new Date(at), new Date(at - shift)];
      const { rows } = await sql<Omit<SourceState, 'last'> & { last: Date }>`
        select value as name, newest.at as last, usual.count as usual
        from trace_option, lateral (
          select at from trace where service = value and at <= ${now} order by at desc limit 1
        ) as newest, lateral (
          select count(*) from (
            select 1 from trace where service = value and at > newest.at - (${now}::timestamptz - ${before}::timestamptz)
              and at <= ${before} limit 100
          ) as found
        ) as usual
        where list = 'services'`.execute(db);
      return rows.map((row) => ({ ...row, last: row.last.getTime() }));
    },
  };
}

function conditions({ channels, codes }: StepFilter): RawBuilder<unknown> {
  const inside = (column: string, values: readonly string[]) =>
    values.length === 0 ? sql`` : sql`and ${sql.ref(column)} in (${sql.join(values)})`;
  return sql`${inside('channel', channels)} ${inside('code', codes)}`;
}
