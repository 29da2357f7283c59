import { forgetVersioned, keepVersioned } from '~/shared/storage/keep-versioned';
import { readStored } from '~/shared/storage/storage';
import { readVersioned } from '~/shared/storage/versioned';

export interface Column {
  title: string;
  /** The member of an entry that it shows. */
  member: string;
  style: string;
}

/**
 * Columns of spec 7.8 and the members that they show; 'Detalles' always follows them. From 1024 px on, beside the open
 * menu, the platform's own names fit without a break; in what is narrower the columns give way.
 */
const SPECIFIED: readonly Column[] = [
  { title: 'Fecha', member: 'date', style: 'font-mono text-xs min-w-[11ch]' },
  {
    title: 'Service',
    member: 'service',
    style: 'font-semibold min-w-20 min-[1024px]:min-w-29',
  },
  { title: 'Operation', member: 'operation', style: 'min-w-20 min-[1024px]:min-w-31' },
  { title: 'HostName', member: 'hostName', style: 'min-w-28' },
  { title: 'IP', member: 'ip', style: 'font-mono text-xs min-w-[13ch]' },
];

/** Cannot be taken away (spec 7.8); 'Detalles' is no choice at all. */
export const FIXED_COLUMN = 'date';

const KEY = 'atalaya.logs.columns';

/** More than these fit on no screen. */
export const MAX_COLUMNS = 10;

export function columnOf(member: string): Column {
  return SPECIFIED.find((column) => column.member === member) ?? { title: member, member, style: '' };
}

/** Whether a column is a specified one or the order's id, which are shown as they are (spec 8.2). */
export function isSpecified(member: string): boolean {
  return member === 'order' || SPECIFIED.some((column) => column.member === member);
}

/** The members that this machine's user chose as columns, or the specified ones. Never throws. */
export function readColumns(): string[] {
  const specified = SPECIFIED.map(({ member }) => member);
  const kept = readVersioned(readStored(KEY));
  if (!Array.isArray(kept)) return specified;
  const members = [...new Set(kept.filter((member) => typeof member === 'string' && member !== ''))];
  if (members.length === 0) return specified;
  return (members.includes(FIXED_COLUMN) ? members : [FIXED_COLUMN, ...members]).slice(0, MAX_COLUMNS);
}

/** @param members null brings back the specified ones */
export function writeColumns(members: readonly string[] | null): void {
  if (members === null) forgetVersioned(KEY);
  else keepVersioned(KEY, JSON.stringify(members));
}

export interface SortOrder {
  member: string;
  descending: boolean;
}

/** 'date' or '-date' of the address. */
export function readOrder(text: string | undefined): SortOrder | undefined {
  if (!text || text === '-') return undefined;
  return text.startsWith('-') ? { member: text.slice(1), descending: true } : { member: text, descending: false };
}

/** What a press on a column's heading asks for: upwards, then downwards, then as the answer came. */
export function nextOrder(current: SortOrder | undefined, member: string): string | undefined {
  if (current?.member !== member) return member;
  return current.descending ? undefined : `-${member}`;
}
