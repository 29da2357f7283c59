import { type Selectable, sql } from 'kysely';
import { SourceAway, type TraceLog } from '../../ports';
import { midnightOf, platformDate } from '../../rules/mexico-time';
import { MOST_ENTRIES, type TraceSearch } from '../../rules/trace-search';
import { isStorable } from '../ingest';
import type { Database, Tables } from '../tables';

/** How many entries are read at once. */
const PART = 500;

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
      if (from >= until || !wanted.every(([, value]) => isStorable(value)))
        return { parts: [], truncated: false, total: async () => 0 };
      const matches = db
        .selectFrom('trace')
        .where('at', '<', new Date(until))
        .$if(from > 0, (query) => query.where('at', '>=', new Date(from)))
        .where((column) =>
          column.and(wanted.map(([member, value]) => column(member === 'order' ? 'orderId' : member, '=', value))),
        );
      // Which they are is asked once; what they say is read as it is wanted, and nobody holds a connection meanwhile.
      const found = await matches
        .select(['id', 'at'])
        .orderBy('at', 'desc')
        .orderBy('position', 'desc')
        .limit(MOST_ENTRIES + 1)
        .execute();
      const truncated = found.length > MOST_ENTRIES;
      const count = async () => (await matches.select(sql<number>`count(*)`.as('total')).executeTakeFirst())?.total;
      return {
        parts: partsOf(db, found.slice(0, MOST_ENTRIES)),
        truncated,
        total: async () => (truncated ? count().catch(uncounted) : found.length),
      };
    },
  };
}

/** Too many to be counted in time: the entries are worth showing all the same. */
function uncounted(error: unknown): undefined {
  if (error instanceof SourceAway) throw error;
}

type Key = Pick<Selectable<Tables['trace']>, 'id' | 'at'>;

async function* partsOf(db: Database, keys: readonly Key[]): AsyncGenerator<string> {
  for (let begin = 0; begin < keys.length; begin += PART) {
    const part = keys.slice(begin, begin + PART);
    const { rows } = await sql<Row>`
      select at, service, operation, host_name as "hostName", ip, server, order_id as "order", service_type as "serviceType",
        channel, log_type as "logType", code, elapsed_ms as "elapsedMs", message, request::text, response::text
      from unnest(${part.map(({ id }) => id)}::uuid[], ${part.map(({ at }) => at.toISOString())}::timestamptz[])
        with ordinality as wanted (id, at, place)
      join trace using (id, at) order by place`.execute(db);
    const text = rows.map(entryText).join(',');
    yield begin === 0 || text === '' ? text : `,${text}`;
  }
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

interface Row extends Readonly<Record<string, unknown>> {
  at: Date;
  /** As they were kept: a number of JSON may have more digits than one of JavaScript. */
  request: string | null;
  response: string | null;
}

/** What a service does not know it leaves out. */
function entryText({ at, request, response, ...members }: Row): string {
  const known = Object.entries(members).filter(([, value]) => value !== null);
  const head = JSON.stringify({ date: platformDate(at.getTime()), ...Object.fromEntries(known) });
  const bodies = Object.entries({ request, response }).map(([name, text]) =>
    text === null ? '' : `,"${name}":${text}`,
  );
  return `${head.slice(0, -1)}${bodies.join('')}}`;
}
