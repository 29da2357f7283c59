/**
 * Calls of the operations history, our proposal (spec 19.7). A platform that differs needs changes in this file, in
 * operation-page.ts, operation-detail.ts and operation.ts alone. Base and headers as in spec 19.1.
 *
 * GET operation?filters&page&size&sort → one page, with the totals of all matches
 * GET operation?filters&size&sort&cursor → a part of all matches as they are when the first part is asked for, and the next cursor
 * POST operation/search?filters&page&size&sort {q} → the same for a searched card number, CLABE, phone or e-mail, which is in no address
 * GET operation/{operationId} → one operation with all that is known of it; unknown: 404 with `similar` ids
 * The lists that filters are chosen from are asked for in options-query.ts.
 */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type OperationFilters, toQuery } from '~/features/transactions/query/filters';
import { request } from '~/shared/api/client';
import { exactJson } from '~/shared/api/exact-json';
import { type ListRequest, sortText } from '~/shared/list/list-address';
import { sensitiveKind } from '~/shared/masking/sensitive-text';
import { type OperationPage, parsePage } from './operation-page';

/** Fields that the platform sorts by. */
export const SORTABLE = ['date', 'amount', 'refundedAmount'];

export interface PageRequest {
  filters: OperationFilters;
  page: number;
  size: number;
  /** 'date,desc' */
  sort: string;
  /** Of a run over all matches: empty for its first part, then what the part before gave. */
  cursor?: string | undefined;
}

/** For how long an answer is not asked for again, ms. */
export const FRESH = 30_000;

export const operationQueries = {
  /** A page; the one before stays until the next is there. */
  page: ({ filters, page, size, sort }: ListRequest<OperationFilters>) =>
    queryOptions({
      queryKey: ['operations', toQuery(filters), page, size, sortText(sort)],
      queryFn: ({ signal }) => fetchPage({ filters, page, size, sort: sortText(sort) }, signal),
      placeholderData: keepPreviousData,
      staleTime: FRESH,
    }),
};

/** @throws ApiError */
export function fetchPage(
  { filters, page, size, sort, cursor }: PageRequest,
  signal: AbortSignal,
): Promise<OperationPage> {
  const { q, ...others } = filters;
  const query = (applied: OperationFilters) => ({
    ...toQuery(applied),
    page: String(page),
    size: String(size),
    sort,
    ...(cursor !== undefined && { cursor }),
  });
  const call =
    q !== undefined && sensitiveKind(q)
      ? { method: 'POST' as const, path: 'operation/search', query: query(others), body: { q } }
      : { path: 'operation', query: query(filters) };
  return request(
    { ...call, signal },
    exactJson((answer, lossy) => parsePage(answer, { page, size }, lossy)),
  );
}
