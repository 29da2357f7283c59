import type { SearchParams } from '~/shared/address/search-params';
import { type CleanText, cleanId, cleanWords } from '~/shared/masking/clean-id';
import { type FilterKey, isFilterKey, isOptionKey } from '../api/filter-types';

const IDS: readonly FilterKey[] = ['order', 'code'];

/** Whether the value of a filter is typed, and not chosen from a list or a calendar. */
export function isTyped(key: string): key is FilterKey {
  return isFilterKey(key) && !isOptionKey(key) && key !== 'dateRange' && key !== 'between';
}

/** The value of a filter as it was meant; what was chosen stays as it is. */
export function cleanValue(key: FilterKey | '', value: string): CleanText {
  if (!isTyped(key)) return { text: value, hidden: false };
  return IDS.includes(key) ? cleanId(value) : cleanWords(value);
}

/** An address whose typed values are cleaned, and whether that has to be said; undefined when they were clean. */
export function tidied(search: SearchParams): { search: SearchParams; hidden: boolean } | undefined {
  const values = Object.entries(search).flatMap(([key, value]) =>
    isTyped(key) ? [{ key, value, ...cleanValue(key, value) }] : [],
  );
  if (values.every(({ value, text }) => value === text)) return undefined;
  const clean = Object.fromEntries(values.map(({ key, text }) => [key, text]));
  return { search: { ...search, ...clean }, hidden: values.some(({ hidden }) => hidden) };
}
