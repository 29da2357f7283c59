import { listOf, storedValue } from '~/shared/storage/stored-value';

export interface Column {
  title: string;
  /** The member of an entry that it shows. */
  field: string;
  style: string;
}

/**
 * Columns of spec 7.8 and the members that they show; 'Detalles' always follows them. From 1024 px on, beside the open
 * menu, the platform's own names fit without a break; in what is narrower the columns give way.
 */
const SPECIFIED: readonly Column[] = [
  { title: 'Fecha', field: 'date', style: 'font-mono text-xs min-w-[11ch]' },
  {
    title: 'Service',
    field: 'service',
    style: 'font-semibold min-w-20 min-[1024px]:min-w-29',
  },
  { title: 'Operation', field: 'operation', style: 'min-w-20 min-[1024px]:min-w-31' },
  { title: 'HostName', field: 'hostName', style: 'min-w-28' },
  { title: 'IP', field: 'ip', style: 'font-mono text-xs min-w-[13ch]' },
];

/** Cannot be taken away (spec 7.8); 'Detalles' is no choice at all. */
export const FIXED_COLUMN = 'date';

const stored = storedValue({ key: 'atalaya.logs.columns', read: listOf });

/** More than these fit on no screen. */
export const MAX_COLUMNS = 10;

export function columnOf(field: string): Column {
  return SPECIFIED.find((column) => column.field === field) ?? { title: field, field, style: '' };
}

/** Whether a column is a specified one or the order's id, which are shown as they are (spec 8.2). */
export function isSpecified(field: string): boolean {
  return field === 'order' || SPECIFIED.some((column) => column.field === field);
}

/** The members that this machine's user chose as columns, or the specified ones. Never throws. */
export function readColumns(): string[] {
  const specified = SPECIFIED.map(({ field }) => field);
  const isField = (kept: unknown): kept is string => typeof kept === 'string' && kept !== '';
  const fields = [...new Set(stored.read().filter(isField))];
  if (fields.length === 0) return specified;
  return (fields.includes(FIXED_COLUMN) ? fields : [FIXED_COLUMN, ...fields]).slice(0, MAX_COLUMNS);
}

/** @param members null brings back the specified ones */
export function writeColumns(fields: readonly string[] | null): void {
  if (fields === null) stored.forget();
  else stored.write(fields);
}

export interface Sort {
  field: string;
  descending: boolean;
}

/** 'date' or '-date' of the address. */
export function readSort(text: string | undefined): Sort | undefined {
  if (!text || text === '-') return undefined;
  return text.startsWith('-') ? { field: text.slice(1), descending: true } : { field: text, descending: false };
}

/** What a press on a column's heading asks for: upwards, then downwards, then as the answer came. */
export function nextSort(current: Sort | undefined, field: string): string | undefined {
  if (current?.field !== field) return field;
  return current.descending ? undefined : `-${field}`;
}
