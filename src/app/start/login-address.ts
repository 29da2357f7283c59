import { isAppPath } from '~/session/access';
import { currentUser } from '~/session/session-store';
import { parseSearch, searchCodec, validateSearch } from '~/shared/address/search-params';
import { wantedSearch } from '../redirect-target';

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
