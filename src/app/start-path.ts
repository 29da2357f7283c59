import { type AppPath, canVisit, isAppPath } from '~/session/access';
import { readPreferences } from '~/shared/storage/preferences';

/** Where '/' leads unless somebody prefers another screen (spec 5.4). */
export const HOME = '/dashboard';

/** The preferred start screen, unless it is none of ours or the role may not open it. */
export function startPath(role: string): AppPath {
  const { startScreen } = readPreferences();
  return isAppPath(startScreen) && canVisit(role, startScreen) ? startScreen : HOME;
}
