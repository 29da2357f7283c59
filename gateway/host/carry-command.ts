import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Carried, carry, NotCarried } from '../sql/carry';
import { holdings } from '../sql/demonstration-days';
import { openData } from './data';
import type { Settings } from './settings';
import { StartFault } from './start-faults';

const copy = {
  noTarget: 'Di a qué PostgreSQL se llevan los datos: ATALAYA_DATABASE.',
  noSource: (data: string) => `En ${data} no hay base de datos que llevar. Di en qué carpeta está: ATALAYA_DATA.`,
  invented: (data: string) => `${data} tiene datos de demostración, que se quedan donde están.`,
  occupied: (table: string) =>
    `La base de destino ya tiene datos (tabla ${table}); no se tocó nada. Usa una vacía, en la que no haya arrancado Atalaya.`,
  different: (table: string) =>
    `La tabla ${table} no llegó como salió, así que no se llevó nada. El destino sigue vacío: vuelve a intentarlo.`,
  carried: ({ table, rows }: Carried) => `  ${table}: ${rows.toLocaleString('es-MX')}`,
  done: (rows: number) =>
    `Se llevaron ${rows.toLocaleString('es-MX')} filas, iguales en ambos lados. Arranca Atalaya con ATALAYA_DATABASE; la carpeta quedó como estaba.`,
};

/**
 * Carries the embedded database of a folder into a PostgreSQL; the folder stays as it is.
 * @param tell hears a line for each table
 * @throws StartFault that says in one line why it cannot be done
 */
export async function carryData(
  { data, database }: Pick<Settings, 'data' | 'database'>,
  tell: (line: string) => unknown,
): Promise<{ text: string }> {
  if (!database) throw new StartFault(copy.noTarget);
  if (!existsSync(join(data, 'database', 'PG_VERSION'))) throw new StartFault(copy.noSource(data));
  const from = await openData({ data, database: undefined });
  try {
    if ((await holdings(from)) === 'demonstration') throw new StartFault(copy.invented(data));
    const to = await openData({ data, database });
    try {
      let all = 0;
      await carry(from, to, (carried) => {
        all += carried.rows;
        tell(copy.carried(carried));
      });
      return { text: copy.done(all) };
    } catch (error) {
      throw error instanceof NotCarried ? new StartFault(copy[error.kind](error.table)) : error;
    } finally {
      await to.destroy();
    }
  } finally {
    await from.destroy();
  }
}
