import type { BackupStore, BackupUnit, OtherSource, OwnSource } from '../backup-ports';
import { deedOf, type Keyed } from '../notifications/once';
import {
  actionsOf,
  backupAnswer,
  backupTold,
  hasFile,
  isOpen,
  lockOf,
  type StoredBackup,
  summaryOf,
} from '../rules/backup';
import { type BackupFilter, type BackupSort, filteredBackups } from '../rules/backup-filter';
import type { BackupRequest } from '../rules/backup-request';
import { type BackupPlan, backupPlanTold, backupScheduleAnswer, nextBackup } from '../rules/backup-schedule';
import { isoDate } from '../rules/mexico-time';
import { NotKept, notKept } from '../rules/not-kept';
import type { Refusal } from '../rules/statistic-query';
import type { Actor } from '../trail-ports';
import type { Backup, BackupAction, BackupPage, BackupSchedule, BackupSource } from '../wire/backups';
import { askForDue, endOld, lastGoodOf } from './due';
import { newBackup } from './new-backup';
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
  beatMs?: number;
}

/** Why something was not done. */
type NotDone = { refused: Refusal['fields'] } | { unknown: true } | { conflict: Backup | BackupSchedule };

type Outcome = Backup | NotDone;

const copy = {
  used: 'Esta clave ya se usó para otra solicitud.',
  noSource: 'Ese origen no se respalda aquí.',
  noType: 'Ese origen no se respalda así.',
  busy: 'Ya hay un respaldo de este origen en curso o en espera.',
  removed: (name: string) => `Lo eliminó ${name}.`,
};

export type Backups = ReturnType<typeof createBackups>;

