import { bucketsOf } from '../../rules/buckets';
import { comparedRange, shiftOf, wholeRange } from '../../rules/comparison';
import type { Range } from '../../rules/day-range';
import { isoDate, startOfDay } from '../../rules/mexico-time';
import type { Comparison } from '../../rules/statistic-query';
import type { Summary } from '../../wire/operations';
import type { Database } from '../tables';
import { sumsOf, sumsOfEach } from './grouped';
import type { Question } from './matches';
import { addUp, approvalRate, byCurrency, type CurrencySums, groupBy } from './sums';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const MOST_DECLINES = 5;

/** The answer of GET /summary: metrics of a period, beside those of the equal period before it when they are asked for. */
export async function summaryOf(db: Database, question: Question, compare: Comparison | null): Promise<Summary> {
  const { filter, at } = question;
  const range = wholeRange(filter.range, at);
  const shift = shiftOf(compare, range);
  const compared = shift && comparedRange(range, shift, at);
  const rows = await sumsOf(db, question, range, ['paymentMethod', 'channel', 'errorCode', 'errorMessage']);
  const previous = compared && headline(await sumsOf(db, question, compared));
  const buckets = bucketsOf(range, range.until - range.from <= 2 * DAY ? 'hour' : 'day', at);
  const steps = await sumsOfEach(db, question, buckets);
  return {
    ...headline(rows),
    previous,
    range: inWords(range),
    previousRange: compared && inWords(compared),
    series: steps.map((part, index) => {
      const sums = addUp(part);
      const { pending, refundAmount, review } = sums;
      return { bucket: isoDate(buckets[index]?.from ?? 0), ...step(sums), pending, refundAmount, review };
    }),
    ...(await hours(db, question, range)),
    byMethod: mix(rows, ({ paymentMethod }) => paymentMethod),
    byChannel: mix(rows, ({ channel }) => channel),
    topDeclines: topDeclines(rows),
    generatedAt: new Date(at).toISOString(),
  };
}

const inWords = ({ from, until }: Range) => ({ from: isoDate(from), to: isoDate(until) });

function headline(rows: readonly CurrencySums[]) {
  const sums = addUp(rows);
  const own = byCurrency(rows, money);
  const pesos = own.byCurrency?.MXN;
  return {
    ...money(rows),
    count: sums.count,
    approvedCount: sums.approved,
    declinedCount: sums.declined,
    approvalRate: approvalRate(sums),
    pendingCount: sums.pending,
    refundCount: sums.refundCount,
    reviewCount: sums.review,
    ...(pesos && { averageTicket: pesos.averageTicket }),
    ...own,
  };
}

/** The amounts of one currency, an average of what was approved. */
function money(rows: readonly CurrencySums[], currency?: string) {
  const { amount, approved, pendingAmount, refundAmount } = addUp(rows, currency);
  return { amount, averageTicket: approved === 0 ? null : Math.round(amount / approved), pendingAmount, refundAmount };
}

const step = ({ count, amount, approved, declined }: ReturnType<typeof addUp>) => ({
  count,
  amount,
  approved,
  declined,
});

/** Operations per hour of the range's last day that has begun, and of the same weekday a week before. */
async function hours(db: Database, question: Question, { until }: Range) {
  const day = Math.min(startOfDay(until - 1), startOfDay(question.at));
  const ranges = [startOfDay(day, -7), day].flatMap((start) =>
    Array.from({ length: 24 }, (_, hour) => ({ from: start + hour * HOUR, until: start + (hour + 1) * HOUR })),
  );
  const parts = await sumsOfEach(db, question, ranges);
  const counts = parts.map((part, index) => ({ hour: index % 24, count: addUp(part).count }));
  return { hourly: counts.slice(24), weekAgoHourly: counts.slice(0, 24) };
}

function mix<R extends CurrencySums>(rows: readonly R[], keyOf: (row: R) => string | null) {
  return groupBy(rows, keyOf).map(([key, group]) => {
    const sums = addUp(group);
    return { key, ...step(sums), approvalRate: approvalRate(sums) };
  });
}

type Declined = CurrencySums & Readonly<Record<'errorCode' | 'errorMessage', string | null>>;

/** A code may mean something else to another method: its commonest message counts. */
function topDeclines(rows: readonly Declined[]) {
  const codes = groupBy(
    rows.filter(({ errorCode }) => errorCode !== null),
    ({ errorCode }) => errorCode,
  );
  return codes.slice(0, MOST_DECLINES).map(([errorCode, group]) => ({
    errorCode,
    errorMessage: groupBy(group, ({ errorMessage }) => errorMessage)[0]?.[0] || null,
    count: addUp(group).count,
  }));
}
