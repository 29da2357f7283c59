import type { Clock, ServerReports } from '../ports';
import { held } from './held';

/** How long the list of servers holds (ms): every screen asks for it, and it changes with the configuration. */
const LIST_HOLDS = 10_000;

/** The same reports, asked once for all who ask at the same time. A failure is told to those who waited and not kept. */
export function coalesced(reports: ServerReports, clock: Clock): ServerReports {
  const underWay = new Map<string, ReturnType<ServerReports['read']>>();
  return {
    list: held(() => reports.list(), LIST_HOLDS, clock),

    read(name, now) {
      const running = underWay.get(name);
      if (running) return running;
      const report = reports.read(name, now).finally(() => underWay.delete(name));
      underWay.set(name, report);
      return report;
    },
  };
}
