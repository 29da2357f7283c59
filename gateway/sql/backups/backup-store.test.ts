import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { schedule } from '../../backups/backup-platform.fixture';
import { backupTests } from '../../backups/backup-tests.fixture';
import { sqlNames, sqlStoresIn } from '../sign-in/sql-stores.fixture';
import { createSqlTrail } from '../trail/trail';
import { createSqlBackupStore, keepBackups } from './backup-store';

describe.each(sqlNames)('backups remembered in %s', (name) => {
  const open = sqlStoresIn(name);
  backupTests(async (given) => {
    const { db } = await open();
    await sql`truncate backup, backup_schedule, idempotency_key`.execute(db);
    await keepBackups(db, given);
    return { store: createSqlBackupStore(db), trail: createSqlTrail(db) };
  });

  test('a schedule that nobody has changed follows the settings, and one that somebody has does not', async () => {
    const { db } = await open();
    await sql`truncate backup_schedule`.execute(db);
    const kept = async (isPaused: boolean) => {
      await keepBackups(db, { backups: [], schedules: [{ ...schedule, isPaused }] });
      return (await createSqlBackupStore(db).schedules())[0];
    };
    expect(await kept(true)).toMatchObject({ isPaused: true });
    expect(await kept(false)).toMatchObject({ isPaused: false, version: 1 });
    const changed = { ...schedule, updatedBy: { email: 'eva@example.mx', name: 'Eva' }, version: 2 };
    await createSqlBackupStore(db).change(0, (unit) => unit.putSchedule(changed));
    expect(await kept(false)).toMatchObject({ isPaused: true, version: 2 });
  });
});
