import { MISSING } from '~/shared/copy';
import { visibleText } from '~/shared/format/visible-text';
import type { Tone } from '~/shared/ui/feedback/tone';

/** What people read for a code, and the colour that underlines it. */
export interface Term {
  label: string;
  tone: Tone;
}

/** The entry of a code; undefined for any value that is not a key of the table, 'constructor' included. */
export function lookUp<T>(table: Readonly<Record<string, T>>, code: unknown): T | undefined {
  return typeof code === 'string' && Object.hasOwn(table, code) ? table[code] : undefined;
}

/**
 * A code that is in no table, where several of them must be told apart: '--- (CODE)', and '---' without one (spec 9.7).
 */
export function unknownCode(code: string | null): string {
  return code === null || code.trim() === '' ? MISSING : `${MISSING} (${visibleText(code)})`;
}
