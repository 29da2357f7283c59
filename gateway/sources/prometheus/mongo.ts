import { integerOf } from '../numbers';
import { filled, integer, metricsOf, type SectionReader, type Table } from './figures';
import { living, type Series } from './samples';

const status = (name: string) => integer(`mongodb_ss_${name}`);
const connections = (conn_type: string) => integer('mongodb_ss_connections', { conn_type });
const queue = (count_type: string) => integer('mongodb_ss_globalLock_currentQueue', { count_type });
const tickets = (kind: 'read' | 'write') => ({
  out: status(`wt_concurrentTransactions_${kind}_out`),
  available: status(`wt_concurrentTransactions_${kind}_available`),
  total: status(`wt_concurrentTransactions_${kind}_totalTickets`),
});

const TABLE: Table = {
  connections: {
    current: connections('current'),
    available: connections('available'),
    totalCreated: connections('totalCreated'),
  },
  activity: {
    requests: status('network_numRequests'),
    bytesIn: status('network_bytesIn'),
    bytesOut: status('network_bytesOut'),
  },
  cachePages: {
    read: status('wt_cache_pages_read_into_cache'),
    written: status('wt_cache_pages_written_from_cache'),
    evicted: status('wt_cache_unmodified_pages_evicted'),
  },
  performance: {
    readLatency: status('opLatencies_reads_latency'),
    writeLatency: status('opLatencies_writes_latency'),
    commandLatency: status('opLatencies_commands_latency'),
    pageFaults: status('extra_info_page_faults'),
  },
  tickets: { read: tickets('read'), write: tickets('write') },
};

/** Rows of the list of global locks, by type. */
const GLOBAL_LOCKS: Record<string, Table> = {
  currentQueue: { readers: queue('readers'), writers: queue('writers'), total: queue('total') },
  activeClients: {
    readers: status('globalLock_activeClients_readers'),
    writers: status('globalLock_activeClients_writers'),
    total: status('globalLock_activeClients_total'),
  },
  totalTime: { us: status('globalLock_totalTime') },
};

/** The type of a lock is part of the metric's name. */
const LOCK = /^mongodb_ss_locks_(\w+)_acquireCount_([Wwr])$/;
const LOCK_KEYS: Record<string, string> = { W: 'exclusive', w: 'internal', r: 'read' };

export const mongo: SectionReader = {
  metrics: ['mongodb_up', ...metricsOf(TABLE), ...metricsOf(GLOBAL_LOCKS), 'mongodb_ss_locks_.+_acquireCount_[Wwr]'],
  read(series) {
    const own = living(series, 'mongodb_up');
    if (!own) return own;
    const globalLocks = Object.entries(GLOBAL_LOCKS).map(([type, table]) => ({ type, ...filled(table, own) }));
    return { ...filled(TABLE, own), globalLocks, lockDetails: lockDetails(own) };
  },
};

function lockDetails(own: Series) {
  const rows = new Map<string, Record<string, unknown>>();
  for (const { name, value } of own) {
    const [, type, mode] = LOCK.exec(name) ?? [];
    if (type === undefined || mode === undefined) continue;
    const row = rows.get(type) ?? { type };
    rows.set(type, Object.assign(row, { [LOCK_KEYS[mode] ?? mode]: integerOf(value) }));
  }
  return [...rows.values()];
}
