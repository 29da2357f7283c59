import { maskText } from './mask';
import { visibleText } from './visible-text';

/** More of a text that is not understood tells nothing more. */
const SHOWN = 80;

const EMAIL = /[^\s@«»,;:=&]+@[^\s@«»,;:=&]+/g;
const PHONE = /(?<!\d)(?:\+?52[\s().-]{0,2})?(?:\d[\s().-]{0,2}){9}\d(?!\d)/g;

/** A text that is not understood, as it may be shown: nobody knows what it is, so it is masked as if it were a person's. */
export function unreadText(text: string): string {
  const masked = maskText(text.replaceAll('\n', ', '))
    .replace(EMAIL, '•••@•••')
    .replace(PHONE, (digits) => `••••••${digits.slice(-4)}`);
  const shown = masked.length > SHOWN ? `${masked.slice(0, SHOWN)}…` : masked;
  return visibleText(shown);
}
