import { decimal, filled, integer, metricsOf, type SectionReader, type Table } from './figures';
import { byLabel, samplesOf } from './samples';

const INSTANCE: Table = {
  connectedSlaves: integer('redis_connected_slaves'),
  activeConnections: integer('redis_connected_clients'),
  rejectedConnections: integer('redis_rejected_connections_total'),
  receivedConnections: integer('redis_connections_received_total'),
  blockedClients: integer('redis_blocked_clients'),
  usedMemory: integer('redis_memory_used_bytes'),
  residentMemory: integer('redis_memory_used_rss_bytes'),
  peakMemory: integer('redis_memory_used_peak_bytes'),
  datasetMemory: integer('redis_memory_used_dataset_bytes'),
  luaMemory: integer('redis_memory_used_lua_bytes'),
  commandsProcessed: integer('redis_commands_processed_total'),
  lastForkUsec: integer('redis_latest_fork_seconds', {}, 1e6),
  cpuSystem: decimal('redis_cpu_sys_seconds_total'),
  cpuUser: decimal('redis_cpu_user_seconds_total'),
};

const [UP, INFO] = ['redis_up', 'redis_instance_info'];

/** Those that answer: one that is down is missing from the list. */
export const redis: SectionReader = {
  metrics: [UP, INFO, ...metricsOf(INSTANCE)],
  read(series) {
    const all = samplesOf(series, UP);
    if (all.length === 0) return undefined;
    const living = all.filter(({ value }) => value === '1');
    return byLabel(living, 'instance').map(({ labels: { instance = '' } }) => ({
      host: instance,
      role: samplesOf(series, INFO, { instance })[0]?.labels.role,
      ...filled(
        INSTANCE,
        series.filter(({ labels }) => labels.instance === instance),
      ),
    }));
  },
};
