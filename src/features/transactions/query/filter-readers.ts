import type { SearchParams } from '~/shared/address/search-params';
import type { Readers } from '~/shared/address/unread-parts';
import { cleanId } from '~/shared/masking/clean-id';
import { sensitiveKind } from '~/shared/masking/sensitive-text';
import { presetOf } from '~/shared/period/period';
import { readsRange } from '~/shared/period/range-bounds';
import { copy } from './copy';
import { ACCEPTS, LIST_FILTERS, readList, SINGLE_FILTERS } from './filters';

const namesPerson = (text: string) => [text, ...readList(text)].some((value) => sensitiveKind(value) !== undefined);

/** Whether the filters of an address can be used: which keys there are, and which values each may have. */
export function filterReaders(today: string): Readers {
  return {
    dateRange: (text) => presetOf(text) !== undefined || readsRange(text, today),
    ...Object.fromEntries(LIST_FILTERS.map((key) => [key, (text: string) => readList(text).length > 0])),
    ...Object.fromEntries(SINGLE_FILTERS.map((key) => [key, (text: string) => ACCEPTS[key].test(text.trim())])),
  };
}

/** Who is named in an address that somebody made: it goes into no call's address. */
export function searchedPerson({ q = '' }: SearchParams): string | undefined {
  return sensitiveKind(q) && cleanId(q).text;
}

/** The address without who is named in it, and its id without what nobody sees. */
export function withoutPerson(search: SearchParams): SearchParams {
  const { q, ...others } = search;
  return q === undefined || searchedPerson(search) ? others : { ...others, q: cleanId(q).text };
}

/** The same readers, but what names a person or an account is none of these values: it goes into no call's address. */
export function withoutPersons(readers: Readers, keys: readonly string[]): Readers {
  const guarded = keys.flatMap((key) => {
    const read = readers[key];
    return read ? [[key, (text: string) => (namesPerson(text) ? copy.personal : read(text))] as const] : [];
  });
  return { ...readers, ...Object.fromEntries(guarded) };
}
