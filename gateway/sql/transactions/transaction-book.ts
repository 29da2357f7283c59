import { type RawBuilder, sql } from 'kysely';
import { approvedStatuses, declinedStatuses } from '../../rules/statuses';
import { chargeSteps, type SourceState, timeoutCodes } from '../../rules/transaction-report';
import type { Outcomes, StepFilter, TransactionBook } from '../../transaction-ports';
import { isStorable } from '../ingest';
import { matches, within } from '../operations/matches';
import { createSqlOperations } from '../operations/operations';
import type { Database } from '../tables';

const texts = (values: readonly string[]) => sql.join(values.map((value) => sql.lit(value)));

/** How rows end, their code and how long they took, in SQL. */
type Told = Record<'success' | 'failed' | 'code' | 'ms', RawBuilder<unknown>>;

/**
 * What became of rows, by two of their columns. Those that are alike are counted first, so that what is put in order for the
 * ranks are times, of which there are few, and not all rows.
 */
function outcomes(
  [one, other]: readonly [string, string],
  { success, failed, code, ms }: Told,
  from: RawBuilder<unknown>,
) {
  const by = sql`${sql.id(one)}, ${sql.id(other)}`;
  const rank = (share: number) => sql`min(ms) filter (where upto >= ceil(${sql.lit(share)}::float8 * known))`;
  return sql`with tally as (
      select ${by}, ${success} as success, ${failed} as failed, case when ${failed} then ${code} end as code, ${ms} as ms, count(*) as n
      ${from} group by 1, 2, 3, 4, 5, 6
    ), sums as (
      select ${by}, sum(n)::bigint as count, coalesce(sum(n) filter (where success), 0)::bigint as success,
        coalesce(sum(n) filter (where failed and code in (${texts(timeoutCodes)})), 0)::bigint as timeouts,
        coalesce(sum(n) filter (where failed), 0)::bigint as failed, max(ms) as max from tally group by 1, 2
    ), ranks as (
      select ${by}, json_build_array(${rank(0.5)}, ${rank(0.95)}, ${rank(0.99)}) as percentiles
      from (
        select ${by}, ms, sum(sum(n)) over (partition by ${by} order by ms) as upto, sum(sum(n)) over (partition by ${by}) as known
        from tally where ms is not null group by 1, 2, 3
      ) as times group by 1, 2
    ), codes as (
      select distinct on (1, 2) ${by}, code as "topCode" from tally where code is not null
      group by 1, 2, 3 order by 1, 2, sum(n) desc, code collate "C"
    )
    select ${by}, count, success, failed - timeouts as errors, timeouts, percentiles, max, "topCode"
    from sums left join ranks using (${by}) left join codes using (${by})`;
}

const CHARGE = {
  success: sql`status in (${texts(approvedStatuses)})`,
  failed: sql`status in (${texts(declinedStatuses)})`,
  code: sql`error_code`,
  ms: sql`latency_ms`,
};

const STEP = {
  success: sql`log_type is distinct from 'ERROR'`,
  failed: sql`log_type is not distinct from 'ERROR'`,
  code: sql`code`,
  ms: sql`elapsed_ms`,
};

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
      const from = sql`from ${found} as found`;
      const { rows } = await sql<
        Outcomes & { paymentMethod: string; provider: string }
      >`${outcomes(['payment_method', 'provider'], CHARGE, from)}`.execute(db);
      return rows;
    },
    async steps(filter, range, at) {
      if (![...filter.channels, ...filter.codes].every(isStorable)) return [];
      const from = sql`from trace where at >= ${new Date(range.from)} and at < ${new Date(Math.min(range.until, at + 1))}
        and log_type is distinct from 'REQUEST' ${conditions(filter)}`;
      const { rows } = await sql<
        Outcomes & { service: string; operation: string }
      >`${outcomes(['service', 'operation'], STEP, from)}`.execute(db);
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
