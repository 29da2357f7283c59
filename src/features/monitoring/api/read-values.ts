import { type Figure, toFigure, toText } from '~/shared/format/figures';
import { NumberLiteral } from '~/shared/format/number-literal';
import type { FigureRow } from './figure-tables';

/** Figures of one object of the answer, by the keys of its table. */
export type Fields<K extends string> = Readonly<Record<K, Figure>>;

/** Figures of one entry of a list; the id is its place, since entries have none and may repeat. */
export type Item<K extends string> = Fields<K> & { readonly id: number };

export type KeyOf<Rows extends readonly FigureRow[]> = Rows[number]['key'];

type Members = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof NumberLiteral);
}

/** Reads every figure of the table; what is absent or of the wrong type is null. Never throws. */
export function readFields<K extends string>(rows: readonly FigureRow<K>[], value: unknown): Fields<K> {
  const pairs = rows.map(({ key, format }) => {
    const found = memberAt(value, key);
    return [key, format === 'text' ? toText(found) : toFigure(found)] as const;
  });
  return Object.fromEntries(pairs) as Record<K, Figure>;
}

/** The objects of a list, each with its place; anything but a list is an empty one. */
export function readItems<K extends string>(rows: readonly FigureRow<K>[], value: unknown): readonly Item<K>[] {
  return readEntries(rows, objectsOf(value));
}

/** Every entry of a list, readable or not: of one that is no object all figures are missing. */
export function readEntries<K extends string>(rows: readonly FigureRow<K>[], value: unknown): readonly Item<K>[] {
  return Array.isArray(value) ? value.map((entry, id) => ({ ...readFields(rows, entry), id })) : [];
}

/** Entries that are objects; what else a list holds says nothing that could be shown. */
export function objectsOf(value: unknown): readonly Members[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

function memberAt(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((at, key) => (isObject(at) && Object.hasOwn(at, key) ? at[key] : undefined), value);
}
