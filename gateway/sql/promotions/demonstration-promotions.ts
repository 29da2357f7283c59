import type { StoredPromotion } from '../../rules/promotion';
import type { PromotionDay } from '../../wire/promotions';
import type { Database } from '../tables';
import { promotionOf, rowOf } from './promotion-rows';

/** Keeps invented promotions that are not there yet, and how often those that are there were used until now. */
export async function keepPromotions(
  db: Database,
  promotions: readonly StoredPromotion[],
  usesOf: (promotion: StoredPromotion) => readonly PromotionDay[],
): Promise<void> {
  await db
    .insertInto('promotion')
    .values(promotions.map(rowOf))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const ids = promotions.map(({ promotionId }) => promotionId);
  const rows = await db.selectFrom('promotion').where('promotionId', 'in', ids).selectAll().execute();
  const days = rows.flatMap((row) =>
    usesOf(promotionOf(row, { usageCount: 0, budgetUsed: 0, days: [] })).map((day) => ({
      promotionId: row.promotionId,
      ...day,
    })),
  );
  if (days.length === 0) return;
  await db
    .insertInto('promotionDay')
    .values(days)
    .onConflict((conflict) =>
      conflict.columns(['promotionId', 'day']).doUpdateSet(({ ref }) => ({
        uses: ref('excluded.uses'),
        discount: ref('excluded.discount'),
      })),
    )
    .execute();
}
