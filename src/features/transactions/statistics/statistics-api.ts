/*
 * The call of the statistics: GET /statistic is our proposal, and a real platform may differ (spec 19.7). Everything
 * that is read of its answer is read here; amounts are integer cents.
 */
import { queryOptions } from '@tanstack/react-query';
import { json, request } from '~/shared/api/client';
import { fieldsOf, integerOf, listOf } from '~/shared/api/members';
import { PESOS } from '~/shared/format/currency';
import { parseDate } from '~/shared/format/dates';
import { toText } from '~/shared/format/read-value';
import { type ByCurrency, readByCurrency } from '../query/by-currency';
import { type OperationFilters, toQuery } from '../query/filters';
import { amountOf } from '../query/operation';
import type { Granularity } from './granularity';
import type { View } from './views';

/** What is counted of some operations; rates are made of these, so that no sum is one of rounded numbers. */
export interface Sums {
  count: number;
  approved: number;
  declined: number;
  /** Cents of pesos collected: SUCCESS and ACCEPTED. */
  amount: number;
  /** Cents of pesos; null where the platform does not tell. */
  refundAmount: number | null;
  /** What the amounts of each other currency are; absent when all is in pesos. */
  others?: ByCurrency<MoneySums>;
}

/** Minor units of one currency, and how many operations make up `amount`. */
export interface MoneySums {
  amount: number;
  approved: number;
  refundAmount: number | null;
}

interface Bucket {
  /** Epoch ms. */
  from: number;
  sums: Sums;
  /** By key; '' holds the operations that have no value. */
  groups: ReadonlyMap<string, Sums>;
  previous: Sums | null;
}

export interface Statistic {
  buckets: readonly Bucket[];
  groups: readonly { key: string; sums: Sums }[];
  totals: Sums;
  previousTotals: Sums | null;
  /** Place of the bucket that is under way. */
  partialBucket: number | null;
}

interface StatisticRequest {
  filters: OperationFilters;
  granularity: Granularity;
  view: Pick<View, 'tab' | 'groupBy' | 'compare'>;
}

/** The metrics of a period in buckets, by groups and beside another period where that is asked. */
export function statisticQuery({ filters, granularity, view: { tab, groupBy, compare } }: StatisticRequest) {
  const query = {
    ...toQuery(filters),
    metric: tab.metric,
    granularity: granularity,
    ...(groupBy ? { groupBy } : {}),
    ...(compare ? { compare } : {}),
  };
  return queryOptions({
    queryKey: ['statistic', query],
    queryFn: ({ signal }) => request({ path: 'statistic', query, signal }, json(parseStatistic)),
    staleTime: 30_000,
  });
}

function parseStatistic(answer: unknown): Statistic {
  const sent = fieldsOf(answer);
  const totals = parseSums(sent.totals);
  if (totals === null || !Array.isArray(sent.buckets)) throw new TypeError('The answer is no statistic');
  return {
    buckets: listOf(sent.buckets, parseBucket),
    groups: listOf(sent.groups, parseGroup),
    totals,
    previousTotals: parseSums(sent.previousTotals),
    partialBucket: integerOf(sent.partialBucket),
  };
}

function parseBucket(item: unknown): Bucket {
  const sent = fieldsOf(item);
  const from = parseDate(sent.from);
  const sums = parseSums(sent);
  // A bucket left out would shift all others against the chart's axis.
  if (from === null || sums === null) throw new TypeError('A bucket of the statistic cannot be read');
  const groups = Object.entries(fieldsOf(sent.groups)).flatMap(([key, value]) => {
    const read = parseSums(value);
    return read ? [[key, read] as const] : [];
  });
  return { from, sums, groups: new Map(groups), previous: parseSums(sent.previous) };
}

function parseGroup(item: unknown): { key: string; sums: Sums } | null {
  const sums = parseSums(item);
  return sums && { key: toText(fieldsOf(item).key) ?? '', sums };
}

function parseSums(value: unknown): Sums | null {
  const sent = fieldsOf(value);
  const [count, amount] = [integerOf(sent.count), amountOf(sent.amount)];
  const [approved, declined] = [integerOf(sent.approved), integerOf(sent.declined)];
  if (count === null || amount === null || approved === null || declined === null) return null;
  const others = othersOf(sent.byCurrency);
  return {
    count,
    amount,
    approved,
    declined,
    refundAmount: amountOf(sent.refundAmount),
    ...(others.size > 0 ? { others } : {}),
  };
}

function othersOf(value: unknown): ByCurrency<MoneySums> {
  const read = (item: unknown) => {
    const sent = fieldsOf(item);
    const [amount, approved] = [amountOf(sent.amount), integerOf(sent.approved)];
    return amount === null || approved === null
      ? null
      : { amount, approved, refundAmount: amountOf(sent.refundAmount) };
  };
  const told = [...readByCurrency(value, read)].filter(([code, sums]) => code !== PESOS && sums !== null);
  return new Map(told as [string, MoneySums][]);
}
