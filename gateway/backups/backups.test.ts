import { describe, expect, test } from 'vitest';
import { readBackupFilter, readBackupSort } from '../rules/backup-filter';
import { nextBackup, readBackupPlan } from '../rules/backup-schedule';
import { isoDate } from '../rules/mexico-time';
import { createMemoryLedger } from '../trail/memory-ledger';
import { asked, forever, keyed, platformIn } from './backup-platform.fixture';
import { backupTests } from './backup-tests.fixture';
import { createBackups } from './backups';
import { demonstrationBackups, demonstrationSources } from './demonstration-backups';
import { createMemoryBackupStore } from './memory-backup-store';

const HOUR = 3_600_000;

describe('in memory', () =>
  backupTests(async (given) => {
    const trail = createMemoryLedger();
    return { store: createMemoryBackupStore(given, trail), trail };
  }));

test('a store that is slow hears once at a time that work goes on', async () => {
  const trail = createMemoryLedger();
  const changes = { now: 0, most: 0, all: 0 };
  const platform = platformIn(async (given) => {
    const store = createMemoryBackupStore(given, trail);
    const change: typeof store.change = async (...asked) => {
      changes.all += 1;
      changes.now += 1;
      changes.most = Math.max(changes.most, changes.now);
      // Longer than the interval at which it is told.
      await new Promise((resolve) => setTimeout(resolve, 30));
      return store.change(...asked).finally(() => {
        changes.now -= 1;
      });
    };
    return { store: { ...store, change }, trail };
  });
  const { backups, will } = await platform();
  will(forever);
  await backups.request(asked, keyed());
  await expect.poll(() => changes.all).toBeGreaterThan(6);
  expect(changes.most).toBe(1);
  await backups.rest();
});

test.each([
  [24, 2, '2026-11-28T02:00:00-06:00', '2026-11-29T02:00:00-06:00'],
  [24, 2, '2026-11-28T01:59:59-06:00', '2026-11-28T02:00:00-06:00'],
  [6, 1, '2026-11-28T13:30:00-06:00', '2026-11-28T19:00:00-06:00'],
  [12, 4, '2026-11-28T23:00:00-06:00', '2026-11-29T04:00:00-06:00'],
  [1, 0, '2026-11-28T23:10:00-06:00', '2026-11-29T00:00:00-06:00'],
  [168, 3, '2026-11-28T12:00:00-06:00', '2026-11-29T03:00:00-06:00'],
  [168, 3, '2026-11-29T03:00:00-06:00', '2026-12-06T03:00:00-06:00'],
])('every %i hours from %i o’clock: after %s comes %s', (everyHours, hour, after, next) => {
  expect(isoDate(nextBackup({ everyHours, hour }, Date.parse(after)))).toBe(next);
});

test.each([
  [{ everyHours: 5 }, ['everyHours']],
  [{ hour: 24 }, ['hour']],
  [{ retentionDays: 0 }, ['retentionDays']],
  [{ reason: '' }, ['reason']],
  [{ version: 0 }, ['version']],
  [{}, undefined],
])('a plan with %j is told', (wrong, fields) => {
  const plan = { everyHours: 24, hour: 2, retentionDays: 30, verifies: true, paused: false, reason: 'x', version: 1 };
  const read = readBackupPlan({ ...plan, ...wrong });
  expect('fields' in read ? read.fields.map(({ field }) => field) : undefined).toEqual(fields);
});

test.each(['source=X', 'type=X', 'status=X', 'dateRange=ayer'])('%s is no filter', (query) =>
  expect(readBackupFilter(new URLSearchParams(query))).toBeUndefined(),
);

describe('the demonstration', () => {
  // Each hour of the day, and around midnight of Mexico City.
  const moments = [0, 0.1, 5.9, 6, 6.1, 12, 17.5, 23.9].map((hours) => Date.UTC(2026, 10, 28) + hours * HOUR);

  test.each(moments.map((now) => [isoDate(now), now] as const))('at %s has each state', async (_, start) => {
    let now = start;
    const given = demonstrationBackups(now);
    expect(demonstrationBackups(now)).toEqual(given);
    const store = createMemoryBackupStore(given, createMemoryLedger());
    const clock = { now: () => now };
    const reportFault = (error: unknown) => {
      throw error;
    };
    const backups = createBackups({ store, others: demonstrationSources(), clock, reportFault });
    const query = (text: string) => {
      const asked = new URLSearchParams(text);
      const filter = readBackupFilter(asked);
      if (!filter) throw new Error(text);
      return backups.page({ filter, sort: readBackupSort(asked), page: 1, size: 10 });
    };
    const { statusCounts, sources, usedBytes, capacityBytes } = await query('');
    for (const status of ['RUNNING', 'COMPLETED', 'PARTIAL', 'FAILED', 'EXPIRED'] as const)
      expect(statusCounts[status], status).toBeGreaterThan(0);
    expect(usedBytes).toBeLessThan(capacityBytes ?? 0);
    expect(sources.filter(({ isLate }) => isLate).map(({ source }) => source)).toEqual(['MYSQL']);
    expect(sources.filter(({ running }) => running).map(({ source }) => source)).toEqual(['MONGO']);
    for (const { runs } of sources) expect(runs.length).toBeGreaterThan(10);

    const { data } = await query('source=CONFIG&status=COMPLETED');
    const config = data[0]?.backupId ?? '';
    const keyed = (key: string) => ({
      key,
      actor: { email: 'eva@example.mx', name: 'Eva', role: 'ADMINISTRATOR', ip: '' },
    });
    const asked = await backups.request({ source: 'CONFIG', type: 'FULL', reason: null }, keyed('one-key-1'));
    await backups.verify(config, keyed('one-key-2'));
    expect(asked).toMatchObject({ status: 'QUEUED' });
    expect((await query('source=CONFIG')).data[0]).toMatchObject({ status: 'RUNNING', progress: 0 });
    now += 3000;
    expect((await query('source=CONFIG')).data[0]).toMatchObject({ status: 'COMPLETED', progress: null });
    expect((await backups.find(config))?.verification?.status).toBe('GOOD');
    // Whoever makes room gets a good one of the source that is late.
    await backups.request({ source: 'MYSQL', type: 'FULL', reason: null }, keyed('one-key-3'));
    await query('');
    now += HOUR;
    expect((await query('source=MYSQL')).sources.find(({ source }) => source === 'MYSQL')?.isLate).toBe(false);
    await backups.settle();
  });
});
