import { platformDate } from '../rules/mexico-time';
import type { Cell, ColumnKind } from '../wire/reports';

/** What a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r\n\0\uFF0B\uFF0D\uFF1D\uFF20]/;

/** What a spreadsheet may read as another number, a day, a time of day or a truth. */
const CHANGED = [
  /^\s*[-(]?\d/,
  /^\s*[a-z]{3,10}[\s./-]?\d{1,4}(?:[\s,/-]+\d{1,4})?\s*$/i,
  /^\s*(?:true|false|verdadero|falso)\s*$/i,
];

/** Characters of a text within a formula, at most. */
const LONGEST = 255;

/** How many digits of an amount are parts of its currency: two of a peso, none of a yen. */
function fractionOf(currency: Cell | undefined): number {
  return (
    new Intl.NumberFormat('en', { style: 'currency', currency: String(currency ?? 'MXN') }).resolvedOptions()
      .maximumFractionDigits ?? 2
  );
}

const known = new Map<string, number>();

/** An amount in the smallest unit as a number with its point. */
function decimalOf(amount: number, currency: Cell | undefined): string {
  const code = String(currency ?? 'MXN');
  const digits = known.get(code) ?? fractionOf(code);
  known.set(code, digits);
  return (amount / 10 ** digits).toFixed(digits);
}

/** A text that Excel keeps as it is: as the text of a formula, or with an apostrophe before what would be one. */
function keptText(text: string): string {
  const changed = CHANGED.some((shape) => shape.test(text));
  if (changed && text.length <= LONGEST && !text.includes('\n')) return `="${text.replaceAll('"', '""')}"`;
  return changed || FORMULA.test(text) ? `'${text}` : text;
}

/** A cell of a file of comma separated values, as RFC 4180 wants it. */
export function csvCell(value: Cell | undefined, kind: ColumnKind, currency?: Cell): string {
  if (value === null || value === undefined) return '';
  if (kind === 'money') return decimalOf(Number(value), currency);
  if (kind === 'count' || kind === 'rate') return String(value);
  if (kind === 'moment') return platformDate(Date.parse(String(value)));
  if (kind === 'day') return String(value).split('-').reverse().join('/');
  const text = keptText(String(value));
  return /[",\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}

const XML: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text in XML, without the characters that it cannot hold. */
export const xmlText = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(/[\uFFFE\uFFFF]|(?![\t\n\r])\p{Cc}/gu, '')
    .replaceAll(/[&<>"]/g, (character) => XML[character] ?? '');

/** Days since 30 December 1899, by Mexico City's clock: how a spreadsheet counts time. */
const serialOf = (moment: number) => Number(((moment - 6 * 3_600_000) / 86_400_000 + 25_569).toFixed(6));

/** Styles of the cells in xl/styles.xml. */
export const styles = { head: 1, moment: 2, day: 3, money: 4, count: 5, rate: 6 } as const;

/** A cell of a sheet. A text is told as a text, and so is never computed. */
export function sheetCell(value: Cell | undefined, kind: ColumnKind, currency?: Cell): string {
  if (value === null || value === undefined) return '<c/>';
  if (kind === 'text') return `<c t="inlineStr"><is><t xml:space="preserve">${xmlText(String(value))}</t></is></c>`;
  const style = `<c s="${styles[kind]}"><v>`;
  if (kind === 'money') return `${style}${decimalOf(Number(value), currency)}</v></c>`;
  if (kind === 'moment') return `${style}${serialOf(Date.parse(String(value)))}</v></c>`;
  if (kind === 'day') return `${style}${Date.parse(String(value)) / 86_400_000 + 25_569}</v></c>`;
  return `${style}${value}</v></c>`;
}
