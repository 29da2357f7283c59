import { compactDay } from '../../gateway/rules/mexico-time';
import type { Status } from '../../gateway/rules/statuses';

export type PaymentMethod = 'OXXO' | 'STORE' | 'CARD' | 'SPEI' | 'SICATEL';

/**
 * Everything about an order that its traces and its operation must agree on. Both are made from it: the log tells it
 * as steps, the history lists it as a row.
 */
export interface OrderPlan {
  /** Midnight of the day on which it began, and its number within that day. */
  day: number;
  number: number;
  /** Epoch ms. */
  start: number;
  method: PaymentMethod;
  channel: string;
  /** Cents. */
  amount: number;
  outcome: Outcome;
  brand: string | null;
  lastFour: string | null;
  bank: string | null;
  threeDSecure: boolean;
  /** The customer's number without its first two digits. */
  phone: number;
  /** Six digits. */
  authorization: number;
  /** Eight digits, from which each method makes its reference. */
  reference: number;
  /** When its status became final, ms after its start; 0 means at once. */
  settleAfter: number;
  /** When the refund was approved, ms after its start, and its cents; 0 and 0 without one. */
  refundAfter: number;
  refunded: number;
  promotion: string | null;
}

/** How an order ends: the final status, the one before it, and the code of a decline. */
interface Ending {
  status: Status;
  before: Status;
  code?: string;
}

const denied = (code: string): Ending => ({ status: 'DENIED', before: 'PENDING', code });
const failed = (code: string): Ending => ({ status: 'ERROR', before: 'PENDING', code });
const expired: Ending = { status: 'EXPIRATED', before: 'PENDING' };

export const endings = {
  approved: { status: 'SUCCESS', before: 'PENDING' },
  'bank-back': { status: 'SUCCESS', before: 'PENDING' },
  'unknown-line': { status: 'SUCCESS', before: 'PENDING' },
  review: { status: 'SUCCESS', before: 'REVIEW' },
  'review-rejected': { status: 'REJECTED', before: 'REVIEW', code: '59' },
  'denied-05': denied('05'),
  'denied-14': denied('14'),
  'denied-41': denied('41'),
  'denied-51': denied('51'),
  'denied-54': denied('54'),
  'denied-57': denied('57'),
  'denied-61': denied('61'),
  'denied-62': denied('62'),
  'denied-65': denied('65'),
  'denied-82': denied('82'),
  'denied-Q7': denied('Q7'),
  'bank-away': failed('91'),
  'system-failure': failed('96'),
  timeout: failed('68'),
  risk: { status: 'REJECTED', before: 'PENDING', code: '59' },
  '3ds-failed': { status: 'REJECTED', before: 'PENDING', code: '3DS-N' },
  paid: { status: 'SUCCESS', before: 'PENDING' },
  late: expired,
  never: expired,
  'lost-notice': expired,
  received: { status: 'ACCEPTED', before: 'PENDING' },
  waiting: expired,
  'bad-account': { status: 'REJECTED', before: 'PENDING', code: '14' },
  'no-balance': denied('1205'),
  'no-line': failed('1203'),
  'line-timeout': failed('1204'),
} as const satisfies Record<string, Ending>;

export type Outcome = keyof typeof endings;

/** What the risk service thought of a payment. */
export function riskOf({ method, outcome, reference }: OrderPlan): 'GREEN' | 'YELLOW' | 'RED' {
  if (method !== 'CARD') return 'GREEN';
  if (outcome === 'risk') return 'RED';
  return outcome === 'review' || outcome === 'review-rejected' || reference % 19 === 0 ? 'YELLOW' : 'GREEN';
}

/** Code of the decline that a plan ends with. */
export function declineOf({ outcome }: OrderPlan): string | null {
  const ending: Ending = endings[outcome];
  return ending.code ?? null;
}

/** Whether the bank had approved it late, when it was asked again: it took the money twice. */
export const isChargedTwice = ({ outcome, reference }: OrderPlan) => outcome === 'bank-back' && reference % 7 === 0;

const HOUR = 3_600_000;

/** How long the reference of a plan can be paid, ms after its start; 0 where nothing runs out. */
export function expiresAfter({ method, outcome, settleAfter }: OrderPlan): number {
  if (method === 'CARD' || method === 'SICATEL') return 0;
  if (outcome === 'late' || outcome === 'never' || outcome === 'waiting') return settleAfter;
  return method === 'OXXO' ? 72 * HOUR : 24 * HOUR;
}

export const digits = (value: number, length: number) => String(value).padStart(length, '0');

/** The number of a day's first logged order, and the distance to the next one's; the numbers between them are never logged. */
export const FIRST_NUMBER = 27;
export const NUMBER_STEP = 37;

/** Number of the one order that has no day of its own: the demonstration's. */
export const DEMO_NUMBER = 0;

export function orderIdOf({ day, number }: Pick<OrderPlan, 'day' | 'number'>): string {
  return number === DEMO_NUMBER ? 'ORD-DEMO-000051' : `ORD-${compactDay(day)}-${digits(number, 6)}`;
}

/** What the provider calls the payment. */
export function providerReference({ method, reference, day }: OrderPlan): string {
  const eight = digits(reference, 8);
  switch (method) {
    case 'CARD':
      return `6331${eight}`;
    case 'OXXO':
      return `930002624817${eight}`;
    case 'SPEI':
      return `MUESTRA${compactDay(day)}${eight}`;
    case 'STORE':
      return `20${eight}`;
    case 'SICATEL':
      return `SIC1${eight}`;
  }
}
