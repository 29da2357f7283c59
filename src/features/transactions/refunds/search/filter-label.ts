import { codeLabel } from '~/features/transactions/codes/code-label';
import { REFUND_REASONS } from '~/features/transactions/codes/refund-codes';

/** A value of a filter as people read it. */
export function filterLabel(key: 'paymentMethod' | 'reasonCode', value: string): string {
  return key === 'reasonCode' ? (REFUND_REASONS[value] ?? value) : codeLabel('paymentMethod', value);
}
