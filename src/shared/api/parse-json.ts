/**
 * JSON.parse for who reads numbers as numbers: integers outside ±(2^53 - 1) become bigint, everything else is what
 * JSON.parse gives.
 * @throws SyntaxError when the text is not JSON
 */
export function parseJson(text: string): unknown {
  return /\d{16}/.test(text) ? parseKeeping(text, unsafeInteger) : JSON.parse(text);
}

/** An integer that a double might not hold. */
export function unsafeInteger(token: string): bigint | undefined {
  return /^-?[1-9]\d{15,}$/.test(token) && !Number.isSafeInteger(Number(token)) ? BigInt(token) : undefined;
}

/**
 * JSON.parse with something else in the place of some numbers; they travel through it as texts with a mark.
 * @param keep what stands for a number as it is written, or undefined for what JSON.parse makes of it
 */
export function parseKeeping(text: string, keep: (token: string) => unknown): unknown {
  // A mark that no sender can know, so that a text of theirs is never taken for a number.
  const mark = `\uE000${Math.random()}:`;
  const kept: unknown[] = [];
  const marked = markNumbers(text, (token) => {
    const value = keep(token);
    return value === undefined ? undefined : `"${mark}${kept.push(value) - 1}"`;
  });
  const root = { value: JSON.parse(marked) as unknown };
  if (kept.length > 0) putBack(root, mark, kept);
  return root.value;
}

/** Puts the kept numbers back where their marks are; without recursion, so at any depth. */
function putBack(root: object, mark: string, kept: readonly unknown[]): void {
  const open: object[] = [root];
  for (let owner = open.pop(); owner; owner = open.pop()) {
    const members = owner as Record<string, unknown>;
    for (const key of Object.keys(members)) {
      const value = members[key];
      // The member is the object's own already, whatever its name: this sets no prototype.
      if (typeof value === 'string' && value.startsWith(mark)) members[key] = kept[Number(value.slice(mark.length))];
      else if (typeof value === 'object' && value !== null) open.push(value);
    }
  }
}

function markNumbers(text: string, mark: (token: string) => string | undefined): string {
  const parts: string[] = [];
  let copied = 0;
  let at = 0;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      at = endOfString(text, at);
    } else if (code === MINUS || isDigit(code)) {
      const end = endOfNumber(text, at);
      const marked = mark(text.slice(at, end));
      if (marked !== undefined) {
        parts.push(text.slice(copied, at), marked);
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

/** A digit or one of '.eE+-'. */
function isOfNumber(code: number): boolean {
  return isDigit(code) || code === 46 || (code | 32) === 101 || code === 43 || code === MINUS;
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
  while (end < text.length && isOfNumber(text.charCodeAt(end))) end += 1;
  return end;
}
