import { expect, test } from 'vitest';
import type { PromotionStore } from '../promotion-ports';
import type { StoredPromotion } from '../rules/promotion';
import type { PromotionFilter } from '../rules/promotion-filter';
import type { Actor, Trail } from '../trail-ports';
import type { PromotionTerms } from '../wire/promotions';
import { createPromotions, type PromotionOutcome } from './promotions';

export const NOW = Date.UTC(2026, 10, 27, 18);
const DAY = 86_400_000;

/** A place where promotions are kept, with the given ones in it. */
interface PromotionPlace {
  store: PromotionStore;
  trail: Trail;
}

export const terms = (code: string, more: Partial<PromotionTerms<number>> = {}): PromotionTerms<number> => ({
  ...{ name: code, code, type: 'PERCENTAGE', value: 1000, maxDiscount: null, startsAt: NOW - DAY, endsAt: NOW + DAY },
  ...{ channels: [], paymentMethods: [], cardBrands: [], bins: [], minAmount: null, maxAmount: null, weekdays: [] },
  ...{ fromHour: null, untilHour: null, stackable: false, usageLimit: null, usagePerCustomer: null, budgetLimit: null },
  ...more,
});

export const storedPromotion = (code: string, more: Partial<StoredPromotion> = {}): StoredPromotion => ({
  ...{ ...terms(code), promotionId: `PRM-${code}`, isDraft: false, isPaused: false, endedAt: null },
  ...{ usageCount: 0, budgetUsed: 0, days: [], createdAt: NOW - DAY, updatedAt: NOW - DAY },
  ...{ updatedBy: { email: 'eva@example.mx', name: 'eva' }, version: 1, ...more },
});

const actor = (id: string): Actor => ({ email: `${id}@example.mx`, name: id, role: 'FINANZAS', ip: '' });

let keys = 0;
const by = (id: string) => {
  keys += 1;
  return { key: `clave-de-prueba-${keys}`, actor: actor(id) };
};

const filter: PromotionFilter = { text: '', statuses: [], types: [], channels: [], paymentMethods: [], validOn: null };
const everything = { filter, sort: { member: 'status', ascending: true }, page: 1, size: 10 } as const;
const USED = [
  { day: '2026-11-26', uses: 3, discount: 4500 },
  { day: '2026-11-27', uses: 2, discount: 2500 },
];
const used = { days: USED, usageCount: 5, budgetUsed: 7000 };

