import { hash } from '../rules/hash';
import { startOfDay } from '../rules/mexico-time';
import { dayOf, type StoredPromotion } from '../rules/promotion';
import type { PromotionDay, PromotionTerms } from '../wire/promotions';

const DAY = 86_400_000;
const HOUR = 3_600_000;

type Terms = PromotionTerms<number>;

/** One that is invented: days count from today, and shares are of uses and budget, in percent, at the given moment. */
type Sketch = Pick<Terms, 'name' | 'code' | 'type' | 'value'> &
  Partial<Terms> & {
    days: readonly [first: number, last: number] | null;
    uses?: number;
    budget?: number;
    is?: 'paused' | 'ended';
  };

const APP = { channels: ['APP'] };
const CARD = { paymentMethods: ['CARD'] };
const SPEI = { paymentMethods: ['SPEI'] };

const sketch = (
  [name, code]: readonly [string, string],
  type: Terms['type'],
  value: number,
  days: Sketch['days'],
  more: Partial<Sketch> = {},
): Sketch => ({ name, code, type, value, days, ...more });

const SKETCHES: readonly Sketch[] = [
  sketch(['Fin de mes SPEI', 'FINSPEI'], 'PERCENTAGE', 1000, [-4, 3], { ...SPEI, uses: 64, budget: 61 }),
  sketch(['Doble saldo', 'DOBLE-SALDO'], 'BONUS', 10_000, [-26, 12], { minAmount: 10_000, uses: 92, budget: 92 }),
  sketch(['Meses en app', 'MSI6APP'], 'INSTALLMENTS', 6, [-20, 31], { ...APP, ...CARD, minAmount: 30_000, budget: 15 }),
  sketch(['Redes ilimitadas', 'REDES-ILIMITADAS'], 'FIXED_AMOUNT', 5000, [-58, 33], {
    usagePerCustomer: 1,
    budget: 63,
  }),
  sketch(['Buen fin', 'BUEN-FIN'], 'PERCENTAGE', 1500, [-16, 6], {
    maxDiscount: 15_000,
    uses: 81,
    budget: 84,
    stackable: true,
  }),
  sketch(['OXXO sin comisión', 'OXXO0'], 'FIXED_AMOUNT', 1200, [-9, 8], {
    paymentMethods: ['OXXO'],
    uses: 27,
    budget: 27,
    is: 'paused',
  }),
  sketch(['Madrugadora', 'AM15'], 'PERCENTAGE', 1500, [2, 16], { fromHour: 0, untilHour: 7, uses: 0, budget: 0 }),
  sketch(['Aguinaldo', 'AGUINALDO'], 'BONUS', 15_000, [6, 36], { minAmount: 30_000, budget: 0, usagePerCustomer: 2 }),
  sketch(['Viernes de tiendas', 'VIERNES10'], 'PERCENTAGE', 1000, [3, 60], {
    channels: ['TIENDA'],
    weekdays: [5],
    budget: 0,
  }),
  sketch(['Noche de tiendas', 'NOCHE20'], 'PERCENTAGE', 2000, [-9, 5], {
    channels: ['TIENDA'],
    fromHour: 20,
    untilHour: 24,
    uses: 100,
    budget: 97,
  }),
  sketch(['Hola otra vez', 'HOLA25'], 'FIXED_AMOUNT', 2500, [-12, 20], { usagePerCustomer: 1, uses: 71, budget: 100 }),
  sketch(['Kiosco 25', 'KIOSCO25'], 'FIXED_AMOUNT', 2500, null, { channels: ['KIOSCO'], uses: 0, budget: 0 }),
  sketch(['Tarjeta azul', 'AZUL12'], 'PERCENTAGE', 1200, null, { ...CARD, bins: ['455511', '455512'], budget: 0 }),
  sketch(['Recarga familiar', 'FAMILIA3'], 'BONUS', 3000, null, { stackable: true }),
  sketch(['Doce meses', 'MSI12'], 'INSTALLMENTS', 12, null, { ...CARD, minAmount: 100_000 }),
  sketch(['Primer SPEI', 'SPEI30'], 'FIXED_AMOUNT', 3000, [10, 40], { ...SPEI, usagePerCustomer: 1 }),
  sketch(['Regreso a clases', 'CLASES'], 'PERCENTAGE', 1200, [-118, -88], { uses: 97, budget: 95 }),
  sketch(['Verano SPEI', 'VERANO8'], 'PERCENTAGE', 800, [-149, -119], { ...SPEI, uses: 66, budget: 69 }),
  sketch(['Semana de la web', 'WEB10'], 'PERCENTAGE', 1000, [-70, -64], { channels: ['WEB'], uses: 48, budget: 51 }),
  sketch(['Grito de septiembre', 'GRITO16'], 'FIXED_AMOUNT', 1600, [-76, -73], { uses: 83 }),
  sketch(['Día del amigo', 'AMIGO'], 'BONUS', 2000, [-130, -128], { uses: 90, budget: 90 }),
  sketch(['Saldo de madrugada', 'BUHO'], 'BONUS', 1500, [-100, -71], { fromHour: 0, untilHour: 6, uses: 22 }),
  sketch(['Tres meses', 'MSI3'], 'INSTALLMENTS', 3, [-95, -35], { ...CARD, budget: 74 }),
  sketch(['Kiosco cercano', 'KIOSCO10'], 'FIXED_AMOUNT', 1000, [-90, -61], {
    channels: ['KIOSCO'],
    uses: 35,
    budget: 35,
  }),
  sketch(['Marcación rápida', 'USSD5'], 'PERCENTAGE', 500, [-85, -55], { channels: ['USSD'], uses: 58 }),
  sketch(['OXXO octubre', 'OXXO15'], 'FIXED_AMOUNT', 1500, [-60, -30], {
    paymentMethods: ['OXXO'],
    uses: 100,
    budget: 88,
  }),
  sketch(['Visita la app', 'APPNUEVA'], 'PERCENTAGE', 2500, [-55, -41], { ...APP, maxDiscount: 5000, budget: 93 }),
  sketch(['Voz amiga', 'IVR5'], 'FIXED_AMOUNT', 500, [-50, -20], { channels: ['IVR'], uses: 12 }),
  sketch(['Tarjeta dorada', 'ORO20'], 'PERCENTAGE', 2000, [-45, 20], {
    ...CARD,
    cardBrands: ['AMEX'],
    budget: 41,
    is: 'ended',
  }),
  sketch(['Puente de noviembre', 'PUENTE'], 'PERCENTAGE', 1000, [-15, -12], { uses: 77, budget: 72 }),
  sketch(['Día de muertos', 'OFRENDA'], 'BONUS', 2000, [-29, -27], { stackable: true, uses: 88, budget: 88 }),
];

