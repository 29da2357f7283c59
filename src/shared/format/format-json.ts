import { NumberLiteral } from './number-literal';
import { visibleText } from './visible-text';

/** Deeper than this a value is not drawn: neither a person nor the call stack gains from it. */
const MAX_DEPTH = 200;

/**
 * Formatted JSON of a parsed answer, two spaces per level. Unlike JSON.stringify it writes numbers digit for digit,
 * keeps keys named like object members, survives any depth (deeper than MAX_DEPTH: "…") and escapes the characters
 * that would disturb a reader (visibleText); the result is still JSON.
 * @param limit stops soon after this many characters, for a reader of the beginning alone; a text that is not
 * longer than the limit is whole
 * @param revise changes members while they are written, for example to mask them
 */
export function formatJson(value: unknown, limit = Number.POSITIVE_INFINITY, revise?: JsonReviser): string {
  const out: Output = { parts: [], length: 0, limit, revise };
  write(value, 0, out, undefined);
  return out.parts.join('');
}

/** Changes what is written, member by member, so that the beginning of a long value costs no more than itself. */
export interface JsonReviser {
  /** A key as it is written. */
  text: (key: string) => string;
  /**
   * What is written for a member or an item, and the name by which its own items go.
   * @param inherited the name of the list that an item belongs to
   */
  member: (
    owner: object,
    key: string | number,
    value: unknown,
    inherited: string | undefined,
  ) => { value: unknown; name: string | undefined };
}

interface Output {
  parts: string[];
  length: number;
  limit: number;
  revise: JsonReviser | undefined;
}

function put(out: Output, text: string): void {
  out.parts.push(text);
  out.length += text.length;
}

function write(value: unknown, depth: number, out: Output, name: string | undefined): void {
  if (typeof value === 'bigint' || value instanceof NumberLiteral) {
    put(out, value.toString());
  } else if (Array.isArray(value)) {
    writeItems(value, '[', ']', depth, out, (item, index) => writeMember(value, index, item, depth, out, name));
  } else if (typeof value === 'object' && value !== null) {
    writeItems(Object.entries(value), '{', '}', depth, out, ([key, member]) => {
      put(out, `${scalar(out.revise ? out.revise.text(key) : key)}: `);
      writeMember(value, key, member, depth, out, undefined);
    });
  } else {
    put(out, scalar(value));
  }
}

function writeMember(
  owner: object,
  key: string | number,
  value: unknown,
  depth: number,
  out: Output,
  inherited: string | undefined,
): void {
  const revised = out.revise?.member(owner, key, value, inherited) ?? { value, name: undefined };
  write(revised.value, depth + 1, out, revised.name);
}

function writeItems<T>(
  items: readonly T[],
  open: string,
  close: string,
  depth: number,
  out: Output,
  writeItem: (item: T, index: number) => void,
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
    writeItem(item, index);
  }
  put(out, `\n${'  '.repeat(depth)}${close}`);
}

function scalar(value: unknown): string {
  return visibleText(JSON.stringify(value) ?? 'null');
}
