import { sql } from 'kysely';
import type { PromotionStore } from '../../promotion-ports';
import { dayOf, type StoredPromotion } from '../../rules/promotion';
import { isStorable } from '../ingest';
import type { Database } from '../tables';
import { claimKey, keepAnswer } from '../trail/keys';
import { writeEntry } from '../trail/trail';
import { promotionOf, rowOf } from './promotion-rows';

/** Promotions in PostgreSQL. */
export function createSqlPromotionStore(db: Database): PromotionStore {
  return {
    all: (since) => promotionsIn(db, dayOf(since)),
    change: (promotionId, now, work) =>
      db.transaction().execute(async (step) => {
        // One change after the other: two that want the same code must not meet.
        await sql`lock table promotion in share row exclusive mode`.execute(step);
        const [promotion] = isStorable(promotionId) ? await promotionsIn(step, dayOf(now), promotionId) : [];
        return work({
          promotion,
          claim: (email, key) => claimKey(step, email, key, now),
          keepAnswer: (email, key, answer) => keepAnswer(step, email, key, answer),
          async put(next, deed) {
            if (!(await keepPromotion(step, next))) return false;
            await writeEntry(step, deed, now);
            return true;
          },
        });
      }),
  };
}

/** With the days of their uses from one on. */
async function promotionsIn(db: Database, since: string, promotionId?: string): Promise<StoredPromotion[]> {
  const rows = await db
    .selectFrom('promotion')
    .$if(promotionId !== undefined, (query) => query.where('promotionId', '=', promotionId ?? ''))
    .selectAll()
    .execute();
  const sums = await db
    .selectFrom('promotionDay')
    .$if(promotionId !== undefined, (query) => query.where('promotionId', '=', promotionId ?? ''))
    .select(({ fn }) => ['promotionId', fn.sum<number>('uses').as('uses'), fn.sum<number>('discount').as('discount')])
    .groupBy('promotionId')
    .execute();
  const days = await db
    .selectFrom('promotionDay')
    .where('day', '>=', since)
    .$if(promotionId !== undefined, (query) => query.where('promotionId', '=', promotionId ?? ''))
    .selectAll()
    .orderBy('day')
    .execute();
  return rows.map((row) => {
    const sum = sums.find((one) => one.promotionId === row.promotionId);
    return promotionOf(row, {
      ...{ usageCount: sum?.uses ?? 0, budgetUsed: sum?.discount ?? 0 },
      days: days.flatMap(({ promotionId: id, ...day }) => (id === row.promotionId ? [day] : [])),
    });
  });
}

/** @returns false where another has its code */
async function keepPromotion(step: Database, promotion: StoredPromotion): Promise<boolean> {
  const row = rowOf(promotion);
  const taken = await step
    .selectFrom('promotion')
    .where('code', '=', promotion.code)
    .where('promotionId', '!=', promotion.promotionId)
    .select('promotionId')
    .executeTakeFirst();
  if (taken) return false;
  await step
    .insertInto('promotion')
    .values(row)
    .onConflict((conflict) => conflict.column('promotionId').doUpdateSet(row))
    .execute();
  return true;
}
