import { stringifySearchWith } from '@tanstack/react-router';

/** What stands after the '?' of the hash: every value is the text in the address, so ids keep each digit and zero. */
export type SearchParams = Readonly<Record<string, string>>;

/**
 * Router options that read and write the address without guessing at types. The router's own parseSearchWith turns
 * '123' into a number before its parser sees it.
 */
export const searchCodec = { parseSearch, stringifySearch: stringifySearchWith(String) };

/** Stands between the values of a key that an address has more than once; no value of ours holds it. */
const REPEATED = '\n';

/** @param text with or without its '?'; which value of a repeated key is meant nobody knows: they stay together */
export function parseSearch(text: string): Record<string, string> {
  const params = new URLSearchParams(text);
  const keys = [...new Set(params.keys())];
  return Object.fromEntries(keys.map((key) => [key, [...new Set(params.getAll(key))].join(REPEATED)]));
}

/** Whether the text is several values of one key. */
export function isRepeated(value: string): boolean {
  return value.includes(REPEATED);
}

/** Whether two addresses hold the same under these keys. */
export function agreeOn(keys: readonly string[], one: SearchParams, other: SearchParams): boolean {
  return keys.every((key) => one[key] === other[key]);
}

/** Keeps the texts of an address; empty ones are left out. */
export function validateSearch(search: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(search).filter((pair): pair is [string, string] => typeof pair[1] === 'string' && pair[1] !== ''),
  );
}