const PEOPLE = [
  { email: 'finanzas@example.mx', name: 'Jimena Ochoa' },
  { email: 'admin@example.mx', name: 'Octavio Beltrán' },
];

type Offer = Pick<StoredPromotion, 'code' | 'type' | 'value' | 'maxDiscount' | 'startsAt' | 'endsAt'> &
  Pick<StoredPromotion, 'isDraft' | 'isPaused' | 'endedAt' | 'usageLimit' | 'budgetLimit'>;

/** What one use costs on average, cents. */
function costOf({ type, value, maxDiscount }: Offer): number {
  if (type === 'PERCENTAGE')
    return Math.min(Math.round((21_400 * value) / 10_000), maxDiscount ?? Number.MAX_SAFE_INTEGER);
  return type === 'INSTALLMENTS' ? 3100 + value * 70 : value;
}

/** The uses of an invented promotion until a moment, within its limits; one that is paused has none since three days. */
export function demonstrationUses(offer: Offer, now: number): PromotionDay[] {
  const { code, isDraft, isPaused, startsAt, endsAt, endedAt, usageLimit, budgetLimit } = offer;
  if (isDraft || startsAt === null || endsAt === null) return [];
  const until = Math.min(now, endsAt, endedAt ?? now, isPaused ? startOfDay(now, -3) : now);
  const [pace, cost] = [18 + (hash(code) % 130), costOf(offer)];
  let [uses, spent] = [0, 0];
  const days: PromotionDay[] = [];
  for (let day = startsAt; day < until; day += DAY) {
    const share = Math.min(1, (until - day) / DAY);
    const wanted = Math.round(pace * (0.6 + (hash(`${code} ${dayOf(day)}`) % 80) / 100) * share);
    const affordable = budgetLimit === null ? wanted : Math.floor((budgetLimit - spent) / cost);
    const made = Math.max(0, Math.min(wanted, usageLimit === null ? wanted : usageLimit - uses, affordable));
    uses += made;
    spent += made * cost;
    days.push({ day: dayOf(day), uses: made, discount: made * cost });
  }
  return days;
}

const sumOf = (days: readonly PromotionDay[], member: 'uses' | 'discount') =>
  days.reduce((sum, day) => sum + day[member], 0);

/** A limit of which a share is used; one that is used up is reached. */
function limitOf(share: number | undefined, used: number, unit: number, usual: number): number | null {
  if (share === undefined) return null;
  if (used === 0 || share === 0) return usual;
  const exact = (used * 100) / share;
  return share >= 100 ? Math.max(unit, Math.floor((used * 0.9) / unit) * unit) : Math.ceil(exact / unit) * unit;
}

/** Invented promotions as they stood at a moment. */
export function demonstrationPromotions(now: number): StoredPromotion[] {
  const today = startOfDay(now);
  return SKETCHES.map(({ days, uses, budget, is, ...given }) => {
    const seed = hash(given.code);
    const [startsAt, endsAt] = days ? [today + days[0] * DAY, today + (days[1] + 1) * DAY - 1000] : [null, null];
    const createdAt = (startsAt ?? today) - (3 + (seed % 9)) * DAY + (9 + (seed % 8)) * HOUR;
    const made = Math.min(createdAt, today - DAY + 9 * HOUR + (seed % (8 * HOUR)));
    const endedAt = is === 'ended' ? today - 10 * DAY + 11 * HOUR : null;
    const open = {
      ...{ channels: [], paymentMethods: [], cardBrands: [], bins: [], weekdays: [], minAmount: null, maxAmount: null },
      ...{ maxDiscount: null, fromHour: null, untilHour: null, stackable: false, usagePerCustomer: null, ...given },
      ...{ startsAt, endsAt, endedAt, isDraft: !days, isPaused: is === 'paused', usageLimit: null, budgetLimit: null },
    };
    const free = demonstrationUses(open, now);
    const usageLimit = limitOf(uses, sumOf(free, 'uses'), 100, 1500);
    const budgetLimit = limitOf(budget, sumOf(free, 'discount'), 100_000, 6_000_000);
    const told = demonstrationUses({ ...open, usageLimit, budgetLimit }, now);
    return {
      ...{ promotionId: `PRM-${given.code}`, ...open, usageLimit, budgetLimit, days: told },
      ...{ usageCount: sumOf(told, 'uses'), budgetUsed: sumOf(told, 'discount'), createdAt: made },
      ...{ updatedAt: endedAt ?? made, updatedBy: PEOPLE[seed % 2] ?? { email: '', name: '' }, version: 1 },
    };
  });
}
