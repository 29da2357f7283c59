import { expect, test } from 'vitest';
import {
  actor,
  asked,
  everything,
  keyed,
  NOW,
  type Place,
  past,
  platformIn,
  schedule,
} from './backup-platform.fixture';

/** When backups are made by themselves, and how long they are kept. @param open a place of its own for each test */
export function keepingTests(open: Place): void {
  const platform = platformIn(open);

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

  test('two gateways that find the same due make it once', async () => {
    const { backups, gateway, jobs } = await platform({ schedules: [{ ...schedule, isPaused: false }] });
    const other = gateway();
    await Promise.all([backups.settle(), other.settle()]);
    await Promise.all([backups.work(), other.work()]);
    await Promise.all([backups.settle(), other.settle()]);
    expect(jobs).toHaveLength(1);
    expect(await backups.page(everything)).toMatchObject({ total: 1, data: [{ status: 'COMPLETED' }] });
  });

  test('a file is taken away once it is kept that it goes, and later where it cannot be at once', async () => {
    const old = past(1, { file: 'old' });
    const { backups, store, seen, willDrop, faults } = await platform({ backups: [past(0), old] });
    const kept: unknown[] = [];
    willDrop(async () => {
      kept.push((await store.all()).find(({ backupId }) => backupId === old.backupId)?.status);
      throw new Error('read only');
    });
    expect(await backups.remove(old.backupId, 'Ya no', keyed())).toMatchObject({ status: 'EXPIRED', file: null });
    expect(kept).toEqual(['EXPIRED']);
    expect(faults).toHaveLength(1);
    willDrop(async () => undefined);
    await backups.settle();
    await backups.settle();
    expect(seen.dropped).toEqual(['old', 'old']);
  });

  test('a folder that cannot be written holds up neither the other files nor who has to hear of it', async () => {
    const given = [past(0), past(30, { file: 'one' }), past(31, { file: 'two' })];
    const { backups, seen, rung, willDrop } = await platform({ backups: given });
    willDrop(() => Promise.reject(new Error('read only')));
    await expect(backups.settle()).rejects.toThrow('read only');
    expect([seen.dropped, rung]).toEqual([['one', 'two'], [3]]);
  });
}
