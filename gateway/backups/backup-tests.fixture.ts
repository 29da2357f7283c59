import { expect, test } from 'vitest';
import { BackupFault, NotSound } from '../backup-ports';
import { keepingTests } from './backup-keeping-tests.fixture';
import { asked, everything, forever, keyed, NOW, type Place, past, platformIn } from './backup-platform.fixture';

/** What holds whatever remembers backups. @param open a place of its own for each test */
export function backupTests(open: Place): void {
  const platform = platformIn(open);

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

  keepingTests(open);
}
