import { sql } from 'kysely';
import { midnightOf, monthOf } from '../rules/mexico-time';
import { KEPT_DAYS } from '../rules/notification-filter';
import { forgetAlerts } from './alerts/forget-alerts';
import { forgetDeliveries } from './notifications/put-delivery';
import { forgetBeats } from './services/beat-store';
import type { Database } from './tables';
import { takeTurn } from './turn';

/** The log is kept for this many whole months before the one that runs, and has room for two after it. */
const KEPT_MONTHS = 6;
const MONTHS_AHEAD = 2;

const HOUR = 3_600_000;

/** How long alerts that have ended are kept: thirteen months. */
const ALERT_DAYS = 397;

/** How long a repeated request is known by its key: thirty days. */
const KEY_LIFE = 720 * HOUR;

/** How long it is told what happened to an account: ninety days. */
const EVENT_LIFE = 2160 * HOUR;

/** A month of the log: a table of its own, so that it goes at once and whole. */
interface LogMonth {
  table: string;
  from: number;
  until: number;
}

function logMonth(now: number, offset: number): LogMonth {
  const { year, month } = monthOf(now);
  const from = midnightOf(year, month + offset, 1);
  const at = monthOf(from);
  return {
    table: `trace_${at.year}_${String(at.month).padStart(2, '0')}`,
    from,
    until: midnightOf(year, month + offset + 1, 1),
  };
}

/** The moments of which the log takes entries. */
export function logRange(now: number) {
  return { from: logMonth(now, -KEPT_MONTHS).from, until: logMonth(now, MONTHS_AHEAD).until };
}

/**
 * What is due each day: months of the log that begin and those that nobody may keep, states of operations that no run
 * reads any more, what of sign-in counts no more.
 */
export async function keepHouse(db: Database, now: number): Promise<void> {
  const months = Array.from({ length: KEPT_MONTHS + MONTHS_AHEAD + 1 }, (_, index) =>
    logMonth(now, index - KEPT_MONTHS),
  );
  await db.transaction().execute(async (step) => {
    await takeTurn(step);
    // Everybody who asks the log would wait behind this for a backup that reads it.
    await sql`set local lock_timeout = '5s'`.execute(step);
    const { rows } = await sql<{ name: string }>`
      select inhrelid::regclass::text as name from pg_inherits where inhparent = 'trace'::regclass`.execute(step);
    const there = rows.map(({ name }) => name);
    for (const { table, from, until } of months.filter((month) => !there.includes(month.table))) {
      await sql`create table ${sql.table(table)} partition of trace
        for values from (${sql.lit(isoOf(from))}) to (${sql.lit(isoOf(until))})`.execute(step);
    }
    const oldest = logMonth(now, -KEPT_MONTHS).table;
    const old = there.filter((name) => name < oldest);
    for (const table of (await goesOn(step, months)) ? old : [])
      await sql`drop table ${sql.table(table)}`.execute(step);
    const anHourAgo = new Date(now - HOUR);
    await step.deleteFrom('operation').where('replacedAt', '<', anHourAgo).execute();
    await step.deleteFrom('sessionToken').where('expiry', '<', anHourAgo).execute();
    await step
      .deleteFrom('session')
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('sessionToken').select('hash').whereRef('sessionId', '=', 'session.id'))),
      )
      .execute();
    await step.deleteFrom('recovery').where('expiry', '<', anHourAgo).execute();
    await step
      .deleteFrom('accountEvent')
      .where('at', '<', new Date(now - EVENT_LIFE))
      .execute();
    await step.deleteFrom('attempt').where('at', '<', anHourAgo).execute();
    await forgetBeats(step, now);
    await forgetAlerts(step, new Date(now - ALERT_DAYS * 24 * HOUR));
    await forgetDeliveries(step, new Date(now - KEPT_DAYS * 24 * HOUR));
    await step
      .deleteFrom('idempotencyKey')
      .where('at', '<', new Date(now - KEY_LIFE))
      .execute();
  });
}

/** Whether the log has entries of the months that are kept: a clock that is wrong by years must not take all of it away. */
async function goesOn(step: Database, months: readonly LogMonth[]): Promise<boolean> {
  const { from } = months[0] as LogMonth;
  const found = await step.selectFrom('trace').select('id').where('at', '>=', new Date(from)).limit(1).execute();
  return found.length > 0;
}

/** What the planner must know, and no long texts: reading those takes most of the time and helps no question. */
const TIDIED = [
  'operation_detail',
  '(analyze) trace (id, at, service, operation, host_name, server, order_id, service_type, channel, log_type, code)',
  '(analyze) operation',
  '(analyze) trace_option, operation_option, session_token, attempt, service_beat, service_hour',
];

/** A server does this by itself, the embedded one does not; without it the planner knows nothing of what tables hold. */
export async function tidy(db: Database): Promise<void> {
  for (const tables of TIDIED) {
    // The embedded one has one connection: others may ask in between.
    await db.connection().execute(async (own) => {
      await sql`set statement_timeout = 0`.execute(own);
      await sql`vacuum ${sql.raw(tables)}`.execute(own);
      await sql`reset statement_timeout`.execute(own);
    });
  }
}

const isoOf = (moment: number) => new Date(moment).toISOString();
