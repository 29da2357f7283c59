import { join } from 'node:path';
import { createBackups } from '../backups/backups';
import { demonstrationBackups, demonstrationSources } from '../backups/demonstration-backups';
import { noticesOf } from '../backups/ring';
import type { Notifications } from '../notifications/notifications';
import type { StoredBackup } from '../rules/backup';
import { nextBackup, type StoredBackupSchedule } from '../rules/backup-schedule';
import { oneAtATime } from '../rules/one-at-a-time';
import { createSqlBackupStore, keepBackups } from '../sql/backups/backup-store';
import { createOwnSource } from '../sql/backups/own-source';
import type { Database } from '../sql/tables';
import type { Metrics } from './metrics';
import type { Settings } from './settings';

/** How often it is looked for what is due and what nobody works on any more, ms. */
const TEN_SECONDS = 10_000;

interface Surroundings {
  settings: Pick<Settings, 'data' | 'database' | 'backups' | 'backupScratch'>;
  isDemonstration: boolean;
  clock: { now(): number };
  metrics: Pick<Metrics, 'backedUp'>;
  notices: Pick<Notifications['notices'], 'stand'>;
  reportFault(error: unknown): void;
}

/**
 * Backups of this store: into the folder that is named every night, and only by hand where none is, since a copy beside
 * what it is of helps little.
 */
export async function startBackups(db: Database, surroundings: Surroundings) {
  const { settings, isDemonstration, clock, metrics, notices, reportFault } = surroundings;
  const { data, database, backups: folder, backupScratch } = settings;
  const rhythm = { everyHours: 24, hour: 2 };
  const schedule: StoredBackupSchedule = {
    ...{ source: 'ATALAYA', ...rhythm, retentionDays: 30, verifies: true, isPaused: folder === undefined },
    ...{ nextRunAt: nextBackup(rhythm, clock.now()), updatedBy: null, updatedAt: null, version: 1 },
  };
  const invented = isDemonstration ? demonstrationBackups(clock.now()) : { backups: [], schedules: [] };
  await keepBackups(db, { ...invented, schedules: [...invented.schedules, schedule] });
  const store = createSqlBackupStore(db);
  const backups = createBackups({
    ...{ store, clock, reportFault, others: isDemonstration ? demonstrationSources() : [] },
    own: createOwnSource(db, { folder: folder ?? join(data, 'backups'), url: database, scratch: backupScratch }),
    tell: async (backup) => metrics.backedUp(backup),
    ring: (all, sources) => notices.stand('RESPALDO', ['ADMINISTRATOR'], noticesOf(all, sources)),
  });
  for (const backup of await store.all()) if (isOwnGood(backup)) metrics.backedUp(backup);
  // A folder has one process; on a server another gateway may be at work.
  await backups.begin({ alone: database === undefined });
  const settle = oneAtATime(() => backups.settle().catch(reportFault));
  const settling = setInterval(settle, TEN_SECONDS);
  backups.wake();
  return {
    backups,
    stop(): Promise<void> {
      clearInterval(settling);
      return backups.rest();
    },
  };
}

const isOwnGood = ({ source, status }: StoredBackup) => source === 'ATALAYA' && status === 'COMPLETED';
