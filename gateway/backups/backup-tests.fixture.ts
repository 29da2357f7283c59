import { expect, test } from 'vitest';
import { BackupFault, type BackupJob, type BackupStore, NotSound, type OwnSource } from '../backup-ports';
import type { StoredBackup } from '../rules/backup';
import type { StoredBackupSchedule } from '../rules/backup-schedule';
import type { Trail } from '../trail-ports';
import type { Backup } from '../wire/backups';
import { createBackups } from './backups';
import { newBackup } from './new-backup';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOW = Date.UTC(2026, 10, 28, 22);

/** A store with what is handed to it, and nothing else. */
export type Place = (given: {
  backups: readonly StoredBackup[];
  schedules: readonly StoredBackupSchedule[];
}) => Promise<{ store: BackupStore; trail: Trail }>;

const actor = { email: 'eva@example.mx', name: 'Eva', role: 'ADMINISTRATOR', ip: '192.0.2.1' };
let keys = 0;
const keyed = (key = `key-${++keys}-${NOW}`) => ({ key, actor });
const asked = { source: 'ATALAYA', type: 'FULL', reason: 'Antes del cambio' } as const;
const everything = {
  filter: { text: '', sources: [], types: [], statuses: [], range: null },
  sort: { member: 'startedAt', ascending: false },
  ...{ page: 1, size: 100 },
} as const;

const schedule: StoredBackupSchedule = {
  ...{ source: 'ATALAYA', everyHours: 24, hour: 2, retentionDays: 7, verifies: false, isPaused: true },
  ...{ nextRunAt: NOW, updatedBy: null, updatedAt: null, version: 1 },
};

/** A good one of so many days ago. */
function past(days: number, more: Partial<StoredBackup> = {}): StoredBackup {
  const at = NOW - days * DAY;
  const made = newBackup(
    { source: 'ATALAYA', type: 'FULL', trigger: 'SCHEDULED', requestedBy: null, reason: null },
    at,
  );
  return {
    ...{ ...made, startedAt: at, finishedAt: at + HOUR, status: 'COMPLETED', sizeBytes: 1000, file: `file-${days}` },
    ...{ retentionUntil: at + 7 * DAY, checksum: 'x', run: 1, ...more },
  };
}

/** Somebody who makes backups as the test wants. */
function maker() {
  const jobs: BackupJob[] = [];
  const seen = { cleared: [] as string[], dropped: [] as string[], atOnce: 0, most: 0 };
  let next: (job: BackupJob) => Promise<void> = async () => undefined;
  const during = async (job: BackupJob) => {
    jobs.push(job);
    seen.atOnce += 1;
    seen.most = Math.max(seen.most, seen.atOnce);
    await next(job).finally(() => {
      seen.atOnce -= 1;
    });
  };
  const own: OwnSource = {
    ...{ source: 'ATALAYA', types: ['FULL'] },
    async make(job) {
      await during(job);
      return { file: `${job.backup.name}.dump`, sizeBytes: 2000, checksum: 'abc', rowCount: 7 };
    },
    verify: during,
    clear: async ({ backupId }) => void seen.cleared.push(backupId),
    drop: async (file) => void seen.dropped.push(file),
    room: async () => undefined,
  };
  return {
    ...{ own, jobs, seen },
    will(work: (job: BackupJob) => Promise<void>) {
      next = work;
    },
  };
}

/** Until it is stopped. */
const forever = ({ signal }: BackupJob) =>
  new Promise<void>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

