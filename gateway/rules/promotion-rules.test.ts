import { expect, test } from 'vitest';
import { NOW, storedPromotion, terms } from '../promotions/promotion-tests.fixture';
import type { PromotionTerms } from '../wire/promotions';
import { promotionActions, promotionStatus, type StoredPromotion } from './promotion';
import { filteredPromotions, readPromotionFilter, readPromotionSort } from './promotion-filter';
import { readPromotion, readPromotionStatus, readTrial } from './promotion-request';
import { discountOf, overlapsOf, tryPromotion } from './promotion-trial';

const DAY = 86_400_000;
type Terms = Partial<PromotionTerms<number>>;

test.each<[string, Partial<StoredPromotion>, string]>([
  ['DRAFT', { isDraft: true, startsAt: null, endsAt: null }, 'EDIT PUBLISH'],
  ['SCHEDULED', { startsAt: NOW + 1 }, 'EDIT PAUSE END'],
  ['ACTIVE', { startsAt: NOW, endsAt: NOW }, 'EDIT PAUSE END'],
  ['EXPIRED', { endsAt: NOW - 1 }, ''],
  ['EXPIRED', { endedAt: NOW, isPaused: true }, ''],
  ['PAUSED', { isPaused: true, startsAt: NOW + 1 }, 'EDIT RESUME END'],
  ['EXHAUSTED', { usageLimit: 3, usageCount: 3, isPaused: true }, 'EDIT END'],
  ['EXHAUSTED', { budgetLimit: 300, budgetUsed: 300 }, 'EDIT END'],
  ['ACTIVE', { budgetLimit: 300, budgetUsed: 299, usageLimit: 3, usageCount: 2 }, 'EDIT PAUSE END'],
])('%s: %o', (status, more, actions) => {
  const promotion = storedPromotion('X', more);
  expect(promotionStatus(promotion, NOW)).toBe(status);
  expect(promotionActions(promotion, NOW).join(' ')).toBe(actions);
});

test.each<[number, number, Terms]>([
  [65_000, 9750, { value: 1500 }],
  [65_000, 5000, { value: 1500, maxDiscount: 5000 }],
  [333, 50, { value: 1500 }],
  [10, 1, { value: 500 }],
  [3000, 3000, { type: 'FIXED_AMOUNT', value: 5000 }],
  [3000, 5000, { type: 'BONUS', value: 5000 }],
  [3000, 0, { type: 'INSTALLMENTS', value: 6 }],
  [10_000_000_000, 10_000_000_000, { value: 10_000 }],
])('of %i a promotion gives %i: %o', (amount, discount, more) => {
  expect(discountOf(terms('X', more), amount)).toBe(discount);
});

const payment = { amount: 20_000, channel: 'APP', paymentMethod: 'CARD' };
const none = { used: { usageCount: 0, budgetUsed: 0 }, others: [], now: NOW };

test.each<[string | null, Terms]>([
  [null, {}],
  ['minAmount', { minAmount: 20_001 }],
  ['maxAmount', { maxAmount: 19_999 }],
  [null, { minAmount: 20_000, maxAmount: 20_000 }],
  ['channels', { channels: ['WEB', 'IVR'] }],
  ['paymentMethods', { paymentMethods: ['SPEI'] }],
  [null, { cardBrands: ['VISA'] }],
  ['budgetLimit', { budgetLimit: 1999 }],
])('a payment fails %s: %o', (field, more) => {
  const trial = tryPromotion(terms('X', more), payment, none);
  expect(trial).toMatchObject({
    applies: field === null,
    field,
    discount: field ? 0 : 2000,
    pays: field ? 20_000 : 18_000,
  });
  expect(trial.reason === null).toBe(field === null);
});

test('a bonus tops up what is paid; months cost nothing; what one payment cannot show is told', () => {
  expect(tryPromotion(terms('X', { type: 'BONUS', value: 5000 }), payment, none)).toMatchObject({
    ...{ pays: 20_000, receives: 25_000, discount: 5000 },
  });
  expect(tryPromotion(terms('X', { type: 'INSTALLMENTS', value: 6 }), payment, none)).toMatchObject({
    months: 6,
    pays: 20_000,
  });
  const more = { bins: ['455511'], weekdays: [1, 5], fromHour: 8, untilHour: 20, usagePerCustomer: 1 };
  expect(tryPromotion(terms('X', { ...more, usageLimit: 9, budgetLimit: 5999 }), payment, none)).toMatchObject({
    paymentsLeft: 2,
    conditions: [
      'Solo con tarjetas que empiezan con 455511.',
      'Solo en lunes o viernes.',
      'Solo de 8:00 a 20:00.',
      'Una vez por cliente.',
    ],
  });
});

