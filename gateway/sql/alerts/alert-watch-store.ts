import { sql } from 'kysely';
import type { AlertWatchStore } from '../../alert-ports';
import type { AlertRecord, AlertSample } from '../../rules/alert';
import { type AlertNews, afterNews, firstNews, type KeptAlert } from '../../rules/alert-news';
import type { StoredRule } from '../../rules/alert-rule';
import { alertBegun, judge, type KeptBreach, type Reading } from '../../rules/alert-watch';
import type { StoredDelivery } from '../../rules/delivery';
import { insertAll, recordset } from '../insert-all';
import { putDelivery } from '../notifications/put-delivery';
import type { Database } from '../tables';
import { keptColumns, keptOf, newRow, standingRow } from './alert-rows';
import { addNotes } from './alert-store';

const MINUTE = 60_000;
/** How long samples are kept: a rule is tried on an hour of them. */
const KEPT = 65 * MINUTE;
/** Of an alert, the samples before it. */
const BEFORE = 15 * MINUTE;

const OWN = 'rule';

/** What is written to somebody of an alert that a rule has raised. */
type Write = (alert: AlertRecord, rule: StoredRule) => readonly StoredDelivery[];

/** What a watch finds, in PostgreSQL. @param write kept together with the alert */
export function createSqlAlertWatchStore(db: Database, write: Write = () => []): AlertWatchStore {
  return {
    prepare: (rules) =>
      db.transaction().execute(async (step) => {
        const isWatched = await step.selectFrom('alertTurn').select('at').executeTakeFirst();
        if (isWatched) return;
        const rows = rules.map((rule, index) => ({
          ruleId: rule.ruleId,
          number: index + 1,
          body: JSON.stringify(rule),
        }));
        await step
          .insertInto('alertRule')
          .values(rows)
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }),

    async takeTurn(now, every) {
      const [at, before, after] = [now, now - every, now + every].map((moment) => new Date(moment)) as [
        Date,
        Date,
        Date,
      ];
      const taken = await db
        .insertInto('alertTurn')
        .values({ at })
        .onConflict((conflict) =>
          conflict
            .column('isOnly')
            .doUpdateSet({ at })
            // A clock that was put back must not keep everybody from it.
            .where(({ or, eb }) => or([eb('alertTurn.at', '<=', before), eb('alertTurn.at', '>', after)])),
        )
        .returning('at')
        .executeTakeFirst();
      return taken !== undefined;
    },

    judge: (readings, turn) =>
      db.transaction().execute(async (step) => {
        const held = await step
          .selectFrom('alertTurn')
          .where('at', '=', new Date(turn))
          .forUpdate()
          .select('at')
          .executeTakeFirst();
        if (!held) return;
        await keepSamples(step, readings, turn);
        const rules = await step.selectFrom('alertRule').where('body', 'is not', null).select('body').execute();
        const before = await step.selectFrom('alertBreach').selectAll().execute();
        const round = judge(
          rules.flatMap(({ body }) => body ?? ([] as StoredRule[])),
          before.map(({ since, seenAt, ...members }) => ({
            ...members,
            ...{ since: since.getTime(), at: seenAt.getTime(), isFiring: members.alertId !== null },
          })),
          readings,
          turn,
        );
        const begun: AlertRecord[] = [];
        for (const each of round.begun) begun.push(alertBegun(each, await samplesBefore(step, each.reading)));
        await putBreaches(step, before.length, round.breaches);
        const ended = await keptOnes(
          step,
          round.ended.map(({ alertId }) => alertId),
          { isHeld: true },
        );
        const news: AlertNews = {
          ...{ origin: OWN, isAll: false, askedAt: turn, patience: 0, tellsSilences: false },
          alerts: begun,
        };
        const added = await addAlerts(step, begun, news);
        for (const [index, alert] of begun.entries()) {
          const rule = round.begun[index]?.rule;
          if (!rule || !added.has(alert.alertId)) continue;
          for (const letter of write(alert, rule)) await putDelivery(step, letter);
        }
        await changeAlerts(
          step,
          ended.map((kept) => {
            const end = round.ended.find(({ alertId }) => alertId === kept.alertId);
            return afterNews(kept, { ...kept, endedAt: end?.at ?? turn }, news);
          }),
          ended,
        );
      }),

    tell: (news) =>
      db.transaction().execute(async (step) => {
        const told = new Map(news.alerts.map((alert) => [alert.alertId, alert]));
        const origin = news.isAll ? news.origin : undefined;
        const after = (kept: readonly KeptAlert[]) => kept.map((each) => afterNews(each, told.get(each.alertId), news));
        const seen = await keptOnes(step, [...told.keys()], { origin });
        const known = new Set(seen.map(({ alertId }) => alertId));
        await addAlerts(
          step,
          [...told.values()].filter(({ alertId }) => !known.has(alertId)),
          news,
        );
        // Of thousands few change: those alone are held, and looked at again.
        const stale = after(seen).filter((alert, index) => alert !== seen[index]);
        const kept = await keptOnes(
          step,
          stale.map(({ alertId }) => alertId),
          { isHeld: true },
        );
        await changeAlerts(step, after(kept), kept);
      }),

    async known(alertIds) {
      const rows = await db
        .selectFrom('alert')
        .where(sql<boolean>`alert_id = any(${[...alertIds]}::text[])`)
        .select('alertId')
        .execute();
      return new Set(rows.map(({ alertId }) => alertId));
    },

    async troubled() {
      const rows = await db.selectFrom('alert').where('endedAt', 'is', null).select('source').distinct().execute();
      return rows.map(({ source }) => source);
    },

    async hush(source, until) {
      await db
        .updateTable('alert')
        .set({ hushedUntil: new Date(until) })
        .where('endedAt', 'is', null)
        .where('source', '=', source)
        .execute();
    },
  };
}

