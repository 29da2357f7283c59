import { existsSync, promises as files } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { BackupFault } from '../backup-ports';
import { backupFolder } from '../sql/backups/backup-folder';
import { keepRestored } from '../sql/backups/backup-store';
import { closeTrail, holdsTables } from '../sql/backups/empty';
import { differenceOf, type Manifest } from '../sql/backups/manifest';
import { restoreDump, ToolFault } from '../sql/backups/postgres-tools';
import { connectDatabase } from '../sql/database';
import { unknownSteps } from '../sql/migrate';
import type { Settings } from './settings';
import { StartFault } from './start-faults';

const copy = {
  noFile: 'Di qué respaldo se restaura: npm run restore -- ARCHIVO',
  changed: (file: string) => `${file} no es el que se escribió: su suma de verificación es otra. No se restauró nada.`,
  needsServer: 'Este respaldo es de un PostgreSQL. Di en cuál se restaura, uno vacío: ATALAYA_DATABASE.',
  needsFolder:
    'Este respaldo es de una base incorporada. Quita ATALAYA_DATABASE y di en qué carpeta se restaura: ATALAYA_DATA.',
  newer: (file: string, steps: string) =>
    `${file} es de una versión más nueva de Atalaya (${steps}). Restáuralo con esa versión. No se tocó nada.`,
  occupied: (place: string) =>
    `${place} ya tiene datos y no se tocó nada. Un respaldo solo se restaura donde no hay nada.`,
  different: (why: string) => `Lo restaurado no es lo que se respaldó. ${why} No se dejó nada.`,
  differs: (why: string) =>
    `Lo restaurado no es lo que se respaldó. ${why} No uses esa base de datos: bórrala y usa otra vacía con otro respaldo.`,
  broken: (why: string) => `No se pudo restaurar, y no se dejó nada: ${why}`,
  done: (rows: number, file: string) =>
    `Se restauró ${file}: ${rows.toLocaleString('es-MX')} filas, iguales a las respaldadas, y la cadena del historial de cambios completa. La llave de las propiedades (vault.key) no viene en el respaldo.`,
};

/** Restores a backup into an empty store, where what comes is compared with what was backed up. @throws StartFault */
export async function restoreBackup(
  settings: Pick<Settings, 'data' | 'database' | 'backups'>,
  named: string | undefined,
): Promise<{ text: string }> {
  // Either of its two files names it.
  const file = named?.replace(/\.json$/, '');
  if (!file) throw new StartFault(copy.noFile);
  const path = resolve(existsSync(file) ? file : join(settings.backups ?? join(settings.data, 'backups'), file));
  try {
    const { manifest, isSame } = await backupFolder(dirname(path)).read(basename(path));
    if (!isSame) throw new StartFault(copy.changed(path));
    const newer = unknownSteps(manifest.steps);
    if (newer.length > 0) throw new StartFault(copy.newer(basename(path), newer.join(', ')));
    const { engine } = manifest;
    if (engine === 'POSTGRESQL' && !settings.database) throw new StartFault(copy.needsServer);
    if (engine === 'PGLITE' && settings.database) throw new StartFault(copy.needsFolder);
    await (settings.database ? toServer(settings.database, path, manifest) : toFolder(settings.data, path, manifest));
    return {
      text: copy.done(
        manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
        basename(path),
      ),
    };
  } catch (error) {
    throw error instanceof BackupFault ? new StartFault(error.message) : error;
  }
}

/** Beside its place until all of it is right. */
async function toFolder(data: string, path: string, manifest: Manifest): Promise<void> {
  const place = join(data, 'database');
  if (existsSync(join(place, 'PG_VERSION'))) throw new StartFault(copy.occupied(place));
  const part = `${place}.restoring`;
  await files.rm(part, { recursive: true, force: true });
  try {
    const db = await connectDatabase({ folder: part, files: path }).catch(async (error: Error) => {
      const { message } = (await backupFolder(data).hindrance()) ?? error;
      throw new StartFault(copy.broken(message));
    });
    try {
      const difference = await differenceOf(db, manifest);
      if (difference !== undefined) throw new StartFault(copy.different(difference));
      await keepRestored(db, manifest);
    } finally {
      await db.destroy();
    }
    // The lock of whoever had it when it was dumped came along.
    for (const name of await files.readdir(part)) if (name.startsWith('atalaya.lock')) await files.rm(join(part, name));
    await files.rm(place, { recursive: true, force: true });
    await files.rename(part, place);
  } finally {
    await files.rm(part, { recursive: true, force: true });
  }
}

async function toServer(url: string, path: string, manifest: Manifest): Promise<void> {
  const db = await connectDatabase({ url });
  try {
    if (await holdsTables(db)) throw new StartFault(copy.occupied(new URL(url).pathname.slice(1)));
    await restoreDump(url, path, { isWhole: true }).catch((error) => {
      throw error instanceof ToolFault ? new StartFault(copy.broken(error.message)) : error;
    });
    const difference = await differenceOf(db, manifest);
    if (difference !== undefined) throw new StartFault(copy.differs(difference));
    await closeTrail(db);
    await keepRestored(db, manifest);
  } finally {
    await db.destroy();
  }
}
