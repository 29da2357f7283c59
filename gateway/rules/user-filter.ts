import { type User, type UserPage, type UserStatus, userStatuses } from '../wire/users';
import { compare, plain } from './list-order';
import { roles } from './roles';

const DAY = 86_400_000;

/** What of the accounts is asked for; an empty list asks for nothing. */
export interface UserFilter {
  /** In lower case, without accents. */
  text: string;
  roles: readonly string[];
  statuses: readonly string[];
  /** Those who have not been here for so many days. */
  idleDays: number | null;
}

const sortMembers = ['lastAccess', 'createdAt', 'name', 'email', 'role', 'status'] as const;

export interface UserSort {
  member: (typeof sortMembers)[number];
  ascending: boolean;
}

/** @returns undefined for a value that is none */
export function readUserFilter(query: URLSearchParams): UserFilter | undefined {
  const [wanted, statuses, idle] = [query.getAll('role'), query.getAll('status'), query.get('idleDays') ?? ''];
  const known = (values: readonly string[], all: readonly string[]) => values.every((value) => all.includes(value));
  if (!known(wanted, roles) || !known(statuses, userStatuses) || !/^([1-9]\d{0,3})?$/.test(idle)) return undefined;
  const idleDays = idle === '' ? null : Number(idle);
  return { text: plain(query.get('q') ?? ''), roles: wanted, statuses, idleDays };
}

/** What cannot be read is who was here last. */
export function readUserSort(query: URLSearchParams): UserSort {
  const [name, direction] = (query.get('sort') ?? '').split(',');
  const member = sortMembers.find((one) => one === name);
  return member ? { member, ascending: direction === 'asc' } : { member: 'lastAccess', ascending: false };
}

/** Those that match, in their order, and how many of each status match all but the status. */
export function filteredUsers(
  users: readonly User[],
  { text, roles: wanted, statuses, idleDays }: UserFilter,
  { member, ascending }: UserSort,
  now: number,
): { found: User[] } & Pick<UserPage, 'statusCounts'> {
  const any = (values: readonly string[], value: string) => values.length === 0 || values.includes(value);
  const isIdle = ({ lastAccess }: User) =>
    idleDays === null || lastAccess === null || Date.parse(lastAccess) < now - idleDays * DAY;
  const others = users.filter(
    (user) =>
      any(wanted, user.role) &&
      isIdle(user) &&
      [`${user.name} ${user.lastName}`, user.email, user.job].some((word) => plain(word).includes(text)),
  );
  const keyOf = (user: User) => (member === 'name' ? `${user.name} ${user.lastName}` : user[member]);
  return {
    found: others
      .filter(({ status }) => any(statuses, status))
      .sort((one, other) => compare(keyOf(one), keyOf(other), ascending) || one.email.localeCompare(other.email)),
    statusCounts: Object.fromEntries(
      userStatuses.map((status) => [status, others.filter((user) => user.status === status).length]),
    ) as Record<UserStatus, number>,
  };
}
