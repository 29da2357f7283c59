import { useEffect } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { keepInTab, recallInTab } from '../../shared/lib/tab-memory';
import { EMPTY_DRAFT, type FilterDraft } from './filter-schema';
import { isFilterKey } from './filter-types';

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

/** Keeps what is being typed for as long as it is not empty. */
export function useKeptDraft(control: Control<FilterDraft>): void {
  const draft = useWatch({ control });
  useEffect(() => {
    const empty = !draft.value && !draft.start && !draft.end && !draft.type;
    keepInTab(NAME, empty ? undefined : draft);
  }, [draft]);
}
