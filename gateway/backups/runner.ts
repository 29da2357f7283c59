import { BackupFault, type BackupStore, type BackupUnit, NotSound, type OwnSource } from '../backup-ports';
import type { StoredBackup } from '../rules/backup';
import { oneAtATime } from '../rules/one-at-a-time';
import { usualOf } from './new-backup';

interface RunnerSurroundings {
  store: BackupStore;
  own: OwnSource;
  clock: { now(): number };
  /** Told how one ended. */
  tell(backup: StoredBackup): Promise<void>;
  reportFault(error: unknown): void;
  /** How often it is said that work goes on, ms. */
  beatMs?: number;
}

/** Whoever holds a backup longer than this without a word has ended, ms. */
const HOLD = 60_000;
const BEAT = 5000;
const DAY = 86_400_000;

const copy = {
  interrupted: 'Se interrumpió: Atalaya se detuvo antes de terminar.',
  failed: 'No se pudo terminar. El registro de Atalaya dice por qué.',
};

type Work = 'make' | 'verify';

const isWorkedOn = ({ status, verification }: StoredBackup) => status === 'RUNNING' || verification === 'RUNNING';

/** Makes and verifies what waits, one after the other, also beside other gateways of the same store. */
export function createRunner({ store, own, clock, tell, reportFault, beatMs = BEAT }: RunnerSurroundings) {
  let isResting = false;
  let running: Promise<void> | undefined;
  let isWanted = false;
  let current: { backupId: string; stop: AbortController } | undefined;

  /** What was left in its middle, which nobody goes on with. @param until those held for longer are somebody's */
  async function endAbandoned(unit: BackupUnit, until: number): Promise<StoredBackup[]> {
    const ended: StoredBackup[] = [];
    for (const backup of (await unit.all()).filter((one) => one.source === own.source && isWorkedOn(one))) {
      if ((await unit.heldUntil(backup.backupId)) > until) continue;
      const isMade = backup.verification === 'RUNNING';
      const next: StoredBackup = isMade
        ? { ...backup, verification: 'FAILED', verifyMessage: copy.interrupted }
        : { ...backup, status: 'FAILED', errorMessage: copy.interrupted, finishedAt: clock.now() };
      await unit.put(next);
      ended.push(next);
    }
    return ended;
  }

  /** The next that waits, held; none while somebody works on another one. */
  async function take(): Promise<{ work: Work; backup: StoredBackup } | undefined> {
    const now = clock.now();
    const { ended, taken } = await store.change(now, async (unit) => {
      const ended = await endAbandoned(unit, now);
      const all = (await unit.all()).filter(({ source }) => source === own.source);
      for (const one of all) if ((await unit.heldUntil(one.backupId)) > now) return { ended };
      const waiting = all.toReversed();
      const made = waiting.find(({ status }) => status === 'QUEUED');
      const next = made ?? waiting.find(({ verification }) => verification === 'QUEUED');
      if (!next) return { ended };
      const begun: StoredBackup = made
        ? { ...made, status: 'RUNNING', startedAt: now, ...usualOf(all, made.source, made.type) }
        : { ...next, verification: 'RUNNING', verifyMessage: null };
      const backup = { ...begun, progress: 0, run: next.run + 1 };
      await unit.put(backup);
      await unit.hold(backup.backupId, now + HOLD);
      return { ended, taken: { work: made ? 'make' : 'verify', backup } as const };
    });
    await cleared(ended);
    return taken;
  }

  async function cleared(ended: readonly StoredBackup[]): Promise<void> {
    for (const backup of ended) {
      await own.clear(backup).catch(reportFault);
      await tell(backup).catch(reportFault);
    }
  }

  /** Changes it while it is still this run's. @returns it then */
  const amend = (taken: StoredBackup, until: number, change: (now: StoredBackup) => Promise<StoredBackup>) =>
    store.change(clock.now(), async (unit) => {
      const found = (await unit.all()).find(({ backupId }) => backupId === taken.backupId);
      const isOwn = found?.run === taken.run && isWorkedOn(found);
      // A word that comes after the end holds nothing any more.
      if (found?.run === taken.run && (isOwn || until === 0)) await unit.hold(taken.backupId, until);
      if (!isOwn) return undefined;
      const next = await change(found);
      await unit.put(next);
      return next;
    });

  async function work(kind: Work, taken: StoredBackup): Promise<void> {
    const stop = new AbortController();
    current = { backupId: taken.backupId, stop };
    let percent = 0;
    const tellProgress = oneAtATime(async () => {
      const told = { progress: Math.min(99, Math.floor(percent)) };
      const kept = await amend(taken, clock.now() + HOLD, async (now) => ({ ...now, ...told }));
      if (!kept) stop.abort();
    });
    // A database that is away for a moment ends nothing by itself.
    const beat = setInterval(() => void tellProgress().catch(() => undefined), beatMs);
    const job = {
      ...{ backup: taken, signal: stop.signal },
      progress: (next: number) => {
        percent = next;
      },
    };
    let change: (now: StoredBackup) => Promise<StoredBackup>;
    try {
      change = kind === 'make' ? await made(job) : await verified(job);
    } catch (error) {
      change = failed(kind, error, stop.signal);
    } finally {
      clearInterval(beat);
    }
    const ended = await amend(taken, 0, change);
    current = undefined;
    if (ended?.status !== 'COMPLETED' || !ended.file) await own.clear(taken);
    if (ended) await tell(ended);
  }

  async function made(job: Parameters<OwnSource['make']>[0]) {
    const { file, sizeBytes, checksum, rowCount } = await own.make(job);
    const schedule = (await store.schedules()).find(({ source }) => source === own.source);
    const now = clock.now();
    return async (backup: StoredBackup): Promise<StoredBackup> => ({
      ...backup,
      ...{ file, sizeBytes, checksum, rowCount, status: 'COMPLETED', finishedAt: now, progress: 100 },
      ...{
        retentionUntil: now + (schedule?.retentionDays ?? 30) * DAY,
        verification: schedule?.verifies ? 'QUEUED' : null,
      },
    });
  }

  async function verified(job: Parameters<OwnSource['verify']>[0]) {
    await own.verify(job);
    const now = clock.now();
    return async (backup: StoredBackup): Promise<StoredBackup> => ({
      ...{ ...backup, verification: 'GOOD', verifiedAt: now, verifyMessage: null },
    });
  }

  /** Told to stop with the process, it waits to be begun again. */
  function failed(kind: Work, error: unknown, { aborted }: AbortSignal) {
    const isAgain = aborted && isResting;
    const isForeseen = error instanceof BackupFault || error instanceof NotSound;
    const unknown = isForeseen ? (error as Error).cause : error;
    if (unknown !== undefined && !aborted) reportFault(unknown);
    const message = isForeseen ? (error as Error).message : copy.failed;
    const now = clock.now();
    return async (backup: StoredBackup): Promise<StoredBackup> => {
      if (kind === 'verify') {
        if (isAgain) return { ...backup, verification: 'QUEUED' };
        const verification = error instanceof NotSound ? 'BAD' : 'FAILED';
        return { ...backup, verification, verifiedAt: now, verifyMessage: message };
      }
      if (isAgain) return { ...backup, status: 'QUEUED', startedAt: null, progress: 0 };
      return { ...backup, status: 'FAILED', errorMessage: message, finishedAt: now };
    };
  }

  /** Until nothing waits; what is put there while it is being looked is looked for once more. */
  async function line(): Promise<void> {
    try {
      while (isWanted && !isResting) {
        isWanted = false;
        const taken = await take();
        if (!taken) continue;
        isWanted = true;
        await work(taken.work, taken.backup).catch(reportFault);
      }
    } finally {
      running = undefined;
    }
  }

  return {
    /** All that waits now; of two who ask at once both wait for the same. */
    work(): Promise<void> {
      isWanted = true;
      running ??= line();
      return running;
    },
    /** At a start beside nobody else: what is said to be under way was interrupted. */
    async begin(): Promise<void> {
      await cleared(await store.change(clock.now(), (unit) => endAbandoned(unit, Number.POSITIVE_INFINITY)));
    },
    /** Ends one at once, where it is made here. */
    stop(backupId: string): void {
      if (current?.backupId === backupId) current.stop.abort();
    },
    /** Begins nothing more, and leaves what is under way to be begun again. */
    async rest(): Promise<void> {
      isResting = true;
      current?.stop.abort();
      await running?.catch(() => undefined);
    },
  };
}
