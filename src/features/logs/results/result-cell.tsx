import { clsx } from 'clsx';
import { Suspense } from 'react';
import { WrappedText } from '~/shared/ui/wrapped-text';
import type { TraceEntry } from '../api/trace-entry';
import { columnText } from '../entry/plain-text';
import { isSpecified } from './columns';
import { MaskedCell } from './lazy-views';

/** Columns of names, which may be long. */
const NAMES = ['service', 'operation', 'hostName'];

interface ResultCellProps {
  entry: TraceEntry;
  field: string;
  className?: string;
}

/**
 * What a column shows of an entry: the specified ones as sent, a member that somebody added without its secrets
 * (spec 8.2).
 */
export function ResultCell({ entry, field, className }: ResultCellProps) {
  if (!isSpecified(field)) {
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
