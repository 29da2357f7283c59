import type { Selectable } from 'kysely';
import type { AlertRecord, StoredAlert } from '../../rules/alert';
import type { KeptAlert } from '../../rules/alert-news';
import type { Tables } from '../tables';

type Row = Selectable<Tables['alert']>;

/** What a list reads of a row; samples and labels only its details show. */
export const listedColumns = [
  ...(['alertId', 'ruleId', 'name', 'severity', 'sourceType', 'source', 'metric', 'unit', 'value'] as const),
  ...(['threshold', 'comparison', 'startedAt', 'endedAt', 'isTaken', 'assignee', 'reason'] as const),
  ...(['silencedUntil', 'hushedUntil', 'eventCount', 'version'] as const),
];

/** What news of an alert are compared with. */
export const keptColumns = [
  ...(['alertId', 'startedAt', 'endedAt', 'isTaken', 'assignee', 'reason', 'silencedUntil', 'eventCount'] as const),
  ...(['version', 'origin', 'actedAt', 'toldAt', 'missingSince', 'isClosed'] as const),
];

export function alertOf(row: Pick<Row, (typeof listedColumns)[number]>): StoredAlert {
  const { startedAt, endedAt, silencedUntil, hushedUntil, ...members } = row;
  const until = Math.max(silencedUntil?.getTime() ?? 0, hushedUntil?.getTime() ?? 0);
  return {
    ...members,
    ...{ startedAt: startedAt.getTime(), endedAt: endedAt?.getTime() ?? null, silencedUntil: until || null },
  };
}

export function keptOf(row: Pick<Row, (typeof keptColumns)[number]>): KeptAlert {
  const { startedAt, endedAt, silencedUntil, actedAt, toldAt, missingSince, ...members } = row;
  const at = (moment: Date | null) => moment?.getTime() ?? null;
  return {
    ...{ ...members, startedAt: startedAt.getTime(), endedAt: at(endedAt), silencedUntil: at(silencedUntil) },
    ...{ actedAt: at(actedAt), toldAt: toldAt.getTime(), missingSince: at(missingSince) },
  };
}

/** One with its details; its notes lie elsewhere. */
export function recordOf(
  { words: _, origin: _origin, actedAt: _at, toldAt: _told, missingSince: _since, isClosed: _closed, ...row }: Row,
  notes: AlertRecord['notes'],
): AlertRecord {
  const { samples, labels, ...members } = row;
  return { ...alertOf(members), samples, labels, notes };
}

const moment = (at: number | null) => (at === null ? null : new Date(at));

/** How an alert stands, as a row has it. */
export const standingRow = (alert: Omit<KeptAlert, 'origin' | 'actedAt' | 'toldAt' | 'missingSince' | 'isClosed'>) => ({
  ...{ endedAt: moment(alert.endedAt), isTaken: alert.isTaken, reason: alert.reason, version: alert.version },
  ...{ silencedUntil: moment(alert.silencedUntil), eventCount: alert.eventCount },
  assignee: alert.assignee && JSON.stringify(alert.assignee),
});

/** One that nobody knew, as a source tells it; members that are objects stay so. */
export function newRow(alert: AlertRecord & KeptAlert) {
  const { alertId, ruleId, name, severity, sourceType, source, metric, unit, value, threshold, comparison } = alert;
  const { startedAt, samples, labels, origin, isClosed } = alert;
  return {
    ...{ alertId, ruleId, name, severity, sourceType, source, metric, unit, value, threshold, comparison },
    ...{ ...standingRow(alert), assignee: alert.assignee, startedAt: new Date(startedAt) },
    ...{ samples, labels, origin, isClosed, toldAt: new Date(alert.toldAt), actedAt: moment(alert.actedAt) },
    missingSince: moment(alert.missingSince),
    words: [name, source, metric].join('\n').toLowerCase(),
  };
}
