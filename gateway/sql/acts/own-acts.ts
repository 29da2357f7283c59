import type { Insertable, Selectable } from 'kysely';
import type { StoredAct } from '../../rules/act';
import type { Database, Tables } from '../tables';

type Row = Tables['operationAct'];

/** What was done to operations here, oldest first. */
export async function ownActs(db: Database, operationIds: readonly string[]): Promise<StoredAct[]> {
  if (operationIds.length === 0) return [];
  const rows = await db
    .selectFrom('operationAct')
    .where('operationId', 'in', operationIds)
    .selectAll()
    .orderBy('operationId')
    .orderBy('number')
    .execute();
  return rows.map(actOf);
}

export function rowOf({ date, by, ...members }: StoredAct): Insertable<Row> {
  return { ...members, date: new Date(date), byEmail: by.email, byName: by.name };
}

function actOf({ date, byEmail, byName, ...members }: Selectable<Row>): StoredAct {
  return { ...members, date: date.getTime(), by: { email: byEmail, name: byName } };
}
