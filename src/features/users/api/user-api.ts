/**
 * Accounts. The calls are our proposal; a platform that differs needs changes here alone.
 *
 * GET, POST user · GET, PUT user/{userId} · PUT user/{userId}/status
 * POST user/{userId}/invitation, user/{userId}/passwordReset · DELETE user/{userId}/session
 */
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { type ApiRequest, json, request } from '~/shared/api/client';
import { type ListRequest, sortText } from '~/shared/list/list-address';
import { type ChangedUser, parsePage, readChanged, readUser } from './user';

/** Fields that the platform sorts by. */
export const SORTABLE = ['name', 'role', 'status', 'lastAccess', 'createdAt'];

/** Filters as the call takes them, each with one value. */
export const FILTERS = ['q', 'role', 'status', 'idleDays'] as const;

export type UserFilters = { readonly [Key in (typeof FILTERS)[number]]?: string };

const pathOf = (userId: string) => `user/${encodeURIComponent(userId)}`;

/** A page of accounts, past all that is kept of others. */
export function fetchUsers({ filters, page, size, sort }: ListRequest<UserFilters>, signal: AbortSignal) {
  const query = { ...filters, page: String(page), size: String(size), sort: sortText(sort) };
  return request(
    { path: 'user', query, signal },
    json((answer) => parsePage(answer, { page, size })),
  );
}

export const userQueries = {
  /** A page; the one before stays until the next is there. */
  page: ({ filters, page, size, sort }: ListRequest<UserFilters>) =>
    queryOptions({
      queryKey: ['users', { filters, page, size, sort }],
      queryFn: ({ signal }) => fetchUsers({ filters, page, size, sort }, signal),
      placeholderData: keepPreviousData,
    }),
  one: (userId: string) =>
    queryOptions({
      queryKey: ['user', userId],
      queryFn: ({ signal }) => request({ path: pathOf(userId), signal }, json(readUser)),
    }),
};

const write = (call: ApiRequest): Promise<ChangedUser> => request(call, json(readChanged));

export interface UserData {
  name: string;
  lastName: string;
  job: string;
  role: string;
}

interface Reasoned {
  reason: string;
  version: number;
}

export const userWrites = {
  invite: (body: UserData & { email: string }, key: string) => write({ method: 'POST', path: 'user', body, key }),
  change: (userId: string, body: Partial<UserData> & Reasoned, key: string) =>
    write({ method: 'PUT', path: pathOf(userId), body, key }),
  setStatus: (userId: string, body: { status: 'ACTIVE' | 'DISABLED' } & Reasoned, key: string) =>
    write({ method: 'PUT', path: `${pathOf(userId)}/status`, body, key }),
  inviteAgain: (userId: string, reason: string, key: string) =>
    write({ method: 'POST', path: `${pathOf(userId)}/invitation`, body: { reason }, key }),
  reset: (userId: string, reason: string, key: string) =>
    write({ method: 'POST', path: `${pathOf(userId)}/passwordReset`, body: { reason }, key }),
  endSessions: (userId: string, reason: string, key: string) =>
    write({ method: 'DELETE', path: `${pathOf(userId)}/session`, body: { reason }, key }),
};

/** All that tells of accounts is old once one has changed. */
export function usersChanged(client: QueryClient, userId: string): void {
  for (const queryKey of [['users'], ['user', userId], ['audit', 'user', userId]])
    void client.invalidateQueries({ queryKey });
}
