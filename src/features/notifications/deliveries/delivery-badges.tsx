import { MISSING } from '~/shared/copy';
import { formatDuration } from '~/shared/format/elapsed-time';
import { shown } from '~/shared/record/cells';
import { Badge } from '~/shared/ui/feedback/badge';
import type { Delivery } from '../api/notification';
import { OUTCOMES, STATUSES, TYPES, termOf } from '../terms';

/** The status as a badge; a code that is in no table names itself. */
export function StatusBadge({ status }: { status: string | null }) {
  const term = termOf(STATUSES, status);
  return <Badge tone={term?.tone ?? 'neutral'}>{term?.label ?? shown(status)}</Badge>;
}

/** The code of an answer, or how there was none. */
export function answerText({ httpStatus, outcome }: Pick<Delivery, 'httpStatus' | 'outcome'>): string {
  return httpStatus === null ? (termOf(OUTCOMES, outcome) ?? MISSING) : String(httpStatus);
}

export const delayText = (ms: number | null) => (ms === null ? MISSING : formatDuration(ms));

/** By what it goes, as a sign with its word for those who do not see it. */
export function TypeSign({ type }: { type: string | null }) {
  const term = termOf(TYPES, type);
  if (!term) return null;
  const Icon = term.icon;
  return (
    <span title={term.label}>
      <Icon aria-hidden className="inline size-3.5 text-muted" />
      <span className="sr-only">{term.label}</span>
    </span>
  );
}
