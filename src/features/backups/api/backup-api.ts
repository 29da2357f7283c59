/**
 * Backups. The calls are our proposal; a platform that differs needs changes here alone.
 *
 * GET, POST backup · GET, DELETE backup/{backupId} · POST backup/{backupId}/cancel, verify · GET backup/schedule
 * PUT backup/schedule/{source}
 */
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { type ApiRequest, json, request } from '~/shared/api/client';
import { lacksCall } from '~/shared/api/lacks-call';
import { type ListRequest, sortText } from '~/shared/list/list-address';
import { type BackupSchedule, isUnderWay, parsePage, parseSchedule, readBackup, readSchedules } from './backup';

/** Filters as the call takes them, each with one value. */
const FILTERS = ['q', 'source', 'type', 'status', 'dateRange'] as const;

export type BackupFilters = { readonly [Key in (typeof FILTERS)[number]]?: string };

/** How often it is asked while something is under way, and else, ms. */
const BUSY = 2000;
const CALM = 30_000;

const pace = (error: Error | null, isBusy: boolean | undefined) => {
  if (lacksCall(error)) return false;
  return isBusy && !error ? BUSY : CALM;
};

const pathOf = (backupId: string) => `backup/${encodeURIComponent(backupId)}`;

export const backupQueries = {
  /** A page with how all sources stand; the one before stays until the next is there. */
  page: ({ filters, page, size, sort }: ListRequest<BackupFilters>) => {
    const query = { ...filters, page: String(page), size: String(size), sort: sortText(sort) };
    return queryOptions({
      queryKey: ['backups', query],
      queryFn: ({ signal }) =>
        request(
          { path: 'backup', query, signal },
          json((answer) => parsePage(answer, { page, size })),
        ),
      placeholderData: keepPreviousData,
      refetchInterval: ({ state: { data, error } }) =>
        pace(error, data && (data.sources.some(({ running }) => running !== null) || data.backups.some(isUnderWay))),
    });
  },
  one: (backupId: string) =>
    queryOptions({
      queryKey: ['backup', backupId],
      queryFn: ({ signal }) => request({ path: pathOf(backupId), signal }, json(readBackup)),
      refetchInterval: ({ state: { data, error } }) => pace(error, data && isUnderWay(data)),
    }),
  schedules: () =>
    queryOptions({
      queryKey: ['backup-schedules'],
      queryFn: ({ signal }) => request({ path: 'backup/schedule', signal }, json(readSchedules)),
    }),
};

const write = (call: ApiRequest) => request(call, json(readBackup));

export type BackupPlan = Record<'everyHours' | 'hour' | 'retentionDays', number> &
  Record<'verifies' | 'paused', boolean> & { reason: string; version: number };

export const backupWrites = {
  request: (body: { source: string; type: string; reason: string }, key: string) =>
    write({ method: 'POST', path: 'backup', body, key }),
  cancel: (backupId: string, key: string) => write({ method: 'POST', path: `${pathOf(backupId)}/cancel`, key }),
  verify: (backupId: string, key: string) => write({ method: 'POST', path: `${pathOf(backupId)}/verify`, key }),
  remove: (backupId: string, reason: string, key: string) =>
    write({ method: 'DELETE', path: pathOf(backupId), body: { reason }, key }),
  plan: (source: string, body: BackupPlan): Promise<BackupSchedule> =>
    request(
      { method: 'PUT', path: `backup/schedule/${encodeURIComponent(source)}`, body },
      json((answer) => {
        const schedule = parseSchedule(answer);
        if (!schedule) throw new Error('no schedule');
        return schedule;
      }),
    ),
  schedules: () => request({ path: 'backup/schedule' }, json(readSchedules)),
};

/** All that tells of backups is old once something was done. */
export function backupsChanged(client: QueryClient): void {
  for (const name of ['backups', 'backup', 'backup-schedules']) void client.invalidateQueries({ queryKey: [name] });
  for (const entity of ['backup', 'backupSchedule']) void client.invalidateQueries({ queryKey: ['audit', entity] });
}
