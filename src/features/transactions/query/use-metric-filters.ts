import { useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { usePlatformDay } from '~/session/platform-day';
import type { SearchParams } from '~/shared/address/search-params';
import { type Readers, unreadParts } from '~/shared/address/unread-parts';
import { useSearchNavigation } from '~/shared/address/use-search-navigation';
import { presetOf, resolvePeriod, splitRange } from '~/shared/period/period';
import { writeList } from './filters';

/**
 * The address of a screen with metrics. Which days a preset means changes at the platform's midnight.
 * @param otherwise the period when the address names none
 * @param readersOf what the screen reads of an address on a day
 */
export function useMetricFilters(
  otherwise: 'hoy' | '30d',
  readersOf: (today: string, search: SearchParams) => Readers,
) {
  const search = useSearch({ strict: false }) as SearchParams;
  const { step, amend } = useSearchNavigation();
  const today = usePlatformDay();
  const unread = useMemo(() => unreadParts(search, readersOf(today, search)), [search, readersOf, today]);
  // What is no period stands in the fields as far as it can.
  const period = search.dateRange ?? otherwise;
  const range = resolvePeriod(period, today) ?? splitRange(period);

  return {
    search,
    today,
    period,
    range,
    unread,
    /** Several values of one key; without any it leaves the address. Each choice is a step that Back undoes. */
    change: (key: string, values: readonly string[], typing = false) => {
      // A period is no list: its own days are joined by '_'.
      const value = key === 'dateRange' && presetOf(values[0]) === otherwise ? '' : writeList(values);
      (typing ? amend : step)(({ [key]: _, ...rest }) => (value === '' ? rest : { ...rest, [key]: value }));
    },
  };
}
