import { PaymentMethodLabel } from '~/features/transactions/codes/badges';
import { lookUp, unknownCode } from '~/features/transactions/codes/codes';
import { REFUND_REASONS, REFUND_TYPES } from '~/features/transactions/codes/refund-codes';
import { MISSING } from '~/shared/copy';
import { formatMoney } from '~/shared/format/currency';
import { safeText } from '~/shared/masking/safe-text';
import { Moment, shown } from '~/shared/record/cells';
import { recordList } from '~/shared/record/record-list';
import type { Refund } from '../api/refund';
import { SORTABLE } from '../api/refund-filters';
import { copy as listCopy } from '../copy';
import { RefundBadge, RefundWay } from '../refund-badge';
import { copy as waitingCopy } from '../waiting/copy';
import { isOverdue } from '../waiting/overdue';
import { copy } from './copy';

type ColumnId = keyof typeof copy.columns;

/** How refunds are listed. */
export const REFUNDS = recordList<Refund, ColumnId>({
  words: { ...copy, results: listCopy.results },
  idOf: ({ refundId }) => refundId,
  copyOf: ({ refundId }) => refundId,
  key: 'atalaya.refunds.columns',
  titles: copy.columns,
  wide: ['date', 'orderId', 'method', 'amount', 'type', 'reasonCode', 'status', 'people'],
  narrow: ['date', 'method', 'amount', 'status', 'people'],
  cards: ['amount', 'status', 'date', 'method', 'people'],
  inCard: {
    amount: {
      cell: ({ amount, currency }) => <span className="text-card font-semibold">{formatMoney(amount, currency)}</span>,
    },
  },
  sortable: SORTABLE,
  right: ['amount'],
  primary: ['date', 'method', 'amount', 'status'],
  cell: (column, refund) => <RefundCell column={column} refund={refund} />,
});

/** Of two facts that are read together the one below. */
const LOWER = 'block text-xs text-muted';

function RefundCell({ column, refund }: { column: ColumnId; refund: Refund }) {
  switch (column) {
    case 'date':
      return (
        <>
          <bdi className="font-mono text-xs font-semibold whitespace-nowrap">{shown(refund.refundId)}</bdi>
          <span className={LOWER}>
            <Moment value={refund.date} />
          </span>
        </>
      );
    case 'orderId':
    case 'operationId':
    case 'providerReference':
      return <bdi className="font-mono text-xs">{shown(refund[column])}</bdi>;
    case 'method':
      return (
        <>
          <PaymentMethodLabel method={refund.paymentMethod} />
          <span className={LOWER}>
            <RefundWay refund={refund} />
          </span>
        </>
      );
    case 'amount':
      return <span className="font-semibold whitespace-nowrap">{formatMoney(refund.amount, refund.currency)}</span>;
    case 'type':
      return <span>{lookUp(REFUND_TYPES, refund.type) ?? unknownCode(refund.type)}</span>;
    case 'reasonCode':
      return (
        <>
          <span>{lookUp(REFUND_REASONS, refund.reasonCode) ?? unknownCode(refund.reasonCode)}</span>
          {refund.errorCode !== null && (
            <span className="block text-xs font-medium text-danger">
              <bdi>{[refund.errorCode, refund.errorMessage].map(safeText).filter(Boolean).join(' · ')}</bdi>
            </span>
          )}
        </>
      );
    case 'status':
      return (
        <>
          <RefundBadge status={refund.status} />
          {isOverdue(refund) && (
            <span className="block text-xs font-medium text-warning">{waitingCopy.overdueMark}</span>
          )}
        </>
      );
    case 'people':
      return (
        <>
          <bdi>{safeText(refund.requestedBy.name) || MISSING}</bdi>
          <span className={LOWER}>
            <bdi>{decidedText(refund)}</bdi>
          </span>
        </>
      );
    case 'updatedAt':
      return <Moment value={refund.updatedAt} />;
  }
}

function decidedText({ approvedBy, status }: Refund): string {
  if (approvedBy) return copy.decidedBy(safeText(approvedBy.name) || MISSING);
  return status === 'REQUESTED' ? copy.undecided : copy.neverDecided;
}
