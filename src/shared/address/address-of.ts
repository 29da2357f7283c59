import type { SearchParams } from './search-params';

/** The address of a question under a path of the console. */
export function addressOf(path: string, search: SearchParams): string {
  const { origin, pathname } = window.location;
  return `${origin}${pathname}#${path}?${new URLSearchParams(search)}`;
}
