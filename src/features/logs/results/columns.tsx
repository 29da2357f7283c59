import { clsx } from 'clsx';
import { Suspense } from 'react';
import { visibleText } from '~/shared/format/visible-text';
import type { ColumnChoice } from '~/shared/list/columns-button';
import type { ListColumn } from '~/shared/list/list-row';
import { lazyPart } from '~/shared/ui/lazy-part';
import { WrappedText } from '~/shared/ui/wrapped-text';
import type { TraceEntry } from '../api/trace-entry';
import { columnText } from '../entry/plain-text';

const MaskedCell = lazyPart(() => import('./masked-cell').then((module) => module.MaskedCell));

/**
 * Columns of spec 7.8 by the field that they show; 'Detalles' always follows them. From 1024 px on, beside the open
 * menu, the platform's own names fit without a break; in what is narrower the columns give way.
 */
const SPECIFIED: Readonly<Record<string, { title: string; style: string; card?: string }>> = {
  date: { title: 'Fecha', style: 'font-mono text-xs min-w-[11ch]', card: 'font-mono text-xs leading-5' },
  service: { title: 'Service', style: 'font-semibold min-w-20 min-[1024px]:min-w-29', card: 'font-semibold' },
  operation: { title: 'Operation', style: 'min-w-20 min-[1024px]:min-w-31' },
  hostName: { title: 'HostName', style: 'min-w-28' },
  ip: { title: 'IP', style: 'font-mono text-xs min-w-[13ch]', card: 'font-mono text-xs leading-5' },
};

export const SPECIFIED_FIELDS = Object.keys(SPECIFIED);

/** The date cannot be taken away (spec 7.8), and more than ten columns fit on no screen. */
export const COLUMN_CHOICE: ColumnChoice = { key: 'atalaya.logs.columns', fixed: 'date', most: 10 };

/** Columns of names, which may be long. */
const NAMES = ['service', 'operation', 'hostName'];

/** The specified column of a field, or one for a field that somebody added. */
function specified(field: string) {
  return (Object.hasOwn(SPECIFIED, field) && SPECIFIED[field]) || { title: field, style: '' };
}

export function columnTitle(field: string): string {
  return visibleText(specified(field).title);
}

export function tableColumn(field: string): ListColumn<TraceEntry> {
  const { title, style } = specified(field);
  const className = clsx('inline-block', style);
  return {
    id: field,
    title,
    sortable: true,
    cell: (entry) => <ResultCell entry={entry} field={field} className={className} />,
  };
}

export function cardColumn(field: string): ListColumn<TraceEntry> {
  const { title, card } = specified(field);
  const cell = (entry: TraceEntry) => <ResultCell entry={entry} field={field} />;
  return { id: field, title, className: clsx('break-words', card), cell };
}

interface ResultCellProps {
  entry: TraceEntry;
  field: string;
  className?: string;
}

/**
 * What a column shows of an entry: the specified ones and the order's id as sent, a field that somebody added without
 * its secrets (spec 8.2).
 */
function ResultCell({ entry, field, className }: ResultCellProps) {
  if (field !== 'order' && !Object.hasOwn(SPECIFIED, field)) {
    return (
      <Suspense>
        <MaskedCell entry={entry} field={field} />
      </Suspense>
    );
  }
  const text = columnText(entry, field);
  if (!NAMES.includes(field)) return <bdi className={className}>{text}</bdi>;
  return <WrappedText text={text} className={clsx(className, 'whitespace-pre-line')} />;
}
