import { type PromotionTerms, promotionTypes } from '../wire/promotions';
import { fixedMembers, type StoredPromotion } from './promotion';
import type { TriedPayment } from './promotion-trial';
import { LONGEST_COMMENT, readVersion } from './refund-request';
import type { Refusal } from './statistic-query';
import { methods } from './template-values';
import { typedText } from './typed-text';

type Body = Readonly<Record<string, unknown>>;
type Fault = (field: string, message: string) => void;

/** What somebody wants to offer; a draft may leave the days open. */
export interface PromotionRequest {
  terms: PromotionTerms<number>;
  publish: boolean;
}

/** The same of one that there is, why, and in which version it was seen. */
export interface PromotionChange extends PromotionRequest {
  reason: string;
  version: number;
}

export interface PromotionStatusChange {
  status: 'ACTIVE' | 'PAUSED' | 'EXPIRED';
  reason: string;
  version: number;
}

export interface TrialRequest {
  /** One that is edited: what was used of it counts, and it does not stand in its own way. */
  promotionId: string | null;
  terms: PromotionTerms<number>;
  payment: TriedPayment;
}

const LONGEST_NAME = 80;
/** Cents; whatever is worked out of it stays exact. */
const MOST = 10_000_000_000;

const copy = {
  name: `Escribe un nombre de hasta ${LONGEST_NAME} caracteres.`,
  code: 'Escribe de 3 a 30 letras mayúsculas, cifras o guiones.',
  type: 'Elige un tipo.',
  percentage: 'Escribe un porcentaje entre 0.01 y 100.',
  amount: 'Escribe un monto entre $ 0.01 y $ 100,000,000.00.',
  months: 'Escribe de 2 a 48 meses.',
  list: 'Elige valores de la lista.',
  bins: 'Escribe los primeros 6 a 8 dígitos de cada tarjeta.',
  cards: 'La marca y los dígitos son solo de tarjetas: elige Tarjeta.',
  maxAmount: 'El máximo es menor que el mínimo.',
  hours: 'Elige desde qué hora y hasta qué hora, la segunda después.',
  count: 'Escribe un número entero mayor que cero.',
  starts: 'Elige cuándo empieza.',
  ends: 'Elige cuándo termina.',
  order: 'Termina antes de empezar.',
  past: 'Elige un final que no haya pasado.',
  reason: 'Escribe el motivo.',
  reasonLong: `El motivo tiene más de ${LONGEST_COMMENT} caracteres.`,
  version: 'Di qué versión de la promoción viste.',
  status: 'Elige pausar, reanudar o terminar.',
  fixed: 'Ya empezó: esto no cambia. Duplícala para ofrecer otra cosa.',
  used: 'Ya se usó más que eso.',
};

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
const BRANDS = ['VISA', 'MASTERCARD', 'AMEX', 'CARNET'];

export function readPromotion(body: Body, now: number): PromotionRequest | Refusal {
  const fields: Refusal['fields'] = [];
  const request = readRequest(body, now, collect(fields));
  return fields.length > 0 || !request ? { fields } : request;
}

export function readPromotionChange(body: Body, now: number): PromotionChange | Refusal {
  const fields: Refusal['fields'] = [];
  const request = readRequest(body, now, collect(fields));
  const rest = readReasonAndVersion(body, collect(fields));
  return fields.length > 0 || !request ? { fields } : { ...request, ...rest };
}

export function readPromotionStatus(body: Body): PromotionStatusChange | Refusal {
  const fields: Refusal['fields'] = [];
  const fault = collect(fields);
  const status = (['ACTIVE', 'PAUSED', 'EXPIRED'] as const).find((one) => one === body.status);
  if (!status) fault('status', copy.status);
  const rest = readReasonAndVersion(body, fault);
  return fields.length > 0 || !status ? { fields } : { status, ...rest };
}

export function readTrial(body: Body): TrialRequest | Refusal {
  const fields: Refusal['fields'] = [];
  const fault = collect(fields);
  const given = (typeof body.promotion === 'object' && body.promotion) || {};
  const terms = readTerms(given as Body, fault);
  const { amount } = body;
  if (!isCents(amount)) fault('amount', copy.amount);
  const [channel, paymentMethod] = [typedText(body.channel) || null, typedText(body.paymentMethod) || null];
  if (paymentMethod !== null && !Object.hasOwn(methods, paymentMethod)) fault('paymentMethod', copy.list);
  if (fields.length > 0 || !terms) return { fields };
  const payment = { amount: amount as number, channel, paymentMethod };
  return { promotionId: typedText(body.promotionId) || null, terms, payment };
}

/** What of a change the promotion does not allow any more. */
export function changeFaults(
  promotion: StoredPromotion,
  { terms, publish }: PromotionRequest,
  now: number,
): Refusal['fields'] {
  const fields: Refusal['fields'] = [];
  const fault = collect(fields);
  for (const name of fixedMembers(promotion, now)) if (promotion[name] !== terms[name]) fault(name, copy.fixed);
  const { usageLimit, budgetLimit } = terms;
  if (usageLimit !== null && usageLimit < promotion.usageCount) fault('usageLimit', copy.used);
  if (budgetLimit !== null && budgetLimit < promotion.budgetUsed) fault('budgetLimit', copy.used);
  if (!promotion.isDraft && !publish) fault('status', copy.status);
  return fields;
}

