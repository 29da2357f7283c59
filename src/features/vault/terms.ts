import { shown } from '~/shared/record/cells';
import type { Property } from './api/property';
import { copy } from './copy';

export const SECRET = 'SECRET';

export const TYPES = Object.keys(copy.types) as (keyof typeof copy.types)[];

/** What a table has for a code; undefined for any value that is not one of its keys. */
export function termOf<Table extends object>(table: Table, code: string | null): Table[keyof Table] | undefined {
  return code !== null && Object.hasOwn(table, code) ? table[code as keyof Table] : undefined;
}

export const typeLabel = (type: string | null) => termOf(copy.types, type) ?? shown(type);
export const statusLabel = (status: string | null) => termOf(copy.statusLabels, status) ?? shown(status);

export const isSecret = ({ type }: Pick<Property, 'type'>) => type === SECRET;

/** A key as it may be read; it is no secret. */
export const keyOf = ({ key, propertyId }: Pick<Property, 'key' | 'propertyId'>) => shown(key ?? propertyId);
