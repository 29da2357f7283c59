import { Suspense } from 'react';
import { isSpecified } from './columns';
import { MaskedCell } from './lazy-views';
import { columnText } from './plain-text';
import type { TraceEntry } from './trace-entry';

/** What a column shows of an entry: the specified ones as sent, a member that somebody added without its secrets (D31). */
export function ResultCell({ entry, member }: { entry: TraceEntry; member: string }) {
  if (isSpecified(member)) return columnText(entry, member);
  return (
    <Suspense>
      <MaskedCell entry={entry} member={member} />
    </Suspense>
  );
}
