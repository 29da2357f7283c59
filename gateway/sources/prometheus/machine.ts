import { isShown } from '../disks';
import { sizeOf } from '../numbers';
import { difference, filled, integer, metricsOf, percent, type SectionReader, type Table } from './figures';
import { byLabel, type Series, samplesOf } from './samples';

// What node_exporter tells of the machine itself.

/** Computed by queries of their own: shares by mode over all cores, and how many cores there are. */
export const CPU_SHARE = 'cpu:share';
export const CPU_CORES = 'cpu:cores';

const share = (mode: string) => percent(CPU_SHARE, { mode });

const CPU: Table = {
  cores: integer(CPU_CORES),
  idle: share('idle'),
  user: share('user'),
  system: share('system'),
  iowait: share('iowait'),
  irq: share('irq'),
  softirq: share('softirq'),
  nice: share('nice'),
  steal: share('steal'),
  total: percent(CPU_SHARE, { mode: 'idle' }, (idle) => 100 - idle),
};

const MEMORY: Table = {
  ram: {
    total: integer('node_memory_MemTotal_bytes'),
    free: integer('node_memory_MemFree_bytes'),
    cached: integer('node_memory_Cached_bytes'),
    used: difference('node_memory_MemTotal_bytes', 'node_memory_MemFree_bytes'),
  },
  swap: {
    total: integer('node_memory_SwapTotal_bytes'),
    free: integer('node_memory_SwapFree_bytes'),
    used: difference('node_memory_SwapTotal_bytes', 'node_memory_SwapFree_bytes'),
  },
};

const PROCESS: Table = {
  // Only with --collector.processes.
  sleeping: integer('node_processes_state', { state: 'S' }),
  running: integer('node_processes_state', { state: 'R' }),
  total: integer('node_processes_pids'),
  threads: { running: integer('node_procs_running'), blocked: integer('node_procs_blocked') },
};

/** A section that is there as long as one of its metrics is. */
const present = (table: Table, sign: string): SectionReader => ({
  metrics: metricsOf(table),
  read: (series) => (samplesOf(series, sign).length > 0 ? filled(table, series) : undefined),
});

// The rate of a machine that fell silent outlives it by its window, the count does not.
export const cpu = present(CPU, CPU_CORES);
export const memory = present(MEMORY, 'node_memory_MemTotal_bytes');
export const process = present(PROCESS, 'node_procs_running');

const [SIZE, AVAILABLE] = ['node_filesystem_size_bytes', 'node_filesystem_avail_bytes'];

/** Exact sizes: '270553174016 B'. */
export const filesystem: SectionReader = {
  metrics: [SIZE, AVAILABLE],
  read(series) {
    const mounts = samplesOf(series, SIZE);
    if (mounts.length === 0) return undefined;
    const disks = mounts.filter(({ labels }) => isShown(labels.fstype ?? '', labels.mountpoint ?? ''));
    return byLabel(disks, 'mountpoint').map(({ labels, value }) => ({
      mountPoint: labels.mountpoint,
      total: sizeOf(value),
      free: sizeOf(samplesOf(series, AVAILABLE, labelsOf(labels))[0]?.value),
    }));
  },
};

/** The same file system of the same machine. */
const labelsOf = ({ instance = '', device = '', mountpoint = '' }: Series[number]['labels']) => ({
  instance,
  device,
  mountpoint,
});

const INTERFACE: Table = {
  bytesIn: integer('node_network_receive_bytes_total'),
  bytesOut: integer('node_network_transmit_bytes_total'),
  packetsIn: integer('node_network_receive_packets_total'),
  packetsOut: integer('node_network_transmit_packets_total'),
  errorsIn: integer('node_network_receive_errs_total'),
  errorsOut: integer('node_network_transmit_errs_total'),
  droppedIn: integer('node_network_receive_drop_total'),
  droppedOut: integer('node_network_transmit_drop_total'),
};

export const network: SectionReader = {
  metrics: metricsOf(INTERFACE),
  read(series) {
    const interfaces = byLabel(samplesOf(series, 'node_network_receive_bytes_total'), 'device');
    if (interfaces.length === 0) return undefined;
    return interfaces.map(({ labels: { device, instance } }) => {
      const own = series.filter(({ labels }) => labels.device === device && labels.instance === instance);
      return { name: device, ...filled(INTERFACE, own) };
    });
  },
};
