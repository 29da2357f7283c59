import type { Notifications } from '../../gateway/notifications/notifications';
import { isInvented, keepInvented } from '../../gateway/reporting/demonstration-reports';
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
  const store = createMemoryReportStore(ledger);
  const tell = createTelling({ notices: notifications.notices, origin: '', reportFault });
  const reporting = createReporting({
    ...{ store, books, clock, reportFault, pace: PACE },
    tell: async (report) => (isInvented(report) ? undefined : tell(report)),
  });
  const kept = keepInvented(store, clock.now());
  let made: Promise<void> | undefined;
  return {
    ...reporting,
    /** Those that are invented have their files by the time somebody looks at them. */
    async page(...asked) {
      made ??= kept.then(reporting.work);
      await made;
      return reporting.page(...asked);
    },
  };
}
