import { historyLink as linkToHistory } from '~/session/links';
import type { SearchParams } from '~/shared/address/search-params';
import { resolvePeriod, writeRange } from '~/shared/period/period';

/** Filters that take several values, any of which may match. */
export const LIST_FILTERS = [
  'status',
  'paymentMethod',
  'cardBrand',
  'channel',
  'risk',
  'authentication',
  'bank',
  'errorCode',
  'promotionCode',
] as const;
export type ListFilter = (typeof LIST_FILTERS)[number];

/** Filters of one value: amounts in integer cents, both ends included; q is the one box for any id; between are two minutes of Mexico City. */
export const SINGLE_FILTERS = ['reconciled', 'hasRefund', 'minAmount', 'maxAmount', 'between', 'q'] as const;
type SingleFilter = (typeof SINGLE_FILTERS)[number];

/**
 * What is asked of the operations, the same for history, dashboard and statistics, and for their calls. `dateRange` is
 * start_end with real days, or absent for all; a filter that is absent or empty asks nothing.
 */
export type OperationFilters = { readonly [Key in ListFilter]?: readonly string[] } & {
  readonly [Key in SingleFilter | 'dateRange']?: string;
};

export const APPROVED = ['SUCCESS', 'ACCEPTED'] as const;
export const DECLINED = ['ERROR', 'DENIED', 'REJECTED'] as const;

/** What a single filter may be; a call never carries anything else. */
export const ACCEPTS: Record<SingleFilter, RegExp> = {
  reconciled: /^(true|false)$/,
  hasRefund: /^true$/,
  minAmount: /^\d{1,15}$/,
  maxAmount: /^\d{1,15}$/,
  between: /^\d{4}-\d\d-\d\dT\d\d:\d\d_\d{4}-\d\d-\d\dT\d\d:\d\d$/,
  q: /\S/,
};

/**
 * The filters of an address. A period is kept there by its name ('7d') or as start_end, and means days here.
 * @param today the platform's day, yyyy-mm-dd
 * @param otherwise the period when the address has none that can be read; without it, all days
 */
export function readFilters(search: SearchParams, today: string, otherwise?: string): OperationFilters {
  const range = resolvePeriod(search.dateRange, today) ?? resolvePeriod(otherwise, today);
  const filters: Record<string, string | string[]> = range ? { dateRange: writeRange(range) } : {};
  for (const key of LIST_FILTERS) {
    const values = readList(search[key]);
    if (values.length > 0) filters[key] = values;
  }
  for (const key of SINGLE_FILTERS) {
    const value = search[key]?.trim() ?? '';
    if (ACCEPTS[key].test(value)) filters[key] = value;
  }
  return filters;
}

/** The filters as an address holds them: several values of one key in one text, for the address has each key once. */
export function writeFilters(filters: OperationFilters): SearchParams {
  const search: Record<string, string> = {};
  for (const [key, value] of Object.entries(toQuery(filters))) {
    search[key] = typeof value === 'string' ? value : writeList(value);
  }
  return search;
}

/**
 * The filters as the calls take them, repeated keys for several values. Equal filters give equal queries, whatever the
 * order in which they were chosen, so that it can be a query key.
 */
export function toQuery(filters: OperationFilters): Record<string, string | readonly string[]> {
  const query: Record<string, string | readonly string[]> = {};
  if (filters.dateRange) query.dateRange = filters.dateRange;
  for (const key of LIST_FILTERS) {
    const values = [...new Set(filters[key])].sort();
    if (values.length > 0) query[key] = values;
  }
  for (const key of SINGLE_FILTERS) {
    const value = filters[key];
    if (value) query[key] = value;
  }
  return query;
}

/** Values of a list in an address; a comma within one is written %2C. */
export function readList(text: string | undefined): string[] {
  const values = (text ?? '').split(',').map((value) => value.replaceAll('%2C', ',').replaceAll('%25', '%').trim());
  return [...new Set(values.filter((value) => value !== ''))];
}

export function writeList(values: readonly string[]): string {
  return values.map((value) => value.replaceAll('%', '%25').replaceAll(',', '%2C')).join(',');
}

/** Where the history shows the operations of these filters; for a router's Link. */
export function historyLink(filters: OperationFilters) {
  return linkToHistory(writeFilters(filters));
}
