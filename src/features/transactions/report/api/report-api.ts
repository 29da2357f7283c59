/**
 * The report of transactions. The call is our proposal; a platform that differs needs changes here alone.
 *
 * GET transactionReport
 */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { serverNow } from '~/session/server-clock';
import { json, request } from '~/shared/api/client';
import { momentField } from '~/shared/period/moment-field';
import { type Outcomes, parseReport } from './report';

/** Filters as the call takes them, each with one value. */
export const FILTERS = ['service', 'operation', 'provider', 'channel', 'paymentMethod', 'code', 'slowerThan'] as const;

export type ReportFilters = { readonly [Key in (typeof FILTERS)[number]]?: string };

export interface ReportAsk {
  filters: ReportFilters;
  /** start_end, or '1h' for the hour until now. */
  period: string;
}

export const LAST_HOUR = '1h';

const MINUTE = 60_000;

/** The minutes of the last hour, the one that runs among them. */
function lastHour(now: number): string {
  const until = Math.ceil(now / MINUTE) * MINUTE;
  return [until - 60 * MINUTE, until].map(momentField).join('_');
}

/** The report, past all that is kept of others. */
export function fetchReport({ filters, period }: ReportAsk, signal: AbortSignal) {
  const isHour = period === LAST_HOUR;
  const query = { ...filters, ...(isHour ? { between: lastHour(serverNow()) } : { dateRange: period }) };
  return request({ path: 'transactionReport', query, signal }, json(parseReport));
}

/** The report; the one before stays until the next is there. */
export function reportQuery(asked: ReportAsk) {
  return queryOptions({
    queryKey: ['transaction-report', asked],
    queryFn: ({ signal }) => fetchReport(asked, signal),
    placeholderData: keepPreviousData,
  });
}

/** Of what ended, the share that did in some way, 0 to 100; null where nothing ended. */
export function shareOf({ success, errors, timeouts }: Outcomes, part: 'success' | 'errors'): number | null {
  const ended = (success ?? 0) + (errors ?? 0) + (timeouts ?? 0);
  return ended === 0 ? null : (100 * ({ success, errors }[part] ?? 0)) / ended;
}
