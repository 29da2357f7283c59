import { stringifySearchWith } from '@tanstack/react-router';

/** What stands after the '?' of the hash: every value is the text in the address, so ids keep each digit and zero. */
export type SearchParams = Readonly<Record<string, string>>;

/**
 * Router options that read and write the address without guessing at types. The router's own parseSearchWith turns
 * '123' into a number before its parser sees it.
 */
export const searchCodec = { parseSearch, stringifySearch: stringifySearchWith(String) };

/** @param text with or without its '?'; repeated keys are ambiguous and left out */
function parseSearch(text: string): Record<string, string> {
  const params = new URLSearchParams(text);
  const keys = [...new Set(params.keys())].filter((key) => params.getAll(key).length === 1);
  return Object.fromEntries(keys.map((key) => [key, params.get(key) ?? '']));
}

/** Keeps the texts of an address; empty ones are left out. */
export function validateSearch(search: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(search).filter((pair): pair is [string, string] => typeof pair[1] === 'string' && pair[1] !== ''),
  );
}
