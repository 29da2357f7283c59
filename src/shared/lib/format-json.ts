/** Deeper than this a value is not drawn: neither a person nor the call stack gains from it. */
const MAX_DEPTH = 200;

/**
 * Formatted JSON of a parsed answer, two spaces per level. Unlike JSON.stringify it writes bigint digit for digit,
 * keeps keys named like object members, survives any depth (deeper than MAX_DEPTH: "…") and escapes the
 * C1 control and bidirectional characters that would disturb a reader.
 */
export function formatJson(value: unknown): string {
  const out: string[] = [];
  write(value, 0, out);
  return out.join('');
}

function write(value: unknown, depth: number, out: string[]): void {
  if (typeof value === 'bigint') out.push(value.toString());
  else if (Array.isArray(value)) writeItems(value, depth, out, '[', ']');
  else if (typeof value === 'object' && value !== null) writeItems(Object.entries(value), depth, out, '{', '}');
  else out.push(scalar(value));
}

function writeItems(items: unknown[], depth: number, out: string[], open: '[' | '{', close: string): void {
  if (items.length === 0) {
    out.push(open, close);
    return;
  }
  if (depth >= MAX_DEPTH) {
    out.push('"…"');
    return;
  }
  const indent = `\n${'  '.repeat(depth + 1)}`;
  out.push(open);
  items.forEach((item, index) => {
    out.push(index === 0 ? indent : `,${indent}`);
    if (open === '{') {
      const [key, member] = item as [string, unknown];
      out.push(scalar(key), ': ');
      write(member, depth + 1, out);
    } else {
      write(item, depth + 1, out);
    }
  });
  out.push(`\n${'  '.repeat(depth)}`, close);
}

function scalar(value: unknown): string {
  return (JSON.stringify(value) ?? 'null').replace(DISTURBING, escapeUnit);
}

const DISTURBING = /[\u007F-\u009F\u061C\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;

function escapeUnit(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
