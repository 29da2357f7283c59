import { useNavigate, useSearch } from '@tanstack/react-router';
import { serverNow } from '../../session/server-clock';
import type { SearchParams } from '../../shared/lib/search-params';
import { writeList } from './filters';
import { platformDay, presetOf, resolvePeriod } from './period';

/**
 * The address of a screen with figures. Which days a preset means changes at the platform's midnight, with the next
 * drawing.
 * @param otherwise the period when the address names none
 */
export function useFiguresAddress(otherwise: 'hoy' | '30d') {
  const search = useSearch({ strict: false }) as SearchParams;
  const navigate = useNavigate();
  const today = platformDay(serverNow());
  const own = resolvePeriod(search.dateRange, today);
  const period = own && search.dateRange ? search.dateRange : otherwise;
  const range = own ?? resolvePeriod(otherwise, today) ?? { start: today, end: today };

  return {
    search,
    today,
    period,
    range,
    /** Several values of one key; without any it leaves the address. Each choice is a step that Back undoes. */
    change: (key: string, values: readonly string[]) => {
      // A period is no list: its own days are joined by '_'.
      const value = key === 'dateRange' && presetOf(values[0]) === otherwise ? '' : writeList(values);
      void navigate({
        to: '.',
        search: (before) => {
          const { [key]: _, ...rest } = before as SearchParams;
          return value === '' ? rest : { ...rest, [key]: value };
        },
        resetScroll: false,
      });
    },
  };
}
