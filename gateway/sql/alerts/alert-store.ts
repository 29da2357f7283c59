import { sql } from 'kysely';
import type { AlertStore } from '../../alert-ports';
import type { AlertRecord, AlertSample } from '../../rules/alert';
import { type AlertFilter, type AlertKind, byWorst, FAREWELL, foldAlerts, IN_GROUP } from '../../rules/alert-filter';
import { callRoles } from '../../rules/roles';
import { severities } from '../../wire/alerts';
import { isStorable } from '../ingest';
import type { Database } from '../tables';
import { claimKey, keepAnswer } from '../trail/keys';
import { writeEntry } from '../trail/trail';
import { matchesAlert, statusOf } from './alert-filter';
import { alertOf, listedColumns, recordOf, standingRow } from './alert-rows';

/** Of those who change rules. */
const TURN = 7_105_281;

/** Alerts, and the rules that make them, in PostgreSQL. */
export function createSqlAlertStore(db: Database): AlertStore {
  return {
    change: (alertId, now, work) =>
      db.transaction().execute(async (step) => {
        const row = isStorable(alertId)
          ? await step.selectFrom('alert').where('alertId', '=', alertId).forUpdate().selectAll().executeTakeFirst()
          : undefined;
        const alert = row && recordOf(row, await notesOf(step, alertId));
        return work({
          alert,
          claim: (email, key) => claimKey(step, email, key, now),
          keepAnswer: (email, key, answer) => keepAnswer(step, email, key, answer),
          async put(next, deed) {
            const standing = standingRow(next);
            // That a service is in maintenance is nobody's silence.
            if (next.silencedUntil === alert?.silencedUntil) standing.silencedUntil = row?.silencedUntil ?? null;
            await step
              .updateTable('alert')
              .set({ ...standing, actedAt: new Date(now), ...(deed.action === 'RESOLVE' && { isClosed: true }) })
              .where('alertId', '=', alertId)
              .execute();
            await addNotes(step, next, alert?.notes.length ?? 0);
            await writeEntry(step, deed, now);
          },
        });
      }),
    async find(alertId) {
      if (!isStorable(alertId)) return undefined;
      const row = await db.selectFrom('alert').where('alertId', '=', alertId).selectAll().executeTakeFirst();
      return row && recordOf(row, await notesOf(db, alertId));
    },
    async page(filter, { page, size, ascending }, now) {
      const rows = await db
        .selectFrom('alert')
        .where(matchesAlert(filter, now))
        .orderBy('startedAt', ascending ? 'asc' : 'desc')
        .orderBy('alertId')
        .limit(size)
        .offset((page - 1) * size)
        .select(listedColumns)
        .execute();
      return { alerts: rows.map(alertOf), kinds: await kindsOf(db, filter, now) };
    },
    async folded(filter, now) {
      const isShown = sql<boolean>`(ended_at is null or ended_at > ${new Date(now - FAREWELL)})`;
      const bySource = sql`partition by source_type, source`;
      const urgency = sql`array_position(${[...severities]}::text[], severity), started_at, alert_id`;
      const rows = await db
        .with('found', (found) =>
          found
            .selectFrom('alert')
            .where(isShown)
            .where(matchesAlert(filter, now))
            .select(listedColumns)
            .select([
              sql<number>`row_number() over (${bySource} order by ${urgency})`.as('place'),
              sql<number>`count(*) over (${bySource})`.as('count'),
              sql<Date>`min(started_at) over (${bySource})`.as('first'),
            ]),
        )
        .selectFrom('found')
        .where('place', '<=', IN_GROUP)
        .select([...listedColumns, 'count', 'first'])
        .execute();
      const wholes = new Map(rows.map((row) => [`${row.sourceType}\0${row.source}`, row]));
      const groups = foldAlerts(rows.map(({ count: _, first: _first, ...row }) => alertOf(row))).map((group) => {
        const whole = wholes.get(`${group.sourceType}\0${group.source}`);
        return { ...group, count: whole?.count ?? 0, startedAt: whole?.first.getTime() ?? group.startedAt };
      });
      const [last] = await db.selectFrom('alert').select('startedAt').orderBy('startedAt', 'desc').limit(1).execute();
      return {
        ...{ groups: groups.sort(byWorst), kinds: await kindsOf(db, filter, now, isShown) },
        lastStartedAt: last?.startedAt.getTime() ?? null,
      };
    },
    async assignees() {
      const people = await db
        .selectFrom('account')
        .where('isDisabled', '=', false)
        .where('changePassword', '=', false)
        .where('role', 'in', callRoles['PUT /alert/{alertId}/status'])
        .orderBy('name')
        .orderBy('lastName')
        .select(['email', 'name', 'lastName'])
        .execute();
      return people.map(({ email, name, lastName }) => ({ email, name: `${name} ${lastName}` }));
    },
    async rules() {
      const rows = await db
        .selectFrom('alertRule')
        .where('body', 'is not', null)
        .orderBy('number')
        .select('body')
        .execute();
      return rows.flatMap(({ body }) => body ?? []);
    },
    changeRule: (ruleId, now, work) =>
      db.transaction().execute(async (step) => {
        await sql`select pg_advisory_xact_lock(${TURN})`.execute(step);
        const row = await step
          .selectFrom('alertRule')
          .where('ruleId', '=', isStorable(ruleId) ? (ruleId ?? '') : '')
          .select('body')
          .executeTakeFirst();
        return work({
          rule: row?.body ?? undefined,
          async nextId() {
            const { last } = await step
              .selectFrom('alertRule')
              .select(({ fn }) => fn.max('number').as('last'))
              .executeTakeFirstOrThrow();
            return `R${String((last ?? 0) + 1).padStart(3, '0')}`;
          },
          async put(rule, deed) {
            const body = rule ? JSON.stringify(rule) : null;
            const id = rule?.ruleId ?? ruleId ?? '';
            await step
              .insertInto('alertRule')
              .values({ ruleId: id, number: Number(id.slice(1)), body })
              .onConflict((conflict) => conflict.column('ruleId').doUpdateSet({ body }))
              .execute();
            await writeEntry(step, deed, now);
          },
        });
      }),
    async samples(metric, since) {
      const rows = await db
        .selectFrom('alertSample')
        .where('metric', '=', metric)
        .where('at', '>=', new Date(since))
        .orderBy('at')
        .select(['source', 'at', 'value'])
        .execute();
      const bySource = new Map<string, AlertSample[]>();
      for (const { source, at, value } of rows) {
        const own = bySource.get(source) ?? [];
        bySource.set(source, own);
        own.push({ at: at.getTime(), value });
      }
      return bySource;
    },
  };
}

