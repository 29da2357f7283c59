import { bigCounter, counter, load } from '../../gateway/sources/demonstration/gauges';
import type { Section } from '../../gateway/sources/demonstration/shared-sections';
import { wireDate } from '../wire-date';
import { healthyServer } from './usual';

/** Servers of the scenario 'servidores-raros': names that need encoding, payloads that a screen must survive. */
export const oddServers: Readonly<Record<string, (server: string, now: number) => Section>> = {
  'caja/norte 07': (server, now) => healthyServer(server, now),
  'Ñandú #3 (réplica)': sentinelServer,
  'a?b&c=d': wrongTypes,
  'nodo+100%': bigCounters,
  '<b>cobros</b>': (server, now) => healthyServer(server, now),
  'un-nombre-de-servidor-que-no-acaba-nunca-y-que-no-cabe-en-ningun-telefono-qa-0000000001': oddSizes,
};

/** Sections whose type is not the promised one; Nginx alone is sound. */
function wrongTypes(server: string, now: number): Section {
  const { nginx, redis } = healthyServer(server, now);
  return {
    date: wireDate(now),
    server,
    filesystem: {},
    redis: (redis as Section[])[0],
    mongo: [],
    kafka: { topic: 'pagos' },
    mysql: 'OFF',
    nginx,
    cpu: [],
    memory: null,
    process: 12,
    network: null,
    elastic: 'sin datos',
    rabbit: [{ queue: 'pagos', ready: 3 }],
  };
}

/** Counters past 2^53 in both forms, a wrong difference near 2^64, and a processor that was not normalised. */
function bigCounters(server: string, now: number): Section {
  return {
    date: wireDate(now),
    server,
    nginx: {
      hostname: 'balanceador-9.example.mx',
      requests: bigCounter(9_007_199_254_740_993n, 1, now),
      accepts: '18446744073709551615',
      handled: bigCounter(9_223_372_036_854_770_000n, 0.00001, now).toString(),
      dropped: 0,
      writing: '3',
      current: -1828,
      waiting: null,
      reading: 'NaN',
      active: true,
    },
    network: [{ name: 'eth0.100@eth0', bytesIn: 18_446_744_073_623_414_305n, bytesOut: '18446744073709551615' }],
    cpu: {
      cores: 4,
      idle: 12.5,
      user: load(`${server} cpu`, 287.4, 6, now, 1),
      system: 93.1,
      iowait: -0.4,
      irq: 0,
      softirq: '1.353481',
      nice: null,
      steal: '',
      total: 387.5,
    },
    mysql: {
      connections: String(counter(218, 0.1, now)),
      threads: { cached: '0', connected: '1', created: '3', running: '1' },
      queries: '2.02M',
    },
  };
}

/** Two instances and a sentinel without role and memory; Mongo without its storage engine; consumers without a name. */
function sentinelServer(server: string, now: number): Section {
  const { redis, mongo } = healthyServer(server, now);
  const instances = redis as Section[];
  const { connections, activity } = mongo as Section;
  return {
    date: wireDate(now),
    server,
    redis: [
      ...instances.slice(0, 2),
      {
        host: '192.0.2.29:26379',
        activeConnections: 7,
        rejectedConnections: 0,
        receivedConnections: 41,
        blockedClients: 0,
      },
    ],
    mongo: { connections, activity },
    kafka: [
      { clientHost: '/192.0.2.31', clientId: '-', broker: 'kafka-1.example.mx:9092', topic: 'pagos.altas', offset: -1 },
      { clientHost: '', broker: 'kafka-2.example.mx:9092', topic: 'pagos.bajas', offset: 0 },
      { topic: 'pagos.cambios' },
    ],
  };
}

/** Sizes in every spelling, mount points with odd characters, totals of zero. */
function oddSizes(server: string, now: number): Section {
  return {
    date: wireDate(now),
    server,
    filesystem: [
      { mountPoint: '/', total: '252G', free: '25.2g' },
      { mountPoint: '/datos', total: '1,5 TB', free: '0,3 TB' },
      { mountPoint: '/mnt/archivo histórico', total: '1,536 GiB', free: '512 GiB' },
      { mountPoint: '/proc', total: '0', free: '0' },
      { mountPoint: '/mnt/\\040externo', total: 'n/d', free: '-' },
      { mountPoint: '/srv/#<b>negritas</b>', total: '100 GB', free: '120 GB' },
      { mountPoint: `/${'muy-profundo/'.repeat(14)}`, total: '10 GB', free: '-1 GB' },
      { mountPoint: '/', total: '2 PB', free: '1 PB' },
    ],
    memory: { ram: { total: 0, free: 0, cached: 0, used: 0 }, swap: { total: 0, free: 0, used: 0 } },
  };
}
