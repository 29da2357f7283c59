import type { BackupStore } from '../backup-ports';
import type { StoredBackup } from '../rules/backup';
import type { StoredBackupSchedule } from '../rules/backup-schedule';
import type { MemoryLedger } from '../trail/memory-ledger';
import type { KeptAnswer } from '../trail-ports';

interface Given {
  backups: readonly StoredBackup[];
  schedules: readonly StoredBackupSchedule[];
}

/** Backups, remembered for as long as the process lasts. */
export function createMemoryBackupStore(given: Given, ledger: MemoryLedger): BackupStore {
  const backups = new Map(given.backups.map((backup) => [backup.backupId, backup]));
  const schedules = new Map(given.schedules.map((schedule) => [schedule.source, schedule]));
  const held = new Map<string, number>();
  const all = () => [...backups.values()].sort((one, other) => other.createdAt - one.createdAt || byId(one, other));
  let turn: Promise<unknown> = Promise.resolve();
  return {
    change(now, work) {
      const run = turn.then(async () => {
        const [kept, planned, holds] = [new Map(backups), new Map(schedules), new Map(held)];
        const later: (() => void)[] = [];
        try {
          const outcome = await work({
            claim: async <T>(email: string, key: string) =>
              ledger.answers.get(`${email} ${key}`) as KeptAnswer<T> | undefined,
            keepAnswer: async (email, key, answer) =>
              void later.push(() => ledger.answers.set(`${email} ${key}`, answer)),
            all: async () => all(),
            put: async (backup) => void backups.set(backup.backupId, backup),
            forget: async (ids) => {
              for (const id of ids) backups.delete(id);
            },
            heldUntil: async (id) => held.get(id) ?? 0,
            hold: async (id, until) => void held.set(id, until),
            schedules: async () => [...schedules.values()],
            putSchedule: async (schedule) => void schedules.set(schedule.source, schedule),
            write: async (deed) => void later.push(() => ledger.write(deed, now)),
          });
          for (const deed of later) deed();
          return outcome;
        } catch (error) {
          for (const [mine, before] of [
            [backups, kept],
            [schedules, planned],
            [held, holds],
          ] as [Map<string, unknown>, Map<string, unknown>][]) {
            mine.clear();
            for (const [id, value] of before) mine.set(id, value);
          }
          throw error;
        }
      });
      turn = run.catch(() => undefined);
      return run;
    },
    all: async () => all(),
    schedules: async () => [...schedules.values()],
  };
}

const byId = (one: StoredBackup, other: StoredBackup) => (one.backupId < other.backupId ? 1 : -1);
