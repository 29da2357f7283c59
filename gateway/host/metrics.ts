import type { StoredBackup } from '../rules/backup';

/** An answered request. */
interface Answered {
  method: string;
  /** Template of its path. */
  route: string;
  status: number;
  seconds: number;
}

export interface Metrics {
  answered(request: Answered): void;
  fault(): void;
  /** Whether a source is away: the database, Prometheus, a server of it. */
  sourceAway(source: string, isAway: boolean): void;
  /** Counts lines that were delivered, by what became of them. */
  ingested(kind: string, lines: Readonly<Record<string, number>>): void;
  /** A backup of the gateway's own store that was made, or was not. */
  backedUp(backup: Pick<StoredBackup, 'status' | 'finishedAt' | 'sizeBytes'>): void;
  /** In the text format of Prometheus. */
  text(): string;
}

/** Counters since the start of the process. */
export function createMetrics(): Metrics {
  const requests = new Map<string, { count: number; seconds: number }>();
  const ingested = new Map<string, number>();
  const sources = new Map<string, number>();
  let faults = 0;
  let failedBackups = 0;
  let lastBackup = { finishedAt: 0, sizeBytes: 0 };
  return {
    answered({ method, route, status, seconds }) {
      const labels = `{method="${method}",route="${route}",status="${status}"}`;
      const kept = requests.get(labels) ?? { count: 0, seconds: 0 };
      requests.set(labels, { count: kept.count + 1, seconds: kept.seconds + seconds });
    },
    sourceAway(source, isAway) {
      sources.set(source, Number(isAway));
    },
    fault() {
      faults += 1;
    },
    ingested(kind, lines) {
      for (const [result, count] of Object.entries(lines)) {
        const labels = `{kind="${kind}",result="${result}"}`;
        ingested.set(labels, (ingested.get(labels) ?? 0) + count);
      }
    },
    backedUp({ status, finishedAt, sizeBytes }) {
      if (status === 'FAILED') failedBackups += 1;
      if (status === 'COMPLETED' && (finishedAt ?? 0) >= lastBackup.finishedAt)
        lastBackup = { finishedAt: finishedAt ?? 0, sizeBytes: sizeBytes ?? 0 };
    },
    text() {
      const rows = [...requests];
      return [
        ...metric('atalaya_http_requests_total', 'counter', 'Answered requests.'),
        ...rows.map(([labels, { count }]) => `atalaya_http_requests_total${labels} ${count}`),
        ...metric('atalaya_http_seconds_total', 'counter', 'Time until they were answered.'),
        ...rows.map(([labels, { seconds }]) => `atalaya_http_seconds_total${labels} ${seconds.toFixed(6)}`),
        ...metric('atalaya_faults_total', 'counter', 'Errors that nobody foresaw.'),
        `atalaya_faults_total ${faults}`,
        ...metric('atalaya_source_away', 'gauge', 'Sources that were away at least once: 1 while they are.'),
        ...[...sources].map(([source, isAway]) => `atalaya_source_away{source=${JSON.stringify(source)}} ${isAway}`),
        ...metric('atalaya_ingested_lines_total', 'counter', 'Lines that were delivered, by what became of them.'),
        ...[...ingested].map(([labels, count]) => `atalaya_ingested_lines_total${labels} ${count}`),
        ...metric('atalaya_backup_failures_total', 'counter', 'Backups of the own store that failed.'),
        `atalaya_backup_failures_total ${failedBackups}`,
        ...metric(
          'atalaya_backup_last_success_timestamp_seconds',
          'gauge',
          'When the last good one ended; 0 is never.',
        ),
        `atalaya_backup_last_success_timestamp_seconds ${Math.round(lastBackup.finishedAt / 1000)}`,
        ...metric('atalaya_backup_last_size_bytes', 'gauge', 'Size of its file.'),
        `atalaya_backup_last_size_bytes ${lastBackup.sizeBytes}`,
        ...metric('process_resident_memory_bytes', 'gauge', 'Memory of the process.'),
        `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
        ...metric('nodejs_heap_size_used_bytes', 'gauge', 'Memory of its objects.'),
        `nodejs_heap_size_used_bytes ${process.memoryUsage().heapUsed}`,
        ...metric('process_cpu_seconds_total', 'counter', 'Time of processors that the process took.'),
        `process_cpu_seconds_total ${cpuSeconds()}`,
        ...metric('process_start_time_seconds', 'gauge', 'When the process began.'),
        `process_start_time_seconds ${Math.round(Date.now() / 1000 - process.uptime())}`,
        '',
      ].join('\n');
    },
  };
}

function cpuSeconds(): string {
  const { user, system } = process.cpuUsage();
  return ((user + system) / 1e6).toFixed(3);
}

const metric = (name: string, type: string, help: string) => [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];