/** What holds of promotions, wherever they are kept. */
export function promotionTests(open: (promotions: readonly StoredPromotion[]) => Promise<PromotionPlace>): void {
  async function platform(given: readonly StoredPromotion[] = [storedPromotion('SPEI10', used)]) {
    const place = await open(given);
    let [made, now] = [0, NOW];
    const promotions = createPromotions({
      store: place.store,
      clock: { now: () => now },
      newId: () => `PRM-${given[0]?.code}-${++made}`,
    });
    return { ...place, promotions, pass: (ms: number) => (now += ms) };
  }
  const seen = (outcome: PromotionOutcome) =>
    'promotionId' in outcome ? `${outcome.status} ${outcome.version}` : outcome;

  test('is told as it was written, with uses, budget and what today cost', async () => {
    const all: Partial<StoredPromotion> = {
      ...{
        channels: ['APP', 'WEB'],
        paymentMethods: ['CARD'],
        cardBrands: ['VISA'],
        bins: ['455511'],
        weekdays: [1, 5],
      },
      ...{ minAmount: 1, maxAmount: 9_000_000_000, fromHour: 0, untilHour: 24, maxDiscount: 5, stackable: true },
      ...{ usageLimit: 10, usagePerCustomer: 2, budgetLimit: 10_000, endsAt: NOW + 999_000 },
    };
    const { promotions, store } = await platform([
      storedPromotion('TODO', { ...all, ...used }),
      storedPromotion('NADA'),
    ]);
    const kept = (await store.all(NOW - DAY)).toSorted((one, other) => other.code.localeCompare(one.code));
    expect(kept).toEqual([storedPromotion('TODO', { ...all, ...used }), storedPromotion('NADA')]);
    const { data, total, discountToday, statusCounts } = await promotions.page(everything);
    expect([total, discountToday, statusCounts.ACTIVE]).toEqual([2, 2500, 2]);
    expect(data[0]).toMatchObject({
      ...{ promotionId: 'PRM-TODO', status: 'ACTIVE', usageCount: 5, budgetUsed: 7000, days: USED },
      ...{ startsAt: '2026-11-26T12:00:00-06:00', fixed: ['code', 'type', 'value', 'startsAt'] },
    });
  });

  test('is written once for its key, with its entry in the trail; no two have one code', async () => {
    const { promotions, trail } = await platform([storedPromotion('VIEJA')]);
    const keyed = by('eva');
    const request = { terms: terms('NUEVA', { startsAt: NOW + DAY, endsAt: NOW + 2 * DAY }), publish: true };
    const [first, again] = [await promotions.create(request, keyed), await promotions.create(request, keyed)];
    expect(first).toMatchObject({ status: 'SCHEDULED', version: 1, updatedBy: { email: 'eva@example.mx' } });
    expect(again).toEqual(first);
    expect(await promotions.create({ ...request, publish: false }, keyed)).toMatchObject({
      refused: [{ field: 'Idempotency-Key' }],
    });
    expect(await promotions.create(request, by('ivo'))).toMatchObject({ refused: [{ field: 'code' }] });
    const { promotionId } = first as { promotionId: string };
    expect(await trail.of('promotion', promotionId)).toMatchObject([
      { action: 'PUBLISH', user: 'eva@example.mx', before: {}, after: { code: 'NUEVA', status: 'SCHEDULED' } },
    ]);
    const clash = { ...request, terms: { ...request.terms, code: 'VIEJA' }, reason: 'x', version: 1 };
    expect(await promotions.edit(promotionId, clash, by('eva'))).toMatchObject({ refused: [{ field: 'code' }] });
  });

  test('of two who want one code at the same moment, one gets it', async () => {
    const { promotions } = await platform([]);
    const request = { terms: terms('DOS'), publish: true };
    const outcomes = await Promise.all(['eva', 'ivo'].map((id) => promotions.create(request, by(id))));
    expect(outcomes.filter((outcome) => 'promotionId' in outcome)).toHaveLength(1);
    expect(outcomes.filter((outcome) => 'refused' in outcome)).toMatchObject([{ refused: [{ field: 'code' }] }]);
  });

  test('a draft may leave its days open, and is published with them', async () => {
    const { promotions } = await platform([]);
    const draft = await promotions.create(
      { terms: terms('LUEGO', { startsAt: null, endsAt: null }), publish: false },
      by('eva'),
    );
    expect(draft).toMatchObject({ status: 'DRAFT', startsAt: null, actions: ['EDIT', 'PUBLISH'], fixed: [] });
    const { promotionId } = draft as { promotionId: string };
    const change = { terms: terms('YA'), publish: true, reason: 'lista', version: 1 };
    expect(await promotions.edit(promotionId, change, by('eva'))).toMatchObject({ status: 'ACTIVE', code: 'YA' });
    expect(await promotions.edit(promotionId, { ...change, publish: false, version: 2 }, by('eva'))).toMatchObject({
      refused: [{ field: 'status' }],
    });
  });

  test('what has begun keeps what was promised, and no limit goes below what was used', async () => {
    const { promotions, trail } = await platform();
    const change = { terms: terms('SPEI10', { value: 2000, usageLimit: 4, budgetLimit: 6999 }), publish: true };
    const outcome = await promotions.edit('PRM-SPEI10', { ...change, reason: 'x', version: 1 }, by('eva'));
    expect(outcome).toMatchObject({
      refused: [{ field: 'value' }, { field: 'usageLimit' }, { field: 'budgetLimit' }],
    });
    const right = { terms: terms('SPEI10', { usageLimit: 5 }), publish: true, reason: 'se acaba', version: 1 };
    expect(await promotions.edit('PRM-SPEI10', right, by('eva'))).toMatchObject({ status: 'EXHAUSTED', version: 2 });
    expect(await trail.of('promotion', 'PRM-SPEI10')).toMatchObject([
      {
        action: 'EDIT',
        reason: 'se acaba',
        before: { status: 'ACTIVE' },
        after: { usageLimit: 5, status: 'EXHAUSTED' },
      },
    ]);
  });

  test('is paused, goes on and ends; who saw an older version is shown how it stands', async () => {
    const { promotions, pass } = await platform();
    const set = async (status: 'ACTIVE' | 'PAUSED' | 'EXPIRED', version: number) =>
      seen(await promotions.setStatus('PRM-SPEI10', { status, reason: 'x', version }, by('eva')));
    expect(await set('ACTIVE', 1)).toMatchObject({ refused: [{ field: 'status' }] });
    expect(await set('PAUSED', 1)).toBe('PAUSED 2');
    expect(await set('ACTIVE', 1)).toMatchObject({ conflict: { status: 'PAUSED', version: 2 } });
    expect(await set('ACTIVE', 2)).toBe('ACTIVE 3');
    pass(1000);
    expect(await set('EXPIRED', 3)).toBe('EXPIRED 4');
    expect(await promotions.find('PRM-SPEI10')).toMatchObject({ actions: [], endedAt: '2026-11-27T12:00:01-06:00' });
    expect(await set('ACTIVE', 4)).toMatchObject({ refused: [{ field: 'status' }] });
    const missing = { status: 'PAUSED', reason: 'x', version: 1 } as const;
    expect(await promotions.setStatus('no\0such', missing, by('eva'))).toEqual({ unknown: true });
  });

  test('of two who change it at once, the second is told', async () => {
    const { promotions } = await platform();
    const act = (id: string) =>
      promotions.setStatus('PRM-SPEI10', { status: 'PAUSED', reason: id, version: 1 }, by(id));
    const outcomes = (await Promise.all([act('eva'), act('ivo')])).map(seen);
    expect(outcomes.filter((outcome) => outcome === 'PAUSED 2')).toHaveLength(1);
    expect(outcomes.filter((outcome) => typeof outcome === 'object' && 'conflict' in outcome)).toHaveLength(1);
  });

  test('a trial counts what was used of the one that is edited, and looks at all others', async () => {
    const { promotions } = await platform([
      storedPromotion('SPEI10', { ...used, budgetLimit: 7500 }),
      storedPromotion('OTRA', { type: 'BONUS', value: 3000 }),
    ]);
    const payment = { amount: 10_000, channel: 'APP', paymentMethod: 'SPEI' };
    const tried = { terms: terms('SPEI10', { budgetLimit: 7500 }), payment };
    expect(await promotions.preview({ ...tried, promotionId: 'PRM-SPEI10' })).toMatchObject({
      ...{ applies: false, field: 'budgetLimit', paymentsLeft: 0, discount: 0, pays: 10_000 },
      overlaps: [{ code: 'OTRA', discount: 3000, stacks: false }],
    });
    expect(await promotions.preview({ ...tried, promotionId: null })).toMatchObject({
      ...{ applies: true, discount: 1000, pays: 9000, paymentsLeft: 7 },
      overlaps: [{ code: 'SPEI10' }, { code: 'OTRA' }],
    });
  });
}
