import { PaymentMethodLabel } from '~/features/transactions/codes/badges';
import { CardBrandMark } from '~/features/transactions/codes/card-brand-mark';
import { PAYMENT_METHODS } from '~/features/transactions/codes/codes';
import type { Operation } from '~/features/transactions/query/operation';
import { platformDate, ZONE_NOTE } from '~/features/transactions/query/platform-time';
import { MISSING } from '~/shared/copy';
import { visibleText } from '~/shared/format/visible-text';

/** A text of a response as it may safely be read; '---' without one. */
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
      <span className="sr-only">{PAYMENT_METHODS.CARD?.label}</span>
      <CardBrandMark brand={cardBrand} />
      <span className="font-mono text-xs">
        <span aria-hidden>•••• </span>
        {shown(cardLast4)}
      </span>
    </span>
  );
}
