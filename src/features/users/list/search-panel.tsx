import { visibleText } from '~/shared/format/visible-text';
import { FilterChips, useUndo } from '~/shared/list/filter-chips';
import { listCopy } from '~/shared/list/list-copy';
import { cleanWords } from '~/shared/masking/clean-id';
import { Button } from '~/shared/ui/button';
import { Card } from '~/shared/ui/card';
import { SearchBox } from '~/shared/ui/form/search-box';
import { Select } from '~/shared/ui/form/select';
import { copy } from '../copy';
import { IDLE_DAYS, type UserSearch } from './user-search';

/** The search: the box, role, time without access, and what is active. */
export function SearchPanel({ search }: { search: UserSearch }) {
  const { filters, setFilters } = search;
  const undo = useUndo(search.steps);
  const days = [...new Set([...IDLE_DAYS, ...(filters.idleDays ? [filters.idleDays] : [])])];
  const choices = [
    ['role', copy.anyRole, Object.entries(copy.roles)],
    ['idleDays', copy.anyIdle, days.map((count) => [count, copy.idle(count)])],
  ] as const;
  const chips = [
    { key: 'q', text: visibleText(filters.q ?? '') },
    { key: 'role', text: copy.roles[filters.role as keyof typeof copy.roles] ?? '' },
    { key: 'idleDays', text: filters.idleDays ? copy.idle(filters.idleDays) : '' },
  ] as const;
  const active = chips.filter(({ text }) => text !== '').map((chip) => ({ ...chip, label: copy.filters[chip.key] }));
  return (
    <Card role="search" className="mb-4 p-4">
      <div className="flex flex-wrap items-center gap-3">
        <SearchBox
          words={copy}
          variant="secondary"
          className="basis-60"
          onSearch={(text) => {
            // No whole address of a person stands in the one of the screen: its beginning finds it too.
            setFilters({ q: cleanWords(text).text.replace(/(?<=\S)@\S*$/, '') });
            return undefined;
          }}
        />
        {choices.map(([key, any, values]) => (
          <Select
            key={key}
            aria-label={copy.filters[key]}
            value={filters[key] ?? ''}
            onChange={({ target }) => setFilters({ [key]: target.value })}
            className="w-44"
          >
            <option value="">{any}</option>
            {values.map(([code, label]) => (
              <option key={code} value={code}>
                {label}
              </option>
            ))}
          </Select>
        ))}
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
