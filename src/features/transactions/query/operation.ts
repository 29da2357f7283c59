import { toMetricValue, toText } from '~/shared/format/metric-value';
import { parseMarkedAmount, parseNumber } from '~/shared/format/number-text';

type Fields = Readonly<Record<string, unknown>>;

/** What a table of readers makes of an object: each member read in its own way. */
type Members<Readers extends Record<string, (value: unknown) => unknown>> = {
  [Key in keyof Readers]: ReturnType<Readers[Key]>;
};

/** Reads the named members of an object, those that are missing as undefined is read; nothing else is taken over. */
export function membersOf<Readers extends Record<string, (value: unknown) => unknown>>(readers: Readers) {
  const named = Object.entries(readers);
  return (value: unknown) => {
    const sent = fieldsOf(value);
    return Object.fromEntries(named.map(([key, read]) => [key, read(sent[key])])) as Members<Readers>;
  };
}

const readMembers = membersOf({
  orderId: toText,
  date: toText,
  channel: toText,
  paymentMethod: toText,
  cardBrand: toText,
  cardLast4: toText,
  bank: toText,
  amount: amountOf,
  refundedAmount: amountOf,
  currency: toText,
  status: toText,
  threeDSecure: flagOf,
  manual: flagOf,
  risk: toText,
  reconciled: flagOf,
  authorizationCode: toText,
  providerReference: toText,
  errorCode: toText,
  errorMessage: toText,
  attemptCount: integerOf,
  promotionCode: toText,
  customerPhone: toText,
  customerEmail: toText,
  expiresAt: toText,
  updatedAt: toText,
});

/**
 * One operation as lists show it. The names are our proposal of what the platform answers; every member may be missing
 * (null). Amounts are integer cents, dates ISO 8601 with an offset. E-mail and phone come masked.
 */
export interface Operation extends ReturnType<typeof readMembers> {
  operationId: string;
}

/** Reads one operation of an answer; null without an id, by which alone it can be told from others. */
export function parseOperation(value: unknown): Operation | null {
  const operationId = toText(fieldsOf(value).operationId);
  return operationId === null ? null : { operationId, ...readMembers(value) };
}

/** Own members of an object; nothing of anything else. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

/** Items of a list, read one by one; those that cannot be read are left out, and what is no list is empty. */
export function listOf<T>(value: unknown, read: (item: unknown) => T | null): T[] {
  if (!Array.isArray(value)) return [];
  return value.map(read).filter((item): item is Exclude<typeof item, null> => item !== null);
}

/**
 * A number of an answer, sent as such or in a text, as JSON or as people write it; null for anything else, and for what
 * a double does not hold.
 */
export function numberOf(value: unknown): number | null {
  const found = toMetricValue(value);
  const number = typeof found === 'string' ? parseNumber(found) : found;
  return typeof number === 'number' ? number : null;
}

/** A count, or another whole number; null for what is none that a double holds exactly. */
export function integerOf(value: unknown): number | null {
  const number = numberOf(value);
  return Number.isSafeInteger(number) ? number : null;
}

/** An amount in cents, which numbers are of; a text with '$', 'pesos' or 'MXN' is of pesos. */
export function amountOf(value: unknown): number | null {
  return integerOf(inCents(value));
}

/** The same of a mean, which may have a fraction. */
export function meanAmountOf(value: unknown): number | null {
  return numberOf(inCents(value));
}

function inCents(value: unknown): unknown {
  return (typeof value === 'string' && parseMarkedAmount(value)?.toString()) || value;
}

function flagOf(value: unknown): boolean | null {
  return typeof value === 'boolean' ? value : null;
}
