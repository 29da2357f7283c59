/**
 * What comes along when a text is copied from a chat, a document or a mail, and nobody sees: zero-width and joining
 * characters, marks of direction, soft hyphens, byte-order marks, variation selectors, tags and controls.
 */
const INVISIBLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are among what it looks for
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: joiners and selectors are meant one by one
  /[\u0000-\u0008\u000E-\u001F\u007F-\u0084\u0086-\u009F\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF9-\uFFFB]|\uDB40[\uDC00-\uDDEF]/g;

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
  const text = unquoted(typed.replace(INVISIBLE, '').replace(NO_BREAK, '').replace(DASHES, '-'));
  return { text, hidden: hasHidden(typed) };
}

/** Words as they were meant: like an id, but a no-break space parts two words like any other, and dashes stay. */
export function cleanWords(typed: string): CleanText {
  const text = unquoted(typed.replace(INVISIBLE, '').replace(NO_BREAK, ' '));
  return { text, hidden: hasHidden(typed) };
}

/** Spaces around are no news: everybody copies them. */
function hasHidden(typed: string): boolean {
  return typed.replace(INVISIBLE, '').replace(NO_BREAK, '') !== typed;
}

function unquoted(text: string): string {
  const trimmed = text.trim();
  const inside = QUOTED.exec(trimmed)?.[1];
  return inside === undefined || inside.trim() === '' ? trimmed : unquoted(inside);
}
