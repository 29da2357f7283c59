import type { Section } from '../../gateway/sources/demonstration/shared-sections';
import { wireDate } from '../wire-date';
import { oddServers } from './odd';
import { degradedServer, healthyServer } from './usual';

/** Names of the list, in the order in which the platform gives them. */
export const serverNames = [
  'pagos-qa-01',
  'pagos-qa-02',
  'pagos-qa-03',
  'promociones-qa-01',
  'respaldo-qa-01',
] as const;

/** The one that answers empty at first. */
export const SLEEPY_SERVER: (typeof serverNames)[number] = 'respaldo-qa-01';

/** The one that never answers. */
export const AWAY_SERVER: (typeof serverNames)[number] = 'pagos-qa-03';

/** The names that the scenario 'servidores-raros' adds. */
export const oddServerNames = Object.keys(oddServers);

/** What a server reports at a moment (epoch ms); undefined for a name that nobody knows. Depends on nothing else. */
export function serverReport(name: string, now: number): Section | undefined {
  if (name === 'pagos-qa-01' || name === 'respaldo-qa-01') return healthyServer(name, now);
  if (name === 'pagos-qa-02') return degradedServer(name, now);
  if (name === 'promociones-qa-01') return emptyReport(name, now);
  return Object.hasOwn(oddServers, name) ? oddServers[name]?.(name, now) : undefined;
}

/** Every section present and empty. */
export function emptyReport(server: string, now: number): Section {
  const [list, object] = [[], {}];
  return {
    date: wireDate(now),
    server,
    filesystem: list,
    redis: list,
    mongo: object,
    kafka: list,
    mysql: object,
    nginx: object,
    cpu: object,
    memory: object,
    process: object,
    network: list,
    elastic: list,
  };
}
