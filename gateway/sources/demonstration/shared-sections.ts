import { counter, gauge, load } from './gauges';

export type Section = Record<string, unknown>;

interface RedisProfile {
  host: string;
  role: 'master' | 'slave';
  slaves: number;
  /** Busy-ness, 1 being an ordinary day. */
  stress: number;
}

/** One entry of the section redis. */
export function redisInstance({ host, role, slaves, stress }: RedisProfile, now: number): Section {
  const used = load(`${host} memory`, 182_400_000 * stress, 9_000_000, now);
  return {
    host,
    role,
    connectedSlaves: slaves,
    activeConnections: load(`${host} clients`, 38 * stress, 9, now),
    rejectedConnections: stress > 1 ? counter(31, 0.000002, now) : 0,
    receivedConnections: counter(4120, 0.021 * stress, now),
    blockedClients: load(`${host} blocked`, stress > 1 ? 7 : 2, 2, now),
    usedMemory: used,
    residentMemory: Math.round(used * 1.18),
    peakMemory: Math.round(182_400_000 * stress + 21_000_000),
    datasetMemory: Math.round(used * 0.81),
    luaMemory: role === 'master' ? 559_104 : 32_768,
    commandsProcessed: counter(240_023, (role === 'master' ? 61 : 24) * stress, now),
    lastForkUsec: role === 'master' ? load(`${host} fork`, 470 * stress, 60, now) : 0,
    cpuSystem: counter(135, 0.0031 * stress, now) + 0.353481,
    cpuUser: counter(21, 0.0024 * stress, now) + 0.213082,
  };
}

/** The section cpu; its nine shares add up to 100. */
export function cpu(server: string, cores: number, busy: number, now: number): Section {
  const total = Math.min(99.5, load(`${server} cpu`, busy, busy > 80 ? 4 : 9, now, 2));
  const share = (part: number) => Math.round(total * part * 100) / 100;
  const parts = {
    system: share(0.27),
    iowait: share(0.05),
    irq: 0,
    softirq: share(0.01),
    nice: share(0.02),
    steal: share(0.005),
  };
  const others = Object.values(parts).reduce((sum, value) => sum + value, 0);
  const user = Math.round((total - others) * 100) / 100;
  return { cores, idle: Math.round((100 - total) * 100) / 100, user, ...parts, total };
}

/** The section memory, bytes; used holds the cache too. */
export function memory(
  server: string,
  total: number,
  usedShare: number,
  swap: [total: number, used: number],
  now: number,
) {
  const used = pages((total * gauge(`${server} ram`, usedShare * 100, 2.5, now, 3)) / 100);
  const cached = pages(used * 0.38);
  const [swapTotal, swapUsed] = swap;
  const swapNow = swapUsed === 0 ? 0 : load(`${server} swap`, swapUsed, swapUsed * 0.02, now);
  return {
    ram: { total, free: total - used, cached, used },
    swap: { total: swapTotal, free: swapTotal - swapNow, used: swapNow },
  };
}

/** Memory comes in pages of 4 KB. */
function pages(bytes: number): number {
  return Math.round(bytes / 4096) * 4096;
}

/** The section process. */
export function processes(server: string, stress: number, now: number): Section {
  const sleeping = load(`${server} sleeping`, 58 * stress, 5, now);
  const running = load(`${server} running`, 3 * stress, 1.6, now);
  return {
    sleeping,
    running,
    total: sleeping + running + 36,
    threads: {
      running: running + load(`${server} threads`, 1, 1, now),
      blocked: load(`${server} blocked`, stress > 1 ? 8 : 0.2, stress > 1 ? 3 : 0.8, now),
    },
  };
}

/** One entry of the section network; bytes and packets grow together. What goes out of 'lo' comes in again. */
export function networkInterface(name: string, bytesIn: number, bytesOut: number, lost: number, now: number): Section {
  const loops = name === 'lo';
  const [received, packetsIn] = [counter(44_327_314, bytesIn, now), counter(503_952, bytesIn / 740, now)];
  return {
    name,
    bytesIn: received,
    bytesOut: loops ? received : counter(28_100_070, bytesOut, now),
    packetsIn,
    packetsOut: loops ? packetsIn : counter(209_530, bytesOut / 690, now),
    errorsIn: counter(0, lost / 20, now),
    errorsOut: counter(0, lost / 600, now),
    droppedIn: counter(0, lost, now),
    droppedOut: counter(0, lost / 70, now),
  };
}
