import { sql } from 'kysely';
import { startOfDay } from '../../rules/mexico-time';
import { nearestIds, operationForm } from '../../rules/similar-ids';
import type { OperationDetail } from '../../wire/operations';
import { isStorable } from '../ingest';
import { plannedOnce } from '../planned-once';
import type { Database } from '../tables';
import { operationOf } from './page';

/** How it stands now; by the id of the operation, or else by that of its order, of which the newest counts. */
export async function detailOf(db: Database, id: string, now: number): Promise<OperationDetail | undefined> {
  const wanted = id.toUpperCase();
  if (!isStorable(wanted)) return undefined;
  const row = await db
    .selectFrom('operation')
    .where('replacedAt', '=', sql<Date>`'infinity'`)
    .where('date', '<=', new Date(now))
    .where((column) => column.or([column('operationId', '=', wanted), column('orderId', '=', wanted)]))
    .orderBy((column) => column('operationId', '=', wanted), 'desc')
    .orderBy('date', 'desc')
    .selectAll()
    .modifyEnd(plannedOnce)
    .executeTakeFirst();
  if (!row) return undefined;
  const { attempts, events, refunds, reference, notes, version } = await db
    .selectFrom('operationDetail')
    .where('operationId', '=', row.operationId)
    .where('recordedAt', '=', row.recordedAt)
    .select(['attempts', 'events', 'refunds', 'reference', 'notes', 'version'])
    .modifyEnd(plannedOnce)
    .executeTakeFirstOrThrow();
  return { ...operationOf(row), attempts, events, refunds, reference, notes, version };
}

/** Letters and digits that ids of one day have in common: sign and day. */
const OF_ONE_DAY = 8;

/** Of how many operations the ids are compared. */
const MOST_COMPARED = 20_000;

/** Ids like one that nobody knows, among those of its day, of today and of yesterday. */
export async function similarIds(db: Database, id: string, now: number): Promise<string[]> {
  const wanted = operationForm(id);
  const sameDay = `${wanted.slice(0, OF_ONE_DAY)}%`;
  const rows = await db
    .selectFrom('operation')
    .where('replacedAt', '=', sql<Date>`'infinity'`)
    .where('date', '<=', new Date(now))
    .where((column) =>
      column.or([
        column('date', '>=', new Date(startOfDay(now, -1))),
        ...(wanted.length < OF_ONE_DAY ? [] : [column('operationId', 'like', sameDay)]),
      ]),
    )
    .orderBy((column) => column('operationId', 'like', sameDay), 'desc')
    .orderBy((column) => column('date', '>=', new Date(startOfDay(now))), 'desc')
    .orderBy('date')
    .limit(MOST_COMPARED)
    .select('operationId')
    .execute();
  return nearestIds(
    wanted,
    rows.map(({ operationId }) => operationId),
  );
}
