import { isRepeated, type SearchParams } from './search-params';

/** A part of an address, or of a saved search, that its screen cannot use as it stands. */
export interface UnreadPart {
  key: string;
  value: string;
  /** 'unknown' key, 'repeated' key, 'unreadable' value, or what is wrong in words. */
  reason: string;
}

/** Whether a screen can use a value of a key; a text says in words why not. */
export type Readers = Readonly<Record<string, (value: string) => boolean | string>>;

/**
 * What cannot be used. It stands marked, and nothing is asked until it is mended: without it the search would be a
 * wider one than was meant (spec 16.2).
 */
export function unreadParts(search: SearchParams, readers: Readers): UnreadPart[] {
  return Object.entries(search).flatMap(([key, value]) => {
    const reason = reasonOf(value, Object.hasOwn(readers, key) ? readers[key] : undefined);
    return reason === undefined ? [] : [{ key, value, reason }];
  });
}

function reasonOf(value: string, read: Readers[string] | undefined): string | undefined {
  if (!read) return 'unknown';
  if (isRepeated(value)) return 'repeated';
  const answer = read(value);
  if (typeof answer === 'string') return answer;
  return answer ? undefined : 'unreadable';
}
