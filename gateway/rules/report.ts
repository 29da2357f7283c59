import type { Person } from '../wire/refunds';
import type { Report, ReportQuery, ReportStatus } from '../wire/reports';
import { isoDate, mexicoClock } from './mexico-time';
import type { Role } from './roles';

/** How long a file is kept, ms: seven days. */
export const FILE_LIFE = 7 * 86_400_000;

/** A report as it is kept; moments are epoch ms. */
export interface StoredReport extends ReportQuery {
  reportId: string;
  name: string;
  requestedBy: Person;
  /** That of whoever asked for it, when it was asked for. */
  role: Role;
  recipients: readonly string[];
  scheduleId: string | null;
  createdAt: number;
  finishedAt: number | null;
  expiresAt: number | null;
  rowCount: number;
  expectedRows: number | null;
  sizeBytes: number;
  status: ReportStatus;
  errorMessage: string | null;
  /** How often it was begun: whoever writes to it says which time is meant. */
  run: number;
  /** Whether those it is for know its end. */
  isTold: boolean;
}

export const isOpen = ({ status }: Pick<StoredReport, 'status'>) => status === 'QUEUED' || status === 'RUNNING';

/** Whether somebody has asked for it, or is sent it. */
export const isOf = ({ requestedBy, recipients }: StoredReport, email: string) =>
  [requestedBy.email, ...recipients].some((each) => each.toLowerCase() === email.toLowerCase());

/** A report as somebody is answered. */
export function reportAnswer(report: StoredReport): Report {
  const { role: _, run: __, isTold: ___, createdAt, finishedAt, expiresAt, ...members } = report;
  return {
    ...members,
    createdAt: isoDate(createdAt),
    finishedAt: finishedAt === null ? null : isoDate(finishedAt),
    expiresAt: expiresAt === null ? null : isoDate(expiresAt),
  };
}

/** What the trail keeps of a report. */
export const told = ({ type, dateRange, filters, columns, format, status, rowCount }: StoredReport) => ({
  ...{ type, dateRange, filters, columns, format, status, rowCount },
});

const MONTHS = [
  ...['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio', 'julio'],
  ...['agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre'],
];

/** Days as people say them: 'noviembre del 2026', '01/11/2026 – 15/11/2026', '27/11/2026'. */
export function periodName(dateRange: string): string {
  const [first = '', last = ''] = dateRange.split('_');
  const [year = 0, month = 0] = first.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
  if (first.endsWith('-01') && last === lastDay) return `${MONTHS[month - 1]} del ${year}`;
  const shown = (day: string) => day.split('-').reverse().join('/');
  return first === last ? shown(first) : `${shown(first)} – ${shown(last)}`;
}

/** yyyy-mm-dd of the platform's day. */
export const dayOf = (moment: number) => mexicoClock(moment).toISOString().slice(0, 10);

/** Of a file to be kept: 'conciliacion-por-metodo-2026-11-01_2026-11-30.csv'. */
export function fileName({ name, dateRange, format }: StoredReport): string {
  const plain = (name.split(',')[0] ?? '').normalize('NFD').toLowerCase();
  return `${plain.replaceAll(/[\u0300-\u036f]/g, '').replaceAll(/[^a-z0-9]+/g, '-')}-${dateRange}.${format.toLowerCase()}`;
}
