import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createBackups } from '../../backups/backups';
import { newBackup } from '../../backups/new-backup';
import { restoreBackup } from '../../host/restore-command';
import type { StoredBackup } from '../../rules/backup';
import { openDatabase } from '../database';
import { hasPostgres, startPostgres } from '../postgres-server.fixture';
import { keepAccount } from '../sign-in/account-store';
import { createAttemptLog } from '../sign-in/attempt-log';
import type { Database } from '../tables';
import { writeEntries } from '../trail/trail';
import { checkTrail } from '../trail/verify-trail';
import { createSqlBackupStore } from './backup-store';
import { differenceOf, type Manifest } from './manifest';
import { createOwnSource } from './own-source';

const NOW = Date.UTC(2026, 10, 28, 22);
const places = {
  async PGlite(folder: string) {
    return { place: { folder: join(folder, 'database') }, stop: async () => undefined };
  },
  async PostgreSQL() {
    const { url, stop } = await startPostgres();
    return { place: { url }, stop };
  },
};
const names = hasPostgres ? (['PGlite', 'PostgreSQL'] as const) : (['PGlite'] as const);

/** Another database of the same server, with nothing in it. */
async function emptyDatabase(db: Database, url: string): Promise<string> {
  await sql`create database empty`.execute(db);
  const place = new URL(url);
  place.pathname = '/empty';
  return place.href;
}

const deed = (action: string) => ({
  ...{ user: 'eva@example.mx', userName: 'Eva', role: 'ADMINISTRATOR', ip: null, entity: 'x', entityId: 'x' },
  ...{ action, before: {}, after: {}, reason: null },
});

