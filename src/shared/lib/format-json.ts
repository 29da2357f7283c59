import { visibleText } from './visible-text';

/** Deeper than this a value is not drawn: neither a person nor the call stack gains from it. */
const MAX_DEPTH = 200;

/**
 * Formatted JSON of a parsed answer, two spaces per level. Unlike JSON.stringify it writes bigint digit for digit,
 * keeps keys named like object members, survives any depth (deeper than MAX_DEPTH: "…") and escapes the characters
 * that would disturb a reader (visibleText); the result is still JSON.
 * @param limit stops soon after this many characters, for a reader of the beginning alone; a text that is not
 * longer than the limit is whole
 */
export function formatJson(value: unknown, limit = Number.POSITIVE_INFINITY): string {
  const out: Output = { parts: [], length: 0, limit };
  write(value, 0, out);
  return out.parts.join('');
}

interface Output {
  parts: string[];
  length: number;
  limit: number;
}

function put(out: Output, text: string): void {
  out.parts.push(text);
  out.length += text.length;
}

function write(value: unknown, depth: number, out: Output): void {
  if (typeof value === 'bigint') {
    put(out, value.toString());
  } else if (Array.isArray(value)) {
    writeItems(value, '[', ']', depth, out, (item) => write(item, depth + 1, out));
  } else if (typeof value === 'object' && value !== null) {
    writeItems(Object.entries(value), '{', '}', depth, out, ([key, member]) => {
      put(out, `${scalar(key)}: `);
      write(member, depth + 1, out);
    });
  } else {
    put(out, scalar(value));
  }
}

function writeItems<T>(
  items: readonly T[],
  open: string,
  close: string,
  depth: number,
  out: Output,
  writeItem: (item: T) => void,
): void {
  if (items.length === 0 || depth >= MAX_DEPTH) {
    put(out, items.length === 0 ? open + close : '"…"');
    return;
  }
  const indent = `\n${'  '.repeat(depth + 1)}`;
  put(out, open);
  for (const [index, item] of items.entries()) {
    if (out.length > out.limit) return;
    put(out, index === 0 ? indent : `,${indent}`);
    writeItem(item);
  }
  put(out, `\n${'  '.repeat(depth)}${close}`);
}

function scalar(value: unknown): string {
  return visibleText(JSON.stringify(value) ?? 'null');
}
