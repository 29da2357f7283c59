/**
 * Promotions. The calls are our proposal; a platform that differs needs changes here alone.
 *
 * GET, POST promotion · GET, PUT promotion/{promotionId} · PUT promotion/{promotionId}/status · POST promotion/preview
 */
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { type ApiRequest, json, request } from '~/shared/api/client';
import { listOf } from '~/shared/api/members';
import { toText } from '~/shared/format/read-value';
import { type ListRequest, sortText } from '~/shared/list/list-address';
import {
  type Promotion,
  type PromotionPage,
  type PromotionTerms,
  parsePage,
  readPromotion,
  readTrial,
} from './promotion';

/** Fields that the platform sorts by. */
export const SORTABLE = ['status', 'name', 'endsAt', 'updatedAt'];

/** Filters as the call takes them, each with one value. */
export const FILTERS = ['q', 'status', 'type', 'channel', 'paymentMethod', 'validOn'] as const;

export type PromotionFilters = { readonly [Key in (typeof FILTERS)[number]]?: string };

const pathOf = (promotionId: string) => `promotion/${encodeURIComponent(promotionId)}`;

/** A page of those that match. */
export function fetchPage(asked: ListRequest<PromotionFilters>, signal: AbortSignal): Promise<PromotionPage> {
  const { filters, page, size, sort } = asked;
  const query = { ...filters, page: String(page), size: String(size), sort: sortText(sort) };
  return request(
    { path: 'promotion', query, signal },
    json((answer) => parsePage(answer, { page, size })),
  );
}

export interface TrialAsked {
  promotionId?: string | undefined;
  promotion: PromotionTerms;
  amount: number;
  channel?: string | undefined;
  paymentMethod?: string | undefined;
}

export const promotionQueries = {
  /** A page; the one before stays until the next is there. */
  page: ({ filters, page, size, sort }: ListRequest<PromotionFilters>) =>
    queryOptions({
      queryKey: ['promotions', { filters, page, size, sort }],
      queryFn: ({ signal }) => fetchPage({ filters, page, size, sort }, signal),
      placeholderData: keepPreviousData,
    }),
  one: (promotionId: string) =>
    queryOptions({
      queryKey: ['promotion', promotionId],
      queryFn: ({ signal }) => request({ path: pathOf(promotionId), signal }, json(readPromotion)),
    }),
  /** Channels of the operations; none where that cannot be known. */
  channels: () =>
    queryOptions({
      queryKey: ['operation-options', 'channels'],
      queryFn: ({ signal }) =>
        request(
          { path: 'operation/channels', signal },
          json((answer) => listOf(answer, toText)),
        ),
    }),
  /** What a payment would get; it keeps nothing. */
  trial: (body: TrialAsked) =>
    queryOptions({
      queryKey: ['promotion-trial', body],
      queryFn: ({ signal }) => request({ method: 'POST', path: 'promotion/preview', body, signal }, json(readTrial)),
      placeholderData: keepPreviousData,
    }),
};

const write = (call: ApiRequest): Promise<Promotion> => request(call, json(readPromotion));

interface Reasoned {
  reason: string;
  version: number;
}

export type PromotionBody = PromotionTerms & { publish: boolean };

export const promotionWrites = {
  create: (body: PromotionBody, key: string) => write({ method: 'POST', path: 'promotion', body, key }),
  change: (promotionId: string, body: PromotionBody & Reasoned, key: string) =>
    write({ method: 'PUT', path: pathOf(promotionId), body, key }),
  setStatus: (promotionId: string, body: { status: 'ACTIVE' | 'PAUSED' | 'EXPIRED' } & Reasoned, key: string) =>
    write({ method: 'PUT', path: `${pathOf(promotionId)}/status`, body, key }),
};

/** All that tells of promotions is old once one has changed. */
export function promotionsChanged(client: QueryClient, promotionId: string): void {
  for (const queryKey of [['promotions'], ['promotion', promotionId], ['audit', 'promotion', promotionId]])
    void client.invalidateQueries({ queryKey });
}
