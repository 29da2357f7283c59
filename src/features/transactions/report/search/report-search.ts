import { usePlatformDay } from '~/session/platform-day';
import type { SearchParams } from '~/shared/address/search-params';
import { type Readers, unreadParts } from '~/shared/address/unread-parts';
import { listAddress, useListSearch } from '~/shared/list/list-search';
import { sensitiveKind } from '~/shared/masking/sensitive-text';
import { daysOf, resolvePeriod, splitRange, writeRange } from '~/shared/period/period';
import { readsRange } from '~/shared/period/range-bounds';
import { FILTERS, LAST_HOUR, type ReportFilters } from '../api/report-api';
import { copy } from '../copy';

/** Periods that have a name in the address; any other is two days of one's own. */
export const PERIODS = [LAST_HOUR, 'hoy', 'ayer', '7d'] as const;

const TODAY = 'hoy';

/** The platform looks at each transaction of at most so many days. */
const LONGEST = 31;

/** Kinds of what has to be looked at. */
const TYPES: readonly string[] = ['DUPLICATE', 'MISMATCH', 'STUCK', 'UNCONFIRMED'];

const LIST = listAddress({ sortable: ['date'], defaultSort: { field: 'date', descending: true }, rowKeys: [] });

function readersOf(today: string): Readers {
  const name = (text: string) => (sensitiveKind(text) ? copy.personal : /\S/.test(text));
  const named = Object.fromEntries(FILTERS.map((key) => [key, name]));
  return {
    dateRange: (text) => {
      if (PERIODS.some((period) => period === text)) return true;
      const read = readsRange(text, today);
      return read === true && daysOf(splitRange(text)) > LONGEST ? copy.tooLong : read;
    },
    ...named,
    paymentMethod: (text) => Object.hasOwn(copy.methods, text),
    slowerThan: (text) => /^\d{1,7}$/.test(text),
    tipo: (text) => TYPES.includes(text),
    atendidas: (text) => text === '1',
    ...LIST.readers,
  };
}

/** What the address holds and the ways to change it. */
export function useReportSearch() {
  const list = useListSearch(LIST);
  const today = usePlatformDay();
  const { params } = list;
  const period = params.dateRange ?? TODAY;
  const range = resolvePeriod(period, today);
  const filters: ReportFilters = Object.fromEntries(
    FILTERS.flatMap((key) => (params[key]?.trim() ? [[key, params[key].trim()]] : [])),
  );
  return {
    ...list,
    today,
    period,
    /** The days that the period means today; undefined for the last hour. */
    range,
    filters,
    asked: { filters, period: range ? writeRange(range) : LAST_HOUR },
    type: params.tipo,
    attended: params.atendidas === '1',
    showAttended: (wanted: boolean) => list.setFilters({ tipo: '', atendidas: wanted ? '1' : '' }),
    unread: unreadParts(params, readersOf(today)),
    clear: () =>
      list.steps.undoableStep((current): SearchParams => (current.dateRange ? { dateRange: current.dateRange } : {})),
  };
}

export type ReportSearch = ReturnType<typeof useReportSearch>;
