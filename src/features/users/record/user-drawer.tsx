import { useQuery } from '@tanstack/react-query';
import { Suspense, useId } from 'react';
import { ApiError } from '~/shared/api/api-error';
import { failureText } from '~/shared/api/call-failure';
import { MISSING, RETRY } from '~/shared/copy';
import { sortText } from '~/shared/list/list-address';
import { Moment, shown } from '~/shared/record/cells';
import { RecordDrawer } from '~/shared/record/record-drawer';
import { useAdjacentRows } from '~/shared/record/use-adjacent-rows';
import { Button } from '~/shared/ui/button';
import { AlertBox } from '~/shared/ui/feedback/alert-box';
import { Loader } from '~/shared/ui/feedback/loader';
import { SectionError } from '~/shared/ui/feedback/section-error';
import { lazyPart } from '~/shared/ui/lazy-part';
import { Tabs, tabId } from '~/shared/ui/tabs';
import type { User, UserPage } from '../api/user';
import { userQueries } from '../api/user-api';
import { Initials } from '../list/columns';
import type { DetailTab, UserSearch } from '../list/user-search';
import { Email, fullName, RoleBadge, StatusBadge } from '../terms';
import { copy } from './copy';
import { UserActs } from './user-acts';

const UserChanges = lazyPart(() => import('./user-changes').then((module) => module.UserChanges));

interface UserDrawerProps {
  id: string;
  /** The page behind it, once it is there. */
  list: UserPage | undefined;
  search: UserSearch;
}

/** One account beside the list; its id and its open part stand in the address. */
export function UserDrawer({ id, list, search }: UserDrawerProps) {
  const titleId = useId();
  const { data, error, isFetching, refetch } = useQuery(userQueries.one(id));
  const neighbours = useAdjacentRows({
    ...{ id, list, moveTo: search.moveTo },
    idsOf: ({ users }) => users.map(({ userId }) => userId),
    queryOf: (page) => {
      const { filters, size, sort } = search;
      return userQueries.page({ filters, page, size, sort: sortText(sort) });
    },
  });
  const user = data ?? list?.users.find(({ userId }) => userId === id);
  const panelId = `${titleId}-panel`;
  const isUnknown = error instanceof ApiError && error.httpStatus === 404;
  return (
    <RecordDrawer id={id} titleId={titleId} words={copy.list} neighbours={neighbours} onClose={search.closeUser}>
      <header className="flex items-center gap-3 px-5 pb-3">
        {user && <Initials user={user} />}
        <div className="min-w-0">
          <h2 id={titleId} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg font-semibold">
            <bdi>{user ? fullName(user) : shown(id)}</bdi>
            {user && <StatusBadge status={user.status} />}
          </h2>
          <p className="min-h-5 text-muted">{user && <Email email={user.email} />}</p>
        </div>
      </header>
      {data ? (
        <>
          <Tabs
            label={copy.parts}
            tabs={[
              { tab: undefined as DetailTab, label: copy.tabs.account },
              { tab: 'cambios', label: copy.tabs.changes },
            ]}
            tab={search.tab}
            panelId={panelId}
            onTab={search.showTab}
          />
          {error && !isFetching && (
            <AlertBox variant="warning" className="mx-5 mt-3">
              {copy.notRefreshed}
            </AlertBox>
          )}
          <div
            id={panelId}
            role="tabpanel"
            aria-labelledby={tabId(panelId, search.tab)}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel of text that scrolls must be reached by the keyboard
            tabIndex={0}
            className="min-h-0 flex-1 overflow-y-auto px-5 py-4 -outline-offset-2"
          >
            {search.tab === 'cambios' ? (
              <Suspense fallback={<Loader size="section" />}>
                <UserChanges id={id} />
              </Suspense>
            ) : (
              <Facts user={data} />
            )}
          </div>
          <UserActs key={id} user={data} />
        </>
      ) : isFetching || !error ? (
        <Loader size="section" />
      ) : (
        <div className="p-5">
          <SectionError
            title={shown(id)}
            message={isUnknown ? copy.notFound : failureText(error, copy.failed)}
            actions={!isUnknown && <Button onClick={() => refetch()}>{RETRY}</Button>}
          />
        </div>
      )}
    </RecordDrawer>
  );
}

/** All that is known of an account, and what may not be done to it. */
function Facts({ user }: { user: User }) {
  const { rows } = copy;
  const facts = [
    [rows.role, <RoleBadge key="role" role={user.role} />],
    [rows.job, <bdi key="job">{shown(user.job)}</bdi>],
    [rows.lastAccess, <Moment key="access" value={user.lastAccess} />],
    [rows.sessions, user.sessions ?? MISSING],
    [rows.changePassword, user.changePassword ? copy.yes : copy.no],
    ...(user.failedAttempts ? [[rows.failedAttempts, user.failedAttempts]] : []),
    ...(user.invitedUntil ? [[rows.invitedUntil, <Moment key="until" value={user.invitedUntil} />]] : []),
    [rows.createdAt, <Moment key="created" value={user.createdAt} />],
  ] as const;
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6">
      {facts.map(([label, value]) => (
        <div
          key={String(label)}
          className="col-span-2 grid grid-cols-subgrid border-t border-line py-2 first:border-t-0"
        >
          <dt className="text-muted">{label}</dt>
          <dd className="text-right font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
