import { lookUp } from '~/features/transactions/codes/codes';
import { REFUND_STATUSES } from '~/features/transactions/codes/refund-codes';
import { formatMoney } from '~/shared/format/currency';
import { sentAct } from '~/shared/write/sent-act';
import type { Refund } from '../api/refund';
import { refundWrites } from '../api/refund-api';
import { copy } from './copy';

/** What people do with a refund that is there. */
export type Deed = 'APPROVE' | 'DECLINE' | 'CANCEL' | 'RETRY';

/** The state that each means. */
const MEANT: Readonly<Record<Deed, string>> = {
  APPROVE: 'APPROVED',
  DECLINE: 'DECLINED',
  CANCEL: 'CANCELLED',
  RETRY: 'APPROVED',
};

export const DEEDS = Object.keys(MEANT) as Deed[];

export const deedName = (deed: Deed, refundId: string) => `refund.${deed} ${refundId}`;

/** A deed of this tab whose end is not known, such as after a reload in the middle. */
export function deedUnderWay(refundId: string): Deed | undefined {
  return DEEDS.find((deed) => sentAct(deedName(deed, refundId)));
}

/** Does it to the version that was seen. */
export function sendDeed(deed: Deed, { refundId, version }: Refund, comment: string): Promise<Refund> {
  const seen = version ?? 0;
  switch (deed) {
    case 'CANCEL':
      return refundWrites.cancel(refundId, seen);
    case 'RETRY':
      return refundWrites.retry(refundId, seen);
    default:
      return refundWrites.decide(refundId, { decision: deed, comment, version: seen });
  }
}

/** Whether the record shows that it was done, and by whom it was meant to be; undefined if it was not. */
export async function askDeed(deed: Deed, { refundId, version }: Refund, email: string): Promise<Refund | undefined> {
  const now = await refundWrites.read(refundId);
  const decided = now.approvedBy?.email === email;
  const done = {
    APPROVE: decided && now.status !== 'REQUESTED' && now.status !== 'DECLINED',
    DECLINE: decided && now.status === 'DECLINED',
    CANCEL: now.status === 'CANCELLED',
    // It may have failed again already.
    RETRY: now.status !== 'FAILED' || (now.version ?? 0) > (version ?? 0),
  };
  return done[deed] ? now : undefined;
}

export function effectOf(deed: Deed, { amount, currency }: Refund): string {
  const money = formatMoney(amount, currency);
  const effects = {
    APPROVE: copy.acts.approve,
    DECLINE: copy.acts.declineEffect,
    CANCEL: copy.acts.cancelEffect,
    RETRY: copy.acts.retry,
  };
  return effects[deed](money);
}

export const statusLabel = (status: unknown) => lookUp(REFUND_STATUSES, status)?.label ?? String(status ?? '---');

/** What is compared when somebody else was faster. */
export const comparedOf = ({ status, decisionComment }: Refund) => ({ status, comment: decisionComment ?? '' });

/** The same, as a deed was to leave it. */
export const meantBy = (deed: Deed, seen: Refund, comment: string): ReturnType<typeof comparedOf> => ({
  ...{ status: MEANT[deed], comment: comment || (seen.decisionComment ?? '') },
});
