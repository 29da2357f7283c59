import { visibleText } from '../format/visible-text';
import { maskText } from './mask';

/** A free text of the platform as it may be shown: without card numbers, secrets and disturbing characters. */
export function safeText(text: string | null): string {
  return text === null ? '' : visibleText(maskText(text));
}
