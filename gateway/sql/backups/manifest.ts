import { z } from 'zod';
import type { StoredBackup } from '../../rules/backup';
import { tablesOf } from '../carry-tables';
import { markOf, speakAlike } from '../table-marks';
import type { Database } from '../tables';
import { verifyTrail } from '../trail/verify-trail';

const table = z.object({ name: z.string(), rows: z.number(), sum: z.string().nullable() });

const manifest = z.object({
  engine: z.enum(['PGLITE', 'POSTGRESQL']),
  backupId: z.string(),
  name: z.string(),
  createdAt: z.string(),
  file: z.string(),
  sizeBytes: z.number(),
  /** SHA-256 of the file, in hexadecimal. */
  checksum: z.string(),
  tables: z.array(table),
  /** Of the tables (migrate.ts): a release that does not know one of them cannot open what is restored. */
  steps: z.array(z.string()),
});

/** What lies beside a file of a backup, by which a restored one is compared. */
export type Manifest = z.infer<typeof manifest>;
export type Marks = Manifest['tables'];
export type Engine = Manifest['engine'];

/** @returns undefined for a text that is none */
export function readManifest(text: string): Manifest | undefined {
  try {
    return manifest.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

export const manifestOf = (
  { backupId, name, createdAt }: StoredBackup,
  made: Pick<Manifest, 'engine' | 'file' | 'sizeBytes' | 'checksum' | 'tables' | 'steps'>,
): Manifest => ({ ...made, backupId, name, createdAt: new Date(createdAt).toISOString() });

/** Long texts, which take most of the time; where everybody waits meanwhile they are not read. */
const LONG = /^jsonb?$/;

interface Marking {
  /** Everybody waits while this reads. */
  isBrief: boolean;
  /** Hears of each table how many of all are done. */
  told?(part: number): void;
}

/** In a transaction: each table with its rows and their sum, by which one that lacks a row or has another is told. */
export async function marksOf(side: Database, { isBrief, told }: Marking): Promise<Marks> {
  await speakAlike(side);
  const tables = await tablesOf(side);
  const marks: Marks = [];
  for (const { name, columns } of tables) {
    const read = isBrief ? columns.filter(({ type }) => !LONG.test(type)) : columns;
    marks.push({ name, ...(await markOf(side, { name, columns: read })) });
    told?.(marks.length / tables.length);
  }
  return marks.sort((one, other) => (one.name < other.name ? -1 : 1));
}

const copy = {
  table: (name: string) => `La tabla ${name} no está en lo restaurado.`,
  rows: (name: string, made: number, found: number) =>
    `La tabla ${name} tenía ${made.toLocaleString('es-MX')} filas al respaldar y ${found.toLocaleString('es-MX')} al restaurar.`,
  sum: (name: string) => `La tabla ${name} tiene las mismas filas, pero no con lo mismo en ellas.`,
  trail: (position: number) => `La cadena del historial de cambios está rota en la entrada ${position}.`,
};

/** What of a restored database is not as it was backed up; undefined where all of it is. */
export async function differenceOf(restored: Database, { tables, engine }: Manifest, told?: (part: number) => void) {
  return restored
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (step) => {
      const found = await marksOf(step, { isBrief: engine === 'PGLITE', ...(told && { told }) });
      for (const { name, rows, sum } of tables) {
        const mark = found.find((one) => one.name === name);
        if (!mark) return copy.table(name);
        if (mark.rows !== rows) return copy.rows(name, rows, mark.rows);
        if (mark.sum !== sum) return copy.sum(name);
      }
      const [fault] = (await verifyTrail(step)).faults;
      return fault && copy.trail(fault.position);
    });
}
