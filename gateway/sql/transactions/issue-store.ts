import { sql } from 'kysely';
import { approvedStatuses } from '../../rules/statuses';
import { CONFIRMED_WITHIN, PAID_ELSEWHERE, STUCK_AFTER, waitingMethods } from '../../rules/transaction-issue';
import type { IssueStore, StoredAttention } from '../../transaction-ports';
import { isStorable } from '../ingest';
import { operationOf } from '../operations/page';
import type { Database } from '../tables';
import { claimKey, keepAnswer } from '../trail/keys';
import { writeEntry } from '../trail/trail';

/** Operations that are looked at together. */
const MOST = 2000;

const texts = (values: readonly string[]) => sql.join(values.map((value) => sql.lit(value)));
const PAID = sql`(${texts([...approvedStatuses, 'REFUND'])})`;

/** Issues in PostgreSQL. */
export function createSqlIssueStore(db: Database, most = MOST): IssueStore {
  return {
    async candidates(range, at) {
      const [from, until] = [new Date(range.from), new Date(Math.min(range.until, at + 1))];
      const now = new Date(at);
      const within = sql<boolean>`replaced_at = 'infinity' and date >= ${from} and date < ${until}`;
      const chosen = db
        .selectFrom('operation')
        .where(within)
        .where(
          sql<boolean>`(
            status = 'PENDING' and (expires_at < ${now}
              or payment_method not in (${texts(waitingMethods)}) and date < ${new Date(at - STUCK_AFTER)})
            or status = 'ACCEPTED' and not reconciled and date < ${new Date(at - CONFIRMED_WITHIN)}
            or status in ('PENDING', 'EXPIRATED') and (
              select events @> ${JSON.stringify([{ type: PAID_ELSEWHERE }])}::text::jsonb from operation_detail as detail
              where detail.operation_id = operation.operation_id and detail.recorded_at = operation.recorded_at)
            or status in ${PAID} and attempt_count > 1 and (
              select count(*) > 1 from operation_detail as detail, jsonb_array_elements(attempts) as attempt
              where detail.operation_id = operation.operation_id and detail.recorded_at = operation.recorded_at
                and attempt->>'status' in ${PAID})
            or order_id in (select order_id from operation where ${within} and status in ${PAID}
              group by order_id having count(*) > 1))`,
        )
        .orderBy('date', 'desc')
        .orderBy('operationId', 'desc')
        .limit(most + 1)
        .selectAll();
      const rows = await db
        .selectFrom(chosen.as('operation'))
        .innerJoin('operationDetail', (join) =>
          join
            .onRef('operationDetail.operationId', '=', 'operation.operationId')
            .onRef('operationDetail.recordedAt', '=', 'operation.recordedAt'),
        )
        .selectAll('operation')
        .orderBy('operation.date', 'desc')
        .orderBy('operation.operationId', 'desc')
        .select(['attempts', 'events', 'refunds', 'reference', 'notes', 'version'])
        .execute();
      const operations = rows.slice(0, most).map(({ attempts, events, refunds, reference, notes, version, ...row }) => {
        return { ...operationOf(row), attempts, events, refunds, reference, notes, version };
      });
      return { operations, truncated: rows.length > most };
    },
    attentions: (issueIds) => attentionsOf(db, issueIds),
    change: (issueId, now, work) =>
      db.transaction().execute(async (step) => {
        await sql`select pg_advisory_xact_lock(hashtext(${`issue ${issueId}`}))`.execute(step);
        const [attention] = isStorable(issueId) ? await attentionsOf(step, [issueId]) : [];
        return work({
          attention,
          claim: (email, key) => claimKey(step, email, key, now),
          keepAnswer: (email, key, answer) => keepAnswer(step, email, key, answer),
          async put({ at, by, ...members }, deed) {
            const row = { ...members, at: new Date(at), byEmail: by.email, byName: by.name };
            await step
              .insertInto('issueAttention')
              .values(row)
              .onConflict((conflict) => conflict.column('issueId').doUpdateSet(row))
              .execute();
            await writeEntry(step, deed, now);
          },
        });
      }),
  };
}

async function attentionsOf(db: Database, issueIds: readonly string[]): Promise<StoredAttention[]> {
  if (issueIds.length === 0) return [];
  const rows = await db.selectFrom('issueAttention').where('issueId', 'in', issueIds).selectAll().execute();
  return rows.map(({ at, byEmail, byName, ...members }) => {
    return { ...members, at: at.getTime(), by: { email: byEmail, name: byName } };
  });
}
