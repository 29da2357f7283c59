import type { JsonReviser } from '../format/format-json';
import { NumberLiteral } from '../format/number-literal';
import { isCardNumber, isClabe, maskCard, maskClabe, onlyDigits } from './account-numbers';
import { type Decoded, decodeOnce, type Span, withSpans } from './encoded-text';
import { credentialSpans, namedSpans } from './named-spans';
import { cardDataSpans, numberSpans } from './number-spans';
import { isMexicanPhone, isPhone, maskPhone, personalSpans } from './personal-spans';
import { HIDDEN, hiddenText, isOrderId, secretKind } from './secret-names';

/** What a masked text is read beyond the wanted characters: longer than any number that a cut could tear. */
const MARGIN = 4096;

/** Encodings within each other that are looked through, and JSON in base64 within such JSON. */
const LAYERS = 8;
const NESTED = 3;

/** Nothing that could be a secret: most texts of a log. */
const MAY_BE_SECRET =
  /[0-9\uFF10-\uFF19].{0,3}[0-9\uFF10-\uFF19]|@|cvv|cvc|csc|cvn|secur|seguridad|pass|pwd|contras|token|secret|key|nip|pin|otp|credential|session|clave|authorization|cookie|bearer|basic|digest|negotiate|e[wy]|w[13wyz]|tok[_-]|_live|_test|whsec|xox|gh[pousr][_-]/i;

/**
 * A text of a log without its secrets: card numbers (Luhn) and CLABE in any grouping, telephone numbers and e-mails, and
 * the values of CVV, passwords, tokens, cookies and authorization headers; also where they stand in an encoding. What is
 * no secret stays letter for letter.
 * @param limit reads little more than is needed for this many characters; a text that is not longer is whole
 */
export function maskText(text: string, limit = Number.POSITIVE_INFINITY): string {
  for (let reach = 2 * limit + 2 * MARGIN; reach < text.length; reach *= 2) {
    const masked = maskAll(text.slice(0, reach));
    // Whatever the cut tore lies at the end, beyond what anybody sees.
    if (masked.length > limit + MARGIN) return masked;
  }
  return maskAll(text);
}

function maskAll(text: string, nested = 0): string {
  if (!MAY_BE_SECRET.test(text)) return text;
  const spans: Span[] = [];
  const layers: Decoded[] = [];
  let read = text;
  for (;;) {
    const found = secretSpans(read, nested);
    const next = layers.length < LAYERS ? decodeOnce(read) : undefined;
    for (const span of found) spans.push(sourceOf(next ? next.whole(span) : span, layers));
    if (!next) break;
    layers.push(next);
    read = next.text;
  }
  // Of two that find the same the one that read more of the encoding tells what is shown.
  return withSpans(text, spans.reverse(), HIDDEN);
}

/** Where a span that was found behind so many layers lies in the text itself. */
function sourceOf(span: Span, layers: readonly Decoded[]): Span {
  return layers.reduceRight(
    ({ start, end, shown }, { sourceOf }) => ({ start: sourceOf(start), end: sourceOf(end), shown }),
    span,
  );
}

/** What tells of an order's id, just before it. */
const ORDER_BEFORE =
  /(?:orden|order|pedido)(?:[-_ ]?(?:id|no|num(?:ber|ero)?))?\\*["']?\s{0,3}(?:=>|[:=>])\s{0,3}\\*["']?[\w-]{0,20}$/i;

function secretSpans(text: string, nested: number): Span[] {
  const numbers = text.length < 13 ? [] : numberSpans(text).concat(cardDataSpans(text));
  const isOrder = ({ start }: Span) => ORDER_BEFORE.test(text.slice(Math.max(0, start - 60), start));
  return numbers
    .concat(personalSpans(text))
    .map((span) => (isOrder(span) ? { ...span, shown: null } : span))
    .concat(
      namedSpans(text),
      credentialSpans(text, (json) => nested < NESTED && maskAll(json, nested + 1) !== json),
    );
}

/**
 * A value that stands under a name, without its secrets; objects and lists only where the name covers all of them.
 * @param limit about how many characters of a text are wanted
 */
export function maskScalar(value: unknown, name: string | undefined, limit?: number): unknown {
  const kind = name === undefined ? undefined : secretKind(name);
  const isNumber = typeof value === 'number' || typeof value === 'bigint' || value instanceof NumberLiteral;
  if (typeof value === 'object' && value !== null && !isNumber) {
    const empty = Object.keys(value).length === 0;
    return !empty && (kind === 'whole' || kind === 'code') && !Array.isArray(value) ? HIDDEN : value;
  }
  if (typeof value !== 'string' && !isNumber) return value;
  const text = String(value);
  if (kind === 'order' && isOrderId(text)) return value;
  const hidden = hiddenText(kind, text);
  if (hidden !== undefined) return hidden;
  if (kind === 'card' || kind === 'clabe') return maskAccount(text, kind) ?? value;
  if ((kind === 'phone' && isPhone(text)) || (kind === 'recipient' && isMexicanPhone(text))) return maskPhone(text);
  if (typeof value === 'string') return maskText(value, limit);
  return maskNumber(text) ?? value;
}

/** A number is a card's by its whole part alone, however it is written. */
function maskNumber(text: string): string | undefined {
  const whole = Number.isSafeInteger(Number(text)) ? String(Number(text)) : text.replace(/\..*$/, '');
  if (isCardNumber(whole)) return maskCard(whole);
  return isClabe(whole) ? maskClabe(whole) : undefined;
}

/** Under such a name a mistyped number is masked too. */
function maskAccount(text: string, kind: 'card' | 'clabe'): string | undefined {
  const digits = onlyDigits(text);
  const bare = /^[\d\uFF10-\uFF19\s._/-]+$/.test(text);
  if (bare && kind === 'clabe' && digits.length >= 16) return maskClabe(digits);
  if (bare && digits.length >= 13) return maskCard(digits);
  const masked = maskText(text);
  return masked === text ? undefined : masked;
}

const NAMES = ['name', 'key', 'nombre', 'header', 'field', 'campo', 'parameter', 'clave'];
const VALUES = ['value', 'valor', 'val', 'content', 'contenido'];

/** Masks the members of an answer while formatJson writes them. */
export const maskMembers: JsonReviser = {
  text: (text) => maskText(text),
  member: maskMember,
};

/** A member or an item without its secrets, and the name by which its own items go. */
export function maskMember(
  owner: object,
  key: string | number,
  value: unknown,
  inherited: string | undefined,
  limit?: number,
): { value: unknown; name: string | undefined } {
  const name = nameOf(owner, key, inherited);
  return { value: maskScalar(value, name, limit), name };
}

/** {name: 'cvv', value: '123'} and ['cvv', '123'] name a secret as {cvv: '123'} does; items have their list's name. */
function nameOf(owner: object, key: string | number, inherited: string | undefined): string | undefined {
  if (Array.isArray(owner)) {
    const before: unknown = typeof key === 'number' && key > 0 ? owner[key - 1] : undefined;
    return typeof before === 'string' && secretKind(before) ? before : inherited;
  }
  if (!VALUES.includes(String(key).toLowerCase())) return String(key);
  const named = Object.entries(owner).find(
    ([other, text]) => NAMES.includes(other.toLowerCase()) && typeof text === 'string',
  );
  return named ? String(named[1]) : String(key);
}
