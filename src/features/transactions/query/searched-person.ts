import type { SearchParams } from '~/shared/address/search-params';
import type { Readers } from '~/shared/address/unread-parts';
import { cleanId } from '~/shared/masking/clean-id';
import { sensitiveKind } from '~/shared/masking/sensitive-text';
import { readList } from './filters';

/** Who is named in an address that somebody made: it goes into no call's address. */
export function searchedPerson({ q = '' }: SearchParams): string | undefined {
  return sensitiveKind(q) && cleanId(q).text;
}

/** The address without who is named in it, and its id without what nobody sees. */
export function impersonal(search: SearchParams): SearchParams {
  const { q, ...others } = search;
  return q === undefined || searchedPerson(search) ? others : { ...others, q: cleanId(q).text };
}

const PERSONAL = 'parece un dato personal, que no se consulta por la dirección; búscalo en el historial';

const namesPerson = (text: string) => [text, ...readList(text)].some((value) => sensitiveKind(value) !== undefined);

/** The same readers, but what names a person or an account is none of these values: it goes into no call's address. */
export function withoutPersons(readers: Readers, keys: readonly string[]): Readers {
  const guarded = keys.flatMap((key) => {
    const read = readers[key];
    return read ? [[key, (text: string) => (namesPerson(text) ? PERSONAL : read(text))] as const] : [];
  });
  return { ...readers, ...Object.fromEntries(guarded) };
}
