import { fieldsOf, flagOf, integerOf, membersOf, numberOf } from '~/shared/api/members';
import { parseMarkedAmount } from '~/shared/format/number-text';
import { toText } from '~/shared/format/read-value';

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
