import { cleanWords } from '~/shared/masking/clean-id';
import { PeriodControl } from '~/shared/period/period-control';
import { Button } from '~/shared/ui/button';
import { SearchBox } from '~/shared/ui/form/search-box';
import { Select } from '~/shared/ui/form/select';
import { copy } from '../copy';
import type { AlertSearch } from './alert-search';

/** What narrows the active alerts, and the past ones, which have days and states too. */
export function AlertFilters({ search }: { search: AlertSearch }) {
  const { params, setFilters, view, isFiltered } = search;
  const choice = (key: 'severity' | 'status', all: string, table: Readonly<Record<string, string>>) => (
    <Select
      aria-label={copy[key]}
      className="w-44 max-sm:grow"
      value={params[key] ?? ''}
      onChange={({ target }) => setFilters({ [key]: target.value })}
    >
      <option value="">{all}</option>
      {Object.entries(table).map(([code, label]) => (
        <option key={code} value={code}>
          {label}
        </option>
      ))}
    </Select>
  );
  return (
    <search className="mb-3 flex flex-wrap items-center gap-3">
      <SearchBox
        words={copy}
        variant="secondary"
        className="basis-72"
        onSearch={(text) => {
          setFilters({ q: cleanWords(text).text });
          return undefined;
        }}
      />
      {view === 'historial' && (
        <PeriodControl
          period={search.period}
          today={search.today}
          onPeriod={(dateRange, typing) => setFilters({ dateRange }, typing)}
        />
      )}
      {choice('severity', copy.allSeverities, copy.severities)}
      {view === 'historial' && choice('status', copy.all(copy.status), copy.statuses)}
      <label className="inline-flex min-h-9 items-center gap-2 text-sm">
        <input
          type="checkbox"
          className="size-4 accent-(--primary)"
          checked={params.mine === '1'}
          onChange={({ target }) => setFilters({ mine: target.checked ? '1' : '' })}
        />
        {copy.mine}
      </label>
      {isFiltered && (
        <Button variant="link" size="sm" onClick={() => search.goTo(view ? { vista: view } : {})}>
          {copy.clear}
        </Button>
      )}
    </search>
  );
}
