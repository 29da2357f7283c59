import type { Comparison, Severity } from '../wire/alerts';
import type { Person } from '../wire/refunds';

export const lucia: Person = { email: 'lucia.luna@example.mx', name: 'Lucía Luna' };
const mariana: Person = { email: 'mariana.rios@example.mx', name: 'Mariana Ríos' };

/** What an invented alert is about. */
export interface Plan {
  name: string;
  ruleId: string;
  severity: Severity;
  sourceType: 'server' | 'service' | 'channel' | 'node';
  source: string;
  metric: string;
  unit: string;
  value: number;
  threshold: number;
  comparison: Comparison;
  /** How long ago it began when the hour began. */
  minutes: number;
  takenBy?: Person;
  reason?: string;
  /** For how long it is silenced from the hour on. */
  silencedFor?: number;
  note?: string;
  events?: number;
}

type Row = [
  ...[ruleId: string, severity: Severity, sourceType: Plan['sourceType'], source: string, name: string],
  ...[metric: string, unit: string, value: number, comparison: Comparison, threshold: number, minutes: number],
  more?: Partial<Plan>,
];

function plan(...[ruleId, severity, sourceType, source, name, metric, unit, ...rest]: Row): Plan {
  const [value, comparison, threshold, minutes, more] = rest;
  return { ruleId, severity, sourceType, source, name, metric, unit, value, comparison, threshold, minutes, ...more };
}

export const SERVERS: readonly Plan[] = [
  plan(
    'R002',
    'CRITICAL',
    'server',
    'pagos-qa-02',
    'Disco casi lleno en /data/mongo',
    'disk.used',
    '%',
    94,
    'ABOVE',
    90,
    15,
    {
      note: 'Creció con la carga nocturna de conciliación. Reviso si se puede depurar.',
    },
  ),
  plan(
    'R004',
    'CRITICAL',
    'server',
    'pagos-qa-02',
    'Faltan instancias de Redis',
    'redis.instances',
    '',
    2,
    'BELOW',
    3,
    41,
    {
      takenBy: lucia,
      reason: 'Reinicio del maestro en curso.',
    },
  ),
  plan('R006', 'WARNING', 'server', 'pagos-qa-02', 'Memoria casi llena', 'memory.used', '%', 95.8, 'ABOVE', 95, 80),
  plan(
    'R001',
    'CRITICAL',
    'server',
    'pagos-qa-03',
    'El servidor no responde',
    'server.reachable',
    '',
    0,
    'BELOW',
    1,
    7,
  ),
];

export const OTHERS: readonly Plan[] = [
  plan(
    'R031',
    'CRITICAL',
    'node',
    'batch-02',
    'El balanceador no alcanza a batch-02',
    'check.success',
    '',
    0,
    'BELOW',
    1,
    12,
  ),
  plan(
    'R021',
    'CRITICAL',
    'service',
    'adquirente-norte',
    'El adquirente no responde',
    'probe.success',
    '',
    0,
    'BELOW',
    1,
    33,
    {
      takenBy: lucia,
      reason: 'Ticket abierto con el adquirente.',
      note: 'El adquirente confirma una falla en su enlace principal.',
    },
  ),
  plan(
    'R022',
    'CRITICAL',
    'service',
    'autorizador',
    'Tiempo agotado en autorizarTarjeta',
    'timeout.rate',
    '%',
    6.4,
    'ABOVE',
    2,
    22,
    {
      takenBy: mariana,
      reason: 'Efecto de la falla del adquirente.',
    },
  ),
  plan(
    'R023',
    'WARNING',
    'service',
    'autorizador',
    'p95 por encima del límite',
    'latency.p95',
    'ms',
    4120,
    'ABOVE',
    2000,
    19,
    { events: 3 },
  ),
  plan(
    'R024',
    'WARNING',
    'channel',
    'APP',
    'Aprobación por debajo de su promedio',
    'approval.rate',
    '%',
    81.2,
    'BELOW',
    84,
    125,
    {
      silencedFor: 90,
      reason: 'Se espera hasta que vuelva el adquirente.',
    },
  ),
  plan(
    'R025',
    'INFO',
    'service',
    'conciliacion',
    'Archivo de conciliación atrasado',
    'file.age',
    'min',
    47,
    'ABOVE',
    30,
    55,
  ),
  plan(
    'R026',
    'INFO',
    'service',
    'conciliacion',
    'Diferencias por revisar',
    'conciliation.open',
    '',
    12,
    'ABOVE',
    10,
    190,
  ),
];

/** What those that have ended were about, chosen by number. */
export const PAST: readonly Plan[] = [
  ...OTHERS,
  plan(
    'R027',
    'WARNING',
    'service',
    'notificador',
    'Cola de notificaciones creciendo',
    'queue.length',
    '',
    1840,
    'ABOVE',
    1000,
    0,
  ),
  plan(
    'R028',
    'WARNING',
    'service',
    'adquirente-sur',
    'El certificado vence pronto',
    'certificate.days',
    'd',
    12,
    'BELOW',
    14,
    0,
  ),
];
