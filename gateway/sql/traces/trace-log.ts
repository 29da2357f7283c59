import { type Compilable, type Expression, sql } from 'kysely';
import { SourceAway, type TraceLog } from '../../ports';
import { common, type Range } from '../../rules/day-range';
import { midnightOf, platformDate } from '../../rules/mexico-time';
import { MOST_ENTRIES, type TraceSearch } from '../../rules/trace-search';
import type { TraceEntry, TraceOption } from '../../wire/traces';
import { isStorable } from '../ingest';
import { madeOnce, plannedOnce } from '../planned-once';
import type { Database } from '../tables';

/** How many entries are read at once. */
const PART = 500;

/** The log in PostgreSQL. */
export function createSqlTraceLog(db: Database): TraceLog {
  const optionsOf = madeOnce(db, (list: TraceOption) =>
    db.selectFrom('traceOption').select('value').where('list', '=', list).orderBy('value').modifyEnd(plannedOnce),
  );
  const rowsBy = <V extends readonly unknown[]>(build: (...values: V) => Compilable) =>
    madeOnce(db, build, db.withoutPlugins()) as (...values: V) => Promise<Row[]>;
  const entriesOf = rowsBy((order: string, from: Date, until: Date, most: number) =>
    db
      .selectFrom('trace')
      .where('orderId', '=', order)
      // Told so that no index is used for it: a plan kept for all values takes days to be few, and would read all of them.
      .where(sql<boolean>`(at >= ${from} and at < ${until}) is true`)
      .select(columns)
      .orderBy('at', 'desc')
      .orderBy('position', 'desc')
      .limit(most)
      .modifyEnd(plannedOnce),
  );
  const entriesIn = rowsBy((ids: string, ats: string) =>
    db
      .selectFrom(placed(ids, ats))
      .innerJoin('trace', (join) => join.onRef('trace.id', '=', 'wanted.id').onRef('trace.at', '=', 'wanted.at'))
      .select(columns)
      .orderBy('place'),
  );
  /** Keys of entries in parts, in their order. */
  async function partsOf(newest: Expression<unknown>): Promise<readonly KeyPart[]> {
    const arrays = sql`select array_agg(id) as ids, array_agg(at) as ats from ${newest} as newest`;
    const slice = sql`first : first + ${sql.lit(PART - 1)}`;
    const { rows } = await sql<KeyPart>`select cardinality(ids[${slice}]) as size, ids[${slice}]::text as ids,
      ats[${slice}]::text as ats
      from (${arrays}) as kept, generate_series(1, cardinality(ids), ${sql.lit(PART)}) as first`.execute(db);
    return rows;
  }

  const read = async (part: KeyPart | undefined) => (part ? textOf(await entriesIn(part.ids, part.ats)) : '');

  /** One part is read ahead, so that the database is at work while an earlier one is written. @param begun the first is there */
  async function* textsOf(parts: readonly KeyPart[], begun: () => unknown): AsyncGenerator<string> {
    let next = read(parts[0]);
    for (const index of parts.keys()) {
      const text = await next;
      next = later(read(parts[index + 1]));
      if (index === 0) begun();
      yield index === 0 || text === '' ? text : `,${text}`;
    }
  }

  /** @returns undefined where none can match */
  function matchesOf(search: TraceSearch, { from, until }: Range) {
    const wanted = Object.entries(search.equal) as [keyof TraceSearch['equal'], string][];
    if (from >= until || !wanted.every(([, value]) => isStorable(value))) return undefined;
    return db
      .selectFrom('trace')
      .where('at', '<', new Date(until))
      .$if(from > 0, (query) => query.where('at', '>=', new Date(from)))
      .where((column) =>
        column.and(wanted.map(([member, value]) => column(member === 'order' ? 'orderId' : member, '=', value))),
      );
  }

  const countOf = (matches: NonNullable<ReturnType<typeof matchesOf>>) =>
    matches
      .select(sql<number>`count(*)`.as('all'))
      .executeTakeFirst()
      .then((row) => row?.all, uncounted);

  return {
    options: async (list) => (await optionsOf(list)).map(({ value }) => value),

    async count(search, now) {
      const matches = matchesOf(search, momentsOf(search, now));
      return matches ? countOf(matches) : 0;
    },

    async search(search, now) {
      const { from, until } = momentsOf(search, now);
      const matches = matchesOf(search, { from, until });
      if (!matches) return { parts: [], truncated: false, total: async () => 0 };
      // An order has few entries: they are there sooner than it takes to ask which they are.
      if (search.equal.order !== undefined && Object.keys(search.equal).length === 1) {
        const few = await entriesOf(search.equal.order, new Date(from), new Date(until), PART);
        if (few.length < PART) return { parts: [textOf(few)], truncated: false, total: async () => few.length };
      }
      const newest = matches.orderBy('at', 'desc').orderBy('position', 'desc');
      // Which they are is asked once; what they say is read as it is wanted, and nobody holds a connection meanwhile.
      const found = await partsOf(newest.select(['id', 'at', 'position']).limit(MOST_ENTRIES + 1));
      const truncated = found.length > MOST_ENTRIES / PART;
      let total: Promise<number | undefined> | undefined;
      const count = () => {
        total ??= truncated ? later(countOf(matches)) : Promise.resolve(found.reduce((sum, { size }) => sum + size, 0));
        return total;
      };
      // To count a million takes as long as to read ten thousand.
      const parts = found.length > 1 ? textsOf(found.slice(0, MOST_ENTRIES / PART), count) : [await read(found[0])];
      return { parts, truncated, total: count };
    },
  };
}

