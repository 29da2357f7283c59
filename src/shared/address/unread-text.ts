import { visibleText } from '../format/visible-text';
import { maskText } from '../masking/mask';

/** More of a text that is not understood tells nothing more. */
const SHOWN = 80;

/** Ten digits could be somebody's number, also without a name that says so. */
const PHONE = /(?<!\d)(?:52)?\d{10}(?!\d)/g;

/** A text that is not understood, as it may be shown: what it is nobody knows, so what could be a secret is masked. */
export function unreadText(text: string): string {
  const masked = maskText(text.replaceAll('\n', ', ')).replace(PHONE, (digits) => `••••••${digits.slice(-4)}`);
  return visibleText(masked.length > SHOWN ? `${masked.slice(0, SHOWN)}…` : masked);
}
