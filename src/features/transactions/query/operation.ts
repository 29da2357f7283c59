import { toMetricValue, toText } from '~/shared/format/metric-value';
import { parseMarkedAmount, parseNumber } from '~/shared/format/number-text';

/**
 * One operation as lists show it. The names are our proposal of what the platform answers; every member may be missing
 * (null). Amounts are integer cents, dates ISO 8601 with an offset. E-mail and phone come masked.
 */
export interface Operation {
  operationId: string;
  orderId: string | null;
  date: string | null;
  channel: string | null;
  paymentMethod: string | null;
  cardBrand: string | null;
  cardLast4: string | null;
  bank: string | null;
  amount: number | null;
  refundedAmount: number | null;
  currency: string | null;
  status: string | null;
  threeDSecure: boolean | null;
  manual: boolean | null;
  risk: string | null;
  reconciled: boolean | null;
  authorizationCode: string | null;
  providerReference: string | null;
  errorCode: string | null;
  errorMessage: string | null;
  attemptCount: number | null;
  promotionCode: string | null;
  customerPhone: string | null;
  customerEmail: string | null;
  expiresAt: string | null;
  updatedAt: string | null;
}

type Fields = Readonly<Record<string, unknown>>;

/** Reads one operation of an answer; null without an id, by which alone it can be told from others. */
export function parseOperation(value: unknown): Operation | null {
  const sent = fieldsOf(value);
  const operationId = toText(sent.operationId);
  if (operationId === null) return null;
  return {
    operationId,
    orderId: toText(sent.orderId),
    date: toText(sent.date),
    channel: toText(sent.channel),
    paymentMethod: toText(sent.paymentMethod),
    cardBrand: toText(sent.cardBrand),
    cardLast4: toText(sent.cardLast4),
    bank: toText(sent.bank),
    amount: amountOf(sent.amount),
    refundedAmount: amountOf(sent.refundedAmount),
    currency: toText(sent.currency),
    status: toText(sent.status),
    threeDSecure: flagOf(sent.threeDSecure),
    manual: flagOf(sent.manual),
    risk: toText(sent.risk),
    reconciled: flagOf(sent.reconciled),
    authorizationCode: toText(sent.authorizationCode),
    providerReference: toText(sent.providerReference),
    errorCode: toText(sent.errorCode),
    errorMessage: toText(sent.errorMessage),
    attemptCount: integerOf(sent.attemptCount),
    promotionCode: toText(sent.promotionCode),
    customerPhone: toText(sent.customerPhone),
    customerEmail: toText(sent.customerEmail),
    expiresAt: toText(sent.expiresAt),
    updatedAt: toText(sent.updatedAt),
  };
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
