/** What a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r\n\0\uFF0B\uFF0D\uFF1D\uFF20]/;

/** Begins a file: without it Excel reads UTF-8 as another alphabet. */
export const CSV_MARK = '\uFEFF';

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

/** A line of a file. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}
