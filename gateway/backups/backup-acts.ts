import type { BackupStore, BackupUnit, OwnSource } from '../backup-ports';
import { deedOf, type Keyed } from '../notifications/once';
import { actionsOf, backupAnswer, backupTold, isOpen, lockOf, type StoredBackup } from '../rules/backup';
import type { BackupRequest } from '../rules/backup-request';
import { type BackupPlan, backupPlanTold, backupScheduleAnswer, nextBackup } from '../rules/backup-schedule';
import { NotKept, notKept } from '../rules/not-kept';
import type { Refusal } from '../rules/statistic-query';
import type { Actor } from '../trail-ports';
import type { Backup, BackupAction, BackupSchedule, BackupSource, BackupType } from '../wire/backups';
import { knownOf } from './due';
import { newBackup } from './new-backup';

interface Surroundings {
  store: BackupStore;
  own: OwnSource | undefined;
  clock: { now(): number };
  /** What a source can be backed up as; undefined of one that is not backed up here. */
  typesOf(source: BackupSource): readonly BackupType[] | undefined;
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

/** What people do with backups and their schedules: each act once, beside nobody else, and in the trail. */
export function createBackupActs({ store, own, clock, typesOf }: Surroundings) {
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
      if (!actionsOf(before, known).includes(action)) return { conflict: backupAnswer(before, known) };
      const after = await change(before, now);
      await unit.put(after);
      await write(unit, keyed.actor, { action, before, after, reason });
      return backupAnswer(after, knownOf(await unit.all(), after));
    });

  return {
    /** Puts one into the queue; of each source one is under way. */
    request: ({ source, type, reason }: BackupRequest, keyed: Keyed): Promise<Outcome> =>
      once<Backup>(keyed, ['REQUEST', source, type, reason], async (unit, now) => {
        const types = typesOf(source);
        if (!types) return { refused: [{ field: 'source', message: copy.noSource }] };
        if (!types.includes(type)) return { refused: [{ field: 'type', message: copy.noType }] };
        if ((await unit.all()).some((one) => one.source === source && isOpen(one)))
          return { refused: [{ field: 'source', message: copy.busy }] };
        const requestedBy = { email: keyed.actor.email, name: keyed.actor.name };
        const after = newBackup({ source, type, trigger: 'MANUAL', requestedBy, reason }, now);
        await unit.put(after);
        await write(unit, keyed.actor, { action: 'REQUEST', before: null, after, reason });
        return backupAnswer(after, knownOf(await unit.all(), after));
      }),

    cancel: (backupId: string, keyed: Keyed): Promise<Outcome> =>
      act(backupId, { action: 'CANCEL', reason: null }, keyed, async (backup, now) => ({
        ...{ ...backup, status: 'CANCELLED', finishedAt: now, errorMessage: null },
      })),

    verify: (backupId: string, keyed: Keyed): Promise<Outcome> =>
      act(backupId, { action: 'VERIFY', reason: null }, keyed, async (backup) => ({
        ...{ ...backup, verification: 'QUEUED', verifiedAt: null, verifyMessage: null },
      })),

    /** Says that it is gone; its file is taken away after that. What was there is remembered. */
    remove: (backupId: string, reason: string, keyed: Keyed): Promise<Outcome> =>
      act(backupId, { action: 'DELETE', reason }, keyed, async (backup) => ({
        ...{ ...backup, status: 'EXPIRED', errorMessage: copy.removed(keyed.actor.name) },
        file: own?.source === backup.source ? backup.file : null,
      })),

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
  };
}

interface Deeded {
  action: string;
  before: StoredBackup | null;
  after: StoredBackup | null;
  reason: string | null;
}
