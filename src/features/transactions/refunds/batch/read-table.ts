import type { Task } from '~/shared/hooks/tasks';

/** A record of a file: its cells, and where it stands as a spreadsheet counts. */
export interface TableRow {
  line: number;
  cells: string[];
}

/** Records between two points where the page may have its turn. */
const PART = 100;

/** Characters between them. */
const LONG = 20_000;

/** What Excel writes so that a text stays one: ="000123". */
const KEPT = /^="([^"]*)"$/;

/** A file's bytes as text: UTF-8 or UTF-16 by its mark, UTF-8 where it can be that, else what Excel writes on Windows. */
export function textOfFile(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * The records of a CSV file, as RFC 4180 and Excel write it; empty ones are left out.
 * @returns 'unclosed' where a quote is never closed
 */
export function* readTable(text: string, comma: string): Task<TableRow[] | 'unclosed'> {
  const rows: TableRow[] = [];
  let cells: string[] = [];
  let cell = '';
  let line = 1;
  let quoted = false;
  const endRow = () => {
    cells.push(plain(cell));
    if (cells.some((one) => one !== '')) rows.push({ line, cells });
    cells = [];
    cell = '';
    line += 1;
  };
  for (let at = 0, since = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (at - since > LONG) {
      since = at;
      yield;
    }
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (sign === '"' && cell === '') quoted = true;
    else if (sign === comma) {
      cells.push(plain(cell));
      cell = '';
    } else if (sign === '\n' || sign === '\r') {
      if (sign === '\r' && text[at + 1] === '\n') at += 1;
      endRow();
      if (line % PART === 0) yield;
    } else cell += sign;
  }
  if (quoted) return 'unclosed';
  endRow();
  return rows;
}

/** As it was meant: without spaces around, without what keeps Excel from changing it. */
function plain(cell: string): string {
  const text = cell.trim();
  const kept = KEPT.exec(text)?.[1];
  if (kept !== undefined) return kept;
  // An apostrophe before what would be a formula.
  return /^'[=+\-@]/.test(text) ? text.slice(1) : text;
}
