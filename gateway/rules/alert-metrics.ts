import type { AlertMetric } from '../wire/alerts';
import type { Service } from '../wire/services';

/** What a report says of a metric, and of which part of the server. */
interface Measure {
  value: number;
  part?: string | undefined;
}

interface Metric extends Omit<AlertMetric, 'metric'> {
  /** @returns undefined where the report does not tell */
  read(report: Report): Measure | undefined;
}

type Report = Readonly<Record<string, unknown>>;

const UNITS = ['B', 'KB', 'MB', 'GB', 'TB', 'PB'];

/** '1.5 TB'. */
function bytesOf(size: unknown): number {
  const [, amount, unit = ''] = /^([\d.]+) ?([KMGTP]?B)$/.exec(String(size)) ?? [];
  return Number(amount) * 1024 ** UNITS.indexOf(unit);
}

const membersOf = (value: unknown) => (typeof value === 'object' && value !== null ? (value as Report) : {});
const listOf = (value: unknown) => (Array.isArray(value) ? value.map(membersOf) : []);

function measured(value: number, part?: unknown): Measure | undefined {
  if (!Number.isFinite(value)) return undefined;
  return { value: Math.round(value * 10) / 10, ...(typeof part === 'string' && { part }) };
}

const share = (part: unknown, whole: unknown) =>
  Number(whole) > 0 ? (100 * Number(part)) / Number(whole) : Number.NaN;

/** Metrics of a server's report that a rule can be about. A server that does not answer has the first alone. */
export const metrics: Readonly<Record<string, Metric>> = {
  'server.reachable': { label: 'Servidor responde', unit: '', comparison: 'BELOW', read: () => ({ value: 1 }) },
  'disk.used': {
    ...{ label: 'Disco ocupado', unit: '%', comparison: 'ABOVE' },
    read: ({ filesystem }) =>
      listOf(filesystem)
        .flatMap(({ mountPoint, total, free }) => {
          const whole = bytesOf(total);
          return measured(share(whole - bytesOf(free), whole), mountPoint) ?? [];
        })
        .sort((one, other) => other.value - one.value)[0],
  },
  'memory.used': {
    ...{ label: 'Memoria ocupada', unit: '%', comparison: 'ABOVE' },
    read: ({ memory }) => {
      const ram = membersOf(membersOf(memory).ram);
      return measured(share(ram.used, ram.total));
    },
  },
  'cpu.used': {
    ...{ label: 'CPU ocupada', unit: '%', comparison: 'ABOVE' },
    read: ({ cpu }) => measured(Number(membersOf(cpu).total)),
  },
  'redis.instances': {
    ...{ label: 'Instancias de Redis', unit: '', comparison: 'BELOW' },
    read: ({ redis }) => (Array.isArray(redis) && redis.length > 0 ? { value: redis.length } : undefined),
  },
  'mongo.tickets': {
    ...{ label: 'Tickets libres de MongoDB', unit: '', comparison: 'BELOW' },
    read: ({ mongo }) => {
      const tickets = membersOf(membersOf(mongo).tickets);
      const [read, write] = [tickets.read, tickets.write].map((kind) => membersOf(kind).available);
      return read === undefined ? undefined : measured(Math.min(Number(read), Number(write)));
    },
  },
  'mysql.running': {
    ...{ label: 'Hilos activos de MySQL', unit: '', comparison: 'ABOVE' },
    read: ({ mysql }) => measured(Number(membersOf(membersOf(mysql).threads).running)),
  },
};

interface ServiceMetric extends Omit<AlertMetric, 'metric'> {
  /** @returns null where nothing is known */
  read(service: Pick<Service, 'status' | 'certificateDays' | 'responseMs'>): number | null;
}

/** Of one in maintenance, and of one that nobody could look at, nothing is known. */
const ANSWERS: Readonly<Partial<Record<Service['status'], number>>> = { UP: 1, DEGRADED: 1, DOWN: 0 };

/** Metrics of a service that a rule can be about. */
export const serviceMetrics: Readonly<Record<string, ServiceMetric>> = {
  'service.answers': {
    ...{ label: 'Servicio responde', unit: '', comparison: 'BELOW' },
    read: ({ status }) => ANSWERS[status] ?? null,
  },
  'service.response': {
    ...{ label: 'Respuesta del servicio', unit: 'ms', comparison: 'ABOVE' },
    read: ({ status, responseMs }) => (status in ANSWERS ? responseMs : null),
  },
  'service.certificate': {
    ...{ label: 'Días del certificado', unit: 'días', comparison: 'BELOW' },
    read: ({ certificateDays }) => certificateDays,
  },
};

export const metricList: readonly AlertMetric[] = Object.entries({ ...metrics, ...serviceMetrics }).map(
  ([metric, { label, unit, comparison }]) => ({ metric, label, unit, comparison }),
);

/** What people call the unit of a metric; '' for one without. */
export const unitOf = (metric: string) => metricList.find((each) => each.metric === metric)?.unit ?? '';
