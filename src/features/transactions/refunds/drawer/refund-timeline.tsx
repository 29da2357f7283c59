import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { lookUp, unknownCode } from '~/features/transactions/codes/codes';
import { failureText } from '~/shared/api/call-failure';
import { lacksCall } from '~/shared/api/lacks-call';
import { type AuditEntry, auditQuery } from '~/shared/audit/audit-api';
import { MISSING, RETRY } from '~/shared/copy';
import { safeText } from '~/shared/masking/safe-text';
import { Moment } from '~/shared/record/cells';
import { Button } from '~/shared/ui/button';
import { AlertBox } from '~/shared/ui/feedback/alert-box';
import { Loader } from '~/shared/ui/feedback/loader';
import { UnavailablePart } from '~/shared/write/unavailable-part';
import type { Refund } from '../api/refund';
import { copy } from './copy';

const DOTS: Readonly<Record<string, string>> = {
  APPROVE: 'bg-primary',
  RETRY: 'bg-primary',
  DECLINE: 'bg-danger',
  FAIL: 'bg-danger',
  COMPLETE: 'bg-success',
  CANCEL: 'bg-neutral',
};

/** What happened to the refund, the newest first. */
export function RefundTimeline({ refund }: { refund: Refund }) {
  const { data, error, isFetching, refetch } = useQuery(auditQuery('refund', refund.refundId));
  if (!data) {
    if (isFetching || !error) return <Loader size="section" />;
    if (lacksCall(error)) {
      return (
        <UnavailablePart
          text={copy.trailLacking}
          call="GET /audit"
          error={error}
          checking={isFetching}
          onCheck={() => refetch()}
        />
      );
    }
    return (
      <AlertBox
        variant="danger"
        actions={
          <Button size="sm" onClick={() => refetch()}>
            {RETRY}
          </Button>
        }
      >
        {failureText(error, copy.trailFailed)}
      </AlertBox>
    );
  }
  const waits = refund.status === 'REQUESTED';
  if (data.length === 0 && !waits) return <p className="text-muted">{copy.noEvents}</p>;
  return (
    <ol className="relative flex flex-col gap-4 border-l-2 border-line pl-5">
      {waits && (
        <li className="relative">
          <Dot look="bg-warning-fill" />
          <strong className="font-semibold">{copy.waiting}</strong>
          <p className="text-sm text-muted">{copy.nobodyYet}</p>
        </li>
      )}
      {data.map((entry) => (
        <Event key={entry.auditId} entry={entry} />
      ))}
    </ol>
  );
}

function Dot({ look }: { look: string }) {
  return <span aria-hidden className={clsx('absolute top-1.5 -left-[1.625rem] size-2.5 rounded-full', look)} />;
}

function Event({ entry: { date, userName, action, reason } }: { entry: AuditEntry }) {
  return (
    <li className="relative">
      <Dot look={lookUp(DOTS, action) ?? 'bg-info'} />
      <strong className="font-semibold">{lookUp(copy.events, action) ?? unknownCode(action)}</strong>
      <p className="text-sm text-muted">
        <Moment value={date} />
        {' · '}
        <bdi>{safeText(userName) || MISSING}</bdi>
      </p>
      {reason !== null && (
        <p className="mt-0.5">
          <bdi>{safeText(reason)}</bdi>
        </p>
      )}
    </li>
  );
}
