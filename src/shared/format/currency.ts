import { MISSING } from '../copy';
import { visibleText } from './visible-text';

/** The platform's own currency: amounts without a currency are in it, and '$' alone means it. */
export const PESOS = 'MXN';

const SIGNS: Readonly<Record<string, string>> = { [PESOS]: '$', USD: 'US$' };

/** A currency of an answer as a code of ISO 4217; an absent one is that of the platform, what is no code is as sent. */
export function currencyCode(sent: string | null | undefined): string {
  const code = sent?.trim().toUpperCase() ?? '';
  if (code === '') return PESOS;
  return /^[A-Z]{3}$/.test(code) ? code : visibleText(sent ?? '');
}

/**
 * Currency with comma groups: '$ 1,234.50', '-$ 5.00', '---' when absent (spec 13.7). Any other than pesos is named,
 * with its own decimals: 'US$ 499.00', 'JPY 499', 'KWD 4.990'.
 * @param minor the smallest units of the currency, as cents are; a mean may have a fraction of one
 */
export function formatMoney(minor: number | null | undefined, currency?: string | null): string {
  if (minor === null || minor === undefined || !Number.isFinite(minor)) return MISSING;
  const code = currencyCode(currency);
  const [whole = '', ...decimals] = plainMoney(Math.abs(minor), code).split('.');
  const digits = [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...decimals].join('.');
  const sign = minor < 0 && /[1-9]/.test(digits) ? '-' : '';
  return `${sign}${SIGNS[code] ?? code} ${digits}`;
}

/** The same as a plain number, for a file: '1234.50', '-5.00', '499' of a currency without decimals. */
export function plainMoney(minor: number, currency?: string | null): string {
  const decimals = decimalsOf(currencyCode(currency));
  const units = Math.round(Math.abs(minor));
  const digits = String(units).padStart(decimals + 1, '0');
  const text = decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
  return minor < 0 && units !== 0 ? `-${text}` : text;
}

const known = new Map([[PESOS, 2]]);

function decimalsOf(code: string): number {
  const decimals = known.get(code) ?? intlDecimals(code);
  known.set(code, decimals);
  return decimals;
}

/** Of a text that is no code, two: what most currencies have. */
function intlDecimals(currency: string): number {
  if (!/^[A-Z]{3}$/.test(currency)) return 2;
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
}
