import { type BackupStatus, backupSources, backupStatuses, backupTypes } from '../wire/backups';
import type { StoredBackup } from './backup';
import { momentsOf, type Range, readDays } from './day-range';

/** Which backups are asked for; an empty list asks for all. */
export interface BackupFilter {
  /** In lower case, looked for in names. */
  text: string;
  sources: readonly string[];
  types: readonly string[];
  statuses: readonly string[];
  /** When they were asked for. */
  range: Range | null;
}

const sortMembers = ['startedAt', 'name', 'sizeBytes', 'retentionUntil'] as const;

export interface BackupSort {
  member: (typeof sortMembers)[number];
  ascending: boolean;
}

/** @returns undefined for a value that is none */
export function readBackupFilter(query: URLSearchParams): BackupFilter | undefined {
  const [sources, types, statuses] = [query.getAll('source'), query.getAll('type'), query.getAll('status')];
  const known = (values: readonly string[], all: readonly string[]) => values.every((value) => all.includes(value));
  if (!known(sources, backupSources) || !known(types, backupTypes) || !known(statuses, backupStatuses))
    return undefined;
  const days = query.get('dateRange');
  const read = days === null ? null : readDays(days);
  const range = read && momentsOf(read);
  if (days !== null && !range) return undefined;
  return { text: (query.get('q') ?? '').trim().toLowerCase(), sources, types, statuses, range };
}

/** What cannot be read is the newest first. */
export function readBackupSort(query: URLSearchParams): BackupSort {
  const [name, direction] = (query.get('sort') ?? '').split(',');
  const member = sortMembers.find((one) => one === name);
  return member ? { member, ascending: direction === 'asc' } : { member: 'startedAt', ascending: false };
}

/** Those that match, in their order, and how many of each status match all but the status. */
export function filteredBackups(
  backups: readonly StoredBackup[],
  { text, sources, types, statuses, range }: BackupFilter,
  { member, ascending }: BackupSort,
): { found: StoredBackup[]; statusCounts: Record<BackupStatus, number> } {
  const any = (values: readonly string[], value: string) => values.length === 0 || values.includes(value);
  const others = backups.filter(
    (backup) =>
      any(sources, backup.source) &&
      any(types, backup.type) &&
      backup.name.includes(text) &&
      (!range || (backup.createdAt >= range.from && backup.createdAt < range.until)),
  );
  const sortedBy = (backup: StoredBackup) =>
    member === 'startedAt' ? (backup.startedAt ?? backup.createdAt) : (backup[member] ?? -1);
  const order = (one: StoredBackup, other: StoredBackup) => {
    const [left, right] = [sortedBy(one), sortedBy(other)];
    const way = left < right ? -1 : left > right ? 1 : one.createdAt - other.createdAt;
    return ascending ? way : -way;
  };
  return {
    found: others.filter(({ status }) => any(statuses, status)).sort(order),
    statusCounts: Object.fromEntries(
      backupStatuses.map((status) => [status, others.filter((backup) => backup.status === status).length]),
    ) as Record<BackupStatus, number>,
  };
}
