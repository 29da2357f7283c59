/**
 * What comes along when a text is copied from a chat, a document or a mail, and nobody sees: zero-width and joining
 * characters, marks of direction, soft hyphens, byte-order marks, variation selectors, tags, controls, and the spaces
 * that do not break.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are among what it looks for
const INVISIBLE = /[\p{DI}\0-\x08\x0E-\x1F\x7F-\x84\x86-\x9F\xA0\u2007\u202F\uFFF9-\uFFFB]/gu;

/** A text without the characters that nobody sees and no id has. */
export function withoutInvisible(typed: string): string {
  return typed.replace(INVISIBLE, '');
}
