// What the calls about reports answer, as docs/openapi.yaml says it. Amounts are in the smallest unit of their currency.

import type { Person } from './refunds';

export type ReportFormat = 'CSV' | 'XLSX';
export type ReportStatus = 'QUEUED' | 'RUNNING' | 'READY' | 'EMPTY' | 'FAILED' | 'CANCELLED' | 'EXPIRED';
export type Frequency = 'DAILY' | 'WEEKLY' | 'MONTHLY';

/** What a column holds: a moment and a day are ISO 8601, a rate is a part of 1. */
export type ColumnKind = 'text' | 'day' | 'moment' | 'count' | 'money' | 'rate';

interface ReportColumn {
  id: string;
  label: string;
  kind: ColumnKind;
}

export interface ReportType {
  type: string;
  label: string;
  description: string;
  /** What must be known to read its figures; null where nothing must. */
  note: string | null;
  filters: readonly string[];
  /** Columns by which its preview can be grouped; the first one is. */
  groupings: readonly string[];
  columns: readonly ReportColumn[];
}

export type Cell = string | number | null;
export type ReportRow = Readonly<Record<string, Cell>>;

/** Sums of whole columns, of one currency. */
export interface ReportSums {
  currency: string;
  /** Rows of the file that they are made of. */
  rowCount: number;
  values: Readonly<Record<string, number | null>>;
}

export interface ReportPreview {
  expectedRows: number;
  groupBy: string;
  /** Each with its sums over the whole period, and with some of its rows. */
  groups: readonly (ReportSums & { key: string; rows: readonly ReportRow[] })[];
  totals: readonly ReportSums[];
  generatedAt: string;
}

/** What is asked for in a report. */
export interface ReportQuery {
  type: string;
  /** yyyy-mm-dd_yyyy-mm-dd */
  dateRange: string;
  filters: Readonly<Record<string, readonly string[]>>;
  /** Ids, in the order of the file. */
  columns: readonly string[];
  format: ReportFormat;
}

export interface Report extends ReportQuery {
  reportId: string;
  name: string;
  requestedBy: Person;
  recipients: readonly string[];
  scheduleId: string | null;
  createdAt: string;
  finishedAt: string | null;
  expiresAt: string | null;
  /** Written so far; the whole once it is ready. */
  rowCount: number;
  expectedRows: number | null;
  sizeBytes: number;
  status: ReportStatus;
  errorMessage: string | null;
}

export interface ReportPage {
  data: readonly Report[];
  page: number;
  size: number;
  total: number;
  generatedAt: string;
}

export interface ReportSchedule extends Omit<ReportQuery, 'dateRange'> {
  scheduleId: string;
  name: string;
  frequency: Frequency;
  /** Of the platform's clock, 0 to 23. */
  hour: number;
  /** 1 is Monday; of a weekly one alone. */
  weekday: number | null;
  /** 1 to 28; of a monthly one alone. */
  monthDay: number | null;
  recipients: readonly string[];
  paused: boolean;
  /** Null while it is paused. */
  nextRunAt: string | null;
  lastRunAt: string | null;
  lastReport: Pick<Report, 'reportId' | 'status'> | null;
  createdBy: Person;
  updatedAt: string;
  version: number;
}
