import { type Backups, createBackups } from '../../gateway/backups/backups';
import { demonstrationBackups, demonstrationSources } from '../../gateway/backups/demonstration-backups';
import { createMemoryBackupStore } from '../../gateway/backups/memory-backup-store';
import { nextBackup } from '../../gateway/rules/backup-schedule';
import type { MemoryLedger } from '../../gateway/trail/memory-ledger';

interface Surroundings {
  ledger: MemoryLedger;
  clock: { now(): number };
  reportFault(error: unknown): void;
}

/** Backups of invented stores, which last as long as the page; the platform's own has none yet. */
export function createOwnBackups({ ledger, clock, reportFault }: Surroundings): Backups {
  const { backups, schedules } = demonstrationBackups(clock.now());
  const rhythm = { everyHours: 24, hour: 2 };
  const own = {
    ...({ source: 'ATALAYA', ...rhythm, retentionDays: 30, verifies: true, isPaused: true } as const),
    ...{ nextRunAt: nextBackup(rhythm, clock.now()), updatedBy: null, updatedAt: null, version: 1 },
  };
  const store = createMemoryBackupStore({ backups, schedules: [...schedules, own] }, ledger);
  const [first] = demonstrationSources();
  const others = [
    ...demonstrationSources(),
    ...(first ? [{ ...first, source: 'ATALAYA' as const, capacityBytes: 0 }] : []),
  ];
  return createBackups({ store, others, clock, reportFault });
}
