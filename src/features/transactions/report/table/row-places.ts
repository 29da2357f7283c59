import { historyLink, logsPath } from '~/session/links';
import type { SearchParams } from '~/shared/address/search-params';
import { parseDate } from '~/shared/format/dates';
import { momentField } from '~/shared/period/moment-field';
import { platformDay } from '~/shared/period/period';
import type { ReportRow, TransactionReport } from '../api/report';
import { LAST_HOUR, type ReportAsk } from '../api/report-api';

/** Where the transactions of a row are seen one by one. */
export type RowPlaces = ReturnType<typeof rowPlaces>;

/** The log and the history under the filters of the report. */
export function rowPlaces(
  { service, operation, paymentMethod }: Pick<ReportRow, 'service' | 'operation' | 'paymentMethod'>,
  { range }: Pick<TransactionReport, 'range'>,
  { filters, period }: ReportAsk,
  role: string,
) {
  const days = daysOf(range);
  const dateRange = period === LAST_HOUR ? days : period;
  const of = (members: Readonly<Record<string, string | undefined>>) =>
    Object.fromEntries(Object.entries(members).filter(([, value]) => value)) as SearchParams;
  const time = { dateRange, between: period === LAST_HOUR ? minutesOf(range) : undefined };
  const traces = of({ ...time, services: service, operation, channels: filters.channel, code: filters.code, q: '1' });
  const operations = of({
    ...time,
    channel: filters.channel,
    paymentMethod: filters.paymentMethod ?? paymentMethod ?? undefined,
    errorCode: filters.code,
  });
  return {
    traces: { to: logsPath(role), search: traces },
    operations: historyLink(operations),
  };
}

/** All charges of the report in the history. */
export const chargesPlace = (report: Pick<TransactionReport, 'range'>, { filters, period }: ReportAsk) =>
  rowPlaces({ service: '', operation: '', paymentMethod: null }, report, { filters, period }, '').operations;

const moments = ({ from, to }: TransactionReport['range']) => [from, to].map((text) => parseDate(text) ?? Number.NaN);

function daysOf(range: TransactionReport['range']): string | undefined {
  const [from = Number.NaN, to = Number.NaN] = moments(range);
  return Number.isNaN(from + to) ? undefined : `${platformDay(from)}_${platformDay(to)}`;
}

const minutesOf = (range: TransactionReport['range']) => {
  const [from = Number.NaN, to = Number.NaN] = moments(range);
  return Number.isNaN(from + to) ? undefined : [from, Math.ceil(to / 60_000) * 60_000].map(momentField).join('_');
};
