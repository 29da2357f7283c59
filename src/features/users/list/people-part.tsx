import type { UseQueryResult } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { Suspense, useEffect } from 'react';
import { failureText } from '~/shared/api/call-failure';
import { MISSING, RETRY } from '~/shared/copy';
import { formatCount } from '~/shared/format/numbers';
import { ListResults, lazyRows, usePageTurn } from '~/shared/list/list-results';
import { NoRows } from '~/shared/list/no-rows-part';
import { lazyRecord } from '~/shared/record/lazy-record';
import { Button } from '~/shared/ui/button';
import { CountTabs } from '~/shared/ui/count-tabs';
import { AlertBox } from '~/shared/ui/feedback/alert-box';
import { EmptyCard } from '~/shared/ui/feedback/empty-card';
import { SectionError } from '~/shared/ui/feedback/section-error';
import { UnreadParts } from '~/shared/ui/feedback/unread-parts-part';
import type { UserPage } from '../api/user';
import { copy } from '../copy';
import { STATUSES } from '../terms';
import { SearchPanel } from './search-panel';
import type { UserSearch } from './user-search';

const UserRows = lazyRows(() => import('./user-rows').then((module) => module.UserRows));
const UserDrawer = lazyRecord(
  () => import('../record/user-drawer').then((module) => module.UserDrawer),
  ({ search }) => search.closeUser(),
);

interface PeoplePartProps {
  search: UserSearch;
  list: UseQueryResult<UserPage>;
  onRefresh: () => void;
}

/** Who may use the console, and how each account stands. */
export function PeoplePart({ search, list, onRefresh }: PeoplePartProps) {
  const { unread } = search;
  const understood = unread.length === 0;
  const { data: found, error } = list;
  const hasRows = found !== undefined;
  useEffect(() => {
    if (hasRows) void UserDrawer.preload();
  }, [hasRows]);
  const { results, goToPage } = usePageTurn(search.goToPage);
  const retry = (
    <Button size="sm" onClick={onRefresh}>
      {RETRY}
    </Button>
  );
  const current = understood && !list.isPlaceholderData ? found : undefined;
  const loading = list.isFetching && (list.isPlaceholderData || !found);
  return (
    <>
      <SearchPanel search={search} />
      <States search={search} found={current} />
      <div ref={results} className="scroll-mt-24">
        {understood ? (
          <ListResults
            ready={hasRows}
            loading={loading}
            old={list.isPlaceholderData}
            lossy={false}
            preload={UserRows.preload}
            otherwise={
              error && (
                <SectionError title={copy.results} message={failureText(error, copy.listFailed)} actions={retry} />
              )
            }
            warning={
              error &&
              !loading && (
                <AlertBox variant="warning" className="mb-3" actions={retry}>
                  {copy.notRefreshed}
                </AlertBox>
              )
            }
          >
            {found &&
              (found.users.length > 0 ? (
                <UserRows found={found} search={search} onPage={goToPage} />
              ) : (
                <NoUsers found={found} search={search} />
              ))}
          </ListResults>
        ) : (
          <Suspense>
            <UnreadParts parts={unread} onRemove={search.removePart} className="" />
          </Suspense>
        )}
      </div>
      {search.open !== undefined && <UserDrawer id={search.open} list={current} search={search} />}
    </>
  );
}

/** The states, each with how many it has under the other filters. */
function States({ search, found }: { search: UserSearch; found: UserPage | undefined }) {
  const { status } = search.filters;
  const text = (count: number | null | undefined) => (typeof count === 'number' ? formatCount(count) : MISSING);
  const counts = found && STATUSES.map((code) => found.statusCounts[code] ?? 0);
  const tabs = STATUSES.map((code) => ({
    label: copy.statusLabels[code],
    isOn: status === code,
    count: found && text(found.statusCounts[code]),
    onChoose: () => search.setFilters({ status: code }),
  }));
  const every = {
    label: copy.allStatuses,
    isOn: status === undefined,
    count: counts && text(counts.reduce((sum, count) => sum + count, 0)),
    onChoose: () => search.setFilters({ status: '' }),
  };
  return <CountTabs small legend={copy.statuses} tabs={[every, ...tabs]} />;
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
