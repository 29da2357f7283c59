/**
 * Properties. The calls are our proposal; a platform that differs needs changes here alone.
 *
 * GET, POST property · GET, PUT, DELETE property/{propertyId} · GET property/{propertyId}/version · GET property/compare
 * POST property/{propertyId}/restore, recover, reveal · POST property/publish, property/discard
 */
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { type ApiRequest, json, request } from '~/shared/api/client';
import { type ListRequest, sortText } from '~/shared/list/list-address';
import { parsePage, readComparison, readProperties, readProperty, readRevealed, readVersions } from './property';

/** Filters as the call takes them, each with one value. */
const FILTERS = ['q', 'service', 'type', 'status', 'since'] as const;

/** Fields that the platform sorts by. */
export const SORTABLE = ['key', 'status', 'updatedAt'];

export type PropertyFilters = { readonly [Key in (typeof FILTERS)[number]]?: string };

/** Drafts in one dialog. */
const MOST = 100;

const pathOf = (propertyId: string) => `property/${encodeURIComponent(propertyId)}`;

export const propertyQueries = {
  /** A page; the one before stays until the next is there. */
  page: ({ filters, page, size, sort }: ListRequest<PropertyFilters>) => {
    const query = { ...filters, page: String(page), size: String(size), sort: sortText(sort) };
    return queryOptions({
      queryKey: ['properties', query],
      queryFn: ({ signal }) =>
        request(
          { path: 'property', query, signal },
          json((answer) => parsePage(answer, { page, size })),
        ),
      placeholderData: keepPreviousData,
    });
  },
  /** All that wait to be published. */
  drafts: () =>
    queryOptions({
      ...propertyQueries.page({
        ...{ filters: { status: 'DRAFT' }, page: 1, size: MOST },
        sort: { field: 'key', descending: false },
      }),
      placeholderData: undefined,
    }),
  one: (propertyId: string) =>
    queryOptions({
      queryKey: ['property', propertyId],
      queryFn: ({ signal }) => request({ path: pathOf(propertyId), signal }, json(readProperty)),
    }),
  versions: (propertyId: string) =>
    queryOptions({
      queryKey: ['property', propertyId, 'versions'],
      queryFn: ({ signal }) => request({ path: `${pathOf(propertyId)}/version`, signal }, json(readVersions)),
    }),
  comparison: (environment: string) =>
    queryOptions({
      queryKey: ['properties', 'compare', environment],
      queryFn: ({ signal }) =>
        request({ path: 'property/compare', query: { environment }, signal }, json(readComparison)),
    }),
};

interface Written {
  value?: string;
  note: string;
  reason: string;
}

interface Reasoned {
  version: number;
  reason: string;
}

export interface Some {
  properties: { propertyId: string; version: number }[];
  reason: string;
}

const write = (call: ApiRequest) => request(call, json(readProperty));

export const propertyWrites = {
  create: (body: Written & { service: string; key: string; type: string }) =>
    write({ method: 'POST', path: 'property', body }),
  change: (propertyId: string, body: Written & { version: number }) =>
    write({ method: 'PUT', path: pathOf(propertyId), body }),
  remove: (propertyId: string, body: Reasoned) => write({ method: 'DELETE', path: pathOf(propertyId), body }),
  recover: (propertyId: string, body: Reasoned) =>
    write({ method: 'POST', path: `${pathOf(propertyId)}/recover`, body }),
  restore: (propertyId: string, body: Reasoned & { from: number }) =>
    write({ method: 'POST', path: `${pathOf(propertyId)}/restore`, body }),
  publish: (body: Some) => request({ method: 'POST', path: 'property/publish', body }, json(readProperties)),
  discard: (body: Some) => request({ method: 'POST', path: 'property/discard', body }, json(readProperties)),
  read: (propertyId: string) => write({ path: pathOf(propertyId) }),
};

/** A secret as it is. No query asks for it: whoever gets it shows it for a while and forgets it. */
export const revealSecret = (
  propertyId: string,
  body: { reason: string; version?: number; purpose: 'SHOW' | 'COPY' },
  signal: AbortSignal,
) => request({ method: 'POST', path: `${pathOf(propertyId)}/reveal`, body, signal }, json(readRevealed));

/** All that tells of properties is old once some have changed. */
export function propertiesChanged(client: QueryClient): void {
  for (const name of ['properties', 'property']) void client.invalidateQueries({ queryKey: [name] });
  void client.invalidateQueries({ queryKey: ['audit', 'property'] });
}
