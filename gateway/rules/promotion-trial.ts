import type { Overlap, PromotionTerms, PromotionTrial } from '../wire/promotions';
import { promotionStatus, type StoredPromotion, wireDate } from './promotion';
import { methods, money } from './template-values';

type Terms = PromotionTerms<number>;

/** A payment that is tried; null for what is not said of it. */
export interface TriedPayment {
  amount: number;
  channel: string | null;
  paymentMethod: string | null;
}

/** What has been used of it. */
type Used = Pick<StoredPromotion, 'usageCount' | 'budgetUsed'>;

const pesos = (cents: number) => money(cents, 'MXN').replace('$', '$ ');
const methodName = (code: string) => methods[code] ?? code;
const names = (values: readonly string[]) =>
  new Intl.ListFormat('es-MX', { type: 'disjunction' }).format(values.map(methodName));
const DAYS = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'];

const copy = {
  minAmount: (least: number) => `El monto es menor que el mínimo de ${pesos(least)}.`,
  maxAmount: (most: number) => `El monto es mayor que el máximo de ${pesos(most)}.`,
  channels: (channels: readonly string[]) => `Solo corre en ${names(channels)}.`,
  paymentMethods: (codes: readonly string[]) => `Solo corre con ${names(codes)}.`,
  usageLimit: 'Ya no quedan usos.',
  budgetLimit: 'El presupuesto que queda no alcanza para este pago.',
  brands: (brands: readonly string[]) => `Solo con tarjetas ${names(brands)}.`,
  bins: (bins: readonly string[]) => `Solo con tarjetas que empiezan con ${names(bins)}.`,
  weekdays: (days: readonly number[]) => `Solo en ${names(days.map((day) => DAYS[day - 1] ?? ''))}.`,
  hours: (from: number, until: number) => `Solo de ${from}:00 a ${until}:00.`,
  perCustomer: (times: number) => (times === 1 ? 'Una vez por cliente.' : `Hasta ${times} veces por cliente.`),
};

/** What a payment is given by value alone, cents: a half is rounded up, and nobody is paid for paying. */
export function discountOf({ type, value, maxDiscount }: Terms, amount: number): number {
  if (type === 'INSTALLMENTS') return 0;
  const given = type === 'PERCENTAGE' ? Math.floor((amount * value + 5000) / 10_000) : value;
  return Math.min(given, maxDiscount ?? given, type === 'BONUS' ? given : amount);
}

/** Ways to pay that it covers: what asks for a brand or for digits is for cards alone. */
const methodsOf = ({ paymentMethods, cardBrands, bins }: Terms) =>
  cardBrands.length > 0 || bins.length > 0 ? ['CARD'] : paymentMethods;

/** The first rule that a payment fails. */
function faultOf(terms: Terms, { amount, channel, paymentMethod }: TriedPayment) {
  const { minAmount, maxAmount, channels } = terms;
  const methods = methodsOf(terms);
  const isOutside = (values: readonly string[], value: string | null) =>
    value !== null && values.length > 0 && !values.includes(value);
  if (minAmount !== null && amount < minAmount) return { field: 'minAmount', reason: copy.minAmount(minAmount) };
  if (maxAmount !== null && amount > maxAmount) return { field: 'maxAmount', reason: copy.maxAmount(maxAmount) };
  if (isOutside(channels, channel)) return { field: 'channels', reason: copy.channels(channels) };
  if (isOutside(methods, paymentMethod)) return { field: 'paymentMethods', reason: copy.paymentMethods(methods) };
  return undefined;
}

/** How many payments of a discount uses and budget leave; null without a limit. */
function paymentsLeft({ usageLimit, budgetLimit }: Terms, { usageCount, budgetUsed }: Used, discount: number) {
  const uses = usageLimit === null ? Number.POSITIVE_INFINITY : Math.max(0, usageLimit - usageCount);
  const left =
    budgetLimit === null || discount === 0 ? uses : Math.max(0, Math.floor((budgetLimit - budgetUsed) / discount));
  const fewest = Math.min(uses, left);
  return Number.isFinite(fewest) ? fewest : null;
}

