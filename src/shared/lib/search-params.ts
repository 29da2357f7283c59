import { parseSearchWith, stringifySearchWith } from '@tanstack/react-router';

/** What stands after the '?' of the hash: every value is the text in the address, so ids keep each digit and zero. */
export type SearchParams = Readonly<Record<string, string>>;

/** Router options that read and write the address without guessing at types. */
export const searchCodec = {
  parseSearch: parseSearchWith((value) => value),
  stringifySearch: stringifySearchWith(String),
};

/** Keeps the texts of an address; anything else (repeated keys, empty texts) is left out. */
export function validateSearch(search: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(search).filter((pair): pair is [string, string] => typeof pair[1] === 'string' && pair[1] !== ''),
  );
}
