import { counter, draining } from '../../gateway/sources/demonstration/gauges';
import { networkInterface, redisInstance, type Section } from '../../gateway/sources/demonstration/shared-sections';
import { healthyServer } from './usual';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** A consumer works this long and then stands still as long. */
const SHIFT = 5 * MINUTE;
/** Time between two restarts. */
const UPTIME = 2 * MINUTE;
/** Of every minute and a half a server is away for the last half minute. */
const CYCLE = 90 * SECOND;
const AWAY = 30 * SECOND;

/** Servers of the scenario 'en-movimiento': each changes in one way that a person should notice. */
export const movingServers: Readonly<Record<string, (server: string, now: number) => Section>> = {
  'se-llena-qa-01': (server, now) => ({
    ...healthyServer(server, now),
    filesystem: [
      { mountPoint: '/', total: '252 GB', free: '71.4 GB' },
      { mountPoint: '/var/log', total: '100 GB', free: draining(45, 36, now, 1) },
    ],
  }),
  'se-detiene-qa-01': stallingServer,
  'se-reinicia-qa-01': restartingServer,
  'va-y-viene-qa-01': healthyServer,
  'grande-qa-01': largeServer,
};

/** True while 'va-y-viene-qa-01' does not answer. */
export function isAway(server: string, now: number): boolean {
  return server === 'va-y-viene-qa-01' && now % CYCLE >= CYCLE - AWAY;
}

function stallingServer(server: string, now: number): Section {
  const healthy = healthyServer(server, now);
  // Only the time at work counts; after a pause the consumer goes on where it stood.
  const worked = Math.floor(now / (2 * SHIFT)) * SHIFT + Math.min(now % (2 * SHIFT), SHIFT);
  const [first, ...others] = healthy.kafka as Section[];
  const stalling = {
    ...first,
    clientId: 'conciliador-9',
    topic: 'conciliacion.pagos',
    offset: Math.floor(worked / 700),
  };
  return { ...healthy, kafka: [stalling, ...others] };
}

function restartingServer(server: string, now: number): Section {
  const healthy = healthyServer(server, now);
  const up = (now % UPTIME) / SECOND;
  const since = (perSecond: number) => Math.floor(up * perSecond);
  const accepts = since(4);
  return {
    ...healthy,
    nginx: {
      ...(healthy.nginx as Section),
      requests: since(31),
      accepts,
      handled: accepts,
      dropped: 0,
      current: since(31),
    },
    mysql: { ...(healthy.mysql as Section), queries: since(120), abortedClients: 0, connections: since(2) },
    redis: (healthy.redis as Section[]).map((instance, index) => ({
      ...instance,
      commandsProcessed: since(60 + index),
      receivedConnections: since(1),
    })),
  };
}

/** 60 interfaces, 40 mount points, 200 consumers, 16 Redis. */
function largeServer(server: string, now: number): Section {
  const many = <T>(length: number, make: (index: number) => T) => Array.from({ length }, (_, index) => make(index));
  return {
    ...healthyServer(server, now),
    filesystem: many(40, (index) => ({
      mountPoint: `/datos/${String(index + 1).padStart(2, '0')}`,
      total: '500 GB',
      free: draining(420 - index * 6, 0.02 * (index % 5), now),
    })),
    redis: many(16, (index) =>
      redisInstance(
        {
          host: `192.0.2.${100 + index}:6379`,
          role: index % 4 === 0 ? 'master' : 'slave',
          slaves: index % 4 ? 0 : 3,
          stress: 1,
        },
        now,
      ),
    ),
    kafka: many(200, (index) => ({
      clientHost: `198.51.100.${(index % 250) + 1}`,
      clientId: `consumidor-${index + 1}`,
      broker: `kafka-${(index % 3) + 1}.example.mx:9092`,
      topic: `pagos.particion-${index % 20}`,
      offset: counter(1_000_000 + index * 977, 0.4 + (index % 7) / 10, now),
    })),
    network: many(60, (index) =>
      networkInterface(index === 0 ? 'lo' : `eth${index}`, 900 + index * 211, 700 + index * 97, 0, now),
    ),
  };
}
