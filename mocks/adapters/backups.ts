import { type Backups, createBackups } from '../../gateway/backups/backups';
import { demonstrationBackups, demonstrationSources } from '../../gateway/backups/demonstration-backups';
import { createMemoryBackupStore } from '../../gateway/backups/memory-backup-store';
import { noticesOf } from '../../gateway/backups/ring';
import type { Notifications } from '../../gateway/notifications/notifications';
import { nextBackup } from '../../gateway/rules/backup-schedule';
import type { MemoryLedger } from '../../gateway/trail/memory-ledger';

interface Surroundings {
  ledger: MemoryLedger;
  notices: Pick<Notifications['notices'], 'stand'>;
  clock: { now(): number };
  reportFault(error: unknown): void;
}

/** Backups of invented stores, which last as long as the page; the platform's own has none yet. */
export function createOwnBackups({ ledger, notices, clock, reportFault }: Surroundings): Backups {
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
  const made = createBackups({
    ...{ store, others, clock, reportFault },
    ring: (all, sources) => notices.stand('RESPALDO', ['ADMINISTRATOR'], noticesOf(all, sources)),
  });
  // Nobody looks at the clock for it but who looks at it.
  void made.settle().catch(reportFault);
  return { ...made, page: (asked) => made.settle().then(() => made.page(asked)) };
}
