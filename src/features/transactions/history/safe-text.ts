import { maskText } from '../../../shared/lib/mask';
import { visibleText } from '../../../shared/lib/visible-text';

/** A free text of the platform as it may be shown: without card numbers, secrets and disturbing characters. */
export function safeText(text: string | null): string {
  return text === null ? '' : visibleText(maskText(text));
}
