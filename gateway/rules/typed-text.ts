/**
 * A text that somebody typed: without characters that steer a screen or turn the direction of letters, its lines kept; ''
 * for anything else. Every text of a change is read by it, but for the value of a property.
 */
export function typedText(value: unknown): string {
  if (typeof value !== 'string') return '';
  const text = value.replaceAll('\r\n', '\n').replaceAll('\t', ' ').toWellFormed();
  return text.replaceAll(/[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, keptLine).trim();
}

const keptLine = (character: string) => (character === '\n' ? character : '');
