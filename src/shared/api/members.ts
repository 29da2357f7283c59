import { parseNumber } from '../format/number-text';
import { toMetricValue } from '../format/read-value';

type Fields = Readonly<Record<string, unknown>>;

/** What a table of readers makes of an object: each member read in its own way. */
type Members<Readers extends Record<string, (value: unknown) => unknown>> = {
  [Key in keyof Readers]: ReturnType<Readers[Key]>;
};

/** Reads the named members of an object, those that are missing as undefined is read; nothing else is taken over. */
export function membersOf<Readers extends Record<string, (value: unknown) => unknown>>(readers: Readers) {
  const named = Object.entries(readers);
  return (value: unknown) => {
    const sent = fieldsOf(value);
    return Object.fromEntries(named.map(([key, read]) => [key, read(sent[key])])) as Members<Readers>;
  };
}

/** Own members of an object; nothing of anything else. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

/** Items of a list, read one by one; those that cannot be read are left out, and what is no list is empty. */
export function listOf<T>(value: unknown, read: (item: unknown) => T | null): T[] {
  if (!Array.isArray(value)) return [];
  return value.map(read).filter((item): item is Exclude<typeof item, null> => item !== null);
}

/**
 * A number of an answer, sent as such or in a text, as JSON or as people write it; null for anything else, and for what
 * a double does not hold.
 */
export function numberOf(value: unknown): number | null {
  const found = toMetricValue(value);
  const number = typeof found === 'string' ? parseNumber(found) : found;
  return typeof number === 'number' ? number : null;
}

/** A count, or another whole number; null for what is none that a double holds exactly. */
export function integerOf(value: unknown): number | null {
  const number = numberOf(value);
  return Number.isSafeInteger(number) ? number : null;
}

/** True or false; null for anything else. */
export function flagOf(value: unknown): boolean | null {
  return typeof value === 'boolean' ? value : null;
}