/** What a payment would get while the promotion counts, and which others it could get beside it. */
export function tryPromotion(
  terms: Terms,
  payment: TriedPayment,
  { used, others, now }: { used: Used; others: readonly StoredPromotion[]; now: number },
): PromotionTrial {
  const { amount } = payment;
  const offered = discountOf(terms, amount);
  const left = paymentsLeft(terms, used, offered);
  const isUsed = terms.usageLimit !== null && used.usageCount >= terms.usageLimit;
  const fault =
    faultOf(terms, payment) ??
    (left === 0
      ? { field: isUsed ? 'usageLimit' : 'budgetLimit', reason: isUsed ? copy.usageLimit : copy.budgetLimit }
      : undefined);
  const discount = fault ? 0 : offered;
  const isBonus = terms.type === 'BONUS';
  return {
    ...{ applies: !fault, field: fault?.field ?? null, reason: fault?.reason ?? null, amount, discount },
    ...{ pays: amount - (isBonus ? 0 : discount), receives: amount + (isBonus ? discount : 0) },
    ...{ months: !fault && terms.type === 'INSTALLMENTS' ? terms.value : null, paymentsLeft: left },
    ...{ conditions: conditionsOf(terms), overlaps: overlapsOf(terms, payment, others, now) },
  };
}

function conditionsOf(terms: Terms): string[] {
  const { cardBrands, bins, weekdays, fromHour, untilHour, usagePerCustomer } = terms;
  return [
    ...(cardBrands.length > 0 ? [copy.brands(cardBrands)] : []),
    ...(bins.length > 0 ? [copy.bins(bins)] : []),
    ...(weekdays.length > 0 ? [copy.weekdays(weekdays)] : []),
    ...(fromHour !== null && untilHour !== null ? [copy.hours(fromHour, untilHour)] : []),
    ...(usagePerCustomer !== null ? [copy.perCustomer(usagePerCustomer)] : []),
  ];
}

/** Others that have not ended and that some payment could get too. */
export function overlapsOf(
  terms: Terms,
  payment: TriedPayment,
  others: readonly StoredPromotion[],
  now: number,
): Overlap[] {
  return others.flatMap((other) => {
    const status = promotionStatus(other, now);
    if (status === 'DRAFT' || status === 'EXPIRED' || status === 'EXHAUSTED') return [];
    const channels = shared(terms.channels, other.channels);
    const paymentMethods = shared(methodsOf(terms), methodsOf(other));
    const [startsAt, endsAt] = [latest(terms.startsAt, other.startsAt), earliest(terms.endsAt, other.endsAt)];
    const isApart =
      !channels ||
      !paymentMethods ||
      !shared(terms.cardBrands, other.cardBrands) ||
      !shared(terms.weekdays, other.weekdays) ||
      !binsMeet(terms.bins, other.bins) ||
      !meet([startsAt, endsAt]) ||
      !meet([latest(terms.minAmount, other.minAmount), earliest(terms.maxAmount, other.maxAmount)]) ||
      !meet([latest(terms.fromHour, other.fromHour), earliest(lastHour(terms), lastHour(other))]);
    if (isApart) return [];
    const { promotionId, name, code } = other;
    return [
      {
        ...{ promotionId, name, code, status, channels, paymentMethods, stacks: terms.stackable && other.stackable },
        ...{ startsAt: wireDate(startsAt), endsAt: wireDate(endsAt) },
        discount: faultOf(other, payment) ? null : discountOf(other, payment.amount),
      },
    ];
  });
}

const lastHour = ({ untilHour }: Terms) => (untilHour === null ? null : untilHour - 1);

/** Of two lists of which an empty one is all; null where they have nothing in common. */
function shared<T>(one: readonly T[], other: readonly T[]): T[] | null {
  if (one.length === 0 || other.length === 0) return [...one, ...other];
  const both = one.filter((value) => other.includes(value));
  return both.length > 0 ? both : null;
}

const binsMeet = (one: readonly string[], other: readonly string[]) =>
  one.length === 0 ||
  other.length === 0 ||
  one.some((bin) => other.some((digits) => bin.startsWith(digits) || digits.startsWith(bin)));

const known = (...values: (number | null)[]) => values.filter((value) => value !== null);
const latest = (...values: (number | null)[]) => (known(...values).length > 0 ? Math.max(...known(...values)) : null);
const earliest = (...values: (number | null)[]) => (known(...values).length > 0 ? Math.min(...known(...values)) : null);
const meet = ([from, until]: (number | null)[]) => from == null || until == null || from <= until;
