import { sensitiveKind } from '../masking/sensitive-text';
import { listOf, recordOf, type StoredValue, storedValue } from '../storage/stored-value';

/** Lists of rows that keep searches: those of the log, of operations, of refunds. */
export const SEARCH_LISTS = ['searches', 'operations', 'refunds'] as const;
export type SearchList = (typeof SEARCH_LISTS)[number];

/** How many recent searches a person keeps. */
const RECENT = 20;

/** A search as the address of its screen holds it, also what this version of the screen does not know of it. */
type Filters = Readonly<Record<string, string>>;

export interface SavedSearch {
  /** Given by the person; recent ones have none. */
  name?: string;
  filters: Filters;
  /** Members of the entry that only another version of the console understands. */
  others?: Readonly<Record<string, unknown>>;
}

export interface SavedSearches {
  recent: SavedSearch[];
  named: SavedSearch[];
}

/**
 * Each user's own, without the e-mail in the key: a short hash of it.
 * @param list part of the key, each list of rows its own
 */
function storedFor(list: SearchList, email: string): StoredValue<Record<string, unknown>> {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(email.toLowerCase())) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return storedValue({ key: `atalaya.${list}.${hash.toString(36)}`, read: readAll });
}

/** The searches that this machine keeps for a user. Never throws. */
export function readSearches(list: SearchList, email: string): SavedSearches {
  const { recent, named } = storedFor(list, email).read();
  return {
    recent: listOf(recent).flatMap(readEntry).slice(0, RECENT),
    named: listOf(named).flatMap(readNamed),
  };
}

/** How many kept entries are not understood; they stay as they are. */
export function countUnread(list: SearchList, email: string): number {
  const { recent, named } = foreignOf(storedFor(list, email).read());
  return recent.length + named.length;
}

/** Keeps these, and what there is besides: an entry or a member that is not understood is not ours to erase. */
export function writeSearches(list: SearchList, email: string, { recent, named }: SavedSearches): void {
  const stored = storedFor(list, email);
  const all = stored.read();
  const foreign = foreignOf(all);
  stored.write({
    ...all,
    recent: [...recent.map(writeEntry), ...foreign.recent],
    named: [...named.map(writeEntry), ...foreign.named],
  });
}

/** Forgets all of them, understood or not. */
export function clearSearches(list: SearchList, email: string): void {
  storedFor(list, email).forget();
}

function readAll(kept: unknown): Record<string, unknown> {
  // An older console may have kept what names a person.
  const impersonal = (entries: unknown) => listOf(entries).filter((entry) => readEntry(entry).every(mayBeSaved));
  const { recent, named, ...others } = recordOf(kept);
  return { ...others, recent: impersonal(recent), named: impersonal(named) };
}

/** Whether a search may be kept: none that names a person, or seems to, is. */
export function mayBeSaved({ filters }: Pick<SavedSearch, 'filters'>): boolean {
  return Object.values(filters).every((text) => sensitiveKind(text) === undefined);
}

function foreignOf({ recent, named }: Record<string, unknown>): { recent: unknown[]; named: unknown[] } {
  return {
    recent: listOf(recent).filter((entry) => readEntry(entry).length === 0),
    named: listOf(named).filter((entry) => readNamed(entry).length === 0),
  };
}

/** The same search moves to the front. */
export function withRecent(searches: SavedSearches, filters: Filters): SavedSearches {
  if (!mayBeSaved({ filters })) return searches;
  const others = searches.recent.filter((kept) => identityOf(kept.filters) !== identityOf(filters));
  return { ...searches, recent: [{ filters }, ...others].slice(0, RECENT) };
}

/** A name stands for one search; given again it stands for the new one. */
export function withNamed(searches: SavedSearches, name: string, filters: Filters): SavedSearches {
  const others = searches.named.filter((kept) => kept.name !== name);
  return {
    ...searches,
    named: [...others, { name, filters }].sort((a, b) => (a.name ?? '').localeCompare(b.name ?? '')),
  };
}

/**
 * The same with named searches that come from elsewhere. A name that stands for another search here gets an addition, so
 * that none is lost.
 * @returns with how many are new, were there already, and are left out since they are not understood or seem to name a person
 */
export function withImported(searches: SavedSearches, entries: readonly unknown[]) {
  const found = { searches, added: 0, known: 0, left: 0 };
  for (const entry of entries) {
    const [one] = readNamed(entry);
    if (!one?.name || !mayBeSaved(one) || sensitiveKind(one.name) !== undefined) {
      found.left += 1;
      continue;
    }
    const { filters } = one;
    const names = new Map(found.searches.named.map((kept) => [kept.name, identityOf(kept.filters)]));
    let name = one.name;
    for (let more = 1; names.has(name) && names.get(name) !== identityOf(filters); more += 1)
      name = importedName(one.name, more);
    if (names.has(name)) found.known += 1;
    else {
      found.searches = withNamed(found.searches, name, filters);
      found.added += 1;
    }
  }
  return found;
}

const importedName = (name: string, more: number) => `${name} (importada${more > 1 ? ` ${more}` : ''})`;

export function withoutSearch({ recent, named }: SavedSearches, gone: SavedSearch): SavedSearches {
  return { recent: recent.filter((kept) => kept !== gone), named: named.filter((kept) => kept !== gone) };
}

function identityOf(filters: Filters): string {
  return JSON.stringify(Object.entries(filters).sort());
}

function readNamed(entry: unknown): SavedSearch[] {
  return readEntry(entry).filter(({ name }) => name);
}

/** An entry, in a list of one; none when its filters are not texts. */
function readEntry(entry: unknown): SavedSearch[] {
  const { name, filters, ...others } = (entry ?? {}) as Record<string, unknown>;
  if (typeof filters !== 'object' || filters === null || Array.isArray(filters)) return [];
  const values = Object.values(filters);
  if (values.length === 0 || values.some((value) => typeof value !== 'string')) return [];
  return [
    {
      ...(typeof name === 'string' ? { name } : {}),
      filters: filters as Filters,
      ...(Object.keys(others).length > 0 ? { others } : {}),
    },
  ];
}

function writeEntry({ others, ...own }: SavedSearch): object {
  return { ...others, ...own };
}
