import { bigCounter, counter, draining, load } from './gauges';
import { cpu, memory, networkInterface, processes, redisInstance, type Section } from './shared-sections';

const GB = 1024 ** 3;

/** Sections of a server where everything is in order. One counter passes 2^53 as text, one as bare digits. */
export function healthySections(server: string, now: number): Section {
  return {
    filesystem: [
      { mountPoint: '/', total: '252 GB', free: draining(73, 0.15, now) },
      { mountPoint: '/var/log', total: '100 GB', free: draining(42, 0.4, now) },
      { mountPoint: '/srv/respaldos', total: '1.5 TB', free: '912 GB' },
      { mountPoint: '/run/pagos', total: '1536 KB', free: '1412 KB' },
      { mountPoint: '/boot', total: '976 MB', free: '701 MB' },
    ],
    redis: [
      redisInstance({ host: '192.0.2.21:6379', role: 'master', slaves: 2, stress: 1 }, now),
      redisInstance({ host: '192.0.2.22:6379', role: 'slave', slaves: 0, stress: 0.97 }, now),
      redisInstance({ host: '192.0.2.23:6379', role: 'slave', slaves: 0, stress: 0.96 }, now),
    ],
    mongo: mongo(server, now),
    kafka: [
      consumer('192.0.2.31', 'autorizador-1', 'kafka-1', 'pagos.autorizaciones', counter(842_107, 0.31, now)),
      consumer('192.0.2.32', 'autorizador-2', 'kafka-2', 'pagos.autorizaciones', counter(839_954, 0.31, now)),
      consumer('192.0.2.33', 'notificador-1', 'kafka-1', 'notificaciones.sms', counter(120_339, 0.18, now)),
      consumer(
        '192.0.2.34',
        'conciliador-1',
        'kafka-3',
        'conciliacion.movimientos',
        bigCounter(2n ** 53n + 1n, 0.02, now),
      ),
    ],
    mysql: mysql(server, now),
    nginx: nginx(server, now),
    cpu: cpu(server, 8, 27, now),
    memory: memory(server, 24 * GB, 0.46, [0, 0], now),
    process: processes(server, 1, now),
    network: [networkInterface('lo', 1400, 1400, 0, now), networkInterface('eth0', 91_000, 23_500, 0, now)],
    elastic: [
      { clusterName: 'logs-pagos-qa', clusterId: 'q7Xw2JYbT0uVh3nKcR5mLA' },
      { clusterName: 'auditoria-pagos-qa', clusterId: 'Zk1oP8sWQe-4uYdB6tNfHg' },
    ],
  };
}

function consumer(
  clientHost: string,
  clientId: string,
  broker: string,
  topic: string,
  offset: number | bigint,
): Section {
  return { clientHost, clientId, broker: `${broker}.example.mx:9092`, topic, offset };
}

function mongo(server: string, now: number): Section {
  const reading = load(`${server} read tickets`, 2, 2, now);
  const writing = load(`${server} write tickets`, 1, 1, now);
  return {
    connections: {
      current: load(`${server} mongo`, 44, 8, now),
      available: 51_156,
      totalCreated: counter(18_277, 0.004, now),
    },
    activity: {
      requests: counter(9_184_422, 6.4, now),
      bytesIn: counter(2_811_904_177, 2100, now),
      bytesOut: bigCounter(18_014_398_509_481_984n, 15_400, now).toString(),
    },
    cachePages: {
      read: counter(58_204, 0.03, now),
      written: counter(731_866, 0.42, now),
      evicted: counter(118, 0.00001, now),
    },
    performance: {
      readLatency: counter(91_822_410, 410, now),
      writeLatency: counter(40_118_237, 190, now),
      commandLatency: counter(673_118_004, 2900, now),
      pageFaults: 20,
    },
    tickets: {
      read: { out: reading, available: 128 - reading, total: 128 },
      write: { out: writing, available: 128 - writing, total: 128 },
    },
    globalLocks: [
      { type: 'currentQueue', readers: 0, writers: 0, total: 0 },
      { type: 'activeClients', readers: reading, writers: writing, total: reading + writing + 5 },
      { type: 'totalTime', us: counter(64_053_998_000, 1_000_000, now) },
    ],
    lockDetails: [
      { type: 'global', exclusive: 4, internal: counter(118_203, 0.5, now), read: counter(2_077_514, 5.8, now) },
      { type: 'database', exclusive: 16, internal: counter(118_190, 0.5, now), read: counter(1_958_021, 5.8, now) },
      { type: 'collection', exclusive: 2, internal: counter(118_177, 0.5, now), read: counter(1_957_733, 5.8, now) },
      { type: 'oplog', exclusive: 0, internal: 1, read: counter(64_102, 0.9, now) },
    ],
  };
}

function mysql(server: string, now: number): Section {
  const [insert, select] = [counter(200_114, 1.9, now), counter(905_230, 14.2, now)];
  const [update, remove] = [counter(120_871, 1.1, now), counter(1944, 0.01, now)];
  return {
    connections: counter(21_877, 0.02, now),
    threads: {
      cached: 6,
      connected: load(`${server} mysql`, 24, 5, now),
      created: counter(311, 0.00001, now),
      running: load(`${server} mysql running`, 3, 2, now),
    },
    commands: { insert, select, update, delete: remove },
    rows: {
      updated: update + 5710,
      deleted: remove + 363,
      inserted: insert + 4200,
      read: counter(30_391_004, 880, now),
    },
    abortedClients: counter(2, 0.000001, now),
    queries: insert + select + update + remove + 21,
    open: { tables: load(`${server} tables`, 415, 12, now), streams: 4, files: 129 },
  };
}

function nginx(server: string, now: number): Section {
  const accepted = counter(138_004, 0.9, now);
  const [reading, writing] = [load(`${server} reading`, 1, 1, now), load(`${server} writing`, 3, 2, now)];
  const waiting = load(`${server} waiting`, 18, 6, now);
  return {
    hostname: 'balanceador-1.example.mx',
    requests: counter(1_832_551, 12.4, now),
    accepts: accepted,
    handled: accepted,
    dropped: 0,
    writing,
    current: load(`${server} current`, 124, 38, now),
    waiting,
    reading,
    active: reading + writing + waiting,
  };
}
