import { useQuery } from '@tanstack/react-query';
import { visibleText } from '~/shared/format/visible-text';
import { FilterChips, useUndo } from '~/shared/list/filter-chips';
import { listCopy } from '~/shared/list/list-copy';
import { cleanWords } from '~/shared/masking/clean-id';
import { Button } from '~/shared/ui/button';
import { Card } from '~/shared/ui/card';
import { controlStyle } from '~/shared/ui/form/field';
import { SearchBox } from '~/shared/ui/form/search-box';
import { Select } from '~/shared/ui/form/select';
import { promotionQueries } from '../api/promotion-api';
import { copy } from '../copy';
import type { PromotionSearch } from './promotion-search';

/** The search: the box, type, channel, method, a day, and what is active. */
export function SearchPanel({ search }: { search: PromotionSearch }) {
  const { filters, setFilters } = search;
  const undo = useUndo(search.steps);
  const { data: known = [] } = useQuery(promotionQueries.channels());
  const channels = [...new Set([...known, ...(filters.channel ? [filters.channel] : [])])];
  const choices = [
    ['type', copy.anyType, Object.entries(copy.types)],
    ['channel', copy.anyChannel, channels.map((channel) => [channel, visibleText(channel)])],
    ['paymentMethod', copy.anyMethod, Object.entries(copy.methods)],
  ] as const;
  const labelOf = (table: object, code = '') => (table as Record<string, string>)[code] ?? visibleText(code);
  const chips = [
    { key: 'q', text: visibleText(filters.q ?? '') },
    { key: 'type', text: labelOf(copy.types, filters.type) },
    { key: 'channel', text: visibleText(filters.channel ?? '') },
    { key: 'paymentMethod', text: labelOf(copy.methods, filters.paymentMethod) },
    { key: 'validOn', text: filters.validOn?.split('-').reverse().join('/') ?? '' },
  ] as const;
  const active = chips.filter(({ text }) => text !== '').map((chip) => ({ ...chip, label: copy.filters[chip.key] }));
  return (
    <Card role="search" className="mb-4 p-4">
      <div className="flex flex-wrap items-end gap-3">
        <SearchBox
          words={copy}
          variant="secondary"
          className="basis-60"
          onSearch={(text) => {
            setFilters({ q: cleanWords(text).text });
            return undefined;
          }}
        />
        {choices.map(([key, any, values]) => (
          <Select
            key={key}
            aria-label={copy.filters[key]}
            value={filters[key] ?? ''}
            onChange={({ target }) => setFilters({ [key]: target.value })}
            className="min-w-32 flex-1 sm:max-w-40"
          >
            <option value="">{any}</option>
            {values.map(([code, label]) => (
              <option key={code} value={code}>
                {label}
              </option>
            ))}
          </Select>
        ))}
        <label className="flex items-center gap-2 text-sm text-muted">
          {copy.filters.validOn}
          <input
            key={filters.validOn}
            type="date"
            defaultValue={filters.validOn}
            onChange={({ target }) => {
              if (target.value !== (filters.validOn ?? '')) setFilters({ validOn: target.value });
            }}
            className={`${controlStyle} w-auto!`}
          />
        </label>
      </div>
      {active.length > 0 && (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <FilterChips
            chips={active}
            onRemove={({ key, label }) => {
              undo.offer(listCopy.removed(label));
              search.removeFilters({ [key]: '' });
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
