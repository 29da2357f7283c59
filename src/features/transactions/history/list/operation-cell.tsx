import { PaymentMethodLabel } from '~/features/transactions/codes/badges';
import { CardBrandMark } from '~/features/transactions/codes/card-brand-mark';
import { PAYMENT_METHODS } from '~/features/transactions/codes/codes';
import type { Operation } from '~/features/transactions/query/operation';
import { shown } from '~/shared/record/cells';

/** The method, and of a card its brand and last four digits. */
export function Method({ operation: { paymentMethod, cardBrand, cardLast4 } }: { operation: Operation }) {
  if (paymentMethod !== 'CARD' || (cardBrand === null && cardLast4 === null)) {
    return <PaymentMethodLabel method={paymentMethod} />;
  }
  return (
    <span className="inline-flex items-center gap-x-2 align-middle whitespace-nowrap">
      <span className="sr-only">{PAYMENT_METHODS.CARD?.label}</span>
      <CardBrandMark brand={cardBrand} />
      <span className="font-mono text-xs">
        <span aria-hidden>•••• </span>
        {shown(cardLast4)}
      </span>
    </span>
  );
}
