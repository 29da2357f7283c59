import { SearchCard } from '~/shared/list/search-card';
import { copy } from '../copy';
import type { ChannelSearch } from './channel-search';

/** The search: the box, type and method. */
export function SearchPanel({ search }: { search: ChannelSearch }) {
  const { q, type, paymentMethod } = search.filters;
  return (
    <SearchCard
      {...{ search, words: copy, q }}
      choices={[
        { key: 'type', any: copy.anyType, value: type, values: Object.entries(copy.types) },
        { key: 'paymentMethod', any: copy.anyMethod, value: paymentMethod, values: Object.entries(copy.methods) },
      ]}
    />
  );
}
