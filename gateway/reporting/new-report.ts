import { newId } from '../notifications/new-delivery';
import type { StoredReport } from '../rules/report';
import type { Role } from '../rules/roles';
import type { Refusal } from '../rules/statistic-query';
import type { Actor } from '../trail-ports';

/** Why something was not done. */
export type NotDone = { refused: Refusal['fields'] } | { unknown: true };

/** Who asks for what, by which key. */
export interface Keyed {
  key: string;
  actor: Actor;
}

/** What is to be made, for whoever asks. */
export function newReport(
  what: Pick<StoredReport, 'type' | 'name' | 'dateRange' | 'filters' | 'columns' | 'format'>,
  { email, name, role }: Pick<Actor, 'email' | 'name' | 'role'>,
  now: number,
): StoredReport {
  return {
    ...what,
    ...{ reportId: newId('REP', now), requestedBy: { email, name }, role: role as Role, recipients: [] },
    ...{ scheduleId: null, createdAt: now, finishedAt: null, expiresAt: null, rowCount: 0, expectedRows: null },
    ...{ sizeBytes: 0, status: 'QUEUED', errorMessage: null, run: 0, isTold: false },
  };
}
