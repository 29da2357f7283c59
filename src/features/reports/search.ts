import { useSearch } from '@tanstack/react-router';
import { usePlatformDay } from '~/session/platform-day';
import type { SearchParams } from '~/shared/address/search-params';
import { type Readers, unreadParts } from '~/shared/address/unread-parts';
import { useSearchNavigation } from '~/shared/address/use-search-navigation';
import { without } from '~/shared/list/list-address';
import { ALL_DAYS, addDays, addMonths, MONTHS_LONG, resolvePeriod, writeRange } from '~/shared/period/period';

export type Part = 'mios' | 'programados' | undefined;

const MONTH = 'mes';

/** All days that the platform keeps. */
const allDays = (today: string) => ({ start: addDays(addMonths(today, -MONTHS_LONG), 1), end: today });

const readersOf = (today: string): Readers => ({
  tab: (text) => text === 'mios' || text === 'programados',
  tipo: () => true,
  dateRange: (text) => text === ALL_DAYS || resolvePeriod(text, today) !== undefined,
  canal: () => true,
  metodo: () => true,
  estado: () => true,
  formato: (text) => text === 'XLSX',
  agrupar: () => true,
  columnas: () => true,
  page: (text) => /^[1-9]\d{0,5}$/.test(text),
});

type Key = 'tipo' | 'dateRange' | 'canal' | 'metodo' | 'estado' | 'formato' | 'agrupar' | 'columnas';

/** What the address of the screen holds, and the ways to change it. */
export function useReportSearch() {
  const params = useSearch({ strict: false }) as SearchParams;
  const today = usePlatformDay();
  const { step, amend } = useSearchNavigation();
  const period = params.dateRange ?? MONTH;
  const range = period === ALL_DAYS ? allDays(today) : resolvePeriod(period, today);
  return {
    params,
    today,
    period,
    /** yyyy-mm-dd_yyyy-mm-dd; undefined where the address names no period. */
    dateRange: range && writeRange(range),
    part: (params.tab === 'mios' || params.tab === 'programados' ? params.tab : undefined) as Part,
    page: Number(params.page ?? 1),
    format: params.formato === 'XLSX' ? 'XLSX' : 'CSV',
    unread: unreadParts(params, readersOf(today)),
    removePart: (key: string) => step((current) => without(current, key)),
    goToPart: (part: Part) => step((current) => setIn(without(current, 'page'), 'tab', part ?? '')),
    goToPage: (page: number) => step((current) => setIn(current, 'page', page === 1 ? '' : String(page))),
    /** Another report has columns and groups of its own; what it is asked about stays. */
    choose: (type: string) => step((current) => setIn(without(current, 'agrupar', 'columnas'), 'tipo', type)),
    set: (key: Key, value: string, typing = false) => (typing ? amend : step)((current) => setIn(current, key, value)),
  };
}

export type ReportSearch = ReturnType<typeof useReportSearch>;

const setIn = (current: SearchParams, key: string, value: string): SearchParams =>
  value === '' ? without(current, key) : { ...current, [key]: value };