test.each<[boolean, Terms, Partial<StoredPromotion>]>([
  [true, {}, {}],
  [true, { channels: ['APP', 'WEB'] }, { channels: ['WEB'] }],
  [false, { channels: ['APP'] }, { channels: ['WEB'] }],
  [false, { paymentMethods: ['SPEI'] }, { cardBrands: ['VISA'] }],
  [false, { startsAt: NOW + 2 * DAY, endsAt: NOW + 3 * DAY }, {}],
  [true, { startsAt: null, endsAt: null }, {}],
  [false, { minAmount: 501 }, { maxAmount: 500 }],
  [true, { minAmount: 500 }, { maxAmount: 500 }],
  [false, { fromHour: 0, untilHour: 8 }, { fromHour: 8, untilHour: 20 }],
  [false, { weekdays: [6, 7] }, { weekdays: [1] }],
  [true, { bins: ['455511'] }, { bins: ['45551122'] }],
  [false, { bins: ['455511'] }, { bins: ['411111'] }],
  [false, {}, { isDraft: true }],
  [false, {}, { endedAt: NOW }],
  [false, {}, { usageLimit: 1, usageCount: 1 }],
  [true, {}, { isPaused: true }],
])('overlap %s: %o and %o', (meets, one, other) => {
  const found = overlapsOf(terms('UNA', one), payment, [storedPromotion('OTRA', other)], NOW);
  expect(found.map(({ code }) => code)).toEqual(meets ? ['OTRA'] : []);
});

const wire = { ...terms('DICAPP15'), startsAt: '2026-12-01T00:00:00-06:00', endsAt: '2026-12-15T23:59:59-06:00' };

test.each<[string, Record<string, unknown>]>([
  ['', {}],
  ['', { publish: false, startsAt: null, endsAt: null }],
  ['name', { name: ' ' }],
  ['code', { code: 'a b' }],
  ['type', { type: 'OTHER' }],
  ['value', { value: 10_001 }],
  ['value', { value: 1.5 }],
  ['value', { type: 'INSTALLMENTS', value: 1 }],
  ['channels', { channels: 'APP' }],
  ['channels', { channels: ['A\0'] }],
  ['paymentMethods', { paymentMethods: ['CASH'] }],
  ['paymentMethods', { paymentMethods: ['SPEI'], bins: ['455511'] }],
  ['bins', { bins: ['45'] }],
  ['weekdays', { weekdays: [0] }],
  ['maxAmount', { minAmount: 500, maxAmount: 400 }],
  ['untilHour', { fromHour: 8 }],
  ['untilHour', { fromHour: 8, untilHour: 8 }],
  ['usageLimit', { usageLimit: 0 }],
  ['budgetLimit', { budgetLimit: '5' }],
  ['startsAt', { startsAt: null }],
  ['startsAt', { startsAt: 'mañana' }],
  ['endsAt', { endsAt: '2026-11-30T23:59:59-06:00' }],
  ['endsAt', { startsAt: '2026-11-01T00:00:00-06:00', endsAt: '2026-11-02T00:00:00-06:00' }],
])('a promotion is refused for «%s»: %o', (field, more) => {
  const read = readPromotion({ ...wire, publish: true, ...more }, NOW);
  expect('fields' in read ? read.fields.map((fault) => fault.field) : []).toEqual(field === '' ? [] : [field]);
});

test('other requests name what is wrong with them', () => {
  expect(readPromotionStatus({ status: 'DRAFT', reason: '', version: 0 })).toMatchObject({
    fields: [{ field: 'status' }, { field: 'reason' }, { field: 'version' }],
  });
  expect(readTrial({ promotion: wire, amount: 0, paymentMethod: 'CASH' })).toMatchObject({
    fields: [{ field: 'amount' }, { field: 'paymentMethod' }],
  });
  expect(readTrial({ promotion: wire, amount: 100 })).toMatchObject({ payment: { amount: 100, channel: null } });
});

test('found by name and code, type, what it covers and a day; by state what counts now comes first', () => {
  const all = [
    storedPromotion('VIEJA', { endsAt: NOW - DAY / 2 }),
    storedPromotion('MAÑANA', { name: 'Café', startsAt: NOW + DAY, endsAt: NOW + 2 * DAY, channels: ['APP'] }),
    storedPromotion('HOY', { type: 'BONUS', paymentMethods: ['SPEI'] }),
    storedPromotion('IDEA', { isDraft: true, startsAt: null, endsAt: null }),
  ];
  const find = (query: string) => {
    const search = new URLSearchParams(query);
    const filter = readPromotionFilter(search);
    if (!filter) return undefined;
    return filteredPromotions(all, filter, readPromotionSort(search), NOW)
      .found.map(({ code }) => code)
      .join(' ');
  };
  expect(find('')).toBe('HOY MAÑANA IDEA VIEJA');
  expect([find('q=cafe'), find('q=hoy'), find('type=BONUS')]).toEqual(['MAÑANA', 'HOY', 'HOY']);
  expect(find('channel=WEB')).toBe('HOY IDEA VIEJA');
  expect(find('paymentMethod=CARD&status=SCHEDULED&status=EXPIRED')).toBe('MAÑANA VIEJA');
  expect([find('validOn=2026-11-29'), find('validOn=2026-11-26')]).toEqual(['MAÑANA', 'HOY VIEJA']);
  expect([find('status=NO'), find('validOn=2026-02-30'), find('type=NO')]).toEqual([undefined, undefined, undefined]);
  expect(find('sort=startsAt,desc')).toBe('MAÑANA VIEJA HOY IDEA');
  expect(find('sort=startsAt,asc')).toBe('VIEJA HOY MAÑANA IDEA');
});
