/*
 * The calls of the dashboard: GET /summary, GET /operation (its first page) and GET /operation/channels. They are our
 * proposal, and a real platform may differ (spec 19.7). Everything that is read of an answer is read here; amounts are
 * integer cents, rates are 0 to 1.
 */
import { queryOptions } from '@tanstack/react-query';
import { json, request } from '~/shared/api/client';
import { fieldsOf, integerOf, listOf, membersOf, numberOf } from '~/shared/api/members';
import { toText } from '~/shared/format/read-value';
import { type ByCurrency, readByCurrency } from '../query/by-currency';
import { type OperationFilters, toQuery } from '../query/filters';
import { amountOf, meanAmountOf, type Operation, parseOperation } from '../query/operation';

const AMOUNTS = {
  /** Collected: SUCCESS and ACCEPTED. */
  amount: amountOf,
  /** With a fraction where the platform does not round. */
  averageTicket: meanAmountOf,
  pendingAmount: amountOf,
  refundAmount: amountOf,
};

const parseAmounts = membersOf(AMOUNTS);

/** Minor units of one currency. */
export type Amounts = ReturnType<typeof parseAmounts>;

const parseMetricValues = membersOf({
  ...AMOUNTS,
  count: integerOf,
  declinedCount: integerOf,
  approvalRate: rateOf,
  pendingCount: integerOf,
  refundCount: integerOf,
  reviewCount: integerOf,
});

/** Metrics of one period, amounts in cents of pesos; null is one that is not told, or a rate or mean of nothing. */
export type MetricValues = ReturnType<typeof parseMetricValues>;

const parseBucket = membersOf({
  amount: amountOf,
  count: integerOf,
  approved: integerOf,
  declined: integerOf,
  pending: integerOf,
  refundAmount: amountOf,
  review: integerOf,
});

/** An hour or a day of the period. */
export type Bucket = ReturnType<typeof parseBucket>;

export interface Share {
  key: string;
  count: number;
  approvalRate: number | null;
}

export interface HourCount {
  /** 0 to 23, of the platform's clock. */
  hour: number;
  count: number;
}

interface Decline {
  errorCode: string;
  errorMessage: string | null;
  count: number;
}

export interface Summary extends MetricValues {
  previous: MetricValues | null;
  series: readonly Bucket[];
  hourly: readonly HourCount[];
  weekAgoHourly: readonly HourCount[];
  byMethod: readonly Share[];
  byChannel: readonly Share[];
  topDeclines: readonly Decline[];
  /** The amounts of each currency that occurs; those above are of pesos alone. */
  byCurrency: ByCurrency<Amounts>;
}

/** How many operations 'Últimas operaciones' shows. */
const LATEST = 10;

/** Begins the keys of all that the dashboard asks. */
export const DASHBOARD_KEY = ['dashboard'] as const;

export const dashboardQueries = {
  /** The metrics of a period with those of the one before. Several cards share the answer. */
  summary: (filters: OperationFilters) => {
    const query = { ...toQuery(filters), compare: 'previous' };
    return queryOptions({
      queryKey: [...DASHBOARD_KEY, 'summary', query],
      queryFn: async ({ signal }) => {
        // The masker is large and comes while the platform answers; without it a reason is its code alone.
        const [summary, masker] = await Promise.all([
          request({ path: 'summary', query, signal }, json(parseSummary)),
          import('~/shared/masking/mask').catch(() => undefined),
        ]);
        const topDeclines = summary.topDeclines.map(({ errorMessage, ...decline }) => ({
          ...decline,
          errorMessage: errorMessage === null || !masker ? null : masker.maskText(errorMessage),
        }));
        return { ...summary, topDeclines };
      },
    });
  },

  /** The newest operations. */
  latest: (filters: OperationFilters) => {
    const query = { ...toQuery(filters), page: '1', size: String(LATEST), sort: 'date,desc' };
    return queryOptions({
      queryKey: [...DASHBOARD_KEY, 'latest', query],
      queryFn: ({ signal }) => request({ path: 'operation', query, signal }, json(parseLatest)),
    });
  },
};

function parseLatest(answer: unknown): readonly Operation[] {
  const { data } = fieldsOf(answer);
  if (!Array.isArray(data)) throw new TypeError('The answer has no list of operations');
  return listOf(data, parseOperation).slice(0, LATEST);
}

function parseSummary(answer: unknown): Summary {
  const sent = fieldsOf(answer);
  // Without its two sums it is another answer, and zeros would be a lie.
  if (integerOf(sent.count) === null || amountOf(sent.amount) === null) throw new TypeError('The answer is no summary');
  return {
    ...parseMetricValues(sent),
    previous: integerOf(fieldsOf(sent.previous).count) === null ? null : parseMetricValues(fieldsOf(sent.previous)),
    series: listOf(sent.series, parseBucket),
    hourly: listOf(sent.hourly, parseHour),
    weekAgoHourly: listOf(sent.weekAgoHourly, parseHour),
    byMethod: listOf(sent.byMethod, parseShare),
    byChannel: listOf(sent.byChannel, parseShare),
    topDeclines: listOf(sent.topDeclines, parseDecline),
    byCurrency: readByCurrency(sent.byCurrency, parseAmounts),
  };
}

function parseHour(item: unknown): HourCount | null {
  const sent = fieldsOf(item);
  const [hour, count] = [integerOf(sent.hour), integerOf(sent.count)];
  return hour === null || count === null ? null : { hour, count };
}

function parseShare(item: unknown): Share | null {
  const sent = fieldsOf(item);
  const count = integerOf(sent.count);
  return count === null ? null : { key: toText(sent.key) ?? '', count, approvalRate: rateOf(sent.approvalRate) };
}

function parseDecline(item: unknown): Decline | null {
  const sent = fieldsOf(item);
  const [errorCode, count] = [toText(sent.errorCode), integerOf(sent.count)];
  return errorCode === null || count === null ? null : { errorCode, errorMessage: toText(sent.errorMessage), count };
}

function rateOf(value: unknown): number | null {
  const rate = numberOf(value);
  return rate !== null && rate >= 0 && rate <= 1 ? rate : null;
}
