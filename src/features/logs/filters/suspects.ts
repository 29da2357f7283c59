import { type FilterKey, type Filters, isFilterKey } from '../api/filter-types';

/** Each try is a search; more of them would be a burden for the platform. */
const MOST_TRIES = 5;

/** The filters that are left out, one at a time: the one that was added last is the first suspect. */
export function suspects(filters: Filters): FilterKey[] {
  const keys = Object.keys(filters).filter(isFilterKey);
  return keys.length < 2 ? [] : keys.reverse().slice(0, MOST_TRIES);
}

export function withoutOne(filters: Filters, key: FilterKey): Filters {
  const { [key]: _, ...others } = filters;
  return others;
}
