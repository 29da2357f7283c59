import type { Notifications } from '../../gateway/notifications/notifications';
import { createMemoryReportStore } from '../../gateway/reporting/memory-report-store';
import { createReporting, type Reporting } from '../../gateway/reporting/reporting';
import type { Books } from '../../gateway/reporting/rows';
import { createTelling } from '../../gateway/reporting/tell';
import type { MemoryLedger } from '../../gateway/trail/memory-ledger';

interface Surroundings extends Books {
  notifications: Notifications;
  ledger: MemoryLedger;
  clock: { now(): number };
  reportFault(error: unknown): void;
}

/** Each part of a file takes this long, so that people see it grow, ms. */
const PACE = 120;

/** Reports over the invented operations, which last as long as the page; nobody gets a letter. */
export function createOwnReports({ notifications, ledger, clock, reportFault, ...books }: Surroundings): Reporting {
  return createReporting({
    store: createMemoryReportStore(ledger),
    tell: createTelling({ notices: notifications.notices, origin: '', reportFault }),
    pace: PACE,
    ...{ books, clock, reportFault },
  });
}
