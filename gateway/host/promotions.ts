import { newId } from '../notifications/new-delivery';
import { createPromotions, type Promotions } from '../promotions/promotions';
import { createSqlPromotionStore } from '../sql/promotions/promotion-store';
import type { Database } from '../sql/tables';

/** The promotions that a database keeps. */
export function promotionsOf(db: Database, clock: { now(): number }): Promotions {
  return createPromotions({ store: createSqlPromotionStore(db), clock, newId: () => newId('PRM', clock.now()) });
}
