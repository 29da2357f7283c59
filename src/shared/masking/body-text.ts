import { parseExactJson } from '~/shared/api/exact-json';
import { formatJson } from '~/shared/format/format-json';
import { visibleText } from '~/shared/format/visible-text';
import { maskMembers, maskText } from '~/shared/masking/mask';

/**
 * A request or response as its area shows it and as it is copied. Objects, lists and scalars are formatted JSON, and so
 * is a text that is itself a JSON object or list; any other text is shown as sent. Null and absent ones are empty.
 * @param limit about how many characters are wanted; a text that is not longer is whole
 * @param masked without card numbers, passwords and their like
 */
export function bodyText(body: unknown, limit = Number.POSITIVE_INFINITY, masked = true): string {
  if (body === null || body === undefined) return '';
  const value = bodyValue(body);
  if (typeof value === 'string' && value === body) {
    return visibleText(masked ? maskText(value, limit) : value, limit);
  }
  return formatJson(value, limit, masked ? maskMembers : undefined);
}

/** A request or response as a value: a text that is a JSON object or list is read, everything else is as sent. */
export function bodyValue(body: unknown): unknown {
  return typeof body === 'string' ? (parseContainer(body) ?? body) : body;
}

function parseContainer(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    return parseExactJson(text);
  } catch {
    return undefined;
  }
}
