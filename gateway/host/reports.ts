import { createReporting } from '../reporting/reporting';
import type { Books } from '../reporting/rows';
import { createTelling } from '../reporting/tell';
import { createSqlReportStore } from '../sql/reporting/report-store';
import type { Database } from '../sql/tables';

/** How often it is looked for schedules that are due and files whose time is over, ms. */
const TEN_SECONDS = 10_000;

type Surroundings = Books &
  Parameters<typeof createTelling>[0] & {
    clock: { now(): number };
  };

/** Reports whose files are made in this process until it stops; another one then goes on with them. */
export function startReports(db: Database, { operations, refunds, clock, ...ways }: Surroundings) {
  const reporting = createReporting({
    store: createSqlReportStore(db),
    books: { operations, refunds },
    tell: createTelling(ways),
    ...{ clock, reportFault: ways.reportFault },
  });
  const settling = setInterval(() => void reporting.settle().catch(ways.reportFault), TEN_SECONDS);
  return {
    reporting,
    stop(): Promise<void> {
      clearInterval(settling);
      return reporting.rest();
    },
  };
}
