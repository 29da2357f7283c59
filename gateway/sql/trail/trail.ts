import type { Selectable } from 'kysely';
import { isoDate } from '../../rules/mexico-time';
import type { Deed, Deeds, Trail } from '../../trail-ports';
import type { AuditEntry } from '../../wire/refunds';
import { isStorable } from '../ingest';
import { insertAll } from '../insert-all';
import type { Database, Tables } from '../tables';

/** Entries in one answer. */
const MOST = 1000;

/** The trail in PostgreSQL. */
export function createSqlTrail(db: Database): Trail & Deeds {
  return {
    async of(entity, entityId) {
      if (!isStorable(entity + (entityId ?? ''))) return [];
      const rows = await db
        .selectFrom('audit')
        .where('entity', '=', entity)
        .$if(entityId !== undefined, (query) => query.where('entityId', '=', entityId ?? ''))
        .orderBy('position', 'desc')
        .limit(MOST)
        .selectAll()
        .execute();
      return rows.map(entryOf);
    },

    async by(email, most) {
      const rows = await db
        .selectFrom('audit')
        .where('person', '=', email)
        .orderBy('position', 'desc')
        .limit(most)
        .selectAll()
        .execute();
      return rows.map(entryOf);
    },
  };
}

/** Chains an entry to the trail; the last thing that a transaction does, for the others wait for its end. */
export function writeEntry(step: Database, deed: Deed, at: number): Promise<void> {
  return writeEntries(step, [{ deed, at }]);
}

/** Chains entries in their order. */
export function writeEntries(step: Database, entries: readonly { deed: Deed; at: number }[]): Promise<void> {
  return insertAll(
    step,
    'audit',
    entries.map(({ deed: { user, userName, ...members }, at }) => {
      return { ...members, person: user, personName: userName, date: new Date(at) };
    }),
  );
}

function entryOf({ position, date, person, personName, hash: _, ...members }: Selectable<Tables['audit']>): AuditEntry {
  return { ...members, auditId: String(position), date: isoDate(date.getTime()), user: person, userName: personName };
}
