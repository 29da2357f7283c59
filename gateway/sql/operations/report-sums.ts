import { sql } from 'kysely';
import { bucketsOf } from '../../rules/buckets';
import { wholeRange } from '../../rules/comparison';
import type { OperationSums, SumMember, SumsBy } from '../../rules/operation-sums';
import type { Operation } from '../../wire/operations';
import type { Database } from '../tables';
import { sumsOfEach } from './grouped';
import { matches, type Question, within, withStatus } from './matches';
import { operationOf } from './page';
import { APPROVED, count } from './sums';

/** What a report adds up beside what statistics do. */
const besides = [
  sql<number>`sum(amount)`.as('totalAmount'),
  sql<number>`coalesce(sum(amount - refunded_amount) filter (where ${APPROVED}), 0)`.as('netAmount'),
  count(sql`${APPROVED} and not reconciled`).as('unreconciled'),
] as const;

/** What is found, added up for each bucket and each mixture of values; a bucket in which there is nothing has none. */
export async function reportSums(
  db: Database,
  question: Question,
  { members, granularity }: SumsBy,
): Promise<OperationSums[]> {
  const range = wholeRange(question.filter.range, question.at);
  const buckets = granularity ? bucketsOf(range, granularity, question.at) : [range];
  const parts = await sumsOfEach(db, question, buckets, members, besides);
  return parts.flatMap((rows, index) =>
    rows.map((row) => {
      const { currency, amount, refundAmount, approved, declined, totalAmount, netAmount, unreconciled } = row;
      return {
        from: buckets[index]?.from ?? range.from,
        members: Object.fromEntries(members.map((member) => [member, row[member]])) as Record<SumMember, string | null>,
        ...{
          currency,
          count: row.count,
          approved,
          declined,
          amount,
          refundAmount,
          totalAmount,
          netAmount,
          unreconciled,
        },
      };
    }),
  );
}

/** Rows that one question brings. */
const PART = 500;

/** All that is found, oldest first, each part by where the one before it ended: the last is found as fast as the first. */
export async function* allOf(db: Database, question: Question, size = PART): AsyncGenerator<readonly Operation[]> {
  let after: { place: string; operationId: string } | undefined;
  for (;;) {
    let found = db
      .selectFrom('operation')
      .where(matches(question))
      .where(withStatus(question))
      .where(within(question, question.filter.range));
    if (after)
      found = found.where(sql<boolean>`(date, operation_id) > (${after.place}::timestamptz, ${after.operationId})`);
    const rows = await found
      .selectAll()
      // Services tell microseconds too, which a Date has not.
      .select(sql<string>`date::text`.as('place'))
      .orderBy('date')
      .orderBy('operationId')
      .limit(size)
      .execute();
    after = rows.at(-1);
    if (rows.length > 0) yield rows.map(({ place: _, ...row }) => operationOf(row));
    if (rows.length < size) return;
  }
}
