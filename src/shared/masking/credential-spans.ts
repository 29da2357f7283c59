import { eachMatch, type Span } from './encoded-text';
import { HIDDEN } from './secret-names';

/** Credentials that give themselves away. */
const BEARER = /\b(?:Bearer|Basic|Digest|Negotiate)(?:\s+|%20|\+)([^\s"',;<>\\&]{6,})/gi;
const KEYED = /\b(?:(?:sk|pk|rk)_(?:live|test)|tok|whsec|xox[abp]|gh[pousr])[_-][\w-]{6,}/g;

/**
 * JSON in base64: a brace or a bracket, and a quote, a space, a line end or (in a list) a digit or one more of them. With
 * points between its parts it is a JWT.
 */
const BASE_64 =
  /(?<![\w+/-])(?:e(?:y[A-DI-L]|w[k-r0-3])|W(?:[13][s-v]|w[k-r0-3]|y[A-DI-L0-3]|z[A-Za-n]))[\w+/-]{8,}={0,2}(?:\.[\w-]*){0,4}/g;

/** Without one of these there is none of them. */
const HINT = /bearer|basic|digest|negotiate|tok[_-]|_live|_test|whsec|xox|gh[pousr][_-]|e[wy]|w[13wyz]/i;

/**
 * Tokens and keys by their form, and JSON in base64 that holds a secret.
 * @param holdsSecret judges what such a text is once it is decoded
 */
export function credentialSpans(text: string, holdsSecret: (json: string) => boolean): Span[] {
  const spans: Span[] = [];
  if (text.length < 8 || !HINT.test(text)) return spans;
  const add = (end: number, { length }: string) => spans.push({ start: end - length, end, shown: HIDDEN });
  eachMatch(BEARER, text, ([whole, value = ''], at) => {
    // A short word of small letters is one: 'basic research'.
    if (value.length >= 16 || /[\dA-Z=]/.test(value)) add(at + whole.length, value);
  });
  eachMatch(KEYED, text, ([whole], at) => add(at + whole.length, whole));
  eachMatch(BASE_64, text, ([whole], at) => {
    const [head = '', ...parts] = whole.split('.');
    const json = jsonOf(head);
    const isToken = json === undefined ? whole.startsWith('eyJ') : parts.length > 0 || /"alg"\s*:/.test(json);
    if (isToken || (json !== undefined && holdsSecret(json))) add(at + whole.length, whole);
    // A text within the text was read meanwhile, with the same expression.
    BASE_64.lastIndex = at + whole.length;
  });
  return spans;
}

/** The text that base64 stands for, as long as it reads as JSON. */
function jsonOf(base64: string): string | undefined {
  const letters = base64.replace(/=+$/, '').replaceAll('-', '+').replaceAll('_', '/');
  try {
    const bytes = Uint8Array.from(
      atob(letters.slice(0, letters.length - (letters.length % 4 === 1 ? 1 : 0))),
      (letter) => letter.charCodeAt(0),
    );
    const json = new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return /^\s*[[{]\s*["'{[\]}\d-]/.test(json) ? json : undefined;
  } catch {
    return undefined;
  }
}
