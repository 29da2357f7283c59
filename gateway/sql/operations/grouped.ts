import { type AliasedExpression, sql } from 'kysely';
import type { Range } from '../../rules/day-range';
import type { SumMember } from '../../rules/operation-sums';
import type { Database } from '../tables';
import { matches, type Question, within, withStatus } from './matches';
import { type CurrencySums, sumColumns } from './sums';

/** What rows are grouped by beside their currency. */
type Member = SumMember;

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

/**
 * The same for each of the ranges, which may overlap and are in order: those of one, by its place.
 * @param besides other sums of the same rows
 */
export async function sumsOfEach<M extends Member = never, B extends string = never>(
  db: Database,
  question: Question,
  ranges: readonly Range[],
  members: readonly M[] = [],
  besides: readonly AliasedExpression<number, B>[] = [],
): Promise<(Grouped<M> & Record<B, number>)[][]> {
  const [first, last] = [ranges[0], ranges.at(-1)];
  if (!first || !last) return [];
  const sums = rowsOf(db, question, { from: first.from, until: last.until })
    .where(sql<boolean>`date >= part.starts and date < part.ends`)
    .select(sumColumns)
    .select([...besides])
    .select([...members])
    .groupBy(['currency', ...members]);
  // A range at a time, by the index: joined, each row is compared with each range.
  const { rows } = await sql<{ place: number }>`select part.place, sums.*
    from unnest(${moments(ranges, 'from')}, ${moments(ranges, 'until')}) with ordinality as part(starts, ends, place)
    cross join lateral (${sums}) as sums`.execute(db);
  const parts: (Grouped<M> & Record<B, number>)[][] = ranges.map(() => []);
  for (const { place, ...row } of rows) parts[Number(place) - 1]?.push(row as never);
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
