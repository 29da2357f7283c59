import { parseJson } from '../../shared/api/parse-json';
import { formatJson } from '../../shared/lib/format-json';
import { visibleText } from '../../shared/lib/visible-text';

/**
 * A request or response as its area shows it and as it is copied. Objects, lists and scalars are formatted JSON, and so
 * is a text that is itself a JSON object or list; any other text is shown as sent. Null and absent ones are empty.
 * @param limit about how many characters are wanted; a text that is not longer is whole
 */
export function bodyText(body: unknown, limit = Number.POSITIVE_INFINITY): string {
  if (body === null || body === undefined) return '';
  if (typeof body !== 'string') return formatJson(body, limit);
  const parsed = parseContainer(body);
  return parsed === undefined ? visibleText(body, limit) : formatJson(parsed, limit);
}

function parseContainer(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}
