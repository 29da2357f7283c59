import { PaymentMethodLabel } from '~/features/transactions/codes/badges';
import { lookUp, unknownCode } from '~/features/transactions/codes/codes';
import {
  REFUND_METHODS,
  REFUND_REASONS,
  REFUND_STATUSES,
  REFUND_TYPES,
} from '~/features/transactions/codes/refund-codes';
import { MISSING } from '~/shared/copy';
import { formatMoney } from '~/shared/format/currency';
import type { ColumnChoice } from '~/shared/list/columns-button';
import type { ListColumn } from '~/shared/list/list-row';
import { safeText } from '~/shared/masking/safe-text';
import { Moment, shown } from '~/shared/record/cells';
import { Badge } from '~/shared/ui/feedback/badge';
import type { Refund } from '../api/refund';
import { SORTABLE } from '../search/refund-search';
import { copy as waitingCopy } from '../waiting/copy';
import { isOverdue } from '../waiting/overdue';
import { copy } from './copy';

type ColumnId = keyof typeof copy.columns;

export const COLUMN_IDS = Object.keys(copy.columns) as ColumnId[];

/** Columns of who chose none, where the screen has room for more and where it has not. */
export const FIRST_WIDE: readonly string[] = COLUMN_IDS.filter(
  (id) => !['operationId', 'providerReference', 'updatedAt'].includes(id),
);
/** They stay while a refund is open beside the list. */
const PRIMARY: readonly string[] = ['date', 'method', 'amount', 'status'];
export const FIRST_NARROW: readonly string[] = ['date', 'method', 'amount', 'status', 'people'];

export const COLUMN_CHOICE: ColumnChoice = {
  key: 'atalaya.refunds.columns',
  fixed: 'date',
  most: COLUMN_IDS.length,
  isKnown: (id) => Object.hasOwn(copy.columns, id),
};

export const columnTitle = (id: string) => copy.columns[id as ColumnId];

export function tableColumn(id: string): ListColumn<Refund> {
  return {
    ...{ id, title: columnTitle(id), right: id === 'amount', sortable: SORTABLE.includes(id) },
    secondary: !PRIMARY.includes(id),
    cell: (refund) => <RefundCell column={id as ColumnId} refund={refund} />,
  };
}

/** What a card shows of a refund: state and amount on its first line. */
export const CARD_COLUMNS: readonly ListColumn<Refund>[] = [
  {
    ...tableColumn('amount'),
    cell: ({ amount, currency }) => <span className="text-card font-semibold">{formatMoney(amount, currency)}</span>,
  },
  ...['status', 'date', 'method', 'people'].map(tableColumn),
];

/** The status as a badge; a code that is in no table names itself. */
export function RefundBadge({ status }: { status: string | null }) {
  const term = lookUp(REFUND_STATUSES, status);
  return <Badge tone={term?.tone ?? 'neutral'}>{term?.label ?? unknownCode(status)}</Badge>;
}

/** Of two facts that are read together the one below. */
const LOWER = 'block text-xs text-muted';

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
