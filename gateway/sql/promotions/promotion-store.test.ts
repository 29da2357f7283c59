import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { demonstrationPromotions, demonstrationUses } from '../../promotions/demonstration-promotions';
import { NOW, promotionTests, storedPromotion } from '../../promotions/promotion-tests.fixture';
import type { StoredPromotion } from '../../rules/promotion';
import { ingestOperations } from '../operations/ingest-operations';
import { operationText } from '../operations/operation-text.fixture';
import { sqlNames, sqlStoresIn } from '../sign-in/sql-stores.fixture';
import { trailFromNow } from '../trail/trail.fixture';
import { keepPromotions } from './demonstration-promotions';
import { createSqlPromotionStore } from './promotion-store';

const usesOf = ({ promotionId }: StoredPromotion, given: readonly StoredPromotion[]) =>
  given.find((one) => one.promotionId === promotionId)?.days ?? [];

describe.each(sqlNames)('%s', (name) => {
  const sqlStores = sqlStoresIn(name);
  const emptied = async () => {
    const { db } = await sqlStores();
    await sql`truncate promotion, promotion_day, promotion_use, idempotency_key`.execute(db);
    return db;
  };

  promotionTests(async (promotions) => {
    const db = await emptied();
    if (promotions.length > 0) await keepPromotions(db, promotions, (one) => usesOf(one, promotions));
    return {
      store: createSqlPromotionStore(db),
      trail: await trailFromNow(db),
    };
  });

  test('the tables refuse what the rules do', async () => {
    const db = await emptied();
    const store = createSqlPromotionStore(db);
    const deed = { user: 'x', userName: 'x', role: null, ip: null, entity: 'promotion', entityId: 'x', action: 'EDIT' };
    const put = (more: Partial<StoredPromotion>) =>
      store.change('PRM-MAL', NOW, (unit) =>
        unit.put(storedPromotion('MAL', more), { ...deed, before: {}, after: {}, reason: null }),
      );
    const wrong: Partial<StoredPromotion>[] = [
      ...[{ value: 0 }, { value: 10_001 }, { startsAt: null }, { endsAt: NOW - 2 * 86_400_000 }, { fromHour: 3 }],
      ...[{ fromHour: 8, untilHour: 8 }, { minAmount: 2, maxAmount: 1 }, { budgetLimit: 0 }],
      { isDraft: true, isPaused: true },
    ];
    for (const more of wrong) await expect(put(more), JSON.stringify(more)).rejects.toThrow(/violates|constraint/);
    expect(await put({})).toBe(true);
  });

  test('a use that services tell of counts once, and is taken back when the payment did not end well', async () => {
    const db = await emptied();
    await keepPromotions(db, [storedPromotion('VERANO'), storedPromotion('OTRA')], () => []);
    let later = 0;
    const told = async (...lines: object[]) => {
      later += 1;
      const updatedAt = new Date(NOW + later * 1000).toISOString();
      const date = new Date(NOW).toISOString();
      const text = lines.map((more, index) => operationText(`USO-${index}`, { date, updatedAt, ...more }));
      expect(await ingestOperations(db, text, NOW + later * 1000)).toMatchObject({ stored: lines.length, faults: [] });
      const all = await createSqlPromotionStore(db).all(0);
      return ['VERANO', 'OTRA'].map((code) => {
        const { usageCount, budgetUsed } = all.find((one) => one.code === code) ?? {};
        return [usageCount, budgetUsed];
      });
    };
    const use = { promotionCode: 'VERANO', promotionDiscount: 5000 };
    expect(await told(use, use, { ...use, status: 'DENIED' }, { ...use, promotionCode: 'NADIE' })).toEqual([
      [2, 10_000],
      [0, 0],
    ]);
    expect(await told(use, { ...use, promotionDiscount: undefined })).toEqual([
      [2, 10_000],
      [0, 0],
    ]);
    expect(await told({ ...use, status: 'ERROR' }, { ...use, promotionCode: 'OTRA', promotionDiscount: 700 })).toEqual([
      [0, 0],
      [1, 700],
    ]);
  });

  test('invented ones are kept once; what people did stays, and uses go on', async () => {
    const db = await emptied();
    const keep = (now: number) =>
      keepPromotions(db, demonstrationPromotions(now), (one) => demonstrationUses(one, now));
    await keep(NOW);
    const store = createSqlPromotionStore(db);
    const before = await store.all(0);
    expect(before.toSorted(byCode)).toEqual(demonstrationPromotions(NOW).toSorted(byCode));
    await db.updateTable('promotion').set({ name: 'Otra' }).where('code', '=', 'DOBLE-SALDO').execute();
    await keep(NOW + 86_400_000);
    const after = await store.all(0);
    expect(after).toHaveLength(before.length);
    const of = (all: readonly StoredPromotion[]) => all.find(({ code }) => code === 'DOBLE-SALDO');
    expect(of(after)).toMatchObject({ name: 'Otra', endsAt: of(before)?.endsAt });
    expect(of(after)?.usageCount).toBeGreaterThan(of(before)?.usageCount ?? 0);
  });
});

const byCode = (one: StoredPromotion, other: StoredPromotion) => (one.code < other.code ? -1 : 1);
