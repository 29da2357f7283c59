import { eachMatch, type Span } from './encoded-text';
import { hiddenText, secretKind } from './secret-names';

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
