import type { SearchParams } from './search-params';

/** The address of a question under a path; without one, under the path that is open now. */
export function addressOf(search: SearchParams, path?: string): string {
  const { origin, pathname, hash } = window.location;
  return `${origin}${pathname}#${path ?? (hash.slice(1).split('?')[0] || '/')}?${new URLSearchParams(search)}`;
}
