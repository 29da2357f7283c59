import { KeyRound, LockKeyhole } from 'lucide-react';
import { serverNow } from '~/session/server-clock';
import { MISSING } from '~/shared/copy';
import { parseDate } from '~/shared/format/dates';
import { Moment, shown } from '~/shared/record/cells';
import { recordList } from '~/shared/record/record-list';
import type { User } from '../api/user';
import { SORTABLE } from '../api/user-api';
import { copy } from '../copy';
import { Email, fullName, Initials, RoleBadge, StatusBadge } from '../terms';

type ColumnId = keyof typeof copy.columns;

/** How accounts are listed. */
export const USERS = recordList<User, ColumnId>({
  words: copy,
  idOf: ({ userId }) => userId,
  nameOf: fullName,
  copyOf: ({ email }) => email ?? '',
  key: 'atalaya.users.columns',
  titles: copy.columns,
  wide: ['name', 'role', 'status', 'changePassword', 'lastAccess'],
  narrow: ['name', 'role', 'status'],
  cards: ['name', 'status', 'role', 'lastAccess'],
  sortable: SORTABLE,
  right: ['sessions'],
  primary: ['name', 'role', 'status', 'lastAccess'],
  cell: (column, user) => <UserCell column={column} user={user} />,
});

const LOWER = 'block text-xs text-muted';

function UserCell({ column, user }: { column: ColumnId; user: User }) {
  switch (column) {
    case 'name':
      return (
        <span className="flex min-w-0 items-center gap-2.5">
          <Initials user={user} />
          <span className="min-w-0">
            <bdi className="font-semibold">{fullName(user)}</bdi>
            {user.isSelf && <span className="text-muted">{` ${copy.you}`}</span>}
            <span className={LOWER}>
              <Email email={user.email} />
            </span>
          </span>
        </span>
      );
    case 'role':
      return (
        <>
          <span className="inline-flex items-center gap-1.5">
            <RoleBadge role={user.role} />
            {user.isSelf && <LockKeyhole aria-hidden className="size-3.5 text-muted" />}
          </span>
          <bdi className={LOWER}>{user.isSelf ? copy.ownRole : shown(user.job)}</bdi>
        </>
      );
    case 'status':
      return (
        <>
          <StatusBadge status={user.status} />
          <StatusNote user={user} />
        </>
      );
    case 'changePassword':
      return user.changePassword ? (
        <span className="inline-flex items-center gap-1.5 font-semibold">
          <KeyRound aria-hidden className="size-3.5 text-warning" />
          {copy.yes}
        </span>
      ) : (
        <span className="text-muted">{user.changePassword === null ? MISSING : copy.no}</span>
      );
    case 'lastAccess':
    case 'createdAt':
      return <Moment value={user[column]} />;
    case 'sessions':
      return <span>{user.sessions ?? MISSING}</span>;
  }
}

/** Why an account stands as it does. */
function StatusNote({ user: { status, failedAttempts, invitedUntil } }: { user: User }) {
  if (status === 'BLOCKED' && failedAttempts !== null)
    return <span className={LOWER}>{copy.attempts(failedAttempts)}</span>;
  const until = parseDate(invitedUntil);
  if (status === 'INVITED' && until !== null && until < serverNow())
    return <span className={LOWER}>{copy.expired}</span>;
  return null;
}
