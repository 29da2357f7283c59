import { KeyRound, LockKeyhole } from 'lucide-react';
import { serverNow } from '~/session/server-clock';
import { MISSING } from '~/shared/copy';
import { parseDate } from '~/shared/format/dates';
import type { ColumnChoice } from '~/shared/list/columns-button';
import type { ListColumn } from '~/shared/list/list-row';
import { Moment, shown } from '~/shared/record/cells';
import type { User } from '../api/user';
import { copy } from '../copy';
import { Email, fullName, RoleBadge, StatusBadge } from '../terms';
import { SORTABLE } from './user-search';

type ColumnId = keyof typeof copy.columns;

export const COLUMN_IDS = Object.keys(copy.columns) as ColumnId[];

/** Columns of who chose none, where the screen has room for more and where it has not. */
export const FIRST_WIDE: readonly string[] = COLUMN_IDS.slice(0, 5);
export const FIRST_NARROW: readonly string[] = ['name', 'role', 'status'];

export const COLUMN_CHOICE: ColumnChoice = {
  key: 'atalaya.users.columns',
  fixed: 'name',
  most: COLUMN_IDS.length,
  isKnown: (id) => Object.hasOwn(copy.columns, id),
};

export const columnTitle = (id: string) => copy.columns[id as ColumnId];

export function tableColumn(id: string): ListColumn<User> {
  return {
    ...{ id, title: columnTitle(id), right: id === 'sessions', sortable: SORTABLE.includes(id) },
    secondary: ['changePassword', 'createdAt', 'sessions'].includes(id),
    cell: (user) => <UserCell column={id as ColumnId} user={user} />,
  };
}

/** What a card shows of an account. */
export const CARD_COLUMNS: readonly ListColumn<User>[] = ['name', 'status', 'role', 'lastAccess'].map(tableColumn);

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

/** A round sign with the first letters of the name; the name stands beside it. */
export function Initials({ user: { name, lastName } }: { user: User }) {
  const letters = [name, lastName].map((word) => [...(word?.trim() ?? '')][0] ?? '').join('');
  return (
    <span
      aria-hidden
      className="inline-flex size-8 shrink-0 items-center justify-center rounded-full bg-primary-soft text-xs font-bold text-primary"
    >
      {letters.toUpperCase()}
    </span>
  );
}
