import { clsx } from 'clsx';
import { TriangleAlert } from 'lucide-react';
import type { Operation } from '~/features/transactions/query/operation';
import { formatMoney } from '~/shared/format/currency';
import { copy } from './copy';

/** What was returned of an operation; nothing is the rule and stays quiet, what cannot be right is marked. */
export function RefundedAmount({ operation, amount }: { operation: Operation; amount: number | null }) {
  const mark = markOf(amount, operation.amount);
  return (
    <span
      title={mark}
      className={clsx(
        'inline-flex items-center justify-end gap-1 whitespace-nowrap',
        mark ? 'font-semibold text-danger' : !amount && 'text-muted',
      )}
    >
      {mark && <TriangleAlert role="img" aria-label={mark} className="size-3.5 shrink-0" />}
      {formatMoney(amount, operation.currency)}
    </span>
  );
}

function markOf(returned: number | null, paid: number | null): string | undefined {
  if (returned === null || returned === 0) return undefined;
  if (returned < 0) return copy.returnReversed;
  return paid !== null && returned > paid ? copy.returnExcess : undefined;
}
