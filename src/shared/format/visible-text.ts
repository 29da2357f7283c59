/**
 * Characters that hide, move or reorder text: C0 but tab and line feed, DEL and C1, bidirectional marks, zero-width
 * ones, soft hyphen, line and paragraph separators, tag characters and lone surrogates.
 */
const DISTURBING =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u00AD\u061C\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]|\uDB40[\uDC00-\uDC7F]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/**
 * Text of a log as a person may safely read it: disturbing characters appear as their escapes (a terminal's colour as
 * \u001b[31m, a reversed run as \u202e), a CR LF pair as one line feed. Nothing is dropped, nothing else is changed.
 * @param limit reads little more than is needed for this many characters; a text that is not longer is whole
 */
export function visibleText(text: string, limit = Number.POSITIVE_INFINITY): string {
  // Two characters may become one, none becomes nothing.
  return text
    .slice(0, 2 * (limit + 1))
    .replaceAll('\r\n', '\n')
    .replace(DISTURBING, escapeUnits);
}

/** \uXXXX for each UTF-16 unit, the form that JSON reads too. */
function escapeUnits(characters: string): string {
  let escaped = '';
  for (let at = 0; at < characters.length; at += 1) {
    escaped += `\\u${characters.charCodeAt(at).toString(16).padStart(4, '0')}`;
  }
  return escaped;
}
