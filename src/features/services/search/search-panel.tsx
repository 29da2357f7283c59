import { visibleText } from '~/shared/format/visible-text';
import { SearchCard } from '~/shared/list/search-card';
import { StatusTabs } from '~/shared/list/status-tabs';
import type { ServicePage } from '../api/service';
import { copy } from '../copy';
import type { ServiceSearch } from './service-search';

interface SearchPanelProps {
  search: ServiceSearch;
  /** Undefined until it is there. */
  found: ServicePage | undefined;
}

/** The whole search: the box, kind, server and tag, and below it the states. */
export function SearchPanel({ search, found }: SearchPanelProps) {
  const { filters, setFilters } = search;
  const named = (values: readonly string[] = []) => values.map((value) => [value, visibleText(value)] as const);
  return (
    <>
      <SearchCard
        {...{ search, words: copy, q: filters.q }}
        choices={[
          { key: 'type', any: copy.any.type, value: filters.type?.[0], values: Object.entries(copy.type) },
          { key: 'server', any: copy.any.server, value: filters.server?.[0], values: named(found?.options.servers) },
          { key: 'tag', any: copy.any.tag, value: filters.tag?.[0], values: named(found?.options.tags) },
        ]}
      />
      <StatusTabs
        words={copy}
        labels={copy.status}
        counts={found?.statusCounts}
        chosen={filters.status?.[0]}
        onChoose={(status) => setFilters({ status })}
      />
    </>
  );
}
