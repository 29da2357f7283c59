import type { IngestReport, Lines } from '../intake-ports';
import { type Sender, senderFault } from '../rules/sender';
import { isRefusal } from './database-faults';
import { tidy } from './housekeeping';
import { LineFault } from './line-faults';
import type { Database } from './tables';

/** How many lines are stored with one statement. */
const BATCH = 1000;
/** Or fewer, where they are long: so many characters. */
const BATCH_SIZE = 4_000_000;

/** So many new rows that the planner has to be told of them; then of twice as many, up to the most. */
const [MANY, MOST] = [10_000, 320_000];
/** New rows that it was not told of, and after how many it is. */
const untold = new WeakMap<Database, { rows: number; due: number }>();

/** Lines of which nobody reads the faults one by one any more. */
const MOST_FAULTS = 1000;

interface Line<R> {
  number: number;
  row: R;
}

/**
 * Takes NDJSON: reads each line, stores the good ones in batches and tells of the others, so that what was sent can be
 * sent again as it is.
 * @param read throws a LineFault that says what is wrong with a line
 */
export async function ingestLines<R>(
  db: Database,
  lines: Lines,
  read: (value: unknown, line: string) => R,
  store: (rows: readonly R[]) => Promise<number>,
): Promise<IngestReport> {
  const report: IngestReport = { stored: 0, lines: 0, faults: [] };
  let [batch, size, number]: [Line<R>[], number, number] = [[], 0, 0];
  const tell = (line: number, error: unknown) => {
    if (!(error instanceof Error)) throw error;
    if (report.faults.length < MOST_FAULTS) report.faults.push({ line, message: error.message });
  };
  const keep = async (all: readonly Line<R>[]): Promise<void> => {
    try {
      report.stored += await store(all.map(({ row }) => row));
    } catch (error) {
      const [first] = all;
      const isFault = error instanceof LineFault;
      if (!first || !(isFault || isRefusal(error))) throw error;
      // One line that is refused must not take the others with it.
      if (all.length === 1)
        return tell(first.number, isFault ? error : new LineFault('La base de datos no acepta alguno de sus valores.'));
      const half = Math.ceil(all.length / 2);
      await keep(all.slice(0, half));
      await keep(all.slice(half));
    }
  };
  const flush = async () => {
    if (batch.length > 0) await keep(batch);
    [batch, size] = [[], 0];
  };
  for await (const line of lines) {
    number += 1;
    if (typeof line === 'string' && line.trim() === '') continue;
    report.lines += 1;
    try {
      if (typeof line !== 'string') throw line;
      batch.push({ number, row: read(parsed(line), line) });
      size += line.length;
    } catch (error) {
      tell(number, error);
    }
    if (batch.length === BATCH || size > BATCH_SIZE) await flush();
  }
  await flush();
  report.faults.sort((one, other) => one.line - other.line);
  await tidyAfter(db, report.stored);
  return report;
}

/** @throws LineFault for what its sender may not tell of */
export function checkSender(sender: Sender | undefined, line: Parameters<typeof senderFault>[1]): void {
  const fault = sender && senderFault(sender, line);
  if (fault !== undefined) throw new LineFault(fault);
}

async function tidyAfter(db: Database, stored: number): Promise<void> {
  const { rows, due } = untold.get(db) ?? { rows: 0, due: MANY };
  const isDue = rows + stored >= due;
  untold.set(db, isDue ? { rows: 0, due: Math.min(2 * due, MOST) } : { rows: rows + stored, due });
  if (isDue) await tidy(db);
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line, storable);
  } catch (error) {
    throw error instanceof LineFault ? error : new LineFault('La línea no es JSON.');
  }
}

/** PostgreSQL keeps neither the character 0 nor half of a pair. */
function storable(key: string, value: unknown): unknown {
  if (![key, value].every(isStorable)) throw new LineFault('Un texto tiene un carácter que no se puede guardar.');
  return value;
}

/** Whether a text can be there at all; of other values it is true. */
export function isStorable(value: unknown): boolean {
  return typeof value !== 'string' || (!value.includes('\0') && value.isWellFormed());
}

/** The values of option lists that rows have; null is no value. */
export function optionsOf<L extends string>(
  members: Readonly<Record<L, string>>,
  rows: readonly Readonly<Record<string, unknown>>[],
): { list: L; value: string }[] {
  const lists = Object.entries(members) as [L, string][];
  return lists.flatMap(([list, member]) => {
    const values = new Set(rows.map((row) => row[member]));
    return [...values].flatMap((value) => (typeof value === 'string' ? [{ list, value }] : []));
  });
}
