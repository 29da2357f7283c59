import type { CsvForm } from '../storage/preferences';

/** What a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r\n\0\uFF0B\uFF0D\uFF1D\uFF20]/;

/** Characters of a text within a formula, at most. */
const LONGEST = 255;

/** A number that stays what it is; every other beginning with a sign is a formula. */
const NEGATIVE = /^-\d{1,11}(?:\.\d+)?$/;

const MONTH =
  '(?:jan|ene|feb|mar|apr|abr|may|jun|jul|aug|ago|sept?|oct|nov|dec|dic|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|january|february|march|april|june|july|august|september|october|november|december)';

/** Texts that a spreadsheet reads as something else, and shows or keeps as that. */
const CHANGED = [
  // Leading zeros are lost, and digits past the fifteenth; from the twelfth on a number is shown as a power of ten.
  /^0\d[\d.,]*$/,
  /^-?\d{12,}(?:\.\d*)?$/,
  /^-?(?=[\d.]{17,}$)\d+\.\d+$/,
  // A power of ten: 4821E5.
  /^-?\d+(?:\.\d*)?E[+-]?\d+$/i,
  // A day, a fraction or a time of day: 3/4, 3-4, 1-2-26, 10:30, 10 AM. A date with its time stays one.
  /^\d{1,4}\s?[/-]\s?\d{1,4}(?:\s?[/-]\s?\d{1,4})?$/,
  /^\d{1,4}:\d{1,2}(?::\d{1,2})?(?:\s?[AP]\.?M?\.?)?$/i,
  /^\d{1,2}\s?[AP]M?$/i,
  // A day of a month: MAR10, 10-mar, marzo 2026.
  new RegExp(`^${MONTH}[\\s./-]?\\d{1,4}(?:[\\s,/-]+\\d{1,4})?$`, 'i'),
  new RegExp(`^\\d{1,4}[\\s./-]?${MONTH}(?:[\\s./-]?\\d{1,4})?$`, 'i'),
  // Truth.
  /^(?:true|false|verdadero|falso)$/i,
  // An accountant's minus.
  /^\(\d[\d.,]*\)$/,
];

/** Begins a file for Excel, which without it reads UTF-8 as another alphabet. Nobody else needs it. */
const MARK = '\uFEFF';

export function csvMark(form: CsvForm): string {
  return form === 'excel' ? MARK : '';
}

/**
 * A cell as RFC 4180 wants it. For Excel what looks like a formula gets an apostrophe, and what would be read as another
 * number or as a date is written as the text that it is, ="000123".
 */
export function csvCell(text: string, form: CsvForm = 'excel'): string {
  const safe = form === 'excel' ? keptFromExcel(text) : text;
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function keptFromExcel(text: string): string {
  const plain = text.trim();
  const changed = CHANGED.some((shape) => shape.test(plain));
  if (changed && text.length <= LONGEST) return `="${text}"`;
  return changed || (FORMULA.test(text) && !NEGATIVE.test(text)) ? `'${text}` : text;
}

/** A line of a file. */
export function csvLine(cells: readonly string[], form?: CsvForm): string {
  return `${cells.map((cell) => csvCell(cell, form)).join(',')}\r\n`;
}
