import {
  appendFileSync,
  copyFileSync,
  existsSync,
  promises as files,
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
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
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
import { differenceOf, type Manifest, marksOf } from './manifest';
import { createOwnSource } from './own-source';

const NOW = Date.UTC(2026, 10, 28, 22);
const LACKS = 'La tabla attempt tenía 51 filas al respaldar y 50 al restaurar.';
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
  /** One that was made of the store as it is at first, and what was in it then. */
  let whole: StoredBackup;
  let before: { rows: unknown[] };

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
    before = await rowsOf(db);
    whole = await made();
  }, 120_000);
  afterEach(() => vi.restoreAllMocks());
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

  const pathOf = (file: string | null) => join(folder, 'backups', file ?? '');
  const besideOf = ({ file }: StoredBackup) => pathOf(`${file}.json`);
  const manifestOf = (backup: StoredBackup): Manifest => JSON.parse(readFileSync(besideOf(backup), 'utf8'));
  const rowsOf = (side: Database) => sql`select * from attempt order by position`.execute(side);
  /** Another backup of the same file, beside which something else stands. */
  function beside(change: Partial<Manifest>): StoredBackup {
    const file = `other-${whole.file}`;
    copyFileSync(pathOf(whole.file), pathOf(file));
    writeFileSync(pathOf(`${file}.json`), JSON.stringify({ ...manifestOf(whole), ...change }));
    return { ...whole, file };
  }
  /** As if a row of it had been lost on the way into the file. */
  const withOneMore = () => ({
    tables: manifestOf(whole).tables.map((one) => (one.name === 'attempt' ? { ...one, rows: one.rows + 1 } : one)),
  });
  /** What is said to be free on the disk, one question after the other. */
  function freeBytes(...bytes: number[]): void {
    const { statfs } = files;
    for (const free of bytes)
      vi.spyOn(files, 'statfs').mockImplementationOnce(
        async (path) => ({ ...(await statfs(path)), bsize: 1, bavail: free }) as never,
      );
  }

  test('is written whole, for its owner alone, and what is restored from it is the same', async () => {
    const names = readdirSync(join(folder, 'backups')).sort();
    expect(names).toEqual([whole.file, `${whole.file}.json`]);
    for (const file of names) expect(statSync(pathOf(file)).mode & 0o777).toBe(0o600);
    expect(statSync(join(folder, 'backups')).mode & 0o777).toBe(0o700);
    expect(whole.sizeBytes).toBe(statSync(pathOf(whole.file)).size);
    expect(whole.rowCount).toBeGreaterThanOrEqual(54);
    // The store goes on: what is restored is as it was at the moment of the backup.
    await createAttemptLog(db).add('later', NOW);
    expect(await verdict(whole)).toBe('good');
    expect(readdirSync(join(folder, 'backups')).sort()).toEqual(names);
  });

  test('a row that was lost between the sums and the file is told, and so is another value in one', async () => {
    const { engine } = manifestOf(whole);
    if (server) {
      const lacking = beside(withOneMore());
      expect(await verdict(lacking)).toBe(LACKS);
      await source.drop(lacking.file ?? '');
    }
    const marks = () => db.transaction().execute((step) => marksOf(step, { isBrief: engine === 'PGLITE' }));
    const now = { ...manifestOf(whole), tables: await marks() };
    expect(await differenceOf(db, now)).toBeUndefined();
    await sql`delete from attempt where position = (select max(position) from attempt)`.execute(db);
    expect(await differenceOf(db, now)).toMatch(/^La tabla attempt tenía/);
    await createAttemptLog(db).add('later', NOW + 1);
    expect(await differenceOf(db, now)).toBe('La tabla attempt tiene las mismas filas, pero no con lo mismo en ellas.');
    expect(await differenceOf(db, { ...now, tables: [{ name: 'otra', rows: 0, sum: null }] })).toBe(
      'La tabla otra no está en lo restaurado.',
    );
  });

  test('a row that was lost is there again in what the command restores, and nothing is restored over anything', async () => {
    const file = whole.file ?? '';
    await sql`delete from attempt where position = (select min(position) from attempt)`.execute(db);
    const empty = name === 'PostgreSQL' ? await emptyDatabase(db, server ?? '') : undefined;
    const target = { data: join(folder, 'restored'), database: empty, backups: join(folder, 'backups') };
    const newer = beside({ steps: ['0001-traces', '9999-later'] });
    await expect(restoreBackup(target, newer.file ?? '')).rejects.toThrow('versión más nueva de Atalaya (9999-later)');
    await source.drop(newer.file ?? '');
    const done = await restoreBackup(target, file);
    expect(done.text).toMatch(/^Se restauró .+ filas, iguales a las respaldadas/);
    const restored = await openDatabase(empty ? { url: empty } : { folder: join(target.data, 'database') }, NOW);
    try {
      expect(await rowsOf(restored)).toMatchObject({ rows: before.rows });
      expect((await checkTrail(restored)).faults).toEqual([]);
      expect(await differenceOf(restored, { ...manifestOf(whole), ...withOneMore() })).toBe(LACKS);
      // Begun in its middle, it is no run that was interrupted and whose file goes.
      const own = createOwnSource(restored, { url: empty, folder: join(folder, 'backups') });
      const store = createSqlBackupStore(restored);
      const around = { store, own, others: [], clock: { now: () => NOW }, reportFault: () => undefined };
      await createBackups(around).begin({ alone: true });
      expect((await store.all())[0]).toMatchObject({ status: 'COMPLETED', file });
      expect(existsSync(pathOf(file))).toBe(true);
      expect((await rowsOf(db)).rows).toHaveLength(before.rows.length);
      expect((await rowsOf(db)).rows[0]).not.toEqual(before.rows[0]);
    } finally {
      await restored.destroy();
    }
    await expect(restoreBackup(target, file)).rejects.toThrow('ya tiene datos y no se tocó nada');
    const wrong = { ...target, database: empty ? undefined : 'postgres://nobody@127.0.0.1:9/none' };
    await expect(restoreBackup(wrong, file)).rejects.toThrow(/^Este respaldo es de /);
    await expect(restoreBackup(target, undefined)).rejects.toThrow('Di qué respaldo');
    await expect(restoreBackup(target, 'nada.dump')).rejects.toThrow('no está en la carpeta de respaldos');
  });

  test('one that cannot be written ends at once', async () => {
    // More than a pipe takes without a reader.
    await sql`update account set job = (select string_agg(md5(n::text), '') from generate_series(1, 20000) n)`.execute(
      db,
    );
    const what = { source: 'ATALAYA', type: 'FULL', trigger: 'MANUAL', requestedBy: null, reason: null } as const;
    const backup = { ...newBackup(what, NOW), backupId: 'RSP-TAKEN' };
    const file = `.${backup.name}--taken`;
    mkdirSync(pathOf(`${file}.${server ? 'dump' : 'tar.gz'}.part`));
    await expect(source.make(job(backup))).rejects.toThrow(/directory/);
  });

  test('where the disk has no room that is said, and no backup is called damaged', async () => {
    const what = { source: 'ATALAYA', type: 'FULL', trigger: 'MANUAL', requestedBy: null, reason: null } as const;
    freeBytes(1_000_000);
    await expect(source.make(job({ ...newBackup(what, NOW), usualBytes: 5_000_000 }))).rejects.toThrow(
      `No alcanza el espacio en ${join(folder, 'backups')}: quedan 1 MB y hacen falta unos 69 MB.`,
    );
    freeBytes(1_000_000);
    expect(await verdict(whole)).toContain('No alcanza el espacio');
    if (server) return;
    // What is unpacked is told by the file, and takes more than it.
    freeBytes(64_000_000 + 2 * (whole.sizeBytes ?? 0));
    expect(await verdict(whole)).toContain('No alcanza el espacio');
  });

  test('a file that has changed, or is gone, is told', async () => {
    appendFileSync(pathOf(whole.file), 'x');
    expect(await verdict(whole)).toBe('El archivo no es el que se escribió: su suma de verificación es otra.');
    await source.drop(whole.file ?? '');
    expect(existsSync(pathOf(whole.file))).toBe(false);
    expect(await verdict(whole)).toContain('no está en la carpeta de respaldos');
  });
});
