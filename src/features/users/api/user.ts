import { fieldsOf, flagOf, integerOf, listOf, membersOf } from '~/shared/api/members';
import { toText } from '~/shared/format/read-value';

const readMembers = membersOf({
  email: toText,
  name: toText,
  lastName: toText,
  job: toText,
  role: toText,
  status: toText,
  changePassword: flagOf,
  lastAccess: toText,
  createdAt: toText,
  invitedUntil: toText,
  failedAttempts: integerOf,
  sessions: integerOf,
  version: integerOf,
  isSelf: flagOf,
  actions: (value: unknown) => listOf(value, toText),
  locked: (value: unknown) =>
    Object.fromEntries(Object.entries(fieldsOf(value)).map(([action, reason]) => [action, toText(reason) ?? ''])) as {
      [action: string]: string | undefined;
    },
});

/** Somebody who may use the console. */
export interface User extends ReturnType<typeof readMembers> {
  userId: string;
}

/** @returns null without an id, by which alone it can be told from others */
export function parseUser(value: unknown): User | null {
  const userId = toText(fieldsOf(value).userId);
  return userId === null ? null : { userId, ...readMembers(value) };
}

/** @throws Error when the answer is no account */
export function readUser(value: unknown): User {
  const user = parseUser(value);
  if (!user) throw new Error('no account');
  return user;
}

/** An account after a change, and whether the letter that goes with it was sent; null where there is none. */
export function readChanged(value: unknown) {
  return { ...readUser(value), mailed: flagOf(fieldsOf(value).mailed) };
}

export type ChangedUser = ReturnType<typeof readChanged>;

export interface UserPage {
  users: User[];
  page: number;
  size: number;
  total: number;
  statusCounts: Readonly<Record<string, number | null>>;
}

/** @throws Error when the answer is no page */
export function parsePage(value: unknown, asked: { page: number; size: number }): UserPage {
  const sent = fieldsOf(value);
  const total = integerOf(sent.total);
  if (!Array.isArray(sent.data) || total === null || total < 0) throw new Error('no page of accounts');
  const counts = Object.entries(fieldsOf(sent.statusCounts)).map(([name, count]) => [name, integerOf(count)]);
  return {
    users: listOf(sent.data, parseUser),
    page: integerOf(sent.page) ?? asked.page,
    size: integerOf(sent.size) ?? asked.size,
    total,
    statusCounts: Object.fromEntries(counts),
  };
}