describe.each(names)('the own store in %s', (name) => {
  let folder: string;
  let db: Database;
  let stop: () => Promise<void>;
  let server: string | undefined;
  let source: ReturnType<typeof createOwnSource>;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'atalaya-backups-'));
    const opened = await places[name](folder);
    stop = opened.stop;
    server = 'url' in opened.place ? opened.place.url : undefined;
    db = await openDatabase(opened.place, NOW);
    source = createOwnSource(db, { ...opened.place, folder: join(folder, 'backups') });
    const account = { id: 'ana', email: 'ana@example.mx', name: 'Ana', lastName: '', job: '', passwordHash: 'x' };
    await keepAccount(db, { ...account, role: 'SOPORTE', changePassword: false });
    for (let at = 0; at < 50; at += 1) await createAttemptLog(db).add('key', NOW + at);
    await db.transaction().execute((step) =>
      writeEntries(
        step,
        ['A', 'B', 'C'].map((action) => ({ deed: deed(action), at: NOW })),
      ),
    );
  }, 120_000);
  afterAll(async () => {
    await db.destroy();
    await stop();
    rmSync(folder, { recursive: true });
  });

  const job = (backup: StoredBackup, signal = new AbortController().signal) => {
    const told: number[] = [];
    return { backup, signal, told, progress: (percent: number) => void told.push(percent) };
  };
  let lastId = 0;
  async function made(): Promise<StoredBackup> {
    lastId += 1;
    const what = { source: 'ATALAYA', type: 'FULL', trigger: 'MANUAL', requestedBy: null, reason: null } as const;
    const backup = { ...newBackup(what, NOW), backupId: `RSP-00000${lastId}`, status: 'RUNNING' } as const;
    await createSqlBackupStore(db).change(NOW, (unit) => unit.put(backup));
    const done = await source.make(job(backup));
    return { ...backup, ...done, status: 'COMPLETED' };
  }
  const verdict = (backup: StoredBackup) =>
    source.verify(job(backup)).then(
      () => 'good',
      ({ name: _, message }: Error) => message,
    );

  test('is written whole, for its owner alone, and what is restored from it is the same', async () => {
    const backup = await made();
    const files = readdirSync(join(folder, 'backups')).sort();
    expect(files).toEqual([backup.file, `${backup.file}.json`]);
    for (const file of files) expect(statSync(join(folder, 'backups', file)).mode & 0o777).toBe(0o600);
    expect(statSync(join(folder, 'backups')).mode & 0o777).toBe(0o700);
    expect(backup.sizeBytes).toBe(statSync(join(folder, 'backups', backup.file ?? '')).size);
    expect(backup.rowCount).toBeGreaterThanOrEqual(54);
    // The store goes on: what is restored is as it was at the moment of the backup.
    await createAttemptLog(db).add('later', NOW);
    expect(await verdict(backup)).toBe('good');
    expect(readdirSync(join(folder, 'backups')).sort()).toEqual(files);
  });

  test('a row that was lost between the sums and the file is told, and so is another value in one', async () => {
    const whole = await made();
    await sql`delete from attempt where position = (select max(position) from attempt)`.execute(db);
    const lacking = await made();
    const besideOf = ({ file }: StoredBackup) => join(folder, 'backups', `${file}.json`);
    const manifestOf = (backup: StoredBackup): Manifest => JSON.parse(readFileSync(besideOf(backup), 'utf8'));
    const manifest = { ...manifestOf(lacking), tables: manifestOf(whole).tables };
    writeFileSync(besideOf(lacking), JSON.stringify(manifest));
    expect(await verdict(lacking)).toMatch(/^La tabla attempt tenía \d+ filas al respaldar y \d+ al restaurar\.$/);
    expect(await differenceOf(db, manifestOf(lacking))).toMatch(/^La tabla attempt tenía/);
    const now = manifestOf(await made());
    expect(await differenceOf(db, now)).toBeUndefined();
    await sql`update account set job = 'otro'`.execute(db);
    expect(await differenceOf(db, now)).toBe('La tabla account tiene las mismas filas, pero no con lo mismo en ellas.');
    expect(await differenceOf(db, { ...now, tables: [{ name: 'otra', rows: 0, sum: null }] })).toBe(
      'La tabla otra no está en lo restaurado.',
    );
  });

  test('a row that was lost is there again in what the command restores, and nothing is restored over anything', async () => {
    const backup = await made();
    const before = await sql`select * from attempt`.execute(db);
    await sql`delete from attempt where position = (select max(position) from attempt)`.execute(db);
    const empty = name === 'PostgreSQL' ? await emptyDatabase(db, server ?? '') : undefined;
    const target = { data: join(folder, 'restored'), database: empty, backups: join(folder, 'backups') };
    const done = await restoreBackup(target, backup.file ?? '');
    expect(done.text).toMatch(/^Se restauró .+ filas, iguales a las respaldadas/);
    const restored = await openDatabase(empty ? { url: empty } : { folder: join(target.data, 'database') }, NOW);
    try {
      expect(await sql`select * from attempt`.execute(restored)).toMatchObject({ rows: before.rows });
      expect((await checkTrail(restored)).faults).toEqual([]);
      // Begun in its middle, it is no run that was interrupted and whose file goes.
      const own = createOwnSource(restored, { url: empty, folder: join(folder, 'backups') });
      const store = createSqlBackupStore(restored);
      const around = { store, own, others: [], clock: { now: () => NOW }, reportFault: () => undefined };
      await createBackups(around).begin({ alone: true });
      expect((await store.all())[0]).toMatchObject({ status: 'COMPLETED', file: backup.file });
      expect(existsSync(join(folder, 'backups', backup.file ?? ''))).toBe(true);
      expect((await sql`select * from attempt`.execute(db)).rows).toHaveLength(before.rows.length - 1);
    } finally {
      await restored.destroy();
    }
    await expect(restoreBackup(target, backup.file ?? '')).rejects.toThrow('ya tiene datos y no se tocó nada');
    const wrong = { ...target, database: empty ? undefined : 'postgres://nobody@127.0.0.1:9/none' };
    await expect(restoreBackup(wrong, backup.file ?? '')).rejects.toThrow(/^Este respaldo es de /);
    await expect(restoreBackup(target, undefined)).rejects.toThrow('Di qué respaldo');
  });

  test('one that cannot be written ends at once', async () => {
    const what = { source: 'ATALAYA', type: 'FULL', trigger: 'MANUAL', requestedBy: null, reason: null } as const;
    const backup = { ...newBackup(what, NOW), backupId: 'RSP-TAKEN' };
    const file = `.${backup.name}--taken`;
    mkdirSync(join(folder, 'backups', `${file}.${server ? 'dump' : 'tar.gz'}.part`), { recursive: true });
    await expect(source.make(job(backup))).rejects.toThrow(/directory/);
  });

  test('a file that has changed, or is gone, is told', async () => {
    const backup = await made();
    appendFileSync(join(folder, 'backups', backup.file ?? ''), 'x');
    expect(await verdict(backup)).toBe('El archivo no es el que se escribió: su suma de verificación es otra.');
    await source.drop(backup.file ?? '');
    expect(existsSync(join(folder, 'backups', backup.file ?? ''))).toBe(false);
    expect(await verdict(backup)).toContain('no está en la carpeta de respaldos');
  });
});
