/*
 * The calls of the dashboard. The specification names the screen and shows none: GET /summary, GET /operation (its first
 * page) and GET /operation/channels are our proposal, and a real platform may differ. Everything that is read of an
 * answer is read here; amounts are integer cents, rates are 0 to 1.
 */
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { json, request } from '../../../shared/api/client';
import { type OperationFilters, toQuery } from '../filters';

const amount = z.int();
const count = z.int();
const rate = z.nullish(z.number());

const figures = z.object({
  amount,
  count,
  approvedCount: count,
  declinedCount: count,
  approvalRate: rate,
  averageTicket: z.nullish(amount),
  pendingCount: count,
  pendingAmount: amount,
  refundCount: count,
  refundAmount: amount,
  reviewCount: count,
});
export type Figures = z.infer<typeof figures>;

const step = z.object({
  bucket: z.string(),
  count,
  amount,
  approved: count,
  declined: count,
  pending: z.optional(count),
  refundAmount: z.optional(amount),
  review: z.optional(count),
});
export type Step = z.infer<typeof step>;

const share = z.object({ key: z.string(), count, amount, approvalRate: rate });
export type Share = z.infer<typeof share>;

const hour = z.object({ hour: z.int(), count });
export type HourCount = z.infer<typeof hour>;

const summary = z.extend(figures, {
  previous: z.nullish(figures),
  series: z.array(step),
  hourly: z.array(hour),
  weekAgoHourly: z.array(hour),
  byMethod: z.array(share),
  byChannel: z.array(share),
  topDeclines: z.array(z.object({ errorCode: z.string(), errorMessage: z.nullish(z.string()), count })),
});
export type Summary = z.infer<typeof summary>;

const latest = z.object({
  data: z.array(
    z.object({
      operationId: z.string(),
      orderId: z.string(),
      date: z.string(),
      paymentMethod: z.nullish(z.string()),
      amount,
      status: z.nullish(z.string()),
      threeDSecure: z.nullish(z.boolean()),
      manual: z.nullish(z.boolean()),
      risk: z.nullish(z.string()),
    }),
  ),
});
export type LatestOperation = z.infer<typeof latest>['data'][number];

/** How many operations 'Últimas operaciones' shows. */
const LATEST = 10;

export const DASHBOARD_KEY = ['dashboard'] as const;

export const dashboardQueries = {
  /** The figures of a period with those of the one before. Several cards share the answer. */
  summary: (filters: OperationFilters) => {
    const query = { ...toQuery(filters), compare: 'previous' };
    return queryOptions({
      queryKey: [...DASHBOARD_KEY, 'summary', query],
      queryFn: ({ signal }) => request({ path: 'summary', query, signal }, json(summary.parse)),
    });
  },

  latest: (filters: OperationFilters) => {
    const query = { ...toQuery(filters), page: '1', size: String(LATEST), sort: 'date,desc' };
    return queryOptions({
      queryKey: [...DASHBOARD_KEY, 'latest', query],
      queryFn: ({ signal }) =>
        request({ path: 'operation', query, signal }, json(latest.parse)).then(({ data }) => data.slice(0, LATEST)),
    });
  },
};
