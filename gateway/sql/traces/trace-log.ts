import { type Selectable, sql } from 'kysely';
import type { TraceLog } from '../../ports';
import { midnightOf, platformDate } from '../../rules/mexico-time';
import type { TraceSearch } from '../../rules/trace-search';
import type { TraceEntry } from '../../wire/traces';
import { isStorable } from '../ingest';
import type { Database, Tables } from '../tables';

/** How many entries an answer has at most: more than anybody reads, some 6 MB. */
const MOST_ENTRIES = 10_000;

/** The log in PostgreSQL. */
export function createSqlTraceLog(db: Database): TraceLog {
  return {
    async options(list) {
      const found = await db
        .selectFrom('traceOption')
        .select('value')
        .where('list', '=', list)
        .orderBy('value')
        .execute();
      return found.map(({ value }) => value);
    },

    async search(search, now) {
      const { from, until } = momentsOf(search, now);
      const wanted = Object.entries(search.equal) as [keyof TraceSearch['equal'], string][];
      if (from >= until || !wanted.every(([, value]) => isStorable(value))) return { entries: [], total: 0 };
      const matches = db
        .selectFrom('trace')
        .where('at', '<', new Date(until))
        .$if(from > 0, (query) => query.where('at', '>=', new Date(from)))
        .where((column) =>
          column.and(wanted.map(([member, value]) => column(member === 'order' ? 'orderId' : member, '=', value))),
        );
      const rows = await matches
        .selectAll()
        .orderBy('at', 'desc')
        .orderBy('position', 'desc')
        .limit(MOST_ENTRIES)
        .execute();
      const entries = rows.map(entryOf);
      if (rows.length < MOST_ENTRIES) return { entries, total: rows.length };
      const { total } = await matches.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
      return { entries, total };
    },
  };
}

/** Days of Mexico City; nothing of the log lies ahead of its moment. */
function momentsOf({ days }: TraceSearch, now: number) {
  if (!days) return { from: 0, until: now + 1 };
  const { first, last } = days;
  return {
    from: midnightOf(first.year, first.month, first.day),
    until: Math.min(midnightOf(last.year, last.month, last.day + 1), now + 1),
  };
}

type Row = Selectable<Tables['trace']>;

/** What a service does not know it leaves out. */
function entryOf({ id, at, position, orderId, ...members }: Row): TraceEntry {
  const known = Object.entries({ ...members, order: orderId }).filter(([, value]) => value !== null);
  return { date: platformDate(at.getTime()), ...Object.fromEntries(known) } as unknown as TraceEntry;
}
