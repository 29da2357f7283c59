import { useEffect } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { sensitiveKind } from '~/shared/masking/sensitive-text';
import { keepInTab, recallInTab } from '~/shared/storage/tab-memory';
import { isFilterKey } from '../api/filter-types';
import { EMPTY_DRAFT, type FilterDraft } from './filter-schema';

const NAME = 'logs.draft';

/** The half-typed filter that a reload of the page interrupted, or an empty one. */
export function recallDraft(): FilterDraft {
  const kept = recallInTab(NAME);
  if (typeof kept !== 'object' || kept === null) return EMPTY_DRAFT;
  const { type, value, start, end } = kept as Record<string, unknown>;
  return {
    type: typeof type === 'string' && isFilterKey(type) ? type : '',
    value: textOr(value),
    start: textOr(start),
    end: textOr(end),
  };
}

function textOr(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** So many digits may be the first ones of somebody's number. */
const MANY_DIGITS = /^\D{0,8}(?:\d[^\p{L}\d]{0,3}){8}/u;

/** Keeps what is being typed for as long as it is not empty, but nothing that is or may become a person's number. */
export function useKeptDraft(control: Control<FilterDraft>): void {
  const draft = useWatch({ control });
  useEffect(() => {
    const empty = !draft.value && !draft.start && !draft.end && !draft.type;
    const personal = MANY_DIGITS.test(draft.value ?? '') || sensitiveKind(draft.value ?? '') !== undefined;
    keepInTab(NAME, empty ? undefined : { ...draft, value: personal ? '' : draft.value });
  }, [draft]);
}
