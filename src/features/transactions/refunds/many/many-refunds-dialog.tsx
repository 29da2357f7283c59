import { useQueryClient } from '@tanstack/react-query';
import { moneyList, sumByCurrency } from '~/features/transactions/query/by-currency';
import { useSession } from '~/session/session-store';
import { formatMoney } from '~/shared/format/currency';
import { safeText } from '~/shared/masking/safe-text';
import { shown } from '~/shared/record/cells';
import { ManyDialog } from '~/shared/write/many-dialog';
import { currentOf } from '~/shared/write/outcome';
import { parseRefund, type Refund } from '../api/refund';
import { refundChanged } from '../api/refund-api';
import { statusLabel } from '../drawer/deeds';
import { copy } from './copy';
import { actOf, type ManyDeed } from './many-acts';

interface ManyRefundsDialogProps {
  deed: ManyDeed;
  /** As they were seen: what is done, is done to that. */
  refunds: readonly Refund[];
  onClose: (isBegun: boolean) => void;
}

/** One act on several refunds, each by a call of its own. */
export function ManyRefundsDialog({ deed, refunds, onClose }: ManyRefundsDialogProps) {
  const client = useQueryClient();
  const email = useSession(({ user }) => user?.email ?? '');
  return (
    <ManyDialog<Refund, Refund>
      title={copy.title(deed, refunds.length)}
      text={[copy.text[deed], copy.total(moneyList(sumByCurrency(refunds)))].join(' ')}
      effect={copy.effect(deed, refunds.length)}
      danger={deed === 'DECLINE' || deed === 'CANCEL'}
      reason={deed === 'DECLINE' ? 'required' : deed === 'APPROVE' ? 'optional' : 'none'}
      items={refunds}
      idOf={({ refundId }) => refundId}
      actOf={(refund) => actOf(deed, refund, email)}
      doneText={({ status }) => copy.now(statusLabel(status))}
      refusedText={(failure) => {
        const now = parseRefund(currentOf(failure));
        return now ? copy.conflict(statusLabel(now.status)) : undefined;
      }}
      onDone={(refund) => refundChanged(client, refund)}
      onClose={onClose}
    >
      {({ refundId, amount, currency, requestedBy }) => (
        <span className="flex flex-wrap items-baseline gap-x-4">
          <bdi className="font-mono text-xs font-semibold">{shown(refundId)}</bdi>
          <bdi className="text-sm text-muted">{safeText(requestedBy.name)}</bdi>
          <strong className="ml-auto font-semibold whitespace-nowrap">{formatMoney(amount, currency)}</strong>
        </span>
      )}
    </ManyDialog>
  );
}
