import { forgetVersioned } from './keep-versioned';

export const RECENTS_KEY = 'atalaya.recents';

/** Nothing of what one user looked at is left for the next. */
export function clearRecents(): void {
  forgetVersioned(RECENTS_KEY);
}
