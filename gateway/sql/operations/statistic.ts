import { chartBuckets } from '../../rules/buckets';
import { comparedRange, shiftOf, wholeRange } from '../../rules/comparison';
import type { Range } from '../../rules/day-range';
import { isoDate } from '../../rules/mexico-time';
import type { Refusal, StatisticQuery } from '../../rules/statistic-query';
import type { Statistic } from '../../wire/operations';
import type { Database } from '../tables';
import { sumsOf, sumsOfEach } from './grouped';
import type { Question } from './matches';
import { addUp, byCurrency, type CurrencySums, groupBy } from './sums';

/** The answer of GET /statistic: the same metrics for each bucket, each group and in all. */
export async function statisticOf(
  db: Database,
  question: Question,
  { granularity, groupBy: member, compare }: StatisticQuery,
): Promise<Statistic | Refusal> {
  const { filter, at } = question;
  const range = wholeRange(filter.range, at);
  const buckets = chartBuckets(range, granularity, at);
  if ('fields' in buckets) return buckets;
  const shift = shiftOf(compare, range);
  const comparedTo = (part: Range) => shift && comparedRange(part, shift, at);
  const parts = await sumsOfEach(db, question, buckets, member ? [member] : []);
  const compared = buckets.map(comparedTo);
  const before = await sumsOfEach(
    db,
    question,
    compared.filter((part) => part !== null),
  );
  const whole = comparedTo(range);
  const groups = (rows: readonly (typeof parts)[number][number][]) =>
    member ? groupBy(rows, (row) => row[member]) : [];
  const all = parts.flat();
  const total = addUp(all).count;
  const partial = buckets.findIndex(({ until }) => until > at);
  return {
    buckets: parts.map((rows, index) => ({
      from: isoDate(buckets[index]?.from ?? 0),
      to: isoDate(buckets[index]?.until ?? 0),
      ...metrics(rows),
      groups: Object.fromEntries(groups(rows).map(([key, group]) => [key, metrics(group)])),
      previous: compared[index] ? metrics(before.shift() ?? []) : null,
    })),
    groups: groups(all).map(([key, group]) => {
      const sums = metrics(group);
      return { key, ...sums, share: sums.count / total };
    }),
    totals: metrics(all),
    previousTotals: whole && metrics(await sumsOf(db, question, whole)),
    partialBucket: partial < 0 ? null : partial,
    generatedAt: new Date(at).toISOString(),
  };
}

/** Sums of the rows, with those of each currency where there are several. */
function metrics(rows: readonly CurrencySums[]) {
  const { count, amount, approved, declined, refundCount, refundAmount } = addUp(rows);
  const own = byCurrency(rows, (part, currency) => {
    const sums = addUp(part, currency);
    return { amount: sums.amount, approved: sums.approved, refundAmount: sums.refundAmount };
  });
  return { count, amount, approved, declined, refundCount, refundAmount, ...own };
}
