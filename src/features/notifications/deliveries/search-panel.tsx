import { useQuery } from '@tanstack/react-query';
import type { SearchParams } from '~/shared/address/search-params';
import { visibleText } from '~/shared/format/visible-text';
import { SearchCard } from '~/shared/list/search-card';
import { cleanWords } from '~/shared/masking/clean-id';
import { sensitiveKind } from '~/shared/masking/sensitive-text';
import { PeriodControl } from '~/shared/period/period-control';
import { type DeliveryFilters, deliveryQueries, type LIST_FILTERS } from '../api/notification-api';
import { copy } from '../copy';
import { TYPES } from '../terms';
import type { DeliverySearchState } from './delivery-search';

/** Codes that people look for; any other may stand in the address. */
const CODES = ['200', '400', '404', '410', '422', '429', '500', '502', '503', '504'];

/** Of each filter but the words one value is chosen here; the address may hold more. */
function filtersOf({ q, ...lists }: SearchParams): DeliveryFilters {
  const chosen = Object.entries(lists).map(([key, value]) => [key, value ? [value] : []]);
  return { ...(q !== undefined && { q }), ...Object.fromEntries(chosen) };
}

/** The whole search: the box, the period and the other filters; period and status have controls of their own. */
export function SearchPanel({ search }: { search: DeliverySearchState }) {
  const { filters, period, today, setFilters } = search;
  const { data: events = [] } = useQuery(deliveryQueries.events());
  const types = Object.entries(TYPES).map(([code, { label }]) => [code, copy.oneType(label)] as const);
  const choice = (
    key: (typeof LIST_FILTERS)[number],
    any: string,
    values: readonly (readonly [string, string])[],
    labelOf: (code: string) => string,
  ) => {
    const chosen = filters[key] ?? [];
    return { key, any, values, value: chosen.length === 1 ? chosen[0] : '', text: chosen.map(labelOf).join(', ') };
  };
  return (
    <SearchCard
      search={{
        ...search,
        setFilters: (chosen) => setFilters(filtersOf(chosen)),
        removeFilters: (none) => search.removeFilters(filtersOf(none)),
      }}
      words={copy}
      q={filters.q}
      onSearch={(text) => {
        const { text: q } = cleanWords(text);
        // What names a person goes into no address.
        if (sensitiveKind(q)) return copy.personalSearch;
        setFilters({ q });
      }}
      choices={[
        choice('type', copy.anyType, types, (code) => TYPES[code]?.label ?? code),
        choice(
          'event',
          copy.anyEvent,
          events.map((event) => [event, visibleText(event)] as const),
          visibleText,
        ),
        choice(
          'httpStatus',
          copy.anyCode,
          CODES.map((code) => [code, code] as const),
          visibleText,
        ),
      ]}
      beside={
        <PeriodControl
          period={period}
          today={today}
          onPeriod={(dateRange, typing) => setFilters({ dateRange }, typing)}
        />
      }
    />
  );
}
