import type { PromotionStore } from '../promotion-ports';
import { dayOf, type StoredPromotion } from '../rules/promotion';
import type { MemoryLedger } from '../trail/memory-ledger';
import type { KeptAnswer } from '../trail-ports';

/** Promotions for as long as the process lasts. */
export function createMemoryPromotionStore(given: readonly StoredPromotion[], ledger: MemoryLedger): PromotionStore {
  const kept = new Map(given.map((promotion) => [promotion.promotionId, promotion]));
  let turn: Promise<unknown> = Promise.resolve();
  return {
    all: async (since) =>
      [...kept.values()].map((promotion) => ({
        ...promotion,
        days: promotion.days.filter(({ day }) => day >= dayOf(since)),
      })),
    change(promotionId, now, work) {
      const run = turn.then(async () => {
        const deeds: (() => void)[] = [];
        const outcome = await work({
          promotion: kept.get(promotionId),
          claim: async (email, key) => ledger.answers.get(`${email} ${key}`) as KeptAnswer<string> | undefined,
          keepAnswer: async (email, key, answer) =>
            void deeds.push(() => ledger.answers.set(`${email} ${key}`, answer)),
          async put(promotion, deed) {
            const { promotionId: id, code } = promotion;
            if ([...kept.values()].some((other) => other.code === code && other.promotionId !== id)) return false;
            deeds.push(() => {
              kept.set(id, promotion);
              ledger.write(deed, now);
            });
            return true;
          },
        });
        for (const deed of deeds) deed();
        return outcome;
      });
      turn = run.catch(() => undefined);
      return run;
    },
  };
}
