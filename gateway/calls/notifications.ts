import { failure, jsonAnswer } from '../answers';
import type { Notifications } from '../notifications/notifications';
import type { NotDone } from '../notifications/once';
import type { Ports } from '../ports';
import { deliveryAnswer, deliveryDetail, listed, type StoredDelivery } from '../rules/delivery';
import { notificationEvents } from '../rules/events';
import { countsOf, readNotificationFilter } from '../rules/notification-filter';
import { readPage } from '../rules/paging';
import { isIdempotencyKey } from '../rules/refund-request';
import { queryOfFilters, readReason, readResend } from '../rules/resend-request';
import type { NotificationPage } from '../wire/notifications';
import { type Answer, type Caller, queryOf, readBody } from './caller';
import { actorOf } from './refunds';

type NotificationCall =
  | 'GET /notification'
  | 'GET /notification/events'
  | 'GET /notification/{notificationId}'
  | 'POST /notification/{notificationId}/resend'
  | 'POST /notification/resend'
  | 'GET /notification/resend/{resendId}';

const copy = {
  absent: 'Este Atalaya no envía notificaciones.',
  unknown: 'No existe ese registro.',
  filter: 'El filtro no es válido.',
  refused: 'Hay datos por corregir.',
  key: 'Falta el encabezado Idempotency-Key: de 8 a 100 letras, cifras o signos.',
};

/** What was sent, and sending it again. */
export function notificationAnswers({ notifications, clock }: Ports): Record<NotificationCall, Answer> {
  const having = ofNotifications(notifications);
  const idOf = ({ request }: Caller) => request.param('notificationId')?.toUpperCase() ?? '';
  return {
    'GET /notification': having(async ({ deliveries, wake }, { request }) => {
      const query = queryOf(request);
      const filter = readNotificationFilter(query);
      if (!filter) return failure(400, copy.filter);
      wake();
      const { page, size, ascending } = readPage(query);
      const { rows, groups } = await deliveries.page(filter, { page, size, ascending });
      const wanted = groups.filter(({ status }) => filter.statuses.length === 0 || filter.statuses.includes(status));
      const answer: NotificationPage = {
        data: rows.map(deliveryAnswer),
        ...{ page, size, total: wanted.reduce((sum, { count }) => sum + count, 0) },
        statusCounts: countsOf(groups),
        generatedAt: new Date(clock.now()).toISOString(),
      };
      return jsonAnswer(answer);
    }),
    'GET /notification/events': having(() => jsonAnswer(notificationEvents)),
    'GET /notification/{notificationId}': having(async ({ deliveries }, caller) => {
      const found = await deliveries.find(idOf(caller));
      return found ? jsonAnswer(deliveryDetail(found)) : unknown();
    }),
    'POST /notification/{notificationId}/resend': having(async ({ deliveries }, caller) => {
      const key = keyOf(caller);
      if (key === undefined) return missingKey();
      const read = readReason(await readBody(caller.request));
      if ('fields' in read) return refusal(read);
      const outcome = await deliveries.resend(idOf(caller), read.reason, { key, actor: actorOf(caller) });
      const shown = (delivery: StoredDelivery) => deliveryAnswer(listed(delivery));
      return 'notificationId' in outcome ? jsonAnswer(shown(outcome)) : notDone<StoredDelivery>(outcome, shown);
    }),
    'POST /notification/resend': having(async ({ deliveries }, caller) => {
      const key = keyOf(caller);
      if (key === undefined) return missingKey();
      const body = await readBody(caller.request);
      const read = readResend(body);
      if ('fields' in read) return refusal(read);
      const filter = readNotificationFilter(queryOfFilters(body.filters));
      if (!filter) return failure(400, copy.filter);
      const outcome = await deliveries.resendMany({ filter, ...read }, { key, actor: actorOf(caller) });
      return 'resendId' in outcome ? jsonAnswer(outcome) : notDone(outcome);
    }),
    'GET /notification/resend/{resendId}': having(async ({ deliveries, wake }, { request }) => {
      wake();
      const found = await deliveries.progress(request.param('resendId')?.toUpperCase() ?? '');
      return found ? jsonAnswer(found) : unknown();
    }),
  };
}

/** A call of a platform that may send nothing. */
export const ofNotifications =
  (notifications: Ports['notifications']) =>
  (answer: (notifications: Notifications, caller: Caller) => Response | Promise<Response>): Answer =>
  (caller) =>
    notifications ? answer(notifications, caller) : failure(404, copy.absent);

/** The key of a request; undefined where it has none that can be kept. */
export function keyOf({ request }: Caller): string | undefined {
  const key = request.header('Idempotency-Key')?.trim() ?? '';
  return isIdempotencyKey(key) ? key : undefined;
}

export const missingKey = () => failure(400, copy.key);
export const refusal = (read: object) => failure(422, copy.refused, { ...read });
export const unknown = () => failure(404, copy.unknown);

/** The answer to what was not done. @param shown how a record that somebody changed is told */
export function notDone<Current>(
  outcome: NotDone<Current>,
  shown: (current: Current) => unknown = (current) => current,
): Response {
  if ('refused' in outcome) return failure(422, copy.refused, { fields: outcome.refused });
  if ('unknown' in outcome) return failure(404, copy.unknown);
  return failure(409, outcome.message, { current: shown(outcome.conflict) });
}
