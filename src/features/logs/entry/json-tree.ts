import { NumberLiteral } from '~/shared/format/number-literal';
import { visibleText } from '~/shared/format/visible-text';
import { maskMember, maskText } from '~/shared/masking/mask';

export type TreeKey = string | number;

/** Where a row stands: its key within the object or list that it belongs to; the root has neither. */
export interface Spot {
  owner: object | undefined;
  key: TreeKey | undefined;
}

export interface TreeRow extends Spot {
  /** From 0, among all rows. */
  at: number;
  /** As it may be shown: masked, unless the tree is not. */
  value: unknown;
  /** From 0, the root. */
  depth: number;
  /** From 1, among its siblings. */
  index: number;
  siblings: number;
  parent: Spot;
}

/** An object or list that is being walked through. */
interface Level {
  owner: object;
  keys: readonly TreeKey[] | undefined;
  size: number;
  at: number;
  /** The name by which items go. */
  name: string | undefined;
  spot: Spot;
}

/** Characters of a value that a row shows. */
const SHOWN = 300;

/** Containers with more members stay shut at first. */
const FEW = 20;

export function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !(value instanceof NumberLiteral);
}

export function sizeOfContainer(value: object): number {
  return Array.isArray(value) ? value.length : Object.keys(value).length;
}

/** The root and the smaller ones of its members. */
export function firstExpanded(root: object): Set<object> {
  const members = Object.values(root).slice(0, FEW).filter(isContainer);
  return new Set([root, ...members.filter((member) => sizeOfContainer(member) <= FEW)]);
}

export function sameSpot(one: Spot, other: Spot): boolean {
  return one.owner === other.owner && one.key === other.key;
}

/**
 * Rows of a JSON value from top to bottom, those of open objects and lists included; without recursion, so at any depth.
 * @param isOpen whether the members of an object or list are wanted as well
 * @param limit about how many characters of a text are read
 */
export function* treeRows(
  root: object,
  isOpen: (container: object) => boolean,
  masked: boolean,
  limit = SHOWN,
): Generator<TreeRow, void> {
  const top: Spot = { owner: undefined, key: undefined };
  let at = 0;
  yield { ...top, at, value: root, depth: 0, index: 1, siblings: 1, parent: top };
  const levels: Level[] = isOpen(root) ? [levelOf(root, undefined, top)] : [];
  for (let level = levels.at(-1); level; level = levels.at(-1)) {
    if (level.at === level.size) {
      levels.pop();
      continue;
    }
    const { owner, size } = level;
    const key = level.keys?.[level.at] ?? level.at;
    level.at += 1;
    at += 1;
    const sent = (owner as Record<TreeKey, unknown>)[key];
    const { value, name } = masked
      ? maskMember(owner, key, sent, Array.isArray(owner) ? level.name : undefined, limit)
      : { value: sent, name: undefined };
    yield { owner, key, at, value, depth: levels.length, index: level.at, siblings: size, parent: level.spot };
    if (isContainer(value) && isOpen(value)) levels.push(levelOf(value, name, { owner, key }));
  }
}

function levelOf(owner: object, name: string | undefined, spot: Spot): Level {
  const keys = Array.isArray(owner) ? undefined : Object.keys(owner);
  return { owner, keys, size: keys?.length ?? (owner as unknown[]).length, at: 0, name, spot };
}

/** A key as a person may read it. */
export function keyText(key: TreeKey, masked: boolean, limit = SHOWN): string {
  if (typeof key === 'number') return String(key);
  return cut(visibleText(masked ? maskText(key, limit) : key, limit), limit);
}

/** A value that is no container, as JSON writes it, its disturbing characters escaped; cut where it is too long. */
export function valueText(value: unknown, limit = SHOWN): string {
  if (typeof value !== 'string') return String(value);
  return `"${cut(visibleText(value, limit).replaceAll('\n', '\\n').replaceAll('\t', '\\t'), limit)}"`;
}

function cut(text: string, limit: number): string {
  return text.length > limit ? `${text.slice(0, limit)}…` : text;
}

/** The rows from a place on, and whether others follow. */
export function rowsFrom(rows: Iterable<TreeRow>, from: number, count: number): { rows: TreeRow[]; more: boolean } {
  const taken: TreeRow[] = [];
  let index = 0;
  for (const row of rows) {
    if (index >= from + count) return { rows: taken, more: true };
    if (index >= from) taken.push(row);
    index += 1;
  }
  return { rows: taken, more: false };
}

/** At which row a spot stands, or -1; the last row when none is given. */
export function rowOf(rows: Iterable<TreeRow>, spot: Spot | undefined): number {
  let index = -1;
  for (const row of rows) {
    index += 1;
    if (spot && sameSpot(row, spot)) return index;
  }
  return spot ? -1 : index;
}
