import { NumberLiteral } from '~/shared/format/number-literal';

/** One line of the log: free fields, of any type, under any name. Read it by own keys alone. */
export type TraceEntry = Readonly<Record<string, unknown>>;

/** Texts of an option list (spec 7.2); a response that is not a list gives none. */
export function parseOptions(answer: unknown): string[] {
  if (!Array.isArray(answer)) return [];
  return [...new Set(answer.filter((option) => typeof option === 'string' && option.trim() !== ''))];
}

/** The order id of an entry as text, or undefined. */
export function orderOf({ order }: TraceEntry): string | undefined {
  if (typeof order === 'number' || typeof order === 'bigint' || order instanceof NumberLiteral) return String(order);
  return typeof order === 'string' && order.trim() !== '' ? order.trim() : undefined;
}

/** What was answered at an entry, in words: the acquirer's first, then the service's own. */
export function outcomeText({ response, message }: TraceEntry): string | undefined {
  const acquirer = propertyOf(response, 'acquirer');
  const candidates = [
    propertyOf(acquirer, 'message'),
    message,
    ...['message', 'reason', 'detail', 'error'].map((name) => propertyOf(response, name)),
  ];
  return candidates.map(textOf).find((text) => text !== undefined);
}

export function propertyOf(owner: unknown, name: string): unknown {
  if (typeof owner !== 'object' || owner === null || !Object.hasOwn(owner, name)) return undefined;
  return (owner as Record<string, unknown>)[name];
}

export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}
