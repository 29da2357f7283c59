import { type ServerReports, SourceAway } from '../ports';
import { metrics, serviceMetrics } from '../rules/alert-metrics';
import type { Reading } from '../rules/alert-watch';
import type { Service } from '../wire/services';

export interface Services {
  /** All of them as they stand. @throws SourceAway */
  all(): Promise<readonly Service[]>;
}

/** How many servers are asked at once. */
const AT_ONCE = 8;

const REACHABLE = 'server.reachable';

/**
 * What the reports of all servers say of the metrics that rules are about. Of a server whose watcher is away, or that nobody
 * lists, nothing is known; one that the watcher finds silent is not reachable.
 */
export async function readingsOf(reports: ServerReports, now: number): Promise<Reading[]> {
  const servers = await reports.list().catch(unlessAway);
  const readings: Reading[] = [];
  for (let done = 0; servers && done < servers.length; done += AT_ONCE) {
    const some = servers.slice(done, done + AT_ONCE).map((server) => readingsOfServer(reports, server, now));
    readings.push(...(await Promise.all(some)).flat());
  }
  return readings;
}

async function readingsOfServer(reports: ServerReports, source: string, at: number): Promise<Reading[]> {
  const reading = (metric: string, measure: { value: number; part?: string | undefined }) => {
    return { ...measure, metric, source, at, sourceType: 'server' };
  };
  try {
    const report = await reports.read(source, at);
    if (!report) return [];
    return Object.entries(metrics).flatMap(([metric, { read }]) => {
      const measure = read(report);
      return measure ? [reading(metric, measure)] : [];
    });
  } catch (error) {
    unlessAway(error);
    return (error as SourceAway).source === `server ${source}` ? [reading(REACHABLE, { value: 0 })] : [];
  }
}

/** What services say of those metrics; nothing while whoever checks them is away. */
export async function serviceReadings(services: Services, at: number): Promise<Reading[]> {
  const known = await services.all().catch(unlessAway);
  return (known ?? []).flatMap((service) =>
    Object.entries(serviceMetrics).flatMap(([metric, { read }]) => {
      const value = read(service);
      return value === null ? [] : [{ metric, value, at, source: service.serviceId, sourceType: 'service' }];
    }),
  );
}

function unlessAway(error: unknown): undefined {
  if (!(error instanceof SourceAway)) throw error;
}
