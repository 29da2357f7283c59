import { promises as files } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { BackupFault, NotSound } from '../../backup-ports';
import { connectDatabase } from '../database';
import type { Database } from '../tables';
import { restoreDump, ToolFault } from './postgres-tools';

const DENIED = '42501';
/** How long an empty database may take to be made or dropped, ms: a drop waits for a checkpoint. */
const PATIENCE = 120_000;

const copy = {
  denied:
    'Para verificar hay que crear una base de datos de prueba, y el usuario de Atalaya no puede (CREATEDB). Dale ese permiso o nombra otro servidor en ATALAYA_BACKUP_SCRATCH.',
  away: 'El servidor en el que se restaura para verificar no responde.',
  full: 'No queda espacio en el servidor en el que se restaura para verificar.',
  hindered: 'No se pudo restaurar por algo del servidor, no del respaldo. El registro de Atalaya dice por qué.',
  broken: 'No se pudo restaurar en una base de datos vacía. El registro de Atalaya dice por qué.',
};

/** What pg_restore says where the server, and not the file, is why it ended; in English wherever it runs itself. */
const FULL = /No space left on device|Disk quota exceeded/;
const HINDERED =
  /could not (extend|write to) file|server closed the connection|terminating connection|the database system is|too many clients|out of (shared )?memory|is not available/;

/** What says that a file could not be restored, or that this could not be tried to its end. */
export function restoreFault(cause: unknown): unknown {
  if (!(cause instanceof ToolFault)) return cause;
  if (FULL.test(cause.message)) return new BackupFault(copy.full, { cause });
  return HINDERED.test(cause.message)
    ? new BackupFault(copy.hindered, { cause })
    : new NotSound(copy.broken, { cause });
}

/** An empty store that is there for one verification and gone after it. */
interface Scratch {
  /** Restores a file into it. @throws BackupFault, NotSound */
  restored(path: string, signal: AbortSignal): Promise<Database>;
  clear(): Promise<void>;
}

/**
 * In a folder of its own beside the files of backups.
 * @param hindrance what of that place, and not of the file, is why nothing could be restored there
 */
export function embeddedScratch(
  folder: string,
  backupId: string,
  hindrance: () => Promise<BackupFault | undefined>,
): Scratch {
  const own = join(folder, `.verificar-${backupId}`);
  const clear = () => files.rm(own, { recursive: true, force: true });
  return {
    async restored(path) {
      await clear();
      return connectDatabase({ folder: own, files: path }).catch(async (cause) => {
        throw (await hindrance()) ?? new NotSound(copy.broken, { cause });
      });
    },
    clear,
  };
}

/** In a database of its own, on a server where whoever connects may make some. */
export function serverScratch(server: string, backupId: string): Scratch {
  const name = `atalaya_verify_${backupId.toLowerCase().replaceAll(/[^a-z0-9]/g, '_')}`;
  const place = new URL(server);
  place.pathname = `/${name}`;

  const command = async (text: string) => {
    const limits = { connectionTimeoutMillis: 5000, query_timeout: PATIENCE, keepAlive: true };
    const client = new pg.Client({ connectionString: server, ...limits });
    // A connection that breaks fails what was asked by it, which is enough.
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query(text);
    } catch (error) {
      const { code } = error as { code?: string };
      if (code === DENIED) throw new BackupFault(copy.denied);
      throw code === undefined || /^(08|57P|ECONN)/.test(code) ? new BackupFault(copy.away, { cause: error }) : error;
    } finally {
      await client.end();
    }
  };
  const clear = () => command(`drop database if exists ${name} with (force)`);
  return {
    async restored(path, signal) {
      await clear();
      await command(`create database ${name}`);
      await restoreDump(place.href, path, { signal }).catch((cause) => {
        throw restoreFault(cause);
      });
      return connectDatabase({ url: place.href });
    },
    clear,
  };
}
