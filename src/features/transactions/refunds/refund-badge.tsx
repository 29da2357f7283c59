import { lookUp, unknownCode } from '~/features/transactions/codes/codes';
import { REFUND_METHODS, REFUND_STATUSES } from '~/features/transactions/codes/refund-codes';
import { shown } from '~/shared/record/cells';
import { Badge } from '~/shared/ui/feedback/badge';
import type { Refund } from './api/refund';

/** The status as a badge; a code that is in no table names itself. */
export function RefundBadge({ status }: { status: string | null }) {
  const term = lookUp(REFUND_STATUSES, status);
  return <Badge tone={term?.tone ?? 'neutral'}>{term?.label ?? unknownCode(status)}</Badge>;
}

/** By what it was paid, and by what it goes back. */
export function RefundWay({ refund: { refundMethod, beneficiary } }: { refund: Refund }) {
  const way = lookUp(REFUND_METHODS, refundMethod)?.way ?? unknownCode(refundMethod);
  const last = beneficiary?.clabe?.slice(-4);
  return (
    <span className="whitespace-nowrap">
      {way}
      {last && <bdi className="font-mono"> •••• {shown(last)}</bdi>}
    </span>
  );
}
