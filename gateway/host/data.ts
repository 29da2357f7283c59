import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceWatch } from '../ports';
import { openDatabase } from '../sql/database';
import type { Database } from '../sql/tables';
import type { Settings } from './settings';
import { StartFault, startFault } from './start-faults';

/** Opens the platform's database. @throws StartFault that says in one line why it cannot */
export async function openData(
  { data, database }: Pick<Settings, 'data' | 'database'>,
  watch?: SourceWatch,
): Promise<Database> {
  try {
    return await openDatabase(database ? { url: database, watch } : { folder: join(data, 'database') });
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    throw startFault(error) ?? new StartFault(`No se puede abrir la base de datos: ${message || code}`);
  }
}

/** Its owner alone reads what is in it. @throws StartFault */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw startFault(error, folder) ?? error;
  }
}
