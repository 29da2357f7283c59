import { hostname } from 'node:os';
import { currentLoad, fsSize, mem, networkStats, processes, type Systeminformation } from 'systeminformation';
import { type ServerReports, SourceAway } from '../ports';
import { platformDate } from '../rules/mexico-time';
import { isShown } from './disks';
import { decimalOf, integerOf, sizeOf } from './numbers';

/** How long the machine may take to tell of itself (ms): a network disk that is gone holds up who asks for sizes. */
const PATIENCE = 10_000;

/** What the machine says of itself. */
export interface Readings {
  load: Systeminformation.CurrentLoadData;
  memory: Systeminformation.MemData;
  disks: Systeminformation.FsSizeData[];
  interfaces: Systeminformation.NetworkStatsData[];
  processes: Systeminformation.ProcessesData;
}

/** The one server that is always there: the machine of this process, named as it is. */
export function createMachineReports(name = hostname(), read = readMachine, patience = PATIENCE): ServerReports {
  return {
    list: async () => [name],
    async read(asked, now) {
      if (asked !== name) return undefined;
      return { date: platformDate(now), server: name, ...sectionsOf(await inTime(read(), patience)) };
    },
  };
}

/** The load is that since it was last asked for, the first time since the machine started. */
async function readMachine(): Promise<Readings> {
  const [load, memory, disks, interfaces, all] = await Promise.all([
    currentLoad(),
    mem(),
    fsSize(),
    networkStats('*'),
    processes(),
  ]);
  return { load, memory, disks, interfaces, processes: all };
}

async function inTime<T>(work: Promise<T>, patience: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new SourceAway('this machine does not tell of itself')), patience);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Sections of the report; what a machine does not tell (states of threads, packets, waits of the CPU) is missing. */
export function sectionsOf({ load, memory, disks, interfaces, processes: all }: Readings) {
  return {
    filesystem: disks
      .filter(({ type, mount }) => isShown(type, mount))
      .map(({ mount, size, available }) => ({ mountPoint: mount, total: bytes(size), free: bytes(available) })),
    cpu: {
      cores: load.cpus.length,
      idle: percent(load.currentLoadIdle),
      user: percent(load.currentLoadUser),
      system: percent(load.currentLoadSystem),
      irq: percent(load.currentLoadIrq),
      nice: percent(load.currentLoadNice),
      steal: percent(load.currentLoadSteal),
      total: percent(load.currentLoad),
    },
    memory: {
      ram: {
        total: count(memory.total),
        free: count(memory.free),
        cached: count(memory.cached),
        used: count(memory.total - memory.free),
      },
      swap: { total: count(memory.swaptotal), free: count(memory.swapfree), used: count(memory.swapused) },
    },
    process: { sleeping: count(all.sleeping), running: count(all.running), total: count(all.all) },
    network: interfaces.map((one) => ({
      name: one.iface,
      bytesIn: count(one.rx_bytes),
      bytesOut: count(one.tx_bytes),
      errorsIn: count(one.rx_errors),
      errorsOut: count(one.tx_errors),
      droppedIn: count(one.rx_dropped),
      droppedOut: count(one.tx_dropped),
    })),
  };
}

const count = (value: number | null) => integerOf(String(value));
const percent = (value: number) => decimalOf(String(value), 2);
const bytes = (value: number) => sizeOf(String(value));
