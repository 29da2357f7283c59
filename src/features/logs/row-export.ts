import { formatJson } from '../../shared/lib/format-json';
import { maskMembers } from '../../shared/lib/mask';
import { bodyText } from './body-text';
import { detailFields, fieldText } from './detail-fields';
import type { TraceEntry } from './trace-entry';

export type ExportFormat = 'csv' | 'json';

/** The specified columns first, then every other member that an entry has. */
const FIRST = ['date', 'service', 'operation', 'hostName', 'ip', 'order'];

/** Rows that are written before the page gets a moment to breathe and to hear 'Cancelar'. */
const SLICE = 500;

/** What a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r\n\0\uFF0B\uFF0D\uFF1D\uFF20]/;

/** Without it Excel reads UTF-8 as another alphabet. */
const BOM = '\uFEFF';

/** Members of all entries, the specified ones first. */
export function exportColumns(entries: readonly TraceEntry[]): string[] {
  const others = new Set<string>();
  for (const entry of entries) for (const name of Object.keys(entry)) others.add(name);
  return [...FIRST, ...[...others].filter((name) => !FIRST.includes(name)).sort()];
}

/**
 * A cell as RFC 4180 wants it. What looks like a formula gets an apostrophe, and so does a number with leading zeros or
 * more digits than a spreadsheet keeps: an id stays the text that it is.
 */
export function csvCell(text: string): string {
  const isId = /^0\d/.test(text) || /^-?\d{12,}$/.test(text);
  const plainNumber = /^-\d{1,11}(?:\.\d+)?$/.test(text);
  const safe = isId || (FORMULA.test(text) && !plainNumber) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function csvRow(entry: TraceEntry, columns: readonly string[]): string {
  return columns
    .map((name) => {
      const value = Object.hasOwn(entry, name) ? entry[name] : null;
      if (value === null) return '';
      const isBody = name === 'request' || name === 'response';
      return csvCell(isBody ? bodyText(value) : fieldText({ name, value }, Number.POSITIVE_INFINITY));
    })
    .join(',');
}

/** An entry as JSON, its secrets masked, its big integers digit for digit. */
export function entryJson(entry: TraceEntry): string {
  return formatJson(entry, Number.POSITIVE_INFINITY, maskMembers);
}

/** An entry as text with its members one below the other, aligned. */
export function entryText(entry: TraceEntry): string {
  const fields = detailFields(entry).map((field) => ({
    name: field.name,
    text: fieldText(field, Number.POSITIVE_INFINITY),
  }));
  const width = Math.max(...fields.map(({ name }) => name.length), 8) + 2;
  const bodies = (['request', 'response'] as const).flatMap((name) => {
    const text = bodyText(entry[name]);
    return text === '' ? [] : [`${name}:\n${text}`];
  });
  const indent = ' '.repeat(width);
  const lines = fields.map(({ name, text }) => `${`${name}:`.padEnd(width)}${text.replaceAll('\n', `\n${indent}`)}`);
  return [...lines, ...bodies].join('\n');
}

interface WriteOptions {
  entries: readonly TraceEntry[];
  columns: readonly string[];
  format: ExportFormat;
  signal: AbortSignal;
  /** Rows written so far. */
  onProgress: (rows: number) => void;
}

/**
 * All entries as the parts of a file, slice by slice so that the page stays alive.
 * @throws AbortError when it was cancelled
 */
export async function writeFile({ entries, columns, format, signal, onProgress }: WriteOptions): Promise<string[]> {
  const parts = format === 'csv' ? [`${BOM}${columns.map(csvCell).join(',')}\r\n`] : ['['];
  for (let first = 0; first < entries.length; first += SLICE) {
    const slice = entries.slice(first, first + SLICE);
    parts.push(
      format === 'csv'
        ? slice.map((entry) => `${csvRow(entry, columns)}\r\n`).join('')
        : `${first === 0 ? '\n' : ',\n'}${slice.map(entryJson).join(',\n')}`,
    );
    onProgress(Math.min(first + SLICE, entries.length));
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
  }
  if (format === 'json') parts.push('\n]\n');
  return parts;
}
