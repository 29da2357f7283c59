import type { TransactionRow, TransactionSource } from '../wire/transactions';
import type { Range } from './day-range';
import { startOfDay } from './mexico-time';
import { type OperationFilter, readFilter } from './operation-filter';
import type { Refusal } from './statistic-query';

const DAY = 86_400_000;

/** The longest period, days: percentiles look at each of its transactions. */
const LONGEST = 31;

/** What the report asks for; an empty list asks for nothing. */
export interface ReportAsk {
  /** Of the operations: time, channel, payment method and code. */
  filter: OperationFilter;
  range: Range;
  channels: readonly string[];
  codes: readonly string[];
  /** Steps of the log tell no method. */
  hasMethod: boolean;
  services: readonly string[];
  operations: readonly string[];
  /** '' stands for what the platform does by itself. */
  providers: readonly string[];
  /** Rows whose p99 is over it alone, ms. */
  slowerThan: number | null;
}

/** Which step makes the charge of a method, and who is asked where no attempt tells it. */
export const chargeSteps: Readonly<Record<string, { service: string; operation: string; provider: string }>> = {
  CARD: { service: 'autorizador', operation: 'autorizarTarjeta', provider: 'Adquirente' },
  OXXO: { service: 'oxxo', operation: 'confirmarPago', provider: 'OXXO' },
  SPEI: { service: 'spei', operation: 'recibirAbono', provider: 'SPEI' },
  STORE: { service: 'autorizador', operation: 'registrarEfectivo', provider: 'Tienda' },
  SICATEL: { service: 'sicatel', operation: 'cobrarSaldo', provider: 'SICATEL' },
};

/** Who answers the steps of a service, or one of them, beside charges; the others are the platform's own. */
const stepProviders: Readonly<Record<string, string>> = {
  'autorizador/autenticar3ds': 'Adquirente',
  'autorizador/cancelar': 'Adquirente',
  'autorizador/capturar': 'Adquirente',
  devoluciones: 'Adquirente',
  oxxo: 'OXXO',
  sicatel: 'SICATEL',
  spei: 'SPEI',
};

/** Who answers a step; null for the platform itself. */
export const stepProvider = (service: string, operation: string) =>
  stepProviders[`${service}/${operation}`] ?? stepProviders[service] ?? null;

/** Codes of what nobody answered in time. */
export const timeoutCodes = ['68', '408', '504', '1204'] as const;

export const isTimeout = (code: string | null | undefined) => timeoutCodes.some((one) => one === code);

/** How long a source may be silent, ms, and how many entries it had in the same time of the period before. */
const SILENT = 30 * 60_000;
const USUAL = 8;

/** Reads the parameters of GET /transactionReport; without days today. */
export function readReportAsk(query: URLSearchParams, now: number): ReportAsk | Refusal | null {
  const valuesOf = (name: string) => query.getAll(name).filter((value) => value !== '');
  const read = readFilter(query);
  if (!read) return null;
  const today = startOfDay(now);
  const range = read.range ?? { from: today, until: today + DAY };
  if (range.until - range.from > LONGEST * DAY)
    return { fields: [{ field: 'dateRange', message: `Elige a lo más ${LONGEST} días.` }] };
  const [channels, codes, slower] = [valuesOf('channel'), valuesOf('code'), query.get('slowerThan') ?? ''];
  if (!/^\d{0,7}$/.test(slower)) return { fields: [{ field: 'slowerThan', message: 'Escribe milisegundos enteros.' }] };
  const { paymentMethod } = read.lists;
  const lists = {
    ...(channels.length > 0 && { channel: channels }),
    ...(paymentMethod && { paymentMethod }),
    ...(codes.length > 0 && { errorCode: codes }),
  };
  return {
    filter: { ...read, ...{ range, lists, statuses: [], text: '' } },
    ...{ range, channels, codes, hasMethod: paymentMethod !== undefined },
    services: valuesOf('service'),
    operations: valuesOf('operation'),
    providers: valuesOf('provider').map((provider) => (provider === 'NONE' ? '' : provider)),
    slowerThan: slower === '' ? null : Number(slower),
  };
}

/** The rows that the ask leaves, most transactions first. */
export function reportRows(rows: readonly TransactionRow[], ask: ReportAsk): TransactionRow[] {
  const any = (wanted: readonly string[], value: string) => wanted.length === 0 || wanted.includes(value);
  return rows
    .filter(
      ({ service, operation, provider, p99 }) =>
        any(ask.services, service) &&
        any(ask.operations, operation) &&
        any(ask.providers, provider ?? '') &&
        (ask.slowerThan === null || (p99 ?? 0) > ask.slowerThan),
    )
    .sort(
      (one, other) =>
        other.count - one.count || compare(one.service, other.service) || compare(one.operation, other.operation),
    );
}

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));

/** When a source told something last (epoch ms), and how much it had told in the same silence of the period before. */
export interface SourceState {
  name: string;
  last: number;
  usual: number;
}

/** Silent for longer than it should be: at that time of the period before it was not. */
export function isLateSource({ last, usual }: SourceState, now: number): TransactionSource['isLate'] {
  return now - last > SILENT && usual >= USUAL;
}
