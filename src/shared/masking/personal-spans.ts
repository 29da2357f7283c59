import { eachMatch, type Span } from './encoded-text';

/** Ten digits in Mexican groups, with what may stand before them: +52, +52 1, 044, 01. */
const NUMBER = String.raw`(?:\+?\d{1,3}[ .-]?(?:1[ .-]?)?)?\(?\d{2,3}\)?[ .-]?\d{3,4}[ .-]?\d{4}(?!\d)`;

/** A telephone number after its name, with whatever sign is between. */
const NAMED = new RegExp(
  String.raw`(?:tel[eé]fono|phone|celular|msisdn|whatsapp|m[oó]vil|(?<![\p{L}\d])(?:tel|cel|mobile))[\p{L}_-]{0,20}\.?\\*["']?\s{0,3}(?:=>|[:=>])?\s{0,3}\\*["']?(${NUMBER})`,
  'giu',
);

/** One that its country tells: +52 55 1234 5678. */
const ABROAD = /(?<![\w+.])\+\d{1,3}[ .-]?(?:1[ .-]?)?\(?\d{2,3}\)?[ .-]?\d{3,4}[ .-]?\d{4}(?!\d)/g;

/** One that its groups tell: 55 1234 5678, (55) 1234-5678, 664 123 4567. */
const GROUPED =
  /(?<![\w.:/+-])(?:\(\d{2}\) ?\d{4}[ -]\d{4}|\d{2}[ -]\d{4}[ -]\d{4}|\(?\d{3}\)?[ -]\d{3}[ -]\d{4})(?![\w:/-])/g;

/** The last four digits, as a receipt shows a number. */
export function maskPhone(text: string): string {
  return `•• •••• ${text.replace(/\D/g, '').slice(-4)}`;
}

/** Whether a text is nothing but a telephone number: ten digits, with what may stand before them. */
export function isPhone(text: string): boolean {
  return /^(?:tel:)?[+(\d][\d\s().-]*$/.test(text) && /^\d{10,15}$/.test(text.replace(/\D/g, ''));
}

/** Whether it is one of Mexico, none of which begins with the 0 or 1 that seconds and milliseconds since 1970 begin with. */
export function isMexicanPhone(text: string): boolean {
  return isPhone(text) && /^(?:52)?(?:044|045|01|1)?[2-9]\d{9}$/.test(text.replace(/\D/g, ''));
}

/** Telephone numbers and e-mails of a text. */
export function personalSpans(text: string): Span[] {
  const spans = emailSpans(text);
  if (text.length < 10) return spans;
  for (const form of [NAMED, ABROAD, GROUPED]) {
    eachMatch(form, text, ([whole, number = whole], at) => {
      const end = at + whole.length;
      spans.push({ start: end - number.length, end, shown: maskPhone(number) });
    });
  }
  return spans;
}

/** Longest name before the sign of an e-mail. */
const NAME = 64;

const BEFORE = /[\p{L}\d._+'-]+$/u;
const AFTER = /[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,8}/iy;

/** What stands before the sign of an e-mail, but for its first letter. */
function emailSpans(text: string): Span[] {
  const spans: Span[] = [];
  for (let sign = text.indexOf('@'); sign !== -1; sign = text.indexOf('@', sign + 1)) {
    AFTER.lastIndex = sign + 1;
    const domain = AFTER.exec(text)?.[0];
    if (!domain || !/\.[a-z]{2,24}$/i.test(domain)) continue;
    const name = BEFORE.exec(text.slice(Math.max(0, sign - NAME), sign))?.[0];
    if (name) spans.push({ start: sign - name.length, end: sign, shown: `${name.slice(0, 1)}•••` });
  }
  return spans;
}
