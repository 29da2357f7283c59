import { sql } from 'kysely';
import type { Range } from '../../rules/day-range';
import type { ListMember } from '../../rules/operation-filter';
import type { Database } from '../tables';
import { matches, type Question, within, withStatus } from './matches';
import { type CurrencySums, sumColumns } from './sums';

/** What rows are grouped by beside their currency. */
type Member = ListMember | 'errorMessage';

type Grouped<M extends Member> = CurrencySums & Readonly<Record<M, string | null>>;

/** Sums of the rows of a time for each mixture of values of some members. */
export function sumsOf<M extends Member = never>(
  db: Database,
  question: Question,
  range: Range,
  members: readonly M[] = [],
): Promise<Grouped<M>[]> {
  return rowsOf(db, question, range)
    .select(sumColumns)
    .select([...members])
    .groupBy(['currency', ...members])
    .execute() as Promise<Grouped<M>[]>;
}

/** The same for each of the ranges, which may overlap and are in order: those of one, by its place. */
export async function sumsOfEach<M extends Member = never>(
  db: Database,
  question: Question,
  ranges: readonly Range[],
  members: readonly M[] = [],
): Promise<Grouped<M>[][]> {
  const [first, last] = [ranges[0], ranges.at(-1)];
  if (!first || !last) return [];
  const rows = await rowsOf(db, question, { from: first.from, until: last.until })
    .innerJoin(
      sql<{ starts: Date; ends: Date; place: number }>`unnest(${moments(ranges, 'from')}, ${moments(ranges, 'until')})
        with ordinality`.as<'part'>(sql`part(starts, ends, place)`),
      (join) => join.onRef('operation.date', '>=', 'part.starts').onRef('operation.date', '<', 'part.ends'),
    )
    .select(sumColumns)
    .select(['part.place', ...members])
    .groupBy(['part.place', 'currency', ...members])
    .execute();
  const parts: Grouped<M>[][] = ranges.map(() => []);
  for (const { place, ...row } of rows) parts[Number(place) - 1]?.push(row as unknown as Grouped<M>);
  return parts;
}

function rowsOf(db: Database, question: Question, range: Range) {
  return db.selectFrom('operation').where(matches(question)).where(withStatus(question)).where(within(question, range));
}

/** One text, which both drivers send alike. */
function moments(ranges: readonly Range[], end: keyof Range) {
  const list = ranges.map((range) => new Date(range[end]).toISOString()).join();
  return sql`${`{${list}}`}::text::timestamptz[]`;
}
