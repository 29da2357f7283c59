import { type Selectable, sql } from 'kysely';
import { SourceAway, type TraceLog } from '../../ports';
import { midnightOf, platformDate } from '../../rules/mexico-time';
import { MOST_ENTRIES, type TraceSearch } from '../../rules/trace-search';
import type { TraceOption } from '../../wire/traces';
import { isStorable } from '../ingest';
import { madeOnce, plannedOnce } from '../planned-once';
import type { Database, Tables } from '../tables';

/** How many entries are read at once. */
const PART = 500;

/** The log in PostgreSQL. */
export function createSqlTraceLog(db: Database): TraceLog {
  const optionsOf = madeOnce(db, (list: TraceOption) =>
    db.selectFrom('traceOption').select('value').where('list', '=', list).orderBy('value').modifyEnd(plannedOnce),
  );
  const entriesOf = madeOnce(db, (from: Date, until: Date, order: string, most: number) =>
    db
      .selectFrom('trace')
      .where('at', '>=', from)
      .where('at', '<', until)
      .where('orderId', '=', order)
      .select(columns)
      .orderBy('at', 'desc')
      .orderBy('position', 'desc')
      .limit(most)
      .modifyEnd(plannedOnce),
  );
  return {
    options: async (list) => (await optionsOf(list)).map(({ value }) => value),

    async search(search, now) {
      const { from, until } = momentsOf(search, now);
      const wanted = Object.entries(search.equal) as [keyof TraceSearch['equal'], string][];
      if (from >= until || !wanted.every(([, value]) => isStorable(value)))
        return { parts: [], truncated: false, total: async () => 0 };
      // An order has few entries: they are there sooner than it takes to ask which they are.
      if (wanted.length === 1 && search.equal.order !== undefined) {
        const few = await entriesOf(new Date(from), new Date(until), search.equal.order, PART);
        if (few.length < PART) return { parts: [textOf(few)], truncated: false, total: async () => few.length };
      }
      const matches = db
        .selectFrom('trace')
        .where('at', '<', new Date(until))
        .$if(from > 0, (query) => query.where('at', '>=', new Date(from)))
        .where((column) =>
          column.and(wanted.map(([member, value]) => column(member === 'order' ? 'orderId' : member, '=', value))),
        );
      const newest = matches.orderBy('at', 'desc').orderBy('position', 'desc');
      // Which they are is asked once; what they say is read as it is wanted, and nobody holds a connection meanwhile.
      const found = await newest
        .select(['id', 'at'])
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

async function* partsOf(db: Database, all: readonly Key[]): AsyncGenerator<string> {
  for (let begin = 0; begin < all.length; begin += PART) {
    const part = all.slice(begin, begin + PART);
    const keys = sql<Key & { place: number }>`unnest(${part.map(({ id }) => id)}::uuid[],
      ${part.map(({ at }) => at.toISOString())}::timestamptz[]) with ordinality`;
    const rows = await db
      .selectFrom(keys.as<'wanted'>(sql`wanted(id, at, place)`))
      .innerJoin('trace', (join) => join.onRef('trace.id', '=', 'wanted.id').onRef('trace.at', '=', 'wanted.at'))
      .select(columns)
      .orderBy('place')
      .execute();
    const text = textOf(rows);
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

/** Bodies as they were kept: a number of JSON may have more digits than one of JavaScript. */
const columns = [
  'trace.at',
  'service',
  'operation',
  'hostName',
  'ip',
  'server',
  'orderId as order',
  'serviceType',
  'channel',
  'logType',
  'code',
  'elapsedMs',
  'message',
  sql<string | null>`request::text`.as('request'),
  sql<string | null>`response::text`.as('response'),
] as const;

interface Row extends Readonly<Record<string, unknown>> {
  at: Date;
  request: string | null;
  response: string | null;
}

const textOf = (rows: readonly Row[]) => rows.map(entryText).join(',');

/** What a service does not know it leaves out. */
function entryText({ at, request, response, ...members }: Row): string {
  const known = Object.entries(members).filter(([, value]) => value !== null);
  const head = JSON.stringify({ date: platformDate(at.getTime()), ...Object.fromEntries(known) });
  const bodies = Object.entries({ request, response }).map(([name, text]) =>
    text === null ? '' : `,"${name}":${text}`,
  );
  return `${head.slice(0, -1)}${bodies.join('')}}`;
}
