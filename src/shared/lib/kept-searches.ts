import { readStored, writeStored } from './storage';
import { readVersioned, versionedText } from './versioned';

/** How many recent searches a person keeps. */
const RECENT = 20;

/** A question as the address of its screen holds it. */
type Filters = Readonly<Record<string, string>>;

export interface KeptSearch {
  /** Given by the person; recent ones have none. */
  name?: string;
  filters: Filters;
}

export interface KeptSearches {
  recent: KeptSearch[];
  named: KeptSearch[];
}

/** The searches of one screen. */
export interface SearchPlace {
  /** Part of the storage key. */
  name: string;
  /** Whether a key is one of its filters; others are not read. */
  isKey: (key: string) => boolean;
}

/** Each user's own list, without the e-mail in the key: a short hash of it. */
function keyOf({ name }: SearchPlace, email: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(email.toLowerCase())) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return `atalaya.${name}.${hash.toString(36)}`;
}

/** The searches that this machine keeps for a user. Never throws. */
export function readSearches(place: SearchPlace, email: string): KeptSearches {
  const { recent, named } = (readVersioned(readStored(keyOf(place, email))) ?? {}) as Record<string, unknown>;
  return { recent: listOf(place, recent).slice(0, RECENT), named: listOf(place, named).filter(({ name }) => name) };
}

export function writeSearches(place: SearchPlace, email: string, searches: KeptSearches): void {
  writeStored(keyOf(place, email), versionedText(JSON.stringify(searches)));
}

/** The same question moves to the front. */
export function withRecent(searches: KeptSearches, filters: Filters): KeptSearches {
  const others = searches.recent.filter((kept) => identityOf(kept.filters) !== identityOf(filters));
  return { ...searches, recent: [{ filters }, ...others].slice(0, RECENT) };
}

/** A name stands for one search; given again it stands for the new one. */
export function withNamed(searches: KeptSearches, name: string, filters: Filters): KeptSearches {
  const others = searches.named.filter((kept) => kept.name !== name);
  return {
    ...searches,
    named: [...others, { name, filters }].sort((a, b) => (a.name ?? '').localeCompare(b.name ?? '')),
  };
}

export function withoutSearch({ recent, named }: KeptSearches, gone: KeptSearch): KeptSearches {
  return { recent: recent.filter((kept) => kept !== gone), named: named.filter((kept) => kept !== gone) };
}

function identityOf(filters: Filters): string {
  return JSON.stringify(Object.entries(filters).sort());
}

function listOf({ isKey }: SearchPlace, value: unknown): KeptSearch[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item: unknown) => {
    const { name, filters } = (item ?? {}) as Record<string, unknown>;
    const pairs = Object.entries(filters ?? {}).filter(([key, text]) => isKey(key) && typeof text === 'string');
    if (pairs.length === 0) return [];
    return [{ ...(typeof name === 'string' ? { name } : {}), filters: Object.fromEntries(pairs) as Filters }];
  });
}
