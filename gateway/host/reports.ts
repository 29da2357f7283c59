import { isInvented, keepInvented } from '../reporting/demonstration-reports';
import { createReporting } from '../reporting/reporting';
import type { Books } from '../reporting/rows';
import { createTelling } from '../reporting/tell';
import { oneAtATime } from '../rules/one-at-a-time';
import { createSqlReportStore } from '../sql/reporting/report-store';
import type { Database } from '../sql/tables';

/** How often it is looked for schedules that are due and files whose time is over, ms. */
const TEN_SECONDS = 10_000;

type Surroundings = Books &
  Parameters<typeof createTelling>[0] & {
    clock: { now(): number };
    isDemonstration: boolean;
  };

/** Reports whose files are made in this process until it stops; another one then goes on with them. */
export function startReports(db: Database, { operations, refunds, clock, isDemonstration, ...ways }: Surroundings) {
  const store = createSqlReportStore(db);
  const tell = createTelling(ways);
  const reporting = createReporting({
    store,
    books: { operations, refunds },
    tell: async (report) => (isInvented(report) ? undefined : tell(report)),
    ...{ clock, reportFault: ways.reportFault },
  });
  const invented = isDemonstration
    ? keepInvented(store, clock.now()).then(reporting.wake, ways.reportFault)
    : Promise.resolve();
  const settle = oneAtATime(() => reporting.settle().catch(ways.reportFault));
  const settling = setInterval(settle, TEN_SECONDS);
  return {
    reporting,
    async stop(): Promise<void> {
      clearInterval(settling);
      await invented;
      await reporting.rest();
    },
  };
}
