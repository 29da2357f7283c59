/**
 * Refunds. The calls are our proposal; a platform that differs needs changes here alone.
 *
 * GET refund, refund/eligibility, refund/{refundId} · POST refund, refund/{refundId}/retry, …/sync
 * PUT refund/{refundId}/approval · DELETE refund/{refundId}
 */

import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { type ApiRequest, json, request } from '~/shared/api/client';
import { whileAnswered, withoutEnd } from '~/shared/api/live';
import { type ListRequest, sortText } from '~/shared/list/list-address';
import { parsePage, type Refund, readEligibility, readRefund } from './refund';
import type { RefundFilters } from './refund-filters';
import { toQuery } from './refund-filters';

interface PageRequest {
  filters: RefundFilters;
  page: number;
  size: number;
  /** 'date,desc' */
  sort: string;
}

/** What others do is seen within this time, ms; not asked while the tab is hidden or after a failure. */
const LIVE = 10_000;

/** The same of what waits, which the menu tells on every screen, ms. */
const WAITING_FRESH = 30_000;

/** How many of those the dashboard shows. */
const WAITING_SHOWN = 3;

const live = whileAnswered(LIVE);

/** @throws ApiError */
export function fetchPage({ filters, page, size, sort }: PageRequest, signal: AbortSignal, aside = false) {
  const query = { ...toQuery(filters), page: String(page), size: String(size), sort };
  return request(
    { path: 'refund', query, signal, aside },
    json((answer) => parsePage(answer, { page, size })),
  );
}

const pathOf = (refundId: string) => `refund/${encodeURIComponent(refundId)}`;

export const refundQueries = {
  /** A page; the one before stays until the next is there. */
  page: ({ filters, page, size, sort }: ListRequest<RefundFilters>) =>
    queryOptions({
      queryKey: ['refunds', toQuery(filters), page, size, sortText(sort)],
      queryFn: ({ signal }) => fetchPage({ filters, page, size, sort: sortText(sort) }, signal),
      placeholderData: keepPreviousData,
      ...live,
    }),
  one: (refundId: string) =>
    queryOptions({
      queryKey: ['refund', refundId],
      queryFn: ({ signal }) => request({ path: pathOf(refundId), signal }, json(readRefund)),
      ...live,
    }),
  /** The newest that whoever asks may authorize, from whatever day, and how many there are. */
  waiting: () =>
    queryOptions({
      queryKey: ['refunds-waiting'],
      queryFn: ({ signal }) =>
        fetchPage({ filters: { view: 'TO_AUTHORIZE' }, page: 1, size: WAITING_SHOWN, sort: 'date,desc' }, signal, true),
      staleTime: WAITING_FRESH,
      ...withoutEnd(WAITING_FRESH),
    }),
  /** @param id of an operation or an order */
  eligibility: (id: string) =>
    queryOptions({
      queryKey: ['refund-eligibility', id],
      queryFn: ({ signal }) =>
        request({ path: 'refund/eligibility', query: { operationId: id }, signal }, json(readEligibility)),
      ...live,
    }),
};

export interface RefundRequest {
  operationId: string;
  /** Of the smallest unit of its currency. */
  amount: number;
  reasonCode: string;
  comment: string;
  refundMethod: string;
  beneficiary: { name: string; clabe: string } | null;
}

const write = (call: ApiRequest): Promise<Refund> => request(call, json(readRefund));

export const refundWrites = {
  request: (body: RefundRequest, key: string) => write({ method: 'POST', path: 'refund', body, key }),
  decide: (refundId: string, body: { decision: 'APPROVE' | 'DECLINE'; comment: string; version: number }) =>
    write({ method: 'PUT', path: `${pathOf(refundId)}/approval`, body }),
  cancel: (refundId: string, version: number) =>
    write({ method: 'DELETE', path: pathOf(refundId), query: { version: String(version) } }),
  retry: (refundId: string, version: number) =>
    write({ method: 'POST', path: `${pathOf(refundId)}/retry`, body: { version } }),
  /** Asks the provider what became of it. */
  sync: (refundId: string) => write({ method: 'POST', path: `${pathOf(refundId)}/sync` }),
  read: (refundId: string) => write({ path: pathOf(refundId) }),
};

/** All that tells of refunds is old once some have changed. */
export function refundsChanged(client: QueryClient): void {
  for (const key of ['refunds', 'refund', 'refund-eligibility', 'refunds-waiting', 'operation', 'operations'])
    void client.invalidateQueries({ queryKey: [key] });
  void client.invalidateQueries({ queryKey: ['audit', 'refund'] });
}

/** The same of one, which itself is as the platform has answered. */
export function refundChanged(client: QueryClient, refund: Refund): void {
  client.setQueryData(refundQueries.one(refund.refundId).queryKey, refund);
  refundsChanged(client);
}
