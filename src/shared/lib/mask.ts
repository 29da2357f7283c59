import { isCardNumber, isClabe, maskCard, maskClabe, maskNumbers, onlyDigits } from './account-numbers';
import type { JsonReviser } from './format-json';
import { HIDDEN, hiddenText, secretKind } from './secret-names';

/** What a masked text is read beyond the wanted characters: longer than any number that a cut could tear. */
const MARGIN = 4096;

/** The end of a secret's name in a text, with what may follow in the same word, its sign and its quote. */
const NAMED =
  /((?:cv[vcn]2?|csc|security[-_ ]?code|c[oó]digo[-_ ]?(?:de[-_ ]?)?seguridad|passw(?:or)?d|passphrase|pwd|contrase[ñn]a|token|secret|api[-_ ]?key|private[-_ ]?key|nip|pin|t?otp|pass|credentials?|sessionid|authorization|cookie|clave[-_ ]?(?:de[-_ ]?)?(?:acceso|secreta|privada))[\p{L}\d_-]{0,20})(\\*["']?\s{0,3}(?:=>|[:=]|%3[AD])\s{0,8})(\\*["'])?/giu;

/** The rest of a name, before the end that NAMED found. */
const NAME_START = /[\p{L}\d_-]{0,40}$/u;

/** 'CVV 123', 'cvc es 1234'. */
const SPOKEN = /\b(cv[vcn]2?|csc)(\s{1,3}(?:es |is |de )?|#)(\d{3,4})(?!\d)/gi;

const XML = /<((?:[\w-]+:)?([\p{L}\d_.-]{2,40}))((?:\s[^<>]{0,200})?)>([^<>]+)<\/\1>/gu;

/** Credentials that give themselves away. */
const BEARER = /\b(Bearer|Basic|Digest|Negotiate)(\s+|%20|\+)(?=[^\s"',;]*[\dA-Z=]|[^\s"',;]{16})([^\s"',;<>\\]{6,})/gi;
const JWT = /\beyJ[\w-]{8,}(?:\.[\w-]*){0,4}/g;
const KEYED = /\b(?:(?:sk|pk|rk)_(?:live|test)|tok|whsec|xox[abp]|gh[pousr])[_-][\w-]{6,}/g;

/** Nothing that could be a secret: most texts of a log. */
const SUSPECT =
  /[0-9\uFF10-\uFF19].{0,3}[0-9\uFF10-\uFF19]|cvv|cvc|csc|cvn|secur|seguridad|pass|pwd|contras|token|secret|key|nip|pin|otp|credential|session|authorization|cookie|bearer|basic|digest|negotiate|eyJ|tok_|_live|_test|whsec|xox|gh[pousr]_/i;

/**
 * A text of a log without its secrets: card numbers (Luhn) and CLABE in any grouping, and the values of CVV, passwords,
 * tokens, cookies and authorization headers. What is no secret stays letter for letter.
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

function maskAll(text: string): string {
  if (!SUSPECT.test(text)) return text;
  const named = maskNamed(text)
    .replace(SPOKEN, '$1$2•••')
    .replace(XML, (whole, tag: string, name: string, attributes: string, value: string) => {
      const called = /\b(?:name|key)=["']([^"']{1,60})["']/i.exec(attributes)?.[1] ?? name;
      const hidden = hiddenText(secretKind(called), value);
      return hidden === undefined ? whole : `<${tag}${attributes}>${hidden}</${tag}>`;
    })
    .replace(BEARER, `$1$2${HIDDEN}`)
    .replace(JWT, HIDDEN)
    .replace(KEYED, HIDDEN);
  return maskNumbers(named);
}

/** Values after their names: quoted ones to their quote, headers to the end of the line, others to the next mark. */
function maskNamed(text: string): string {
  let out = '';
  let copied = 0;
  NAMED.lastIndex = 0;
  for (let match = NAMED.exec(text); match; match = NAMED.exec(text)) {
    const [whole, end = '', , quote] = match;
    const name = (NAME_START.exec(text.slice(Math.max(0, match.index - 40), match.index))?.[0] ?? '') + end;
    const start = match.index + whole.length;
    const value = valueAt(text, start, name, quote);
    const hidden = hiddenText(secretKind(name), value);
    if (hidden !== undefined) {
      out += text.slice(copied, start) + hidden;
      copied = start + value.length;
    }
    NAMED.lastIndex = Math.max(start, copied);
  }
  return out + text.slice(copied);
}

function valueAt(text: string, start: number, name: string, quote: string | undefined): string {
  const rest = text.slice(start, start + 2 * MARGIN);
  if (quote) {
    const end = closing(rest, quote);
    return end === -1 ? rest : rest.slice(0, end);
  }
  const unquoted = /authorization|cookie/i.test(name) ? /^[^\r\n"'<>}\]]*/ : /^[^\s&,;"'<>{}[\]()|]*/;
  return unquoted.exec(rest)?.[0] ?? '';
}

/** Where the quote (with its backslashes, in JSON within JSON) closes; a quote behind one backslash more is escaped. */
function closing(text: string, quote: string): number {
  for (let at = text.indexOf(quote); at !== -1; at = text.indexOf(quote, at + 1)) {
    let slashes = 0;
    while (text.charAt(at - 1 - slashes) === '\\') slashes += 1;
    if (slashes === 0 || (quote.length > 1 && slashes % 2 === 0)) return at;
  }
  return -1;
}

/**
 * A value that stands under a name, without its secrets; objects and lists only where the name covers all of them.
 * @param limit about how many characters of a text are wanted
 */
export function maskScalar(value: unknown, name: string | undefined, limit?: number): unknown {
  const kind = name === undefined ? undefined : secretKind(name);
  if (typeof value === 'object' && value !== null) {
    const empty = Object.keys(value).length === 0;
    return !empty && (kind === 'whole' || kind === 'code') && !Array.isArray(value) ? HIDDEN : value;
  }
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'bigint') return value;
  const text = String(value);
  const hidden = hiddenText(kind, text);
  if (hidden !== undefined) return hidden;
  if (kind === 'card' || kind === 'clabe') return maskAccount(text, kind) ?? value;
  if (typeof value === 'string') return maskText(value, limit);
  if (isCardNumber(text)) return maskCard(text);
  return isClabe(text) ? maskClabe(text) : value;
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
    return typeof before === 'string' && before.length < 60 && secretKind(before) ? before : inherited;
  }
  if (!VALUES.includes(String(key).toLowerCase())) return String(key);
  const named = Object.entries(owner).find(
    ([other, text]) => NAMES.includes(other.toLowerCase()) && typeof text === 'string',
  );
  return named ? String(named[1]) : String(key);
}
