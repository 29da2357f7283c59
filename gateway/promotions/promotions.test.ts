import { describe, expect, test } from 'vitest';
import { promotionStatus } from '../rules/promotion';
import { createMemoryLedger } from '../trail/memory-ledger';
import { promotionStatuses } from '../wire/promotions';
import { demonstrationPromotions, demonstrationUses } from './demonstration-promotions';
import { createMemoryPromotionStore } from './memory-promotion-store';
import { NOW, promotionTests } from './promotion-tests.fixture';

describe('in memory', () =>
  promotionTests(async (promotions) => {
    const ledger = createMemoryLedger();
    return { store: createMemoryPromotionStore(promotions, ledger), trail: ledger };
  }));

test('invented promotions are the same for one moment, within their limits and of every state', () => {
  const promotions = demonstrationPromotions(NOW);
  expect(demonstrationPromotions(NOW)).toEqual(promotions);
  expect(new Set(promotions.map((promotion) => promotionStatus(promotion, NOW)))).toEqual(new Set(promotionStatuses));
  for (const promotion of promotions) {
    expect(promotion.usageCount).toBeLessThanOrEqual(promotion.usageLimit ?? Number.POSITIVE_INFINITY);
    expect(promotion.budgetUsed).toBeLessThanOrEqual(promotion.budgetLimit ?? Number.POSITIVE_INFINITY);
    // Days that are over are told the same on a later one.
    expect(demonstrationUses(promotion, NOW + 86_400_000).slice(0, promotion.days.length - 1)).toEqual(
      promotion.days.slice(0, -1),
    );
  }
});
