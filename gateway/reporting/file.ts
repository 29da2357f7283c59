import type { Written } from '../report-ports';
import type { ReportFormat, ReportRow, ReportType } from '../wire/reports';
import { csvCell } from './cells';
import { createWorkbook } from './sheets';

type Columns = ReportType['columns'];

/** Where a file is cut, bytes: what is kept of it in memory while it is made. */
const PART = 256 * 1024;

/** Rows that are written without a breath between: others want an answer meanwhile. */
const SLICE = 250;

export const mediaTypes: Readonly<Record<ReportFormat, string>> = {
  CSV: 'text/csv; charset=utf-8',
  XLSX: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

interface Writer {
  add(rows: readonly ReportRow[]): void;
  end(): void;
  taken(): Uint8Array[];
}

/** Begins a file of comma separated values for Excel, which without the mark reads UTF-8 as another alphabet. */
function createCsv(columns: Columns): Writer {
  const encoder = new TextEncoder();
  const line = (cells: readonly string[]) => `${cells.join(',')}\r\n`;
  let text = `\uFEFF${line(columns.map(({ label }) => csvCell(label, 'text')))}`;
  return {
    add(rows) {
      for (const row of rows) text += line(columns.map(({ id, kind }) => csvCell(row[id], kind, row.currency)));
    },
    end: () => undefined,
    taken() {
      const bytes = encoder.encode(text);
      text = '';
      return bytes.length > 0 ? [bytes] : [];
    },
  };
}

/** A file in parts, none made before the one before it is kept; each tells how many rows there are by then. */
export async function* fileOf(
  rows: AsyncIterable<readonly ReportRow[]>,
  { format, columns, title }: { format: ReportFormat; columns: Columns; title: string },
): AsyncGenerator<Written> {
  const writer: Writer = format === 'XLSX' ? createWorkbook(columns, title) : createCsv(columns);
  let rowCount = 0;
  let parts: Uint8Array[] = [];
  let size = 0;
  const take = () => {
    const taken = writer.taken();
    parts.push(...taken);
    for (const part of taken) size += part.length;
  };
  const written = () => {
    const bytes = joined(parts, size);
    parts = [];
    size = 0;
    return { rowCount, bytes };
  };
  for await (const part of rows) {
    for (let from = 0; from < part.length; from += SLICE) {
      const slice = part.slice(from, from + SLICE);
      writer.add(slice);
      rowCount += slice.length;
      take();
      if (size >= PART) yield written();
      else await new Promise((resolve) => setTimeout(resolve));
    }
  }
  writer.end();
  take();
  yield written();
}

function joined(parts: readonly Uint8Array[], size: number): Uint8Array {
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
