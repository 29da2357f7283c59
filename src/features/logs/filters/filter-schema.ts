import { REQUIRED } from '~/shared/copy';
import { checked } from '~/shared/ui/form/checked';
import { type FilterKey, isFilterKey } from '../api/filter-types';
import { copy } from '../copy';
import { cleanValue } from '../search/clean-value';
import { dayBounds, dayError, endBounds, joinRange, localDay } from '../search/date-range';
import { betweenDays } from '../search/minutes';

/** What the form holds; the days are yyyy-mm-dd, as date inputs give them. */
export interface FilterDraft {
  type: FilterKey | '';
  value: string;
  start: string;
  end: string;
}

export const EMPTY_DRAFT: FilterDraft = { type: '', value: '', start: '', end: '' };

type Problem = [field: keyof FilterDraft, message: string];

/** Type and value are both required; a date range needs its two days within the bounds of today (spec 7.3). */
function problemsOf({ type, value, start, end }: FilterDraft, today: string): Problem[] {
  if (!isFilterKey(type)) return [['type', REQUIRED]];
  if (type === 'between') return betweenDays(joinRange(start, end)) ? [] : [['end', copy.minutesFault]];
  if (type !== 'dateRange') return cleanValue(type, value).text === '' ? [['value', REQUIRED]] : [];
  const bounds = dayBounds(today);
  const startError = start === '' ? REQUIRED : dayError(start, bounds);
  const endError = end === '' ? REQUIRED : dayError(end, endBounds(start, bounds));
  return [
    ...(startError ? [['start', startError] satisfies Problem] : []),
    ...(endError ? [['end', endError] satisfies Problem] : []),
  ];
}

/** Rules of the filter form. Today is asked for at each check: a screen may stay open past midnight. */
export const checkFilter = (draft: FilterDraft) => checked(draft, problemsOf(draft, localDay(new Date())));

/** Value of a valid draft without the spaces that come along when an id is pasted. */
export function draftValue({ type, value, start, end }: FilterDraft): string {
  return type === 'dateRange' || type === 'between'
    ? joinRange(start, end)
    : value.replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, '');
}
