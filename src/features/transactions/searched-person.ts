import { cleanId } from '../../shared/lib/clean-id';
import type { SearchParams } from '../../shared/lib/search-params';
import { sensitiveKind } from '../../shared/lib/sensitive-text';

/** Who is named in an address that somebody made: it goes into no call's address. */
export function searchedPerson({ q = '' }: SearchParams): string | undefined {
  return sensitiveKind(q) && cleanId(q).text;
}

/** The address without who is named in it, and its id without what nobody sees. */
export function impersonal(search: SearchParams): SearchParams {
  const { q, ...others } = search;
  return q === undefined || searchedPerson(search) ? others : { ...others, q: cleanId(q).text };
}
