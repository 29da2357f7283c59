import { Suspense } from 'react';
import { isSpecified } from './columns';
import { MaskedCell } from './lazy-views';
import { columnText } from './plain-text';
import type { TraceEntry } from './trace-entry';

interface ResultCellProps {
  entry: TraceEntry;
  member: string;
  className?: string;
}

/** What a column shows of an entry: the specified ones as sent, a member that somebody added without its secrets (D31). */
export function ResultCell({ entry, member, className }: ResultCellProps) {
  if (isSpecified(member)) return <bdi className={className}>{columnText(entry, member)}</bdi>;
  return (
    <Suspense>
      <MaskedCell entry={entry} member={member} />
    </Suspense>
  );
}
