/**
 * JSON.parse that loses no digit: integers outside ±(2^53 - 1) become bigint, everything else is what JSON.parse gives.
 * @throws SyntaxError when the text is not JSON
 */
export function parseJson(text: string): unknown {
  if (!/\d{16}/.test(text)) return JSON.parse(text);
  // A mark that no sender can know, so that a text of theirs is never taken for a number.
  const mark = `\uE000${Math.random()}:`;
  const marked = markUnsafeIntegers(text, mark);
  if (marked === text) return JSON.parse(text);
  return JSON.parse(marked, (_key, value) =>
    typeof value === 'string' && value.startsWith(mark) ? BigInt(value.slice(mark.length)) : value,
  );
}

function markUnsafeIntegers(text: string, mark: string): string {
  const parts: string[] = [];
  let copied = 0;
  let at = 0;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      at = endOfString(text, at);
    } else if (code === MINUS || isDigit(code)) {
      const end = endOfNumber(text, at);
      const token = text.slice(at, end);
      if (/^-?[1-9]\d{15,}$/.test(token) && !Number.isSafeInteger(Number(token))) {
        parts.push(text.slice(copied, at), `"${mark}${token}"`);
        copied = end;
      }
      at = end;
    } else {
      at += 1;
    }
  }
  return parts.length === 0 ? text : parts.join('') + text.slice(copied);
}

const QUOTE = 34;
const MINUS = 45;
const BACKSLASH = 92;

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

function endOfString(text: string, start: number): number {
  let quote = text.indexOf('"', start + 1);
  while (quote !== -1) {
    let slashes = 0;
    while (text.charCodeAt(quote - 1 - slashes) === BACKSLASH) slashes += 1;
    if (slashes % 2 === 0) return quote + 1;
    quote = text.indexOf('"', quote + 1);
  }
  return text.length;
}

function endOfNumber(text: string, start: number): number {
  let end = start + 1;
  while (end < text.length && /[\d.eE+-]/.test(text.charAt(end))) end += 1;
  return end;
}