/** What is backed up, when and by whom, and whether it can be restored; nothing here restores over anything. */
export function createBackups({ store, own, others, clock, reportFault, tell, beatMs }: Surroundings) {
  const sources = [...(own ? [own] : []), ...others].sort((one, other) => (one.source < other.source ? -1 : 1));
  const typesOf = (source: BackupSource) => sources.find((one) => one.source === source)?.types;
  const runner =
    own &&
    createRunner({
      ...{ store, own, clock, reportFault, tell: tell ?? (async () => undefined) },
      ...(beatMs !== undefined && { beatMs }),
    });
  const wake = () => void runner?.work().catch(reportFault);

  const knownOf = (all: readonly StoredBackup[], { source }: StoredBackup) => ({
    lastGoodId: lastGoodOf(all).get(source)?.backupId,
  });

  const answer = (backup: StoredBackup, all: readonly StoredBackup[]) => backupAnswer(backup, knownOf(all, backup));

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

  /** Does something once for a key, beside nobody else. */
  const once = <T extends object>(
    { key, actor }: Keyed,
    request: unknown,
    work: (unit: BackupUnit, now: number) => Promise<T | NotDone>,
  ) => {
    const [fingerprint, now] = [JSON.stringify(request), clock.now()];
    return store
      .change(now, async (unit): Promise<T | NotDone> => {
        const before = await unit.claim<T>(actor.email, key);
        if (before?.fingerprint === fingerprint) return before.answer;
        if (before) return { refused: [{ field: 'Idempotency-Key', message: copy.used }] };
        const done = await work(unit, now);
        if ('refused' in done || 'unknown' in done || 'conflict' in done) throw new NotKept<NotDone>(done);
        await unit.keepAnswer(actor.email, key, { fingerprint, answer: done });
        return done;
      })
      .catch(notKept<NotDone>);
  };

  const write = (unit: BackupUnit, actor: Actor, deed: Deeded) =>
    unit.write(
      deedOf(actor, {
        ...{ entity: 'backup', entityId: (deed.after ?? deed.before)?.backupId ?? '', action: deed.action },
        ...{ before: deed.before ? backupTold(deed.before) : {}, after: deed.after ? backupTold(deed.after) : {} },
        reason: deed.reason,
      }),
    );

  /** Changes one as somebody may by its state; otherwise it is told as it stands. */
  const act = (
    backupId: string,
    { action, reason }: { action: BackupAction; reason: string | null },
    keyed: Keyed,
    change: (backup: StoredBackup, now: number) => Promise<StoredBackup>,
  ): Promise<Outcome> =>
    once<Backup>(keyed, [action, backupId, reason], async (unit, now) => {
      const all = await unit.all();
      const before = all.find((one) => one.backupId === backupId);
      if (!before) return { unknown: true };
      const known = knownOf(all, before);
      const locked = action === 'DELETE' ? lockOf(before, known.lastGoodId) : null;
      if (locked !== null) return { refused: [{ field: 'backupId', message: locked }] };
      if (!actionsOf(before, known).includes(action)) return { conflict: answer(before, all) };
      const after = await change(before, now);
      await unit.put(after);
      await write(unit, keyed.actor, { action, before, after, reason });
      return answer(after, await unit.all());
    });

  return {
    wake,
    /** All that waits. */
    work: async () => runner?.work(),
    /** @param alone whether no other process has the same store */
    begin: async ({ alone }: { alone: boolean }) => (alone ? runner?.begin() : undefined),
    rest: async () => runner?.rest(),

    async page({ filter, sort, page, size }: Asked): Promise<BackupPage> {
      const all = await settled();
      const schedules = await store.schedules();
      const { found, statusCounts } = filteredBackups(all, filter, sort);
      const [last, now, room] = [lastGoodOf(all), clock.now(), await own?.room().catch(() => undefined)];
      const usedBytes = all.reduce((sum, one) => sum + (hasFile(one) ? (one.sizeBytes ?? 0) : 0), 0);
      const elsewhere = others.reduce((sum, { capacityBytes }) => sum + capacityBytes, 0);
      return {
        data: found.slice((page - 1) * size, page * size).map((one) => answer(one, all)),
        ...{ page, size, total: found.length, statusCounts, usedBytes },
        sources: sources.map(({ source, types }) => {
          const runs = all.filter((one) => one.source === source);
          const schedule = schedules.find((one) => one.source === source);
          return summaryOf(source, { types, schedule, runs, lastGood: last.get(source) }, now);
        }),
        capacityBytes: elsewhere + (room?.capacityBytes ?? 0) || null,
        generatedAt: isoDate(now),
      };
    },

    async find(backupId: string): Promise<Backup | undefined> {
      const all = await settled();
      const found = all.find((one) => one.backupId === backupId);
      return found && answer(found, all);
    },

    async schedules(): Promise<BackupSchedule[]> {
      const schedules = await store.schedules();
      return schedules.filter(({ source }) => typesOf(source)).map(backupScheduleAnswer);
    },

    /** Puts one into the queue; of each source one is under way. */
    async request({ source, type, reason }: BackupRequest, keyed: Keyed): Promise<Outcome> {
      const outcome = await once<Backup>(keyed, ['REQUEST', source, type, reason], async (unit, now) => {
        const types = typesOf(source);
        if (!types) return { refused: [{ field: 'source', message: copy.noSource }] };
        if (!types.includes(type)) return { refused: [{ field: 'type', message: copy.noType }] };
        if ((await unit.all()).some((one) => one.source === source && isOpen(one)))
          return { refused: [{ field: 'source', message: copy.busy }] };
        const requestedBy = { email: keyed.actor.email, name: keyed.actor.name };
        const after = newBackup({ source, type, trigger: 'MANUAL', requestedBy, reason }, now);
        await unit.put(after);
        await write(unit, keyed.actor, { action: 'REQUEST', before: null, after, reason });
        return answer(after, await unit.all());
      });
      wake();
      return outcome;
    },

    async cancel(backupId: string, keyed: Keyed): Promise<Outcome> {
      const outcome = await act(backupId, { action: 'CANCEL', reason: null }, keyed, async (backup, now) => ({
        ...{ ...backup, status: 'CANCELLED', finishedAt: now, errorMessage: null },
      }));
      if ('backupId' in outcome) runner?.stop(backupId);
      return outcome;
    },

    async verify(backupId: string, keyed: Keyed): Promise<Outcome> {
      const outcome = await act(backupId, { action: 'VERIFY', reason: null }, keyed, async (backup) => ({
        ...{ ...backup, verification: 'QUEUED', verifiedAt: null, verifyMessage: null },
      }));
      wake();
      return outcome;
    },

    /** Takes its file away; what was there is remembered. */
    remove: (backupId: string, reason: string, keyed: Keyed): Promise<Outcome> =>
      act(backupId, { action: 'DELETE', reason }, keyed, async (backup) => {
        if (backup.file !== null && own?.source === backup.source) await own.drop(backup.file);
        return { ...backup, status: 'EXPIRED', file: null, errorMessage: copy.removed(keyed.actor.name) };
      }),

    /** Changes when a source is backed up by itself, as somebody saw it. */
    plan: (
      source: string,
      { plan, version, reason }: { plan: BackupPlan; version: number; reason: string },
      actor: Actor,
    ): Promise<BackupSchedule | NotDone> =>
      store
        .change(clock.now(), async (unit): Promise<BackupSchedule | NotDone> => {
          const now = clock.now();
          const before = (await unit.schedules()).find((one) => one.source === source);
          if (!before || !typesOf(before.source)) return { unknown: true };
          if (before.version !== version) return { conflict: backupScheduleAnswer(before) };
          const updatedBy = { email: actor.email, name: actor.name };
          const changed = { ...before, ...plan, updatedBy, updatedAt: now, version: version + 1 };
          const after = { ...changed, nextRunAt: nextBackup(plan, now) };
          await unit.putSchedule(after);
          await unit.write(
            deedOf(actor, {
              ...{ entity: 'backupSchedule', entityId: source, action: 'EDIT', reason },
              ...{ before: backupPlanTold(before), after: backupPlanTold(after) },
            }),
          );
          return backupScheduleAnswer(after);
        })
        .catch(notKept<NotDone>),

    /** What is due from time to time. */
    async settle(): Promise<void> {
      await settled();
      const now = clock.now();
      await store.change(now, (unit) => endOld(unit, own, now));
      wake();
    },
  };
}

interface Asked {
  filter: BackupFilter;
  sort: BackupSort;
  page: number;
  size: number;
}

interface Deeded {
  action: string;
  before: StoredBackup | null;
  after: StoredBackup | null;
  reason: string | null;
}
