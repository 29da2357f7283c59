import type { Attempt, AttemptOutcome, Notification, NotificationDetail } from '../wire/notifications';
import { maskEmail, maskPhone } from './masking';
import { isoDate } from './mexico-time';

const deliveryTypes = ['WEBHOOK', 'EMAIL', 'SMS', 'PUSH'] as const;
export type DeliveryType = (typeof deliveryTypes)[number];

export const deliveryStatuses = ['QUEUED', 'SENT', 'DELIVERED', 'FAILED', 'RETRYING', 'CANCELLED'] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

/** An attempt as it is kept; the moment is epoch ms. */
interface StoredAttempt extends Omit<Attempt, 'date'> {
  date: number;
}

/** Something that is to reach somebody, as it is kept; moments are epoch ms. */
export interface StoredDelivery {
  /** Stays the same through all attempts: whoever gets it twice knows it by this. */
  notificationId: string;
  date: number;
  type: DeliveryType;
  event: string;
  orderId: string | null;
  operationId: string | null;
  /** In full: an address of the web, an e-mail, a phone. */
  destination: string;
  subject: string | null;
  body: string;
  status: DeliveryStatus;
  attempts: readonly StoredAttempt[];
  /** Attempts since somebody, or the event itself, last asked for it. */
  tries: number;
  /** When it is due; null once nothing more is done by itself. */
  nextAttemptAt: number | null;
  errorMessage: string | null;
  updatedAt: number;
  version: number;
  /** The sending again of many that it is part of. */
  resendId: string | null;
  /** Tells of what others have sent, and is sent by nobody here. */
  isTold: boolean;
}

/** Where the rest of it is not read. */
export type ListedDelivery = Omit<StoredDelivery, 'attempts' | 'subject' | 'body'> & {
  attemptCount: number;
  last: Pick<StoredAttempt, 'httpStatus' | 'outcome' | 'durationMs'> | null;
};

export function listed({ attempts, subject: _, body: __, ...members }: StoredDelivery): ListedDelivery {
  const { httpStatus, outcome, durationMs } = attempts.at(-1) ?? {};
  const last = outcome ? { httpStatus: httpStatus ?? null, outcome, durationMs: durationMs ?? 0 } : null;
  return { ...members, attemptCount: attempts.length, last };
}

/** What is on its way need not be sent again. */
export const mayResend = ({ status }: Pick<StoredDelivery, 'status'>) => status !== 'QUEUED';

/** States that people may send again. */
export const resendable = deliveryStatuses.filter((status) => mayResend({ status }));

/** Of an address the host alone, which is what people know; of a person no more than tells one from another. */
export function maskDestination({ type, destination }: Pick<StoredDelivery, 'type' | 'destination'>): string {
  if (type === 'EMAIL') return maskEmail(destination) ?? '';
  if (type === 'WEBHOOK') return URL.canParse(destination) ? new URL(destination).hostname : '';
  return maskPhone(destination) ?? '';
}

export function deliveryAnswer(delivery: ListedDelivery): Notification {
  const { notificationId, type, event, orderId, operationId, status, attemptCount, errorMessage, last } = delivery;
  return {
    notificationId,
    date: isoDate(delivery.date),
    ...{ type, event, orderId, operationId, destination: maskDestination(delivery), status, attemptCount },
    httpStatus: last?.httpStatus ?? null,
    outcome: last?.outcome ?? null,
    delayMs: last?.durationMs ?? null,
    nextAttemptAt: delivery.nextAttemptAt === null ? null : isoDate(delivery.nextAttemptAt),
    errorMessage,
    updatedAt: isoDate(delivery.updatedAt),
    actions: mayResend(delivery) ? ['RESEND'] : [],
  };
}

export function deliveryDetail(delivery: StoredDelivery): NotificationDetail {
  const attempts = delivery.attempts.map((attempt) => ({ ...attempt, date: isoDate(attempt.date) }));
  return { ...deliveryAnswer(listed(delivery)), attempts: attempts.toReversed() };
}

/** What came of an attempt. */
export interface Sent {
  target: string;
  requestHeaders: Attempt['requestHeaders'];
  request: string;
  outcome: AttemptOutcome;
  httpStatus: number | null;
  responseHeaders: Attempt['responseHeaders'];
  response: string | null;
  durationMs: number;
  /** What is to become of it where that is not said by the answer's code. */
  becomes?: 'SENT' | 'DELIVERED' | 'FAILED' | 'RETRYING' | 'CANCELLED';
  /** Why it was not taken, in words. */
  errorMessage?: string | null;
  /** Seconds after which the destination wants to be asked again. */
  retryAfter?: number | null;
}
