import { SearchCard } from '~/shared/list/search-card';
import { StatusTabs } from '~/shared/list/status-tabs';
import type { BackupPage } from '../api/backup';
import { copy } from '../copy';
import type { BackupSearch } from './backup-search';

interface SearchPanelProps {
  search: BackupSearch;
  /** Undefined until it is there. */
  found: BackupPage | undefined;
}

/** The whole search: the box, source, kind and days, and below it the states. */
export function SearchPanel({ search, found }: SearchPanelProps) {
  const { filters, period, setFilters } = search;
  const { q, source, type, status } = filters;
  return (
    <>
      <SearchCard
        {...{ search, words: copy, q }}
        choices={[
          { key: 'source', any: copy.any.source, value: source, values: Object.entries(copy.sources) },
          { key: 'type', any: copy.any.type, value: type, values: Object.entries(copy.types) },
          { key: 'periodo', any: copy.any.periodo, value: period, values: Object.entries(copy.periods) },
        ]}
      />
      <StatusTabs
        words={copy}
        labels={copy.statusLabels}
        counts={found?.statusCounts}
        chosen={status}
        onChoose={(code) => setFilters({ status: code })}
      />
    </>
  );
}
