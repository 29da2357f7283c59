import type { StoredDelivery } from './delivery';
import { isoDate } from './mexico-time';

/** What stands in place of a secret wherever a request is kept or shown. */
const HIDDEN = '••••••••';

/** What a destination must know of a delivery; these names and the way to sign are in docs/openapi.yaml. */
export function webhookHeaders(
  { notificationId, event }: StoredDelivery,
  { attempt, timestamp, signature = HIDDEN }: { attempt: number; timestamp: number; signature?: string },
): { name: string; value: string }[] {
  return [
    { name: 'Content-Type', value: 'application/json' },
    { name: 'User-Agent', value: 'Atalaya' },
    { name: 'Atalaya-Id', value: notificationId },
    { name: 'Atalaya-Event', value: event },
    { name: 'Atalaya-Attempt', value: String(attempt) },
    { name: 'Atalaya-Timestamp', value: String(timestamp) },
    { name: 'Atalaya-Signature', value: signature },
  ];
}

/** 'POST /avisos/pagos': what of an address may be shown; parameters may be secret. */
export function webhookTarget({ destination }: Pick<StoredDelivery, 'destination'>): string {
  return `POST ${URL.canParse(destination) ? new URL(destination).pathname : ''}`;
}

/** What is told of an operation or of its refund. */
export interface Told {
  event: string;
  date: number;
  operationId: string;
  orderId: string;
  /** Cents. */
  amount: number;
  currency: string;
  status: string;
  refundId?: string;
  errorCode?: string | null;
  phone?: string | null;
  email?: string | null;
}

/** The body of a webhook. */
export function webhookBody({ date, ...told }: Told): string {
  return JSON.stringify({ ...told, date: isoDate(date) });
}
