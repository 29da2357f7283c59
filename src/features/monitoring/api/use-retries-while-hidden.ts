import { focusManager } from '@tanstack/react-query';
import { useEffect } from 'react';

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