/** How those stand that match all filters but those of status and severity. */
async function kindsOf(
  db: Database,
  filter: AlertFilter,
  now: number,
  also = sql<boolean>`true`,
): Promise<AlertKind[]> {
  const kinds = await db
    .selectFrom('alert')
    .where(matchesAlert(filter))
    .where(also)
    .select(({ fn }) => [statusOf(now).as('status'), 'severity', fn.countAll<number>().as('count')])
    .select(({ fn }) => fn.max('startedAt').as('last'))
    .groupBy([sql`1`, 'severity'])
    .execute();
  return kinds.map(({ last, ...kind }) => ({ ...kind, lastStartedAt: last.getTime() }));
}

async function notesOf(db: Database, alertId: string): Promise<AlertRecord['notes']> {
  const rows = await db.selectFrom('alertNote').where('alertId', '=', alertId).orderBy('number').selectAll().execute();
  return rows.map(({ date, author, text }) => ({ date: date.getTime(), author, text }));
}

export async function addNotes(step: Database, { alertId, notes }: AlertRecord, known: number): Promise<void> {
  if (notes.length === known) return;
  const rows = notes.slice(known).map(({ date, author, text }, index) => {
    return { alertId, number: known + index + 1, date: new Date(date), author: JSON.stringify(author), text };
  });
  await step.insertInto('alertNote').values(rows).execute();
}
