import { SearchCard } from '~/shared/list/search-card';
import { cleanWords } from '~/shared/masking/clean-id';
import { copy } from '../copy';
import { IDLE_DAYS, type UserSearch } from './user-search';

/** The search: the box, role and time without access. */
export function SearchPanel({ search }: { search: UserSearch }) {
  const { q, role, idleDays } = search.filters;
  const days = [...new Set([...IDLE_DAYS, ...(idleDays ? [idleDays] : [])])];
  return (
    <SearchCard
      {...{ search, words: copy, q }}
      // No whole address of a person stands in the one of the screen: its beginning finds it too.
      onSearch={(text) => void search.setFilters({ q: cleanWords(text).text.replace(/(?<=\S)@\S*$/, '') })}
      choices={[
        { key: 'role', any: copy.anyRole, value: role, values: Object.entries(copy.roles) },
        { key: 'idleDays', any: copy.anyIdle, value: idleDays, values: days.map((count) => [count, copy.idle(count)]) },
      ]}
    />
  );
}
