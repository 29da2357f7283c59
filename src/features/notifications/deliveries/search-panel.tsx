import { useQuery } from '@tanstack/react-query';
import { visibleText } from '~/shared/format/visible-text';
import { type FilterChip, FilterChips, useUndo } from '~/shared/list/filter-chips';
import { listCopy } from '~/shared/list/list-copy';
import { cleanWords } from '~/shared/masking/clean-id';
import { sensitiveKind } from '~/shared/masking/sensitive-text';
import { PeriodControl } from '~/shared/period/period-control';
import { Button } from '~/shared/ui/button';
import { Card } from '~/shared/ui/card';
import { SearchBox } from '~/shared/ui/form/search-box';
import { Select } from '~/shared/ui/form/select';
import { type DeliveryFilters, deliveryQueries, type LIST_FILTERS } from '../api/notification-api';
import { copy } from '../copy';
import { TYPES } from '../terms';
import type { DeliverySearchState } from './delivery-search';

/** Codes that people look for; any other may stand in the address. */
const CODES = ['200', '400', '404', '410', '422', '429', '500', '502', '503', '504'];

interface Term extends FilterChip {
  none: DeliveryFilters;
}

/** The whole search: the box, the period, the other filters, and what is active. */
export function SearchPanel({ search }: { search: DeliverySearchState }) {
  const { filters, period, today, setFilters } = search;
  const undo = useUndo(search.steps);
  const { data: events = [] } = useQuery(deliveryQueries.events());
  const terms = termsOf(filters);
  const choices = [
    ['type', copy.anyType, Object.entries(TYPES).map(([code, { label }]) => [code, copy.oneType(label)])],
    ['event', copy.anyEvent, events.map((event) => [event, visibleText(event)])],
    ['httpStatus', copy.anyCode, CODES.map((code) => [code, code])],
  ] as const satisfies readonly (readonly [(typeof LIST_FILTERS)[number], string, string[][]])[];
  return (
    <Card role="search" className="mb-4 p-4">
      <div className="flex flex-wrap items-center gap-3">
        <SearchBox
          words={copy}
          variant="secondary"
          className="basis-60"
          onSearch={(text) => {
            const { text: q } = cleanWords(text);
            // What names a person goes into no address.
            if (sensitiveKind(q)) return copy.personalSearch;
            setFilters({ q });
          }}
        />
        <PeriodControl
          period={period}
          today={today}
          onPeriod={(dateRange, typing) => setFilters({ dateRange }, typing)}
        />
        {choices.map(([key, any, values]) => (
          <Select
            key={key}
            aria-label={copy.filters[key]}
            value={filters[key]?.length === 1 ? filters[key][0] : ''}
            onChange={({ target }) => setFilters({ [key]: target.value === '' ? [] : [target.value] })}
            className="w-39"
          >
            <option value="">{any}</option>
            {[...values, ...othersOf(filters[key], values)].map(([code, label]) => (
              <option key={code} value={code}>
                {label}
              </option>
            ))}
          </Select>
        ))}
      </div>
      {terms.length > 0 && (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <FilterChips
            chips={terms}
            onRemove={({ label, none }) => {
              undo.offer(listCopy.removed(label));
              search.removeFilters(none);
            }}
          />
          <Button
            variant="link"
            size="sm"
            onClick={() => {
              undo.offer(listCopy.cleared);
              search.clear();
            }}
          >
            {listCopy.clear}
          </Button>
        </div>
      )}
    </Card>
  );
}

/** What the address asks for and no list names. */
function othersOf(chosen: readonly string[] = [], values: readonly (readonly string[])[]): string[][] {
  return chosen.filter((code) => !values.some(([known]) => known === code)).map((code) => [code, visibleText(code)]);
}

/** The active filters but period and status, which have controls of their own. */
function termsOf(filters: DeliveryFilters): Term[] {
  const texts = {
    q: visibleText(filters.q ?? ''),
    type: (filters.type ?? []).map((code) => TYPES[code]?.label ?? code).join(', '),
    event: (filters.event ?? []).map((event) => visibleText(event)).join(', '),
    httpStatus: (filters.httpStatus ?? []).join(', '),
  };
  return (Object.keys(texts) as (keyof typeof texts)[])
    .filter((key) => texts[key] !== '')
    .map((key) => ({ key, label: copy.filters[key], text: texts[key], none: { [key]: key === 'q' ? '' : [] } }));
}
