import { NumberLiteral } from '~/shared/format/number-literal';
import type { TraceEntry } from './trace-entry';

/** The order id of an entry as text, or undefined. */
export function orderOf({ order }: TraceEntry): string | undefined {
  if (typeof order === 'number' || typeof order === 'bigint' || order instanceof NumberLiteral) return String(order);
  return typeof order === 'string' && order.trim() !== '' ? order.trim() : undefined;
}
