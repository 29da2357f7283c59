import { lookUp } from '~/features/transactions/codes/codes';
import { REFUND_METHODS, REFUND_REASONS } from '~/features/transactions/codes/refund-codes';
import { ChangeHistory } from '~/shared/audit/change-history';
import { formatMoney } from '~/shared/format/currency';
import { toText } from '~/shared/format/read-value';
import { safeText } from '~/shared/masking/safe-text';
import { Moment, shown } from '~/shared/record/cells';
import type { Refund } from '../api/refund';
import { copy } from './copy';
import { statusLabel } from './deeds';

/** What was done to the refund, with each value before and after. */
export function RefundChanges({ refund }: { refund: Refund }) {
  const shows: Readonly<Record<string, (value: unknown) => string>> = {
    status: statusLabel,
    amount: (value) => formatMoney(typeof value === 'number' ? value : null, refund.currency),
    reasonCode: (value) => lookUp(REFUND_REASONS, value) ?? shown(toText(value)),
    refundMethod: (value) => lookUp(REFUND_METHODS, value)?.label ?? shown(toText(value)),
  };
  const fields = Object.entries(copy.fields).map(([name, label]) => ({
    ...{ name, label },
    show: (value: unknown) => shows[name]?.(value) ?? (safeText(toText(value)) || shown(null)),
  }));
  return (
    <ChangeHistory entity="refund" entityId={refund.refundId} fields={fields} deeds={copy.deeds} Moment={Moment} />
  );
}
