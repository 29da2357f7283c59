import type { Insertable, Selectable } from 'kysely';
import type { StoredReport } from '../../rules/report';
import type { StoredSchedule } from '../../rules/report-schedule';
import type { Tables } from '../tables';

const momentOf = (moment: number | null) => (moment === null ? null : new Date(moment));

export function reportRow(report: StoredReport): Insertable<Tables['report']> {
  const { requestedBy, createdAt, finishedAt, expiresAt, filters, columns, recipients, ...members } = report;
  return {
    ...members,
    ...{ requestedBy: requestedBy.email, requestedByName: requestedBy.name, createdAt: new Date(createdAt) },
    ...{ finishedAt: momentOf(finishedAt), expiresAt: momentOf(expiresAt), filters: JSON.stringify(filters) },
    ...{ columns: JSON.stringify(columns), recipients: JSON.stringify(recipients), heldUntil: null },
  };
}

export function reportOf(row: Selectable<Tables['report']>): StoredReport {
  const { heldUntil: _, requestedBy, requestedByName, createdAt, finishedAt, expiresAt, ...members } = row;
  return {
    ...members,
    ...{ requestedBy: { email: requestedBy, name: requestedByName }, createdAt: createdAt.getTime() },
    ...{ finishedAt: finishedAt?.getTime() ?? null, expiresAt: expiresAt?.getTime() ?? null },
  };
}

export function scheduleRow(schedule: StoredSchedule): Insertable<Tables['reportSchedule']> {
  const { createdBy, nextRunAt, lastRunAt, updatedAt, filters, columns, recipients, ...members } = schedule;
  return {
    ...members,
    ...{ createdBy: createdBy.email, createdByName: createdBy.name, nextRunAt: new Date(nextRunAt) },
    ...{ lastRunAt: momentOf(lastRunAt), updatedAt: new Date(updatedAt), filters: JSON.stringify(filters) },
    ...{ columns: JSON.stringify(columns), recipients: JSON.stringify(recipients) },
  };
}

export function scheduleOf(row: Selectable<Tables['reportSchedule']>): StoredSchedule {
  const { createdBy, createdByName, nextRunAt, lastRunAt, updatedAt, ...members } = row;
  return {
    ...members,
    ...{ createdBy: { email: createdBy, name: createdByName }, nextRunAt: nextRunAt.getTime() },
    ...{ lastRunAt: lastRunAt?.getTime() ?? null, updatedAt: updatedAt.getTime() },
  };
}