/** What holds whatever remembers backups. @param open a place of its own for each test */
export function backupTests(open: Place): void {
  async function platform(given: Partial<Parameters<Place>[0]> = {}) {
    const { store, trail } = await open({ backups: [], schedules: [schedule], ...given });
    let now = NOW;
    const clock = { now: () => now };
    const faults: unknown[] = [];
    const told: string[] = [];
    const made = maker();
    const gateway = (own = made.own) =>
      createBackups({
        ...{ store, own, others: [], clock, beatMs: 5, reportFault: (error) => void faults.push(error) },
        tell: async ({ status, verification }) => void told.push(`${status} ${verification}`),
      });
    const backups = gateway();
    const only = async () => (await backups.page(everything)).data[0] as Backup;
    const pass = (ms: number) => {
      now += ms;
    };
    return { ...made, store, backups, gateway, trail, faults, told, only, pass };
  }

  test('one that is asked for waits, is made, and is the same for the same key', async () => {
    const { backups, only, trail, told } = await platform();
    const key = keyed();
    const first = await backups.request(asked, key);
    expect(first).toMatchObject({ status: 'QUEUED', requestedBy: { name: 'Eva' }, reason: 'Antes del cambio' });
    await backups.work();
    expect(await backups.request(asked, key)).toEqual(first);
    expect(await backups.request({ ...asked, reason: null }, key)).toHaveProperty('refused');
    const { data, sources } = await backups.page(everything);
    expect(data).toHaveLength(1);
    expect(await only()).toMatchObject({
      ...{ status: 'COMPLETED', sizeBytes: 2000, checksum: 'abc', rowCount: 7, verification: null },
      ...{ actions: ['VERIFY'], locked: expect.stringContaining('último respaldo correcto') },
      retentionUntil: expect.stringContaining('2026-12-05'),
    });
    expect(sources).toMatchObject([{ source: 'ATALAYA', isLate: false, running: null, runs: [{}] }]);
    expect(told).toEqual(['COMPLETED null']);
    const [entry] = await trail.of('backup', data[0]?.backupId);
    expect(entry).toMatchObject({ action: 'REQUEST', user: 'eva@example.mx', reason: 'Antes del cambio' });
  });

  test('a second one of the same source is refused while the first is under way, also by another gateway', async () => {
    const { backups, gateway, will, seen, only } = await platform();
    will(forever);
    await backups.request(asked, keyed());
    const working = backups.work();
    await expect.poll(async () => (await only()).status).toBe('RUNNING');
    expect(await backups.request(asked, keyed())).toHaveProperty('refused');
    await gateway().work();
    expect(seen.most).toBe(1);
    const { backupId } = await only();
    expect(await backups.cancel(backupId, keyed())).toMatchObject({ status: 'CANCELLED', actions: ['REPEAT'] });
    await working;
    expect(seen.cleared).toEqual([backupId]);
    expect((await only()).status).toBe('CANCELLED');
    expect(await backups.cancel(backupId, keyed())).toHaveProperty('conflict');
  });

  test('one that fails says why, and what nobody foresaw is told to whoever runs it alone', async () => {
    const { backups, will, only, faults, told } = await platform();
    will(async () => {
      throw new BackupFault('No queda espacio en /respaldo.');
    });
    await backups.request(asked, keyed());
    await backups.work();
    expect(await only()).toMatchObject({ status: 'FAILED', errorMessage: 'No queda espacio en /respaldo.' });
    expect(faults).toEqual([]);
    will(async () => {
      throw new Error('secret');
    });
    await backups.request(asked, keyed());
    await backups.work();
    expect((await only()).errorMessage).not.toContain('secret');
    expect(faults).toHaveLength(1);
    expect(told).toEqual(['FAILED null', 'FAILED null']);
  });

  test('what a gateway left when it was killed is found: at once by one that is alone, by others when its hold is over', async () => {
    const left = past(0, { status: 'RUNNING', finishedAt: null, file: null, sizeBytes: null, retentionUntil: null });
    const alone = await platform({ backups: [left] });
    await alone.backups.begin({ alone: true });
    expect(await alone.only()).toMatchObject({
      status: 'FAILED',
      errorMessage: expect.stringContaining('interrumpió'),
    });
    expect(alone.seen.cleared).toEqual([left.backupId]);

    const { store, backups, only, pass, seen } = await platform({ backups: [left] });
    await store.change(NOW, (unit) => unit.hold(left.backupId, NOW + 60_000));
    await backups.begin({ alone: false });
    await backups.work();
    expect((await only()).status).toBe('RUNNING');
    pass(61_000);
    await backups.work();
    expect((await only()).status).toBe('FAILED');
    expect(seen.cleared).toEqual([left.backupId]);
  });

  test('verified, it is good, bad or could not be tried; a bad one is no last good one', async () => {
    const [newest, older] = [past(0), past(1)];
    const { backups, will, only, faults } = await platform({ backups: [newest, older] });
    const verify = async () => {
      await backups.verify(newest.backupId, keyed());
      await backups.work();
      return only();
    };
    expect(await verify()).toMatchObject({ status: 'COMPLETED', verification: { status: 'GOOD', message: null } });
    will(async () => {
      throw new BackupFault('Falta pg_restore.');
    });
    expect(await verify()).toMatchObject({ verification: { status: 'FAILED', message: 'Falta pg_restore.' } });
    will(async () => {
      throw new NotSound('La tabla attempt tenía 2 filas.', { cause: new Error('pg_restore: why') });
    });
    const bad = await verify();
    expect(faults).toEqual([new Error('pg_restore: why')]);
    expect(bad).toMatchObject({ verification: { status: 'BAD' }, locked: null });
    expect(bad.actions).toContain('DELETE');
    const { sources } = await backups.page(everything);
    expect(sources[0]?.lastSuccessAt).toBe('2026-11-27T17:00:00-06:00');
    expect(await backups.remove(older.backupId, 'Ya no', keyed())).toHaveProperty('refused');
  });

  test('an old one that waits to be verified stays until it is', async () => {
    const waits = past(30, { file: 'old', verification: 'QUEUED' });
    const { backups, seen } = await platform({ backups: [past(0), waits] });
    await backups.settle();
    expect(seen.dropped).toEqual([]);
  });

  test('old ones go only once a newer good one is there, and the last good one never', async () => {
    const old = past(30, { file: 'old' });
    const failed = past(1, { status: 'FAILED', file: null, retentionUntil: null });
    const { backups, seen, only, will, jobs } = await platform({ backups: [failed, old] });
    let finish = () => {};
    will(() => new Promise((resolve) => (finish = resolve)));
    await backups.settle();
    await backups.request(asked, keyed());
    await expect.poll(() => jobs.length).toBe(1);
    await backups.settle();
    expect(seen.dropped).toEqual([]);
    finish();
    await backups.work();
    expect(seen.dropped).toEqual([]);
    await backups.settle();
    expect(seen.dropped).toEqual(['old']);
    expect(await backups.find(old.backupId)).toMatchObject({ status: 'EXPIRED', file: null, actions: ['REPEAT'] });
    const { backupId } = await only();
    expect(await backups.remove(backupId, 'Ya no', keyed())).toHaveProperty('refused');
  });

  test('what is due is made and, where that is wanted, verified; what is paused is not', async () => {
    const planned = { ...schedule, isPaused: false, verifies: true, nextRunAt: NOW };
    const { backups, only, trail, jobs } = await platform({ schedules: [planned] });
    await backups.settle();
    await backups.work();
    expect(await only()).toMatchObject({
      ...{ trigger: 'SCHEDULED', requestedBy: null, status: 'COMPLETED', verification: { status: 'GOOD' } },
    });
    expect(jobs).toHaveLength(2);
    expect(await backups.schedules()).toMatchObject([{ nextRunAt: '2026-11-29T02:00:00-06:00', version: 1 }]);
    const plan = { everyHours: 6, hour: 1, retentionDays: 3, verifies: false, isPaused: true };
    const change = { plan, version: 1, reason: 'Menos espacio' };
    expect(await backups.plan('ATALAYA', change, actor)).toMatchObject({ version: 2, nextRunAt: null, paused: true });
    expect(await backups.plan('ATALAYA', change, actor)).toMatchObject({ conflict: { version: 2 } });
    expect(await backups.plan('REDIS', change, actor)).toEqual({ unknown: true });
    const [entry] = await trail.of('backupSchedule', 'ATALAYA');
    expect(entry).toMatchObject({ before: { everyHours: 24 }, after: { everyHours: 6 }, reason: 'Menos espacio' });
    await backups.settle();
    expect((await backups.page(everything)).total).toBe(1);
  });

  test('told to stop, a gateway leaves what is under way to be begun again', async () => {
    const { backups, gateway, will, only, jobs } = await platform();
    will(forever);
    await backups.request(asked, keyed());
    const working = backups.work();
    await expect.poll(() => jobs.length).toBe(1);
    await backups.rest();
    await working;
    expect((await only()).status).toBe('QUEUED');
    will(async () => undefined);
    await gateway().work();
    expect((await only()).status).toBe('COMPLETED');
  });
}
