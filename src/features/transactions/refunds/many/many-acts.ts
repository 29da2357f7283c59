import type { Refund } from '../api/refund';
import { refundWrites } from '../api/refund-api';
import { askDeed, DEEDS, type Deed, deedName, sendDeed } from '../drawer/deeds';

/** What can be done with several at once. */
export type ManyDeed = Deed | 'SYNC';

const MANY: readonly ManyDeed[] = [...DEEDS, 'SYNC'];

/** What every one of them allows whoever looks: never the authorization of one's own. */
export function commonDeeds(refunds: readonly Refund[]): ManyDeed[] {
  return refunds.length === 0 ? [] : MANY.filter((deed) => refunds.every(({ actions }) => actions.includes(deed)));
}

/** One of them as an act of its own, by the version that was seen. */
export function actOf(deed: ManyDeed, refund: Refund, email: string) {
  if (deed === 'SYNC')
    return { name: `refund.SYNC ${refund.refundId}`, send: () => refundWrites.sync(refund.refundId) };
  return {
    name: deedName(deed, refund.refundId),
    send: (comment: string) => sendDeed(deed, refund, comment),
    ask: () => askDeed(deed, refund, email),
  };
}
