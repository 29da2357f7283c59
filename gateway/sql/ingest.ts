import { tidy } from './housekeeping';
import type { Database } from './tables';

/** What became of lines that were handed in. */
export interface IngestReport {
  /** Lines that are kept now and were not before; the others that have no fault were there already. */
  stored: number;
  lines: number;
  faults: { line: number; message: string }[];
}

/** How many lines are stored with one statement. */
const BATCH = 1000;

/** So many new rows that the planner has to be told of them. */
const MANY = 10_000;

/** Lines of which nobody reads the faults one by one any more. */
const MOST_FAULTS = 1000;

/** One line each; empty ones count for nothing. */
export type Lines = AsyncIterable<string> | Iterable<string>;

/**
 * Takes NDJSON: reads each line, stores the good ones in batches and tells of the others, so that what was sent can be
 * sent again as it is.
 * @param read throws an Error that says what is wrong with a line
 */
export async function ingestLines<R>(
  db: Database,
  lines: Lines,
  read: (value: unknown, line: string) => R,
  store: (rows: readonly R[]) => Promise<number>,
): Promise<IngestReport> {
  const report: IngestReport = { stored: 0, lines: 0, faults: [] };
  let batch: R[] = [];
  let number = 0;
  const flush = async () => {
    if (batch.length > 0) report.stored += await store(batch);
    batch = [];
  };
  for await (const line of lines) {
    number += 1;
    if (line.trim() === '') continue;
    report.lines += 1;
    try {
      batch.push(read(JSON.parse(line, storable), line));
    } catch (error) {
      if (report.faults.length < MOST_FAULTS) report.faults.push({ line: number, message: (error as Error).message });
    }
    if (batch.length === BATCH) await flush();
  }
  await flush();
  if (report.stored >= MANY) await tidy(db);
  return report;
}

/** PostgreSQL keeps neither the character 0 nor half of a pair. */
function storable(key: string, value: unknown): unknown {
  if (![key, value].every(isStorable)) throw new Error('A text has a character that cannot be kept.');
  return value;
}

/** Whether a text can be there at all; of other values it is true. */
export function isStorable(value: unknown): boolean {
  return typeof value !== 'string' || (!value.includes('\0') && value.isWellFormed());
}

/** Makes what finds the values of option lists that rows have and no rows before had; null is no value. */
export function newOptions<L extends string>(members: Readonly<Record<L, string>>) {
  const known = new Set<string>();
  const lists = Object.entries(members) as [L, string][];
  return (rows: readonly Readonly<Record<string, unknown>>[]): { list: L; value: string }[] =>
    lists.flatMap(([list, member]) =>
      rows.flatMap((row) => {
        const value = row[member];
        if (typeof value !== 'string' || known.has(`${list} ${value}`)) return [];
        known.add(`${list} ${value}`);
        return [{ list, value }];
      }),
    );
}
