/**
 * Services. The calls are our proposal; a platform that differs needs changes here alone.
 *
 * GET service, service/{serviceId} · POST service/{serviceId}/check · POST, DELETE service/{serviceId}/maintenance
 */

import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { type ApiRequest, json, request } from '~/shared/api/client';
import { whileAnswered } from '~/shared/api/live';
import { type ListRequest, sortText } from '~/shared/list/list-address';
import { parsePage, readDetail, type ServiceDetail } from './service';

/** Fields that the platform sorts by. */
export const SORTABLE = ['name', 'status', 'responseMs', 'uptime24h', 'errors1h', 'certificateDays'];

export const LIST_FILTERS = ['status', 'type', 'server', 'tag'] as const;

/** What is asked of the services: texts of several values, and q, the one box. */
export type ServiceFilters = { readonly [Key in (typeof LIST_FILTERS)[number]]?: readonly string[] } & {
  readonly q?: string;
};

interface PageRequest {
  filters: ServiceFilters;
  page: number;
  size: number;
  /** 'status,desc' */
  sort: string;
}

/** How long what the dashboard and the palette show holds, ms. */
const FRESH = 30_000;

const MOST = 1000;

function fetchPage({ filters, page, size, sort }: PageRequest, signal: AbortSignal) {
  const query = { ...filters, page: String(page), size: String(size), sort };
  return request(
    { path: 'service', query, signal },
    json((answer) => parsePage(answer, { page, size })),
  );
}

const pathOf = (serviceId: string) => `service/${encodeURIComponent(serviceId)}`;

const all = (name: string, ask: Omit<PageRequest, 'page' | 'sort'>) =>
  queryOptions({
    queryKey: ['services', name],
    queryFn: ({ signal }) => fetchPage({ ...ask, page: 1, sort: 'status,desc' }, signal),
    staleTime: FRESH,
  });

export const serviceQueries = {
  /** A page; the one before stays until the next is there. */
  page: ({ filters, page, size, sort }: ListRequest<ServiceFilters>) =>
    queryOptions({
      queryKey: ['services', filters, page, size, sortText(sort)],
      queryFn: ({ signal }) => fetchPage({ filters, page, size, sort: sortText(sort) }, signal),
      placeholderData: keepPreviousData,
    }),
  one: (serviceId: string) =>
    queryOptions({
      queryKey: ['service', serviceId],
      queryFn: ({ signal }) => request({ path: pathOf(serviceId), signal }, json(readDetail)),
    }),
  /** The worst ones, and how many stand how. */
  worst: () => ({
    ...all('worst', { filters: {}, size: 4 }),
    ...whileAnswered(FRESH),
  }),
  /** All of them, to be found by name. */
  names: () => all('names', { filters: {}, size: MOST }),
};

const write = (call: ApiRequest): Promise<ServiceDetail> => request(call, json(readDetail));

export interface WindowRequest {
  from: string;
  to: string;
  reason: string;
  /** Of the window that is changed; left out for a new one. */
  version?: number;
}

export const serviceWrites = {
  check: (serviceId: string) => write({ method: 'POST', path: `${pathOf(serviceId)}/check` }),
  plan: (serviceId: string, body: WindowRequest, key: string) =>
    write({ method: 'POST', path: `${pathOf(serviceId)}/maintenance`, body, key }),
  end: (serviceId: string, version: number) =>
    write({ method: 'DELETE', path: `${pathOf(serviceId)}/maintenance`, query: { version: String(version) } }),
  read: (serviceId: string) => write({ path: pathOf(serviceId) }),
};

/** All that tells of a service is old once one has changed; it itself is as the platform has answered. */
export function serviceChanged(client: QueryClient, service: ServiceDetail): void {
  client.setQueryData(serviceQueries.one(service.serviceId).queryKey, service);
  void client.invalidateQueries({ queryKey: ['services'] });
  // Whose alerts are silent has changed with it.
  void client.invalidateQueries({ queryKey: ['alerts'] });
  void client.invalidateQueries({ queryKey: ['audit', 'service', service.serviceId] });
}
