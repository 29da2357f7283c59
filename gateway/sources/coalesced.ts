import type { Clock, ServerReports } from '../ports';

/** How long the list of servers holds (ms): every screen asks for it, and it changes with the configuration. */
const LIST_HOLDS = 10_000;

/** The same reports, asked once for all who ask at the same time. A failure is told to those who waited and not kept. */
export function coalesced(reports: ServerReports, clock: Clock): ServerReports {
  let list: { names: Promise<readonly string[]>; at: number | undefined } | undefined;
  const underWay = new Map<string, ReturnType<ServerReports['read']>>();
  return {
    list() {
      // A clock that was put back must not keep it for longer.
      if (list && (list.at === undefined || Math.abs(clock.now() - list.at) < LIST_HOLDS)) return list.names;
      const made: typeof list = { names: reports.list(), at: undefined };
      list = made;
      made.names.then(
        () => {
          made.at = clock.now();
        },
        () => {
          list = undefined;
        },
      );
      return made.names;
    },

    read(name, now) {
      const running = underWay.get(name);
      if (running) return running;
      const report = reports.read(name, now).finally(() => underWay.delete(name));
      underWay.set(name, report);
      return report;
    },
  };
}
