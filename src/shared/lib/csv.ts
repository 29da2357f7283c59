/** What a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r\n\0\uFF0B\uFF0D\uFF1D\uFF20]/;

/** Leading zeros, more digits than a spreadsheet keeps, and what it would read as a power of ten. */
const ID = /^0\d|^-?\d{12,}$|^-?(?=[\d.]{17,}$)\d+\.\d+$|^-?\d+(?:\.\d+)?e[+-]?\d+$/i;

/** Begins a file: without it Excel reads UTF-8 as another alphabet. */
export const CSV_MARK = '\uFEFF';

/**
 * A cell as RFC 4180 wants it. What looks like a formula gets an apostrophe, and so does what a spreadsheet would read as
 * another number: an id stays the text that it is.
 */
export function csvCell(text: string): string {
  const plainNumber = /^-\d{1,11}(?:\.\d+)?$/.test(text);
  const safe = ID.test(text) || (FORMULA.test(text) && !plainNumber) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A line of a file. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}
