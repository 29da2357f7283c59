import { eachMatch, type Span } from './encoded-text';
import { HIDDEN, hiddenText, secretKind } from './secret-names';

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

/** How far a value without an end is read. */
const LONGEST = 8192;

/** The end of a secret's name in a text, with what may follow in the same word, its sign and its quote. */
const NAMED =
  /((?:cv[vcn]2?|csc|security[-_ ]?code|c[oó]digo[-_ ]?(?:de[-_ ]?)?seguridad|passw(?:or)?d|passphrase|pwd|contrase[ñn]a|token|secret|api[-_ ]?key|private[-_ ]?key|nip|pin|t?otp|pass|credentials?|sessionid|authorization|cookie|clave[-_ ]?(?:de[-_ ]?)?(?:acceso|secreta|privada))[\p{L}\d_-]{0,20})(\\*["']?\s{0,3}(?:=>|[:=])[\s+]{0,8})(\\*["'])?/giu;

/** The rest of a name, before the end that NAMED found. */
const NAME_START = /[\p{L}\d_-]{0,40}$/u;

/** 'CVV 123', 'cvc es 1234'. */
const SPOKEN =
  /\b(?:(?:cv[vcn]2?|csc)(?:[\s+]{1,3}(?:es |is |de )?|#)(\d{3,4})|(?:nip|pin) (?:es|is) (\d{4,6}))(?!\d)/gi;

const XML =
  /<((?:[\w-]+:)?([\p{L}\d_.-]{2,40}))((?:\s[^<>]{0,200})?)>(?:\s{0,20}<!\[CDATA\[([^\]]{1,4096}(?:\](?!\]>)[^\]]{0,4096}){0,20})\]\]>|([^<>]+))\s{0,20}<\/\1>/gu;

/** name="cvv" value="123" and its relatives, also of JSON: the name of the secret is itself a value. */
const PAIR =
  /\b(?:name|key|nombre|header|field|campo|parameter|clave|id)["']?\s{0,3}[=:]\s{0,3}["']([^"'\r\n]{2,60})["'][\s,;]{1,20}["']?(?:value|valor|val|content|contenido)["']?\s{0,3}[=:]\s{0,3}(["']?)/gi;

/** A part of multipart/form-data: its name, the rest of its headers, an empty line. */
const PART =
  /\bname=(?:"([^"\r\n]{2,60})"|([^\s";]{2,60}))[^\r\n]{0,200}(?:\r?\n[^\r\n]{1,300}){0,5}?\r?\n\r?\n(?=([^\r\n]{1,8192}))/g;

/** Values of secrets that a name tells, in the forms of headers, queries, programs, JSON, markup and forms. */
export function namedSpans(text: string): Span[] {
  const spans: Span[] = [];
  if (/[ #+]/.test(text)) {
    eachMatch(SPOKEN, text, ([whole, code, pin], at) => {
      const value = code ?? pin ?? '';
      add(spans, 'cvv', value, at + whole.length - value.length);
    });
  }
  if (/[:=]/.test(text)) {
    addSigned(text, spans);
    eachMatch(PAIR, text, ([whole, name = '', quote = ''], at) => {
      const start = at + whole.length;
      add(spans, name, valueAt(text, start, name, quote), start);
    });
  }
  if (text.includes('</')) {
    eachMatch(XML, text, ([whole, tag = '', name = '', attributes = '', data, plain], at) => {
      const called = /\b(?:name|key)=["']([^"']{1,60})["']/i.exec(attributes)?.[1] ?? name;
      const value = data ?? plain ?? '';
      add(spans, called, value, at + whole.indexOf(value, tag.length + attributes.length + 2));
    });
  }
  if (text.includes('name=')) {
    eachMatch(PART, text, ([whole, quoted, bare, value = ''], at) => {
      add(spans, quoted ?? bare ?? '', value, at + whole.length);
    });
  }
  return spans;
}

function add(spans: Span[], name: string, value: string, start: number): void {
  const shown = hiddenText(secretKind(name), value);
  if (shown !== undefined) spans.push({ start, end: start + value.length, shown });
}

/** Values after their names: quoted ones to their quote, headers to the end of the line, others to the next mark. */
function addSigned(text: string, spans: Span[]): void {
  eachMatch(NAMED, text, ([whole, end = '', , quote = ''], at) => {
    const name = (NAME_START.exec(text.slice(Math.max(0, at - 40), at))?.[0] ?? '') + end;
    const start = at + whole.length;
    const value = valueAt(text, start, name, quote);
    const count = spans.length;
    add(spans, name, value, start);
    NAMED.lastIndex = spans.length > count ? start + value.length : start;
  });
}

function valueAt(text: string, start: number, name: string, quote: string): string {
  const rest = text.slice(start, start + LONGEST);
  if (quote !== '') {
    const end = closing(rest, quote);
    return end === -1 ? rest : rest.slice(0, end);
  }
  const unquoted = /authorization|cookie/i.test(name) ? /^[^\r\n"'<>}\]]*/ : /^[^\s&,;"'<>{}[\]()|]*/;
  return unquoted.exec(rest)?.[0] ?? '';
}

/** Where the quote (with its backslashes, in JSON within JSON) closes; one that the backslashes before it escape does not. */
function closing(text: string, quote: string): number {
  for (let at = text.indexOf(quote); at !== -1; at = text.indexOf(quote, at + 1)) {
    let slashes = 0;
    while (text.charAt(at - 1 - slashes) === '\\') slashes += 1;
    if (slashes % (2 * quote.length) === 0) return at;
  }
  return -1;
}

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
