import { type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { AlertFilter } from '../../rules/alert-filter';
import type { AlertStatus } from '../../wire/alerts';
import { isStorable } from '../ingest';
import type { Tables } from '../tables';

type Columns = ExpressionBuilder<Tables, 'alert'>;

/** How an alert stands at a moment. */
export const statusOf = (now: number): RawBuilder<AlertStatus> => sql`case
  when ended_at is not null then 'RESOLVED' when greatest(silenced_until, hushed_until) > ${new Date(now)} then 'SILENCED'
  when is_taken then 'ACKNOWLEDGED' else 'ACTIVE' end`;

/** All filters of a search; those of status and severity too where a moment is given. */
export function matchesAlert(filter: AlertFilter, now?: number): (columns: Columns) => Expression<SqlBool> {
  const { range, statuses, severities, sourceTypes, sources, ruleIds, text, assignee } = filter;
  const words = [text, assignee, ...statuses, ...severities, ...sourceTypes, ...sources, ...ruleIds];
  if (!words.every(isStorable)) return () => sql`false`;
  const among = (value: RawBuilder<unknown>, wanted: readonly string[]) =>
    wanted.length > 0 ? [sql<boolean>`${value} in (${sql.join(wanted)})`] : [];
  return (columns) =>
    columns.and([
      ...(range
        ? [columns('startedAt', '>=', new Date(range.from)), columns('startedAt', '<', new Date(range.until))]
        : []),
      ...among(sql.ref('sourceType'), sourceTypes),
      ...among(sql.ref('source'), sources),
      ...among(sql.ref('ruleId'), ruleIds),
      ...(now === undefined ? [] : [...among(statusOf(now), statuses), ...among(sql.ref('severity'), severities)]),
      ...(assignee === '' ? [] : [sql<boolean>`assignee ->> 'email' = ${assignee}`]),
      ...(text === '' ? [] : [sql<boolean>`strpos(words, ${text}) > 0`]),
    ]);
}