const collect =
  (fields: Refusal['fields']): Fault =>
  (field, message) =>
    void fields.push({ field, message });

function readReasonAndVersion(body: Body, fault: Fault) {
  const reason = typedText(body.reason);
  if (reason === '') fault('reason', copy.reason);
  if (reason.length > LONGEST_COMMENT) fault('reason', copy.reasonLong);
  const version = readVersion(body.version, copy.version);
  if (typeof version !== 'number') fault('version', copy.version);
  return { reason, version: typeof version === 'number' ? version : 0 };
}

function readRequest(body: Body, now: number, fault: Fault): PromotionRequest | undefined {
  const terms = readTerms(body, fault);
  const publish = body.publish === true;
  if (!terms) return undefined;
  if (publish && terms.startsAt === null) fault('startsAt', copy.starts);
  if (publish && terms.endsAt === null) fault('endsAt', copy.ends);
  if (publish && terms.endsAt !== null && terms.endsAt <= now) fault('endsAt', copy.past);
  return { terms, publish };
}

function readTerms(body: Body, fault: Fault): PromotionTerms<number> | undefined {
  const name = typedText(body.name).replaceAll(/\s+/g, ' ');
  const code = typedText(body.code).toUpperCase();
  if (name === '' || name.length > LONGEST_NAME) fault('name', copy.name);
  if (!/^[A-Z0-9][A-Z0-9-]{2,29}$/.test(code)) fault('code', copy.code);
  const type = promotionTypes.find((one) => one === body.type);
  if (!type) fault('type', copy.type);
  const value = body.value as number;
  const [least, most, message] =
    type === 'PERCENTAGE'
      ? [1, 10_000, copy.percentage]
      : type === 'INSTALLMENTS'
        ? [2, 48, copy.months]
        : [1, MOST, copy.amount];
  if (type && !isWhole(value, least, most)) fault('value', message);
  const listOf = <T extends string | number>(member: string, isKnown: (one: unknown) => boolean, told = copy.list) => {
    const values = body[member] ?? [];
    if (!Array.isArray(values) || values.length > 50 || !values.every(isKnown)) {
      fault(member, told);
      return [];
    }
    return [...new Set(values as T[])];
  };
  const maybe = (member: string, isRight: (one: unknown) => boolean, told: string): number | null => {
    const given = body[member] ?? null;
    if (given !== null && !isRight(given)) fault(member, told);
    return given as number | null;
  };
  const cents = (member: string) => maybe(member, isCents, copy.amount);
  const count = (member: string) => maybe(member, (one) => isWhole(one, 1, 1_000_000_000), copy.count);
  const hour = (member: string, first: number) => maybe(member, (one) => isWhole(one, first, first + 23), copy.hours);
  const moment = (member: string, told: string): number | null => {
    const given = body[member] ?? null;
    if (given === null) return null;
    const at = typeof given === 'string' && /^\d{4}-\d\d-\d\dT/.test(given) ? Date.parse(given) : Number.NaN;
    if (Number.isNaN(at)) fault(member, told);
    return Math.floor(at / 1000) * 1000;
  };
  const lists = {
    channels: listOf<string>('channels', (one) => typeof one === 'string' && /^[\w-]{1,40}$/.test(one)),
    paymentMethods: listOf<string>('paymentMethods', (one) => typeof one === 'string' && Object.hasOwn(methods, one)),
    cardBrands: listOf<string>('cardBrands', (one) => BRANDS.includes(one as string)),
    bins: listOf<string>('bins', (one) => typeof one === 'string' && /^\d{6,8}$/.test(one), copy.bins),
    weekdays: listOf<number>('weekdays', (one) => WEEKDAYS.includes(one as number)).sort(),
  };
  const { paymentMethods, cardBrands, bins } = lists;
  if (cardBrands.length + bins.length > 0 && paymentMethods.length > 0 && !paymentMethods.includes('CARD'))
    fault('paymentMethods', copy.cards);
  const amounts = { minAmount: cents('minAmount'), maxAmount: cents('maxAmount'), maxDiscount: cents('maxDiscount') };
  const { minAmount, maxAmount } = amounts;
  if (minAmount !== null && maxAmount !== null && maxAmount < minAmount) fault('maxAmount', copy.maxAmount);
  const hours = { fromHour: hour('fromHour', 0), untilHour: hour('untilHour', 1) };
  const { fromHour, untilHour } = hours;
  if ((fromHour === null) !== (untilHour === null) || (fromHour ?? 0) >= (untilHour ?? 24))
    fault('untilHour', copy.hours);
  const moments = { startsAt: moment('startsAt', copy.starts), endsAt: moment('endsAt', copy.ends) };
  const { startsAt, endsAt } = moments;
  if (startsAt !== null && endsAt !== null && endsAt <= startsAt) fault('endsAt', copy.order);
  const limits = {
    ...{ usageLimit: count('usageLimit'), usagePerCustomer: count('usagePerCustomer') },
    budgetLimit: cents('budgetLimit'),
  };
  const stackable = body.stackable === true;
  return type && { name, code, type, value, ...lists, ...amounts, ...hours, ...moments, ...limits, stackable };
}

const isWhole = (value: unknown, least: number, most: number) =>
  Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most;
const isCents = (value: unknown) => isWhole(value, 1, MOST);
