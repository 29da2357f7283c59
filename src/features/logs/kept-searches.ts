import { readStored, writeStored } from '../../shared/lib/storage';
import { readVersioned, versionedText } from '../../shared/lib/versioned';
import { filterText } from './filter-text';
import { FILTER_LABELS, isFilterKey } from './filter-types';
import type { Filters } from './question';

/** How many recent searches a person keeps. */
const RECENT = 20;

export interface KeptSearch {
  /** Given by the person; recent ones have none. */
  name?: string;
  filters: Filters;
}

export interface KeptSearches {
  recent: KeptSearch[];
  named: KeptSearch[];
}

/** Each user's own list, without the e-mail in the key: a short hash of it. */
function keyOf(email: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(email.toLowerCase())) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return `atalaya.searches.${hash.toString(36)}`;
}

/** The searches that this machine keeps for a user. Never throws. */
export function readSearches(email: string): KeptSearches {
  const { recent, named } = (readVersioned(readStored(keyOf(email))) ?? {}) as Record<string, unknown>;
  return { recent: listOf(recent).slice(0, RECENT), named: listOf(named).filter(({ name }) => name) };
}

export function writeSearches(email: string, searches: KeptSearches): void {
  writeStored(keyOf(email), versionedText(JSON.stringify(searches)));
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

/** 'Order Id ORD-1 · Canal APP'. */
export function searchLabel(filters: Filters): string {
  return Object.entries(filters)
    .flatMap(([key, value]) => (isFilterKey(key) ? [`${FILTER_LABELS[key]} ${filterText(key, value)}`] : []))
    .join(' · ');
}

function identityOf(filters: Filters): string {
  return JSON.stringify(Object.entries(filters).sort());
}

function listOf(value: unknown): KeptSearch[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item: unknown) => {
    const { name, filters } = (item ?? {}) as Record<string, unknown>;
    const pairs = Object.entries(filters ?? {}).filter(([key, text]) => isFilterKey(key) && typeof text === 'string');
    if (pairs.length === 0) return [];
    return [{ ...(typeof name === 'string' ? { name } : {}), filters: Object.fromEntries(pairs) as Filters }];
  });
}
