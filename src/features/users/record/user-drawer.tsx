import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { MISSING } from '~/shared/copy';
import { Moment, shown } from '~/shared/record/cells';
import { RecordBody } from '~/shared/record/record-body';
import { RecordDrawer } from '~/shared/record/record-drawer';
import { useAdjacentRows } from '~/shared/record/use-adjacent-rows';
import { lazyPart } from '~/shared/ui/lazy-part';
import type { User, UserPage } from '../api/user';
import { userQueries } from '../api/user-api';
import type { DetailTab, UserSearch } from '../list/user-search';
import { Email, fullName, Initials, RoleBadge, StatusBadge } from '../terms';
import { copy } from './copy';
import { UserActs } from './user-acts';

const UserChanges = lazyPart(() => import('./user-changes').then((module) => module.UserChanges));

const TABS = [
  { tab: undefined as DetailTab, label: copy.tabs.account },
  { tab: 'cambios' as const, label: copy.tabs.changes },
];

interface UserDrawerProps {
  id: string;
  /** The page behind it, once it is there. */
  list: UserPage | undefined;
  search: UserSearch;
}

/** One account beside the list; its id and its open part stand in the address. */
export function UserDrawer({ id, list, search }: UserDrawerProps) {
  const titleId = useId();
  const query = useQuery(userQueries.one(id));
  const neighbours = useAdjacentRows({
    ...{ id, list, moveTo: search.moveTo },
    idsOf: ({ users }) => users.map(({ userId }) => userId),
    queryOf: (page) => userQueries.page({ ...search, page }),
  });
  const user = query.data ?? list?.users.find(({ userId }) => userId === id);
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
      <RecordBody
        titleId={titleId}
        query={query}
        title={shown(id)}
        words={copy}
        tabs={() => TABS}
        tab={search.tab}
        onTab={search.showTab}
        foot={(data) => <UserActs key={id} user={data} />}
      >
        {(data, tab) => (tab === 'cambios' ? <UserChanges id={id} /> : <Facts user={data} />)}
      </RecordBody>
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
