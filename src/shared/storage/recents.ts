import { sensitiveKind } from '../masking/sensitive-text';
import { listOf, storedValue } from './stored-value';
import { RECENTS_KEY } from './tab-memory';

const KINDS = ['server', 'search'] as const;
/** Of each kind. */
const KEPT = 5;

/** Something that was looked at: its name, and the search of the address that shows it again. */
export interface RecentItem {
  kind: (typeof KINDS)[number];
  label: string;
  search: Readonly<Record<string, string>>;
}

export interface Recent extends RecentItem {
  /** Epoch ms. */
  at: number;
}

const stored = storedValue({ key: RECENTS_KEY, read: (kept) => listOf(kept).filter((each) => !namesPerson(each)) });

/** What was looked at last, the newest first. Never throws. */
export function readRecents(): Recent[] {
  return stored.read().filter(isRecent);
}

/**
 * Puts an item before the others, at a moment in epoch ms; the same search is kept once. One that names a person, or
 * seems to, is not kept.
 */
export function recordRecent(item: RecentItem, now: number): void {
  if (namesPerson(item)) return;
  const others = readRecents().filter(({ kind, search }) => kind !== item.kind || !sameSearch(search, item.search));
  const kept = [{ ...item, at: now }, ...others];
  const newest = KINDS.flatMap((wanted) => kept.filter(({ kind }) => kind === wanted).slice(0, KEPT));
  // What is not understood is not ours to erase.
  const foreign = stored.read().filter((each) => !isRecent(each));
  stored.write([...newest, ...foreign]);
}

function sameSearch(one: RecentItem['search'], other: RecentItem['search']): boolean {
  const text = (search: RecentItem['search']) => JSON.stringify(Object.entries(search).sort());
  return text(one) === text(other);
}

function isRecent(value: unknown): value is Recent {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, label, search, at } = value as Record<string, unknown>;
  return (
    KINDS.some((known) => known === kind) &&
    typeof label === 'string' &&
    typeof at === 'number' &&
    typeof search === 'object' &&
    search !== null &&
    Object.values(search).every((text) => typeof text === 'string')
  );
}

function namesPerson(item: unknown): boolean {
  const { search } = (item ?? {}) as { search?: unknown };
  return Object.values(search ?? {}).some((text) => typeof text === 'string' && sensitiveKind(text) !== undefined);
}
