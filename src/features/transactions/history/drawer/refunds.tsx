import { clsx } from 'clsx';
import { lookUp, unknownCode } from '~/features/transactions/codes/codes';
import { REFUND_STATUSES } from '~/features/transactions/codes/refund-codes';
import { useLacksRefunds } from '~/features/transactions/refunds/request/lacks-refunds';
import { formatMoney } from '~/shared/format/currency';
import { safeText } from '~/shared/masking/safe-text';
import { Moment, shown } from '~/shared/record/cells';
import { softTone, type Tone } from '~/shared/ui/feedback/alert-box';
import { Badge } from '~/shared/ui/feedback/badge';
import type { OperationDetail } from '../api/operation-detail';
import { copy } from './copy';
import { outcomeOf, returnedOf, returnedText } from './returned';

/** What cannot be right. */
const MARKED: Readonly<Record<string, Tone>> = { excess: 'danger', reversed: 'warning' };

/** What was asked back, and what of it went back to the customer. */
export function Refunds({ operation }: { operation: OperationDetail }) {
  const { refunds, currency } = operation;
  const text = returnedText(operation);
  const mark = lookUp(MARKED, returnedOf(operation).kind);
  const lacking = useLacksRefunds(operation.operationId) && <p className="mb-3 text-muted">{copy.refundsLacking}</p>;
  if (refunds.length === 0 && text === undefined)
    return (
      <>
        {lacking}
        <p className="text-muted">{copy.noRefunds}</p>
      </>
    );
  return (
    <>
      {lacking}
      <p data-tone={mark} className={clsx(mark && ['rounded-lg px-4 py-2.5 font-medium', softTone[mark]])}>
        {text ?? copy.nothingReturned}
      </p>
      <ol className="mt-3 flex flex-col gap-3">
        {refunds.map((refund, index) => {
          const term = lookUp(REFUND_STATUSES, refund.status);
          return (
            <li key={refund.refundId ?? index} className="rounded-xl border border-line px-4 py-3">
              <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                <strong className={clsx('font-semibold', outcomeOf(refund) !== 'returned' && 'text-muted')}>
                  {formatMoney(refund.amount, currency)}
                </strong>
                <Badge tone={term?.tone ?? 'neutral'}>{term?.label ?? unknownCode(refund.status)}</Badge>
              </p>
              <p className="mt-0.5 flex flex-wrap gap-x-3 text-sm text-muted">
                <Moment value={refund.date} />
                <bdi className="font-mono text-xs">{shown(refund.refundId)}</bdi>
              </p>
              {refund.reason && (
                <p className="mt-1">
                  <bdi>{safeText(refund.reason)}</bdi>
                </p>
              )}
            </li>
          );
        })}
      </ol>
    </>
  );
}
