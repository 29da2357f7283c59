import { NamedStatusBadge } from '~/features/transactions/codes/badges';
import { declineOf } from '~/features/transactions/codes/declines';
import { formatDuration } from '~/shared/format/elapsed-time';
import { safeText } from '~/shared/masking/safe-text';
import { Moment, shown } from '~/shared/record/cells';
import { Badge } from '~/shared/ui/feedback/badge';
import type { Attempt } from '../api/operation-detail';
import { copy } from './copy';

/** Each time that somebody tried to charge, and what was answered. */
export function Attempts({ attempts, method }: { attempts: readonly Attempt[]; method: string | null }) {
  if (attempts.length === 0) return <p className="text-muted">{copy.noAttempts}</p>;
  return (
    <ol className="flex flex-col gap-3">
      {attempts.map((attempt, index) => (
        <li key={attempt.attemptId ?? index} className="rounded-xl border border-line px-4 py-3">
          <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <span className="font-semibold">
              {index + 1}. <bdi>{shown(attempt.provider)}</bdi>
            </span>
            <AttemptStatus status={attempt.status} />
          </p>
          <p className="mt-0.5 flex flex-wrap gap-x-3 text-sm text-muted">
            <Moment value={attempt.date} />
            {attempt.latencyMs !== null && <span>{formatDuration(attempt.latencyMs)}</span>}
            {attempt.attemptId && <bdi className="font-mono text-xs">{shown(attempt.attemptId)}</bdi>}
          </p>
          {attempt.errorCode !== null && <Refusal attempt={attempt} method={method} />}
        </li>
      ))}
    </ol>
  );
}

/** A provider's own status may be none of ours. */
function AttemptStatus({ status }: { status: string | null }) {
  if (status === 'PAID' || status === 'APPROVED') return <Badge tone="success">{copy.approved}</Badge>;
  return <NamedStatusBadge status={status} />;
}

function Refusal({ attempt, method }: { attempt: Attempt; method: string | null }) {
  const decline = declineOf(attempt.errorCode, method);
  const sent = safeText(attempt.errorMessage);
  return (
    <p className="mt-1.5">
      {copy.code} <bdi className="font-mono font-semibold">{shown(attempt.errorCode)}</bdi>
      {decline ? `: ${decline.meaning} (${decline.party})` : ''}
      {sent !== '' && (
        <span className="text-muted">
          {' · '}
          <bdi>{sent}</bdi>
        </span>
      )}{' '}
      {!decline && <Badge tone="warning">{copy.notInDictionary}</Badge>}
    </p>
  );
}