async function keepSamples(step: Database, readings: readonly Reading[], now: number): Promise<void> {
  await step
    .deleteFrom('alertSample')
    .where('at', '<', new Date(now - KEPT))
    .execute();
  if (readings.length === 0) return;
  const rows = readings.map(({ metric, source, at, value }) => ({ metric, source, at: new Date(at), value }));
  await insertAll(step, 'alertSample', rows);
}

async function samplesBefore(step: Database, { metric, source, at }: Reading): Promise<AlertSample[]> {
  const rows = await step
    .selectFrom('alertSample')
    .where('metric', '=', metric)
    .where('source', '=', source)
    .where('at', '>=', new Date(at - BEFORE))
    .where('at', '<=', new Date(at))
    .orderBy('at')
    .select(['at', 'value'])
    .execute();
  return rows.map((row) => ({ at: row.at.getTime(), value: row.value }));
}

async function putBreaches(step: Database, before: number, breaches: readonly KeptBreach[]): Promise<void> {
  if (before > 0) await step.deleteFrom('alertBreach').execute();
  if (breaches.length === 0) return;
  const rows = breaches.map(({ since, at, isFiring: _, ...members }) => {
    return { ...members, since: new Date(since), seenAt: new Date(at) };
  });
  await insertAll(step, 'alertBreach', rows);
}

/** Alerts by their ids, and all that last of an origin; held while nobody else may change them. */
async function keptOnes(
  step: Database,
  alertIds: readonly string[],
  { origin, isHeld = false }: { origin?: string | undefined; isHeld?: boolean },
): Promise<KeptAlert[]> {
  const lasting = origin === undefined ? sql`` : sql`or (origin = ${origin} and ended_at is null)`;
  const rows = await step
    .selectFrom('alert')
    .where(sql<boolean>`(alert_id = any(${[...alertIds]}::text[]) ${lasting})`)
    .orderBy('alertId')
    .$if(isHeld, (query) => query.forUpdate())
    .select(keptColumns)
    .execute();
  return rows.map(keptOf);
}

/** @returns the ids of those that nobody had added */
async function addAlerts(
  step: Database,
  alerts: readonly AlertRecord[],
  news: AlertNews,
): Promise<ReadonlySet<string>> {
  if (alerts.length === 0) return new Set();
  const rows = alerts.map((alert) => newRow(firstNews(alert, news)));
  const names = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.ref(name)));
  const added = await sql<{ alertId: string }>`insert into alert (${names}) select ${names}
    from ${recordset('alert', rows)} on conflict do nothing returning alert_id`.execute(step);
  const isAdded = new Set(added.rows.map(({ alertId }) => alertId));
  for (const alert of alerts) if (isAdded.has(alert.alertId)) await addNotes(step, alert, 0);
  return isAdded;
}

/** Writes those that are not what they were. */
async function changeAlerts(step: Database, after: readonly KeptAlert[], before: readonly KeptAlert[]): Promise<void> {
  const changed = after.filter((alert, index) => alert !== before[index]);
  if (changed.length === 0) return;
  const rows = changed.map((alert) => ({
    ...{ ...standingRow(alert), assignee: alert.assignee, alertId: alert.alertId },
    toldAt: new Date(alert.toldAt),
    missingSince: alert.missingSince === null ? null : new Date(alert.missingSince),
  }));
  await sql`update alert set ended_at = news.ended_at, is_taken = news.is_taken, assignee = news.assignee,
    reason = news.reason, silenced_until = news.silenced_until, event_count = news.event_count, version = news.version,
    told_at = news.told_at, missing_since = news.missing_since
    from ${recordset('alert', rows)} news where alert.alert_id = news.alert_id`.execute(step);
}
