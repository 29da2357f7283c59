export interface Match {
  /** Higher is better. */
  score: number;
  /** Indexes of the characters (code points) that the query hit. */
  hits: ReadonlySet<number>;
}

/**
 * Finds a query in a text without regard to accents, case and the order of its words: 'hist op' and 'op historial' both
 * find 'Historial de operaciones'. A word counts most where a word starts, less inside one, least as letters in their
 * order ('mntr' finds 'Monitoreo').
 * @returns null when a word of the query is not in the text
 */
export function fuzzyMatch(query: string, text: string): Match | null {
  const letters = plainLetters(text);
  const hits = new Set<number>();
  let score = 0;
  for (const word of query.split(/\s+/).filter(Boolean)) {
    const found = findWord(plainLetters(word), letters);
    if (!found) return null;
    score += found.score;
    for (const at of found.hits) hits.add(at);
  }
  return { score, hits };
}

/** One letter per character, without its accent, in lower case. */
function plainLetters(text: string): string[] {
  return Array.from(text.normalize('NFC'), (character) => character.normalize('NFD').charAt(0).toLowerCase());
}

function findWord(word: readonly string[], letters: readonly string[]): { score: number; hits: number[] } | null {
  const starts = letters.flatMap((_, at) =>
    word.every((letter, index) => letters[at + index] === letter) ? [at] : [],
  );
  const best = starts.find((at) => startsWord(letters, at)) ?? starts[0];
  if (best !== undefined) {
    const score = (startsWord(letters, best) ? 100 : 50) - Math.min(best, 40);
    return { score, hits: word.map((_, index) => best + index) };
  }
  return findScattered(word, letters);
}

function startsWord(letters: readonly string[], at: number): boolean {
  return at === 0 || !/[\p{L}\d]/u.test(letters[at - 1] ?? '');
}

/** The letters in their order, the first one at the start of a word; one letter alone would find everything. */
function findScattered(word: readonly string[], letters: readonly string[]): { score: number; hits: number[] } | null {
  if (word.length < 2) return null;
  for (let start = 0; start < letters.length; start += 1) {
    if (letters[start] !== word[0] || !startsWord(letters, start)) continue;
    const hits: number[] = [];
    for (let at = start; at < letters.length && hits.length < word.length; at += 1) {
      if (letters[at] === word[hits.length]) hits.push(at);
    }
    if (hits.length === word.length) return { score: 20 - ((hits.at(-1) ?? 0) - start - word.length) / 2, hits };
  }
  return null;
}
