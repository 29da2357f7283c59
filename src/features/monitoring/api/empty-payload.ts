const ENVELOPE = new Set(['date', 'server']);

/** The answer arrived and held nothing: the only failure that is tried again (spec 6.5). */
export class EmptyPayloadError extends Error {
  override readonly name = 'EmptyPayloadError';
}

/**
 * True when, ignoring date and server, every value is empty: null, blank text, {} or []. 0 and false are content, and
 * so is a section that the console does not know.
 */
export function isEmptyPayload(payload: object): boolean {
  return Object.entries(payload).every(([key, value]) => ENVELOPE.has(key) || isEmptyValue(value));
}

/** Whether a value is empty in the sense of spec 6.5. */
export function isEmptyValue(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value.trim() === '';
  return typeof value === 'object' && Object.keys(value).length === 0;
}