/** What is asked ahead fails when it is wanted, and not before. */
function later<T>(asked: Promise<T>): Promise<T> {
  asked.catch(() => undefined);
  return asked;
}

/** Too many to be counted in time: the entries are worth showing all the same. */
function uncounted(error: unknown): undefined {
  if (error instanceof SourceAway) throw error;
}

/** Keys of some entries, as arrays in PostgreSQL's own letters: they go back to it as they came. */
interface KeyPart {
  size: number;
  ids: string;
  ats: string;
}

const placed = (ids: string, ats: string) =>
  sql<{
    id: string;
    at: Date;
    place: number;
  }>`unnest(${ids}::uuid[], ${ats}::timestamptz[]) with ordinality`.as<'wanted'>(sql`wanted(id, at, place)`);

/** Days of Mexico City; nothing of the log lies ahead of its moment. */
function momentsOf({ days, minutes }: TraceSearch, now: number): Range {
  const all = common(minutes ?? { from: 0, until: now + 1 }, { from: 0, until: now + 1 });
  if (!days) return all;
  const { first, last } = days;
  return common(all, {
    from: midnightOf(first.year, first.month, first.day),
    until: midnightOf(last.year, last.month, last.day + 1),
  });
}

/** Bodies as they were kept: a number of JSON may have more digits than one of JavaScript. */
const columns = [
  sql<number>`date_part('epoch', trace.at) * 1000`.as('moment'),
  'service',
  'operation',
  'hostName',
  'ip',
  'server',
  'orderId',
  'serviceType',
  'channel',
  'logType',
  'code',
  'elapsedMs',
  'message',
  sql<string | null>`request::text`.as('request'),
  sql<string | null>`response::text`.as('response'),
] as const;

/** As the database names them: to rename the columns of thousands of rows takes longer than to read them. */
interface Row {
  moment: number;
  service: string;
  operation: string;
  host_name: string;
  ip: string;
  server: string | null;
  order_id: string | null;
  service_type: string | null;
  channel: string | null;
  log_type: string | null;
  code: string | null;
  elapsed_ms: number | null;
  message: string | null;
  request: string | null;
  response: string | null;
}

const textOf = (rows: readonly Row[]) => rows.map(entryText).join(',');

/** What a service does not know it leaves out. */
function entryText(row: Row): string {
  const head = JSON.stringify({
    date: platformDate(row.moment),
    service: row.service,
    operation: row.operation,
    hostName: row.host_name,
    ip: row.ip,
    server: row.server ?? undefined,
    order: row.order_id ?? undefined,
    serviceType: row.service_type ?? undefined,
    channel: row.channel ?? undefined,
    logType: row.log_type ?? undefined,
    code: row.code ?? undefined,
    elapsedMs: row.elapsed_ms ?? undefined,
    message: row.message ?? undefined,
  } satisfies Omit<TraceEntry, 'request' | 'response'>);
  const request = row.request === null ? '' : `,"request":${row.request}`;
  const response = row.response === null ? '' : `,"response":${row.response}`;
  return `${head.slice(0, -1)}${request}${response}}`;
}
