import { focusManager } from '@tanstack/react-query';
import { useEffect } from 'react';
import { copy } from '../copy';

/** An empty report is asked for this many more times, after this wait in ms (spec 6.5). */
const EMPTY_RETRIES = 2;
const EMPTY_WAIT = 2000;

/** The answer arrived and held nothing: the only failure that is tried again. */
export class EmptyReportError extends Error {
  override readonly name = 'EmptyReportError';
}

/** How every query for a report is repeated: only an empty one is. */
export const whenEmpty = {
  retry: (failureCount: number, error: Error) => error instanceof EmptyReportError && failureCount < EMPTY_RETRIES,
  retryDelay: EMPTY_WAIT,
};

/** What spec 6.4 says for a monitoring request that failed. */
export function failureText(error: Error): string {
  return error instanceof EmptyReportError ? copy.stayedEmpty : copy.connectionFailed;
}

let holders = 0;

/**
 * Lets the wait between tries go on in a hidden tab (spec 6.5). TanStack Query asks its focusManager before every retry
 * and pauses while the page is hidden, networkMode 'always' notwithstanding; no option of a query changes that. So the
 * page counts as focused, but only while something is being loaded: polling still rests in a hidden tab.
 */
export function useRetriesWhileHidden(loading: boolean): void {
  useEffect(() => {
    if (!loading) return;
    holders += 1;
    focusManager.setFocused(true);
    return () => {
      holders -= 1;
      if (holders === 0) focusManager.setFocused(undefined);
    };
  }, [loading]);
}
