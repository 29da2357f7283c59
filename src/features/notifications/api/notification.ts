import { fieldsOf, integerOf, listOf, membersOf } from '~/shared/api/members';
import { toText } from '~/shared/format/read-value';

const textsOf = (value: unknown) => listOf(value, toText);

const readMembers = membersOf({
  date: toText,
  type: toText,
  event: toText,
  orderId: toText,
  operationId: toText,
  destination: toText,
  status: toText,
  attemptCount: integerOf,
  httpStatus: integerOf,
  outcome: toText,
  delayMs: integerOf,
  nextAttemptAt: toText,
  errorMessage: toText,
  updatedAt: toText,
  actions: textsOf,
});

/** Something that was sent to somebody outside, or is to be. Its destination comes masked. */
export interface Delivery extends ReturnType<typeof readMembers> {
  notificationId: string;
}

/** @returns null without an id, by which alone it can be told from others */
function parseDelivery(value: unknown): Delivery | null {
  const notificationId = toText(fieldsOf(value).notificationId);
  return notificationId === null ? null : { notificationId, ...readMembers(value) };
}

/** @throws Error when the answer is no delivery */
export function readDelivery(value: unknown): Delivery {
  const delivery = parseDelivery(value);
  if (!delivery) throw new Error('no delivery');
  return delivery;
}

const readHeader = membersOf({ name: toText, value: toText });

const readAttempt = membersOf({
  number: integerOf,
  date: toText,
  target: toText,
  requestHeaders: (value) => listOf(value, readHeader),
  request: toText,
  outcome: toText,
  httpStatus: integerOf,
  responseHeaders: (value) => listOf(value, readHeader),
  response: toText,
  durationMs: integerOf,
});

export type Attempt = ReturnType<typeof readAttempt>;

export interface DeliveryDetail extends Delivery {
  /** Newest first. */
  attempts: Attempt[];
}

/** @throws Error when the answer is no delivery */
export function readDetail(value: unknown): DeliveryDetail {
  return { ...readDelivery(value), attempts: listOf(fieldsOf(value).attempts, readAttempt) };
}

export interface DeliveryPage {
  deliveries: Delivery[];
  page: number;
  size: number;
  total: number;
  statusCounts: Readonly<Record<string, number | null>>;
}

/** @throws Error when the answer is no page */
export function parsePage(value: unknown, asked: { page: number; size: number }): DeliveryPage {
  const sent = fieldsOf(value);
  const total = integerOf(sent.total);
  if (!Array.isArray(sent.data) || total === null || total < 0) throw new Error('no page of deliveries');
  const counts = Object.entries(fieldsOf(sent.statusCounts)).map(([name, count]) => [name, integerOf(count)]);
  return {
    deliveries: listOf(sent.data, parseDelivery),
    page: integerOf(sent.page) ?? asked.page,
    size: integerOf(sent.size) ?? asked.size,
    total,
    statusCounts: Object.fromEntries(counts),
  };
}

const readProgress = membersOf({
  total: integerOf,
  done: integerOf,
  delivered: integerOf,
  failed: integerOf,
  pace: integerOf,
});

export interface Resend extends ReturnType<typeof readProgress> {
  resendId: string;
}

/** @throws Error without an id, by which it is asked for again */
export function readResend(value: unknown): Resend {
  const resendId = toText(fieldsOf(value).resendId);
  if (resendId === null) throw new Error('no resend');
  return { resendId, ...readProgress(value) };
}
