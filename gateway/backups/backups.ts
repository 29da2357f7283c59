import type { BackupStore, OtherSource, OwnSource } from '../backup-ports';
import type { Keyed } from '../notifications/once';
import { backupAnswer, hasFile, type StoredBackup, summaryOf } from '../rules/backup';
import { type BackupFilter, type BackupSort, filteredBackups } from '../rules/backup-filter';
import type { BackupRequest } from '../rules/backup-request';
import { backupScheduleAnswer } from '../rules/backup-schedule';
import { isoDate } from '../rules/mexico-time';
import type { Backup, BackupPage, BackupSchedule, BackupSource, BackupSummary } from '../wire/backups';
import { createBackupActs } from './backup-acts';
import { askForDue, dropEnded, endOld, knownOf, lastGoodOf } from './due';
import { askOthers, isUnderWay } from './others';
import { createRunner } from './runner';

interface Surroundings {
  store: BackupStore;
  /** Absent where nothing is backed up by this process. */
  own?: OwnSource | undefined;
  others: readonly OtherSource[];
  clock: { now(): number };
  reportFault(error: unknown): void;
  /** Told how one of this process ended. */
  tell?(backup: StoredBackup): Promise<void>;
  /** Told again and again how all stand, of which somebody may have to hear. */
  ring?(all: readonly StoredBackup[], sources: readonly BackupSummary[]): Promise<void>;
  beatMs?: number;
}

export type Backups = ReturnType<typeof createBackups>;

/** What is backed up, when and by whom, and whether it can be restored; nothing here restores over anything. */
export function createBackups({ store, own, others, clock, reportFault, tell, ring, beatMs }: Surroundings) {
  const sources = [...(own ? [own] : []), ...others].sort((one, other) => (one.source < other.source ? -1 : 1));
  const typesOf = (source: BackupSource) => sources.find((one) => one.source === source)?.types;
  const runner =
    own &&
    createRunner({
      ...{ store, own, clock, reportFault, tell: tell ?? (async () => undefined) },
      ...(beatMs !== undefined && { beatMs }),
    });
  const wake = () => void runner?.work().catch(reportFault);

  const acts = createBackupActs({ store, own, clock, typesOf });

  /** What schedules want by now, and how the work of others stands. */
  async function settled(): Promise<readonly StoredBackup[]> {
    const [now, all, schedules] = [clock.now(), await store.all(), await store.schedules()];
    const isDue = schedules.some(({ isPaused, nextRunAt }) => !isPaused && nextRunAt <= now);
    const isAsked = all.some((one) => one.source !== own?.source && isUnderWay(one));
    if (!isDue && !isAsked) return all;
    await store.change(now, async (unit) => {
      await askForDue(unit, typesOf, now);
      await askOthers(unit, others, now);
    });
    wake();
    return store.all();
  }

  async function summaries(all: readonly StoredBackup[]): Promise<BackupSummary[]> {
    const [schedules, last, now] = [await store.schedules(), lastGoodOf(all), clock.now()];
    return sources.map(({ source, types }) => {
      const runs = all.filter((one) => one.source === source);
      const schedule = schedules.find((one) => one.source === source);
      return summaryOf(source, { types, schedule, runs, lastGood: last.get(source) }, now);
    });
  }

  return {
    wake,
    /** All that waits. */
    work: async () => runner?.work(),
    /** @param alone whether no other process has the same store */
    begin: async ({ alone }: { alone: boolean }) => (alone ? runner?.begin() : undefined),
    rest: async () => runner?.rest(),

    async page({ filter, sort, page, size }: Asked): Promise<BackupPage> {
      const all = await settled();
      const { found, statusCounts } = filteredBackups(all, filter, sort);
      const room = await own?.room().catch(() => undefined);
      const usedBytes = all.reduce((sum, one) => sum + (hasFile(one) ? (one.sizeBytes ?? 0) : 0), 0);
      const elsewhere = others.reduce((sum, { capacityBytes }) => sum + capacityBytes, 0);
      return {
        data: found.slice((page - 1) * size, page * size).map((one) => backupAnswer(one, knownOf(all, one))),
        ...{ page, size, total: found.length, statusCounts, usedBytes },
        sources: await summaries(all),
        capacityBytes: elsewhere + (room?.capacityBytes ?? 0) || null,
        generatedAt: isoDate(clock.now()),
      };
    },

    async find(backupId: string): Promise<Backup | undefined> {
      const all = await settled();
      const found = all.find((one) => one.backupId === backupId);
      return found && backupAnswer(found, knownOf(all, found));
    },

    async schedules(): Promise<BackupSchedule[]> {
      const schedules = await store.schedules();
      return schedules.filter(({ source }) => typesOf(source)).map(backupScheduleAnswer);
    },

    async request(asked: BackupRequest, keyed: Keyed) {
      const outcome = await acts.request(asked, keyed);
      wake();
      return outcome;
    },

    async cancel(backupId: string, keyed: Keyed) {
      const outcome = await acts.cancel(backupId, keyed);
      if ('backupId' in outcome) runner?.stop(backupId);
      return outcome;
    },

    async verify(backupId: string, keyed: Keyed) {
      const outcome = await acts.verify(backupId, keyed);
      wake();
      return outcome;
    },

    async remove(backupId: string, reason: string, keyed: Keyed) {
      const outcome = await acts.remove(backupId, reason, keyed);
      // What cannot be taken away now is so later.
      if (own) await dropEnded(store, own, clock.now()).catch(reportFault);
      return outcome;
    },

    plan: acts.plan,

    /** What is due from time to time. */
    async settle(): Promise<void> {
      await settled();
      const now = clock.now();
      await store.change(now, (unit) => endOld(unit, own, now));
      const all = await store.all();
      await ring?.(all, await summaries(all));
      wake();
      // Last, since a folder that cannot be written holds up nothing else; what cannot be taken away now is so later.
      if (own) await dropEnded(store, own, now);
    },
  };
}

interface Asked {
  filter: BackupFilter;
  sort: BackupSort;
  page: number;
  size: number;
}
