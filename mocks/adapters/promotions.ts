import { newId } from '../../gateway/notifications/new-delivery';
import { demonstrationPromotions } from '../../gateway/promotions/demonstration-promotions';
import { createMemoryPromotionStore } from '../../gateway/promotions/memory-promotion-store';
import { createPromotions } from '../../gateway/promotions/promotions';
import type { MemoryLedger } from '../../gateway/trail/memory-ledger';

/** Invented promotions; what people do to them lasts as long as the page. */
export function createOwnPromotions(ledger: MemoryLedger, clock: { now(): number }) {
  const store = createMemoryPromotionStore(demonstrationPromotions(clock.now()), ledger);
  return createPromotions({ store, clock, newId: () => newId('PRM', clock.now()) });
}
