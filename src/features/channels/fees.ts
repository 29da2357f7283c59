import { MISSING } from '~/shared/copy';
import { formatMoney } from '~/shared/format/currency';
import type { ChannelTerms } from './api/channel';
import { METHODS } from './terms';

type Fee = Pick<ChannelTerms['fees'][number], 'rate' | 'fixed'>;

/** '2.90 % + $ 2.50', '$ 6.00', '1.25 %'. */
export function feeText({ rate, fixed }: Fee): string {
  if (rate === null || fixed === null) return MISSING;
  const parts = [...(rate > 0 ? [percentText(rate)] : []), ...(fixed > 0 ? [formatMoney(fixed)] : [])];
  return parts.join(' + ') || formatMoney(0);
}

/** Of hundredths of a percent, all digits kept. */
function percentText(rate: number): string {
  return `${Math.floor(rate / 100)}.${String(rate % 100).padStart(2, '0')} %`;
}

/** What is charged for an amount, cents: whole ones all the way, a half is rounded up. */
export const feeOf = (amount: number, { rate, fixed }: { rate: number; fixed: number }) =>
  Math.floor((amount * rate + 5000) / 10_000) + fixed;

/** The fees of the methods that it takes, in the order in which methods are told. */
export const takenFees = ({ fees, paymentMethods }: Pick<ChannelTerms, 'fees' | 'paymentMethods'>) =>
  METHODS.flatMap((method) => {
    const fee = fees.find(({ paymentMethod }) => paymentMethod === method);
    return fee && paymentMethods.includes(method) ? [{ method, fee }] : [];
  });
