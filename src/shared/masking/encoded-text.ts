/** A place in a text, from its first character to the one after the last, and what is shown instead; null keeps it. */
export interface Span {
  start: number;
  end: number;
  shown: string | null;
}

/** Goes through all matches of a global expression. */
export function eachMatch(pattern: RegExp, text: string, read: (match: RegExpExecArray, at: number) => void): void {
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) read(match, match.index);
}

/** Bytes of an address, entities of markup, escapes of programs: each stands for one character. */
const ESCAPE =
  /%(?:[c-f][\da-f](?:%[89ab][\da-f]){1,3}|[0-7][\da-f]|u[\da-f]{4})|&(?:#x[\da-f]{1,6}|#\d{1,7}|quot|apos|amp|lt|gt|nbsp|equals|colon|commat|num);|\\(?:u[\da-f]{4}|u\{[\da-f]{1,6}\}|x[\da-f]{2}|[0-3][0-7]{2}|["'\\/nrt])/gi;

const ENTITIES: Readonly<Record<string, string>> = {
  ...{ quot: '"', apos: "'", amp: '&', lt: '<', gt: '>' },
  ...{ nbsp: ' ', equals: '=', colon: ':', commat: '@', num: '#' },
};

const LETTERS: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };

/** A text read through one layer of encoding. */
export interface Decoded {
  text: string;
  /** Where a place of it lies in the encoded text. */
  sourceOf: (position: number) => number;
  /** A span of the encoded text that begins and ends at no half of an escape. */
  whole: (span: Span) => Span;
}

/** Takes one layer of encoding off; undefined when there is none. */
export function decodeOnce(text: string): Decoded | undefined {
  if (!/[%&\\]/.test(text)) return undefined;
  const parts: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  /** Place after each escape in the decoded text. */
  const positions: number[] = [];
  let copied = 0;
  let length = 0;
  eachMatch(ESCAPE, text, ([sequence], at) => {
    const character = characterOf(sequence);
    if (character === undefined) return;
    const before = text.slice(copied, at);
    copied = at + sequence.length;
    length += before.length + character.length;
    parts.push(before, character);
    starts.push(at);
    ends.push(copied);
    positions.push(length);
  });
  if (starts.length === 0) return undefined;
  parts.push(text.slice(copied));

  const outOf = (position: number, edges: readonly number[]) => {
    const at = lastUpTo(starts, position - 1);
    return at >= 0 && position < (ends[at] ?? 0) ? (edges[at] ?? position) : position;
  };
  return {
    text: parts.join(''),
    sourceOf: (position) => {
      const at = lastUpTo(positions, position);
      return at < 0 ? position : (ends[at] ?? 0) + position - (positions[at] ?? 0);
    },
    whole: ({ start, end, shown }) => ({ start: outOf(start, ends), end: outOf(end, starts), shown }),
  };
}

/** The place of the last of the sorted numbers that is not above the limit; -1 when all are. */
function lastUpTo(sorted: readonly number[], limit: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) <= limit) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

function characterOf(sequence: string): string | undefined {
  const rest = sequence.slice(1).toLowerCase();
  if (sequence.startsWith('%')) return rest.startsWith('u') ? unit(rest.slice(1), 16) : octets(sequence);
  if (sequence.startsWith('&')) {
    const name = rest.slice(0, -1);
    if (!name.startsWith('#')) return ENTITIES[name];
    return name.startsWith('#x') ? unit(name.slice(2), 16) : unit(name.slice(1), 10);
  }
  if (/^[ux]./.test(rest)) return unit(rest.replace(/[^\da-f]/g, ''), 16);
  return /^\d/.test(rest) ? unit(rest, 8) : (LETTERS[rest] ?? rest);
}

function octets(sequence: string): string | undefined {
  try {
    return decodeURIComponent(sequence);
  } catch {
    return undefined;
  }
}

function unit(digits: string, base: number): string | undefined {
  const code = Number.parseInt(digits, base);
  return code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}

/** The text with each span's own text in its place; where spans overlap the longer one counts. */
export function withSpans(text: string, spans: readonly Span[], hidden: string): string {
  const sorted = spans.filter(({ start, end }) => start < end).sort((a, b) => a.start - b.start || b.end - a.end);
  let out = '';
  let copied = 0;
  for (let at = 0; at < sorted.length; ) {
    let { start, end, shown } = sorted[at] as Span;
    for (at += 1; at < sorted.length; at += 1) {
      const next = sorted[at] as Span;
      if (next.start >= end) break;
      if (next.end <= end) continue;
      // Two that overlap are hidden as one, so that no end of either is left.
      end = next.end;
      shown = hidden;
    }
    out += text.slice(copied, start) + (shown ?? text.slice(start, end));
    copied = end;
  }
  return out + text.slice(copied);
}
