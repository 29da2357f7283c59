import { formatJson } from '~/shared/format/format-json';
import { NumberLiteral } from '~/shared/format/number-literal';
import { maskMembers, maskScalar, maskText } from '~/shared/masking/mask';
import { secretKind } from '~/shared/masking/secret-names';
import type { HourFormat } from '~/shared/storage/preferences';
import type { TraceEntry } from '../api/trace-entry';
import { cutCell, type DetailField, isAbsent, plainText } from './plain-text';

/** The fields that every entry has come first, in the order of the table; the others follow by name. */
const FIRST = ['date', 'service', 'operation', 'hostName', 'ip', 'order', 'server', 'channel', 'logType', 'code'];

const ELSEWHERE = ['request', 'response'];

/** Every non-null field except request and response (spec 7.10), in the same order for every entry. */
export function detailFields(entry: TraceEntry): DetailField[] {
  return Object.entries(entry)
    .filter(([name, value]) => value !== null && !ELSEWHERE.includes(name))
    .map(([name, value]) => ({ name, value }))
    .sort((a, b) => rank(a.name) - rank(b.name) || (a.name < b.name ? -1 : 1));
}

function rank(name: string): number {
  const index = FIRST.indexOf(name);
  return index === -1 ? FIRST.length : index;
}

/** Whether a field is shown as formatted JSON. */
export function isStructured(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !(value instanceof NumberLiteral);
}

/**
 * A field as text: objects and lists as formatted JSON, the rest as sent.
 * @param limit about how many characters are wanted; a text that is not longer is whole
 * @param masked without card numbers, passwords and their like
 * @param hours how the date is written; the preference decides when it is left out
 */
export function fieldText({ name, value }: DetailField, limit: number, masked = true, hours?: HourFormat): string {
  if (!masked) return plainText({ name, value }, limit, hours);
  const safe = maskedField(name, value, limit);
  return isStructured(safe) ? formatJson(safe, limit, maskMembers) : plainText({ name, value: safe }, limit, hours);
}

function maskedField(name: string, value: unknown, limit: number): unknown {
  if (typeof value === 'string' && value.length > limit && secretKind(name) === undefined)
    return maskText(value, limit);
  return maskScalar(value, name);
}

/** A field as text of one line where it stands outside the results, its secrets masked; '---' when it is absent or blank. */
export function cellText(entry: TraceEntry, name: string): string {
  const value = Object.hasOwn(entry, name) ? entry[name] : null;
  return cutCell(isAbsent(value) ? null : (limit) => fieldText({ name, value }, limit));
}
