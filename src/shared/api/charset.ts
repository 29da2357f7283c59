/** The encoding of an answer: its byte order mark, else what its header names, else (also for an unknown name) UTF-8. */
export function charsetOf(start: Uint8Array, contentType: string | null): string {
  const [one, two, three] = start;
  if (one === 0xff && two === 0xfe) return 'utf-16le';
  if (one === 0xfe && two === 0xff) return 'utf-16be';
  const named = /charset\s*=\s*["']?([^\s"';,]+)/i.exec(contentType ?? '')?.[1] ?? 'utf-8';
  try {
    return one === 0xef && two === 0xbb && three === 0xbf ? 'utf-8' : new TextDecoder(named).encoding;
  } catch {
    return 'utf-8';
  }
}

/** The text of an answer; lossy when bytes of it are none in its encoding and replacement characters stand for them. */
export function decodeAnswer(bytes: Uint8Array, contentType: string | null): { text: string; lossy: boolean } {
  const charset = charsetOf(bytes, contentType);
  try {
    return { text: new TextDecoder(charset, { fatal: true }).decode(bytes), lossy: false };
  } catch {
    return { text: new TextDecoder(charset).decode(bytes), lossy: true };
  }
}
