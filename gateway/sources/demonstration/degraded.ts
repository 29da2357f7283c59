import { counter, draining, load } from './gauges';
import { cpu, memory, networkInterface, processes, redisInstance, type Section } from './shared-sections';

const GB = 1024 ** 3;

/** Sections of a server on a bad day: full disks, a lost Redis master, no free ticket in Mongo, Kafka and Elastic silent. */
export function degradedSections(server: string, now: number): Section {
  const queued = load(`${server} queue readers`, 211, 24, now);
  const writers = load(`${server} queue writers`, 94, 13, now);
  return {
    filesystem: [
      { mountPoint: '/', total: '252 GB', free: draining(15.1, 0.02, now) },
      { mountPoint: '/var/log', total: '100 GB', free: draining(14, 0.02, now) },
      { mountPoint: '/var/lib/mysql', total: '1.5 TB', free: '512 GB' },
      { mountPoint: '/tmp', total: '8 GB', free: '5120 MB' },
    ],
    redis: [
      redisInstance({ host: '192.0.2.22:6379', role: 'slave', slaves: 0, stress: 1.4 }, now),
      redisInstance({ host: '192.0.2.23:6379', role: 'slave', slaves: 0, stress: 1.3 }, now),
    ],
    mongo: {
      connections: {
        current: load(`${server} mongo`, 838, 14, now),
        available: load(`${server} mongo left`, 16, 6, now),
        totalCreated: counter(77_219, 0.03, now),
      },
      activity: {
        requests: counter(55_912_004, 21, now),
        bytesIn: counter(19_204_118_020, 7300, now),
        bytesOut: counter(190_455_811_209, 61_000, now),
      },
      performance: {
        readLatency: counter(9_812_244_101, 38_000, now),
        writeLatency: counter(77_120_019_334, 91_000, now),
        commandLatency: counter(120_055_511_000, 140_000, now),
        pageFaults: counter(48_211, 0.002, now),
      },
      tickets: { read: { out: 128, available: 0, total: 128 }, write: { out: 128, available: 0, total: 128 } },
      globalLocks: [
        { type: 'currentQueue', readers: queued, writers, total: queued + writers },
        { type: 'activeClients', readers: 128, writers: 128, total: 263 },
        { type: 'totalTime', us: counter(1_209_600_000_000, 1_000_000, now) },
      ],
      lockDetails: [
        { type: 'global', exclusive: 1204, internal: counter(9_811_204, 3, now), read: counter(41_002_871, 18, now) },
        { type: 'database', exclusive: 733, internal: counter(9_810_940, 3, now), read: counter(40_998_112, 18, now) },
        { type: 'collection', exclusive: 80, internal: counter(9_810_011, 3, now), read: counter(40_997_044, 18, now) },
      ],
    },
    kafka: [],
    mysql: {
      connections: counter(41_877, 0.11, now),
      threads: {
        cached: 0,
        connected: 151,
        created: counter(9120, 0.004, now),
        running: load(`${server} mysql running`, 97, 15, now),
      },
      commands: {
        insert: counter(18_820_113, 4, now),
        select: counter(220_118_203, 37, now),
        update: counter(9_920_117, 3, now),
        delete: counter(118_202, 0.02, now),
      },
      rows: {
        updated: counter(9_920_640, 3, now),
        deleted: counter(118_733, 0.02, now),
        inserted: counter(18_824_881, 4, now),
        read: counter(91_882_044_120, 61_000, now),
      },
      abortedClients: counter(3391, 0.0004, now),
      queries: counter(249_000_000, 45, now),
      open: { tables: 2000, streams: 0, files: 1187 },
    },
    nginx: nginx(server, now),
    cpu: cpu(server, 4, 93, now),
    memory: memory(server, 24 * GB, 0.955, [2 * GB, 1.86 * GB], now),
    process: processes(server, 1.6, now),
    network: [networkInterface('lo', 5200, 5200, 0, now), networkInterface('eth0', 248_000, 61_000, 0.0002, now)],
    elastic: [],
  };
}

function nginx(server: string, now: number): Section {
  const [accepts, dropped] = [counter(96_134, 1.1, now), counter(6, 0.0009, now)];
  const [reading, writing] = [load(`${server} reading`, 26, 6, now), load(`${server} writing`, 12, 4, now)];
  const waiting = load(`${server} waiting`, 21, 8, now);
  return {
    hostname: 'balanceador-2.example.mx',
    requests: counter(1_408_228, 9.8, now),
    accepts,
    handled: accepts - dropped,
    dropped,
    writing,
    current: load(`${server} current`, 96, 30, now),
    waiting,
    reading,
    active: reading + writing + waiting,
  };
}
