import {
  AuthenticationBadge,
  PaymentMethodLabel,
  RiskBadge,
  StatusBadge,
  YesNo,
} from '~/features/transactions/codes/badges';
import { CardBrandMark } from '~/features/transactions/codes/card-brand-mark';
import type { Operation } from '~/features/transactions/query/operation';
import { platformDate, ZONE_NOTE } from '~/features/transactions/query/platform-time';
import { MISSING } from '~/shared/copy';
import { formatMoney } from '~/shared/format/currency';
import { visibleText } from '~/shared/format/visible-text';
import { WrappedText } from '~/shared/ui/wrapped-text';
import { safeFields } from '../api/safe-text';
import type { ColumnId } from './columns';
import { RefundedAmount } from './refunded-amount';

/** What a column shows of an operation. */
export function OperationCell({ column, operation }: { column: ColumnId; operation: Operation }) {
  switch (column) {
    case 'date':
    case 'expiresAt':
    case 'updatedAt':
      return <Moment value={operation[column]} />;
    case 'orderId':
    case 'operationId':
    case 'providerReference':
    case 'authorizationCode':
      return <bdi className="font-mono text-xs">{shown(operation[column])}</bdi>;
    case 'paymentMethod':
      return <Method operation={operation} />;
    case 'amount':
      return (
        <span className="font-semibold whitespace-nowrap">{formatMoney(operation.amount, operation.currency)}</span>
      );
    case 'refundedAmount':
      return <RefundedAmount operation={operation} amount={operation.refundedAmount} />;
    case 'status':
      return <StatusBadge status={operation.status} />;
    case 'risk':
      return <RiskBadge risk={operation.risk} />;
    case 'authentication':
      return <AuthenticationBadge threeDSecure={operation.threeDSecure} manual={operation.manual} />;
    case 'reconciled':
      return <YesNo flag={operation.reconciled} />;
    case 'attemptCount':
      return operation.attemptCount ?? MISSING;
    case 'customerPhone':
    case 'customerEmail':
      return <bdi>{shown(safeFields(operation)[column])}</bdi>;
    case 'error': {
      const { errorCode, errorMessage } = safeFields(operation);
      return <WrappedText text={shown([errorCode, errorMessage].filter(Boolean).join(' · ') || null)} />;
    }
    default:
      return <WrappedText text={shown(operation[column])} />;
  }
}

/** A text of an answer as it may safely be read; '---' without one. */
export function shown(text: string | null): string {
  return text === null ? MISSING : visibleText(text);
}

/** A date by the platform's clock; where there is little room it breaks before the time alone. */
export function Moment({ value }: { value: string | null }) {
  const [day, ...time] = visibleText(platformDate(value)).split(' ');
  return (
    <span title={ZONE_NOTE} className="font-mono text-xs">
      {day} <span className="whitespace-nowrap">{time.join(' ')}</span>
    </span>
  );
}

/** The method, and of a card its brand and last four digits. */
export function Method({ operation: { paymentMethod, cardBrand, cardLast4 } }: { operation: Operation }) {
  if (paymentMethod !== 'CARD' || (cardBrand === null && cardLast4 === null)) {
    return <PaymentMethodLabel method={paymentMethod} />;
  }
  return (
    <span className="inline-flex items-center gap-x-2 align-middle whitespace-nowrap">
      <span className="sr-only">Tarjeta</span>
      <CardBrandMark brand={cardBrand} />
      <span className="font-mono text-xs">
        <span aria-hidden>•••• </span>
        {shown(cardLast4)}
      </span>
    </span>
  );
}
