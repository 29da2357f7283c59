import { type AppPath, canVisit, isAppPath } from '~/session/access';
import { currentUser } from '~/session/session-store';
import { parseSearch, searchCodec, validateSearch } from '~/shared/address/search-params';
import { readPreferences } from '~/shared/storage/preferences';

/** Where '/' leads unless somebody prefers another screen (spec 5.4). */
export const HOME = '/dashboard';

interface RedirectTarget {
  to: AppPath;
  search: Record<string, string>;
}

/**
 * Reads a wanted address ('/logs?order=1') and answers only if it is one of our own routes (spec 3.8): a path of the
 * access table, letter for letter, and its texts. Nothing else is ever opened, whatever it looks like.
 */
export function redirectTarget(wanted: string | undefined): RedirectTarget | null {
  if (!wanted) return null;
  const [path = '', ...query] = wanted.split('?');
  if (!isAppPath(path)) return null;
  return { to: path, search: validateSearch(parseSearch(query.join('?'))) };
}

/** The preferred start screen, unless it is none of ours or the role may not open it. */
export function startPath(role: string): AppPath {
  const { startScreen } = readPreferences();
  return isAppPath(startScreen) && canVisit(role, startScreen) ? startScreen : HOME;
}

/** What the login is to remember of a wanted address: the start screen is where sign-in leads anyway. */
export function wantedSearch(href: string): Record<string, string> {
  return href === HOME && readPreferences().startScreen === HOME ? {} : { redirect: href };
}

/**
 * The hash under which the login is shown at once, as the guards would decide (spec 2.5); null where they must be asked:
 * somebody is signed in, or the address is none that is known to the letter.
 */
export function loginHash(hash: string): string | null {
  if (currentUser()?.email) return null;
  const [path = '', ...query] = hash.replace(/^#/, '').split('?');
  if (path === '/login') return hash;
  if (path === '' || path === '/') return '#/login';
  if (!isAppPath(path)) return null;
  const { stringifySearch } = searchCodec;
  const wanted = path + stringifySearch(validateSearch(parseSearch(query.join('?'))));
  return `#/login${stringifySearch(wantedSearch(wanted))}`;
}
