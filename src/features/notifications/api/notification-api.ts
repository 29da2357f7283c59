/**
 * Deliveries. The calls are our proposal; a platform that differs needs changes here alone.
 *
 * GET notification, notification/events, notification/{id}, notification/resend/{id}
 * POST notification/{id}/resend, notification/resend
 */

import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { json, request } from '~/shared/api/client';
import { whileAnswered } from '~/shared/api/live';
import { listOf } from '~/shared/api/members';
import { toText } from '~/shared/format/read-value';
import { type ListRequest, sortText } from '~/shared/list/list-address';
import { parsePage, readDelivery, readDetail, readResend } from './notification';

/** Filters that take several values, any of which may match. */
export const LIST_FILTERS = ['type', 'event', 'status', 'httpStatus'] as const;

/** What is asked of the deliveries. `dateRange` is start_end with real days, or absent for all. */
export type DeliveryFilters = { readonly [Key in (typeof LIST_FILTERS)[number]]?: readonly string[] } & {
  readonly [Key in 'q' | 'dateRange']?: string;
};

/** The filters as the calls take them; equal filters give equal queries, so that it can be a query key. */
export function toQuery(filters: DeliveryFilters): Record<string, string | readonly string[]> {
  const lists = LIST_FILTERS.map((key) => [key, [...new Set(filters[key])].sort()] as const);
  const singles = (['dateRange', 'q'] as const).map((key) => [key, filters[key] ?? ''] as const);
  return Object.fromEntries([...singles, ...lists].filter(([, value]) => value.length > 0));
}

/** What becomes of a delivery is seen within this time, ms; not asked while the tab is hidden or after a failure. */
const LIVE = 15_000;

/** The same of one that is open, and of a sending again that goes on. */
const CLOSE = 5000;
const PROGRESS = 1000;

const pathOf = (id: string) => `notification/${encodeURIComponent(id)}`;

export const deliveryQueries = {
  /** A page; the one before stays until the next is there. */
  page: ({ filters, page, size, sort }: ListRequest<DeliveryFilters>) => {
    const query = { ...toQuery(filters), page: String(page), size: String(size), sort: sortText(sort) };
    return queryOptions({
      queryKey: ['notifications', query],
      queryFn: ({ signal }) =>
        request(
          { path: 'notification', query, signal },
          json((answer) => parsePage(answer, { page, size })),
        ),
      placeholderData: keepPreviousData,
      ...whileAnswered(LIVE),
    });
  },
  one: (id: string) =>
    queryOptions({
      queryKey: ['notification', id],
      queryFn: ({ signal }) => request({ path: pathOf(id), signal }, json(readDetail)),
      ...whileAnswered(CLOSE),
    }),
  events: () =>
    queryOptions({
      queryKey: ['notification-events'],
      queryFn: ({ signal }) =>
        request(
          { path: 'notification/events', signal },
          json((answer) => listOf(answer, toText)),
        ),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  resend: (id: string) =>
    queryOptions({
      queryKey: ['notification-resend', id],
      queryFn: ({ signal }) =>
        request({ path: `notification/resend/${encodeURIComponent(id)}`, signal }, json(readResend)),
      refetchInterval: ({ state: { data, error } }) =>
        error || (data && (data.done ?? 0) >= (data.total ?? 0)) ? false : PROGRESS,
    }),
};

export interface ManyAgain {
  filters: Record<string, string | readonly string[]>;
  limit: number;
  pace: number;
  reason: string;
}

export const deliveryWrites = {
  resend: (id: string, reason: string, key: string) =>
    request({ method: 'POST', path: `${pathOf(id)}/resend`, body: { reason }, key }, json(readDelivery)),
  resendMany: (body: ManyAgain, key: string) =>
    request({ method: 'POST', path: 'notification/resend', body, key }, json(readResend)),
};

/** All that tells of deliveries is old once some are sent again. */
export function deliveriesChanged(client: QueryClient, id?: string): void {
  for (const queryKey of [['notifications'], ['notification', ...(id ? [id] : [])], ['audit', 'notification']])
    void client.invalidateQueries({ queryKey });
}
