import type { SearchParams } from './search-params';

/** The address of a question under the path that is open now. */
export function addressOf(search: SearchParams): string {
  const { origin, pathname, hash } = window.location;
  const path = hash.slice(1).split('?')[0] || '/';
  return `${origin}${pathname}#${path}?${new URLSearchParams(search)}`;
}
