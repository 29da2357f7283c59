import { sql } from 'kysely';
import { BackupFault, type BackupJob, NotSound, type OwnSource } from '../../backup-ports';
import { SourceAway } from '../../ports';
import type { StoredBackup } from '../../rules/backup';
import { dumpOf } from '../database';
import { stepsOf } from '../migrate';
import type { Database } from '../tables';
import { backupFolder } from './backup-folder';
import { differenceOf, type Engine, type Marks, manifestOf, marksOf } from './manifest';
import { dumpServer } from './postgres-tools';
import { embeddedScratch, serverScratch } from './scratch';

const copy = {
  changed: 'El archivo no es el que se escribió: su suma de verificación es otra.',
};

interface Place {
  /** Where files of backups lie. */
  folder: string;
  /** Of the PostgreSQL server; undefined of the embedded one. */
  url?: string | undefined;
  /** Of the server where restored ones are compared, if it is another one. */
  scratch?: string | undefined;
}

const isOfDisk = (error: NodeJS.ErrnoException) => error.syscall !== undefined;

/** The gateway's own store: all of it in one file, which is compared by what each table held at the same moment. */
export function createOwnSource(db: Database, { folder: path, url, scratch }: Place): OwnSource {
  const folder = backupFolder(path);
  const engine: Engine = url ? 'POSTGRESQL' : 'PGLITE';
  const fileOf = ({ name, backupId }: StoredBackup) =>
    `${name}-${backupId.slice(-6).toLowerCase()}.${url ? 'dump' : 'tar.gz'}`;
  const scratchOf = ({ backupId }: StoredBackup) =>
    url ? serverScratch(scratch ?? url, backupId) : embeddedScratch(path, backupId, folder.hindrance);

  /** pg_dump and the sums see the same moment, since both see that of one transaction. */
  const dumpedByTool = ({ backup, progress, signal }: BackupJob): Promise<Marks> =>
    db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (step) => {
        const { rows } = await sql<{ id: string }>`select pg_export_snapshot() as id`.execute(step);
        const stop = new AbortController();
        const { from, ended } = dumpServer(url ?? '', rows[0]?.id ?? '', AbortSignal.any([signal, stop.signal]));
        const expected = backup.usualBytes ?? 0;
        const grown = (bytes: number) => expected > 0 && progress(Math.min(95, (95 * bytes) / expected));
        const written = folder.write(fileOf(backup), from, grown, signal);
        const told = (part: number) => {
          stop.signal.throwIfAborted();
          if (expected === 0) progress(90 * part);
        };
        const marking = marksOf(step, { isBrief: false, told });
        try {
          // Nothing is written of what is not dumped: why it is not is the reason then.
          const dumped = written.catch((error) => (isOfDisk(error) ? Promise.reject(error) : ended));
          const [marks] = await Promise.all([marking, dumped, ended]);
          await written;
          return marks;
        } catch (error) {
          // Nobody goes on asking by a connection that is given back, or dumping for nobody.
          stop.abort();
          const [onDisk] = await Promise.allSettled([written, marking, ended]);
          throw onDisk.status === 'rejected' && isOfDisk(onDisk.reason) ? onDisk.reason : error;
        }
      });

  /** Nobody else asks between the sums and the dump, which share the only connection. */
  const dumpedByEngine = ({ backup, progress }: BackupJob): Promise<Marks> =>
    db
      .connection()
      .execute(async (own) => {
        await folder.clear(fileOf(backup));
        const marks = await own
          .transaction()
          .execute((step) => marksOf(step, { isBrief: true, told: (part) => progress(40 * part) }));
        const dumped = await dumpOf(db)?.(folder.partOf(fileOf(backup)));
        progress(50);
        return { marks, written: dumped?.written };
      })
      .then(async ({ marks, written }) => {
        await written;
        return marks;
      });

  return {
    ...{ source: 'ATALAYA', types: ['FULL'] },

    async make(job) {
      const { backup, signal } = job;
      const file = fileOf(backup);
      await folder.prepare(backup.usualBytes ?? 0);
      const tables = await (url ? dumpedByTool(job) : dumpedByEngine(job)).catch((error) => {
        throw error instanceof SourceAway ? error : folder.told(error);
      });
      signal.throwIfAborted();
      const steps = await stepsOf(db);
      const { sizeBytes, checksum } = await folder.seal(file, (whole) =>
        manifestOf(backup, { engine, file, tables, steps, ...whole }),
      );
      return { file, sizeBytes, checksum, rowCount: tables.reduce((sum, { rows }) => sum + rows, 0) };
    },

    async verify({ backup, progress, signal }) {
      const file = backup.file ?? fileOf(backup);
      const { manifest, isSame } = await folder.read(file, signal);
      if (!isSame) throw new NotSound(copy.changed);
      progress(20);
      await folder.prepare(url ? 0 : await folder.unpackedSize(file));
      const empty = scratchOf(backup);
      try {
        const restored = await empty.restored(folder.pathOf(file), signal);
        try {
          progress(60);
          const difference = await differenceOf(restored, manifest, (part) => progress(60 + 39 * part));
          if (difference !== undefined) throw new NotSound(difference);
        } finally {
          await restored.destroy();
        }
      } catch (error) {
        if (error instanceof NotSound || error instanceof BackupFault) throw error;
        throw (!url && (await folder.hindrance())) || folder.told(error);
      } finally {
        await empty.clear();
      }
      signal.throwIfAborted();
    },

    async clear(backup) {
      await folder.clear(fileOf(backup));
      if (backup.status !== 'COMPLETED') await folder.drop(fileOf(backup));
      if (backup.verification !== null) await scratchOf(backup).clear();
    },
    drop: folder.drop,
    room: () => folder.room().catch(() => undefined),
  };
}
