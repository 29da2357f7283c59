import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { NotificationFilter } from '../../rules/notification-filter';
import { isStorable } from '../ingest';
import type { Tables } from '../tables';

type Columns = ExpressionBuilder<Tables, 'notification'>;

/** All filters of a search; the status too where that is wanted. */
export function matchesNotification(
  { range, types, events, statuses, httpStatuses, text }: NotificationFilter,
  withStatus: boolean,
): (columns: Columns) => Expression<SqlBool> {
  if (![text, ...types, ...events, ...statuses].every(isStorable)) return () => sql`false`;
  const among = (column: 'type' | 'event' | 'status', values: readonly string[]) =>
    values.length > 0 ? [sql<boolean>`${sql.ref(column)} in (${sql.join(values)})`] : [];
  return (columns) =>
    columns.and([
      ...(range ? [columns('date', '>=', new Date(range.from)), columns('date', '<', new Date(range.until))] : []),
      ...among('type', types),
      ...among('event', events),
      ...(withStatus ? among('status', statuses) : []),
      ...(httpStatuses.length > 0 ? [sql<boolean>`(last ->> 'httpStatus')::int in (${sql.join(httpStatuses)})`] : []),
      ...(text === '' ? [] : [meant(text)]),
    ]);
}

function meant(text: string): Expression<SqlBool> {
  const like = text.replaceAll(/[\\%_]/g, '\\$&');
  return sql<boolean>`(lower(notification_id) like ${`${like}%`} or lower(order_id) like ${`${like}%`}
    or lower(operation_id) like ${`${like}%`} or event like ${`%${like}%`}
    or (type = 'WEBHOOK' and lower(substring(destination from '://([^/:?]+)')) like ${`%${like}%`}))`;
}
