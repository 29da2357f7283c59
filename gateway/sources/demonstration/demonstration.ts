import type { ServerReports } from '../../ports';
import { platformDate } from '../../rules/mexico-time';
import { degradedSections } from './degraded';
import { healthySections } from './healthy';

/** Invented servers, whose names say so: two that are well, one on a bad day. */
const SERVERS = {
  'demo-pagos-01': healthySections,
  'demo-pagos-02': degradedSections,
  'demo-promociones-01': healthySections,
};

export const demonstrationServers = Object.keys(SERVERS);

/** Reports that move as those of real servers do, for who looks at the console before anything is connected to it. */
export function createDemonstrationReports(): ServerReports {
  const servers = new Map(Object.entries(SERVERS));
  return {
    list: async () => demonstrationServers,
    async read(server, now) {
      const sections = servers.get(server);
      return sections && { date: platformDate(now), server, ...sections(server, now) };
    },
  };
}
