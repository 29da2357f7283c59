import { momentsOf, type Range, readDays } from './day-range';
import { deliveryStatuses, type ListedDelivery, maskDestination } from './delivery';

/** For how many days deliveries are kept. */
export const KEPT_DAYS = 30;

/** The filters of a search for deliveries. */
export interface NotificationFilter {
  range: Range | null;
  types: readonly string[];
  events: readonly string[];
  statuses: readonly string[];
  httpStatuses: readonly number[];
  /** Beginning of an id, an order or an operation, or part of an event or of a host; in lower case, '' without one. */
  text: string;
}

/** @returns null where the days or a code cannot be read */
export function readNotificationFilter(query: URLSearchParams): NotificationFilter | null {
  const days = query.get('dateRange') || null;
  const read = days === null ? null : readDays(days);
  const range = read && momentsOf(read);
  if (days !== null && !range) return null;
  const valuesOf = (name: string) => query.getAll(name).filter((value) => value !== '');
  const codes = valuesOf('httpStatus');
  if (!codes.every((code) => /^[1-5]\d\d$/.test(code))) return null;
  return {
    range: range ?? null,
    types: valuesOf('type'),
    events: valuesOf('event'),
    statuses: valuesOf('status'),
    httpStatuses: codes.map(Number),
    text: query.get('q')?.trim().toLowerCase() ?? '',
  };
}

/** Whether all filters but that of the status find a delivery. */
export function matches({ range, types, events, httpStatuses, text }: NotificationFilter) {
  return (delivery: ListedDelivery) =>
    (!range || (delivery.date >= range.from && delivery.date < range.until)) &&
    (types.length === 0 || types.includes(delivery.type)) &&
    (events.length === 0 || events.includes(delivery.event)) &&
    (httpStatuses.length === 0 || httpStatuses.includes(delivery.last?.httpStatus ?? 0)) &&
    (text === '' || isMeant(delivery, text));
}

function isMeant(delivery: ListedDelivery, text: string): boolean {
  const { notificationId, orderId, operationId, event, type } = delivery;
  return (
    [notificationId, orderId, operationId].some((id) => id?.toLowerCase().startsWith(text)) ||
    event.includes(text) ||
    (type === 'WEBHOOK' && maskDestination(delivery).includes(text))
  );
}

/** How many there are of each state, those without any too. */
export function countsOf(groups: readonly { status: string; count: number }[]): Record<string, number> {
  const of = (wanted: string) =>
    groups.filter(({ status }) => status === wanted).reduce((sum, { count }) => sum + count, 0);
  return Object.fromEntries(deliveryStatuses.map((status) => [status, of(status)]));
}
