import type { Insertable, Selectable } from 'kysely';
import type { StoredPromotion } from '../../rules/promotion';
import type { Tables } from '../tables';

type Row = Tables['promotion'];
type Used = Pick<StoredPromotion, 'usageCount' | 'budgetUsed' | 'days'>;

const momentOf = (moment: number | null) => (moment === null ? null : new Date(moment));

/** What is written of a promotion; its uses lie in rows of their own. */
export function rowOf(promotion: StoredPromotion): Insertable<Row> {
  const { usageCount: _, budgetUsed: __, days: ___, updatedBy, startsAt, endsAt, endedAt, ...members } = promotion;
  const { createdAt, updatedAt, channels, paymentMethods, cardBrands, bins, weekdays, ...plain } = members;
  return {
    ...{ ...plain, startsAt: momentOf(startsAt), endsAt: momentOf(endsAt), endedAt: momentOf(endedAt) },
    ...{ createdAt: new Date(createdAt), updatedAt: new Date(updatedAt) },
    ...{ updatedBy: updatedBy.email, updatedByName: updatedBy.name, weekdays: JSON.stringify(weekdays) },
    ...{ channels: JSON.stringify(channels), paymentMethods: JSON.stringify(paymentMethods) },
    ...{ cardBrands: JSON.stringify(cardBrands), bins: JSON.stringify(bins) },
  };
}

export function promotionOf(row: Selectable<Row>, used: Used): StoredPromotion {
  const { startsAt, endsAt, endedAt, createdAt, updatedAt, updatedBy, updatedByName, ...members } = row;
  return {
    ...{ ...members, ...used, startsAt: startsAt?.getTime() ?? null, endsAt: endsAt?.getTime() ?? null },
    ...{ endedAt: endedAt?.getTime() ?? null, createdAt: createdAt.getTime(), updatedAt: updatedAt.getTime() },
    updatedBy: { email: updatedBy, name: updatedByName },
  };
}
