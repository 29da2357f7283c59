import { sql } from 'kysely';
import { describe } from 'vitest';
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
});
