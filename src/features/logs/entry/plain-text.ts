import { MISSING } from '~/shared/copy';
import { showDate } from '~/shared/format/dates';
import { formatJson } from '~/shared/format/format-json';
import { visibleText } from '~/shared/format/visible-text';
import type { HourFormat } from '~/shared/storage/preferences';
import type { TraceEntry } from '../api/trace-entry';

export interface DetailField {
  name: string;
  value: unknown;
}

/**
 * A field as text with whatever it holds: objects and lists as formatted JSON, the rest as sent.
 * @param limit about how many characters are wanted; a text that is not longer is whole
 * @param hours how the date is written; the preference decides when it is left out
 */
export function plainText({ name, value }: DetailField, limit: number, hours?: HourFormat): string {
  if (typeof value === 'object' && value !== null) return formatJson(value, limit);
  if (name === 'date') return visibleText(showDate(value, hours));
  return typeof value === 'string' ? visibleText(value, limit) : String(value);
}

/** Long enough for every name and address, short enough for a row. */
const CELL_LIMIT = 160;

/** A text of one table cell; '---' without one. */
export function cutCell(read: ((limit: number) => string) | null): string {
  const text = read?.(CELL_LIMIT) ?? MISSING;
  return text.length > CELL_LIMIT ? `${text.slice(0, CELL_LIMIT)}…` : text;
}

export function isAbsent(value: unknown): boolean {
  return value === null || (typeof value === 'string' && value.trim() === '');
}

/** A cell of the specified columns of the results, which are never masked (spec 8.2). */
export function columnText(entry: TraceEntry, name: string): string {
  const value = Object.hasOwn(entry, name) ? entry[name] : null;
  return cutCell(isAbsent(value) ? null : (limit) => plainText({ name, value }, limit));
}
