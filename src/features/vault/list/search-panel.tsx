import { visibleText } from '~/shared/format/visible-text';
import { SearchCard } from '~/shared/list/search-card';
import { StatusTabs } from '~/shared/list/status-tabs';
import type { PropertyPage } from '../api/property';
import { copy } from '../copy';
import type { PropertySearch } from './property-search';

interface SearchPanelProps {
  search: PropertySearch;
  /** Undefined until it is there. */
  found: PropertyPage | undefined;
}

/** The whole search: the box, service, kind and time, and below it the states. */
export function SearchPanel({ search, found }: SearchPanelProps) {
  const { filters, days, setFilters } = search;
  const { q, service, type, status } = filters;
  const services = found?.services ?? [];
  return (
    <>
      <SearchCard
        {...{ search, words: copy, q }}
        choices={[
          {
            ...{ key: 'service', any: copy.any.service, value: service },
            values: services.map((one) => [one, visibleText(one)]),
          },
          { key: 'type', any: copy.any.type, value: type, values: Object.entries(copy.types) },
          { key: 'dias', any: copy.any.since, value: days, values: Object.entries(copy.days) },
        ]}
      />
      <StatusTabs
        words={copy}
        labels={copy.statusLabels}
        counts={found?.statusCounts}
        apart={['DELETED']}
        chosen={status}
        onChoose={(code) => setFilters({ status: code })}
      />
    </>
  );
}
