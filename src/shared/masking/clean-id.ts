import { withoutInvisible } from './invisible';

/** Spaces that hold what is beside them together; within an id they are nobody's intention. */
const NO_BREAK = /[\u00A0\u2007\u202F]/g;

/** Hyphens and dashes of all kinds, and the minus sign. */
const DASHES = /[\u2010-\u2015\u2043\u2212\uFE58\uFE63\uFF0D]/g;

const QUOTED = /^["'`´«»‹›“”„‟‘’‚‛](.*)["'`´«»‹›“”„‟‘’‚‛]$/s;

export interface CleanText {
  text: string;
  /** Whether something was taken away that nobody could see, so that it should be said. */
  hidden: boolean;
}

/**
 * An id as it was meant: without invisible characters, no-break spaces, spaces around and quotes around, every dash a
 * hyphen. Everything else stays letter for letter.
 */
export function cleanId(typed: string): CleanText {
  const text = unquoted(withoutInvisible(typed).replace(DASHES, '-'));
  return { text, hidden: hasHidden(typed) };
}

/** Words as they were meant: like an id, but a no-break space parts two words like any other, and dashes stay. */
export function cleanWords(typed: string): CleanText {
  const text = unquoted(withoutInvisible(typed.replace(NO_BREAK, ' ')));
  return { text, hidden: hasHidden(typed) };
}

/** Spaces around are no news: everybody copies them. */
function hasHidden(typed: string): boolean {
  return withoutInvisible(typed) !== typed;
}

function unquoted(text: string): string {
  const trimmed = text.trim();
  const inside = QUOTED.exec(trimmed)?.[1];
  return inside === undefined || inside.trim() === '' ? trimmed : unquoted(inside);
}
