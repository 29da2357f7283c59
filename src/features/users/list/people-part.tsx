import { Users } from 'lucide-react';
import { ListArea } from '~/shared/list/list-area';
import { lazyRows } from '~/shared/list/list-results';
import { NoRows } from '~/shared/list/no-rows-part';
import { StatusTabs } from '~/shared/list/status-tabs';
import type { useList } from '~/shared/list/use-list';
import { lazyRecord } from '~/shared/record/lazy-record';
import { EmptyCard } from '~/shared/ui/feedback/empty-card';
import type { UserPage } from '../api/user';
import { copy } from '../copy';
import { SearchPanel } from './search-panel';
import type { UserSearch } from './user-search';

const UserRows = lazyRows(() => import('./user-rows').then((module) => module.UserRows));
export const UserDrawer = lazyRecord(
  () => import('../record/user-drawer').then((module) => module.UserDrawer),
  ({ search }) => search.closeUser(),
);

interface PeoplePartProps {
  search: UserSearch;
  list: ReturnType<typeof useList<UserPage, readonly unknown[]>>;
}

/** Who may use the console, and how each account stands. */
export function PeoplePart({ search, list }: PeoplePartProps) {
  return (
    <>
      <SearchPanel search={search} />
      <StatusTabs
        words={copy}
        labels={copy.statusLabels}
        counts={list.current?.statusCounts}
        chosen={search.filters.status}
        onChoose={(status) => search.setFilters({ status })}
      />
      <ListArea list={list} search={search} words={copy} preload={UserRows.preload}>
        {(found, onPage) =>
          found.users.length > 0 ? (
            <UserRows found={found} search={search} onPage={onPage} />
          ) : (
            <NoUsers found={found} search={search} />
          )
        }
      </ListArea>
      {search.open !== undefined && <UserDrawer id={search.open} list={list.current} search={search} />}
    </>
  );
}

/** What would stand here, and the one thing that fills it. */
function NoUsers({ found, search }: { found: UserPage; search: UserSearch }) {
  const isFiltered = Object.keys(search.filters).length > 0;
  if (found.total > 0 || isFiltered)
    return <NoRows total={found.total} search={search} isFiltered onClear={search.clear} icon={Users} words={copy} />;
  return (
    <EmptyCard icon={Users} title={copy.nothing} hint={copy.nothingYet} action={copy.invite} onAct={search.invite} />
  );
}
