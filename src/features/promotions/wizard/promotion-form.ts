import { plainMoney } from '~/shared/format/currency';
import { parseDate } from '~/shared/format/dates';
import { parseAmount } from '~/shared/format/number-text';
import { formatCount } from '~/shared/format/numbers';
import { platformDay } from '~/shared/period/period';
import { LONGEST_REASON } from '~/shared/write/reason-field';
import type { Promotion, PromotionTerms } from '../api/promotion';
import { copy } from './copy';

/** What stands in the form: figures and days as they are typed. */
export interface PromotionValues {
  name: string;
  code: string;
  type: string;
  value: string;
  maxDiscount: string;
  startsAt: string;
  endsAt: string;
  minAmount: string;
  maxAmount: string;
  channels: string[];
  paymentMethods: string[];
  cardBrands: string[];
  bins: string;
  weekdays: string[];
  fromHour: string;
  untilHour: string;
  stackable: boolean;
  usageLimit: string;
  usagePerCustomer: string;
  budgetLimit: string;
  reason: string;
  trialAmount: string;
  trialChannel: string;
  trialMethod: string;
}

export type FieldName = keyof PromotionValues;

/** The fields of each step. */
export const STEP_FIELDS: readonly (readonly FieldName[])[] = [
  ['name', 'code', 'type', 'value', 'maxDiscount', 'startsAt', 'endsAt'],
  ['minAmount', 'maxAmount', 'channels', 'paymentMethods', 'cardBrands', 'bins', 'weekdays', 'fromHour', 'untilHour'],
  ['usageLimit', 'usagePerCustomer', 'budgetLimit'],
  ['reason'],
];

export const BLANK: PromotionValues = {
  ...{ name: '', code: '', type: 'PERCENTAGE', value: '', maxDiscount: '', startsAt: '', endsAt: '', minAmount: '' },
  ...{ maxAmount: '', channels: [], paymentMethods: [], cardBrands: [], bins: '', weekdays: [], fromHour: '' },
  ...{ untilHour: '', stackable: false, usageLimit: '', usagePerCustomer: '', budgetLimit: '', reason: '' },
  ...{ trialAmount: '200.00', trialChannel: '', trialMethod: '' },
};

const MOST = 10_000_000_000;

/** Cents of a typed amount; null of an empty text, undefined of what is none. */
export function centsOf(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const cents = Number(parseAmount(text));
  return cents > 0 && cents <= MOST ? cents : undefined;
}

function countOf(text: string): number | null | undefined {
  const plain = text.replace(/[\s,]/g, '');
  if (plain === '') return null;
  return /^[1-9]\d{0,8}$/.test(plain) ? Number(plain) : undefined;
}

const figureOf = (type: string, text: string) => (type === 'INSTALLMENTS' ? countOf(text) : centsOf(text)) ?? undefined;
const binsOf = (text: string) => text.split(/[\s,;]+/).filter((bin) => bin !== '');
const hourOf = (text: string) => (text === '' ? null : Number(text));

/** The first or last second of a day; the moment that was there where the day is the same. */
function momentOf(day: string, edge: 'first' | 'last', was: string | null | undefined): string | null {
  if (day === '') return null;
  if (was && dayIn(was) === day) return was;
  return `${day}T${edge === 'first' ? '00:00:00' : '23:59:59'}-06:00`;
}

function dayIn(moment: string | null): string {
  const at = parseDate(moment);
  return at === null ? '' : platformDay(at);
}

/** What is wrong with what stands in the form; days may be missing, as in a draft. */
export function faultsOf(values: PromotionValues, isEdited: boolean): [FieldName, string | undefined][] {
  const { faults } = copy;
  const { type, startsAt, endsAt, fromHour, untilHour, paymentMethods, cardBrands, reason } = values;
  const when = (test: boolean, message: string) => (test ? message : undefined);
  const value = figureOf(type, values.value);
  const [least, most] = [centsOf(values.minAmount), centsOf(values.maxAmount)];
  const bins = binsOf(values.bins);
  const money = (field: 'maxDiscount' | 'minAmount' | 'maxAmount' | 'budgetLimit') =>
    [field, when(centsOf(values[field]) === undefined, faults.amount)] as [FieldName, string | undefined];
  const count = (field: 'usageLimit' | 'usagePerCustomer') =>
    [field, when(countOf(values[field]) === undefined, faults.count)] as [FieldName, string | undefined];
  const isOutside =
    value === undefined ||
    (type === 'PERCENTAGE' && value > 10_000) ||
    (type === 'INSTALLMENTS' && (value < 2 || value > 48));
  return [
    ['name', when(values.name.trim() === '' || values.name.trim().length > 80, faults.name)],
    ['code', when(!/^[A-Z0-9][A-Z0-9-]{2,29}$/.test(values.code.trim().toUpperCase()), faults.code)],
    [
      'value',
      when(
        isOutside,
        type === 'PERCENTAGE' ? faults.percentage : type === 'INSTALLMENTS' ? faults.months : faults.amount,
      ),
    ],
    money('maxDiscount'),
    ['endsAt', when(startsAt !== '' && endsAt !== '' && endsAt < startsAt, faults.order)],
    money('minAmount'),
    money('maxAmount'),
    ['maxAmount', when(typeof least === 'number' && typeof most === 'number' && most < least, faults.most)],
    ['bins', when(!bins.every((bin) => /^\d{6,8}$/.test(bin)), faults.bins)],
    [
      'paymentMethods',
      when(
        cardBrands.length + bins.length > 0 && paymentMethods.length > 0 && !paymentMethods.includes('CARD'),
        faults.cards,
      ),
    ],
    [
      'untilHour',
      when((fromHour === '') !== (untilHour === '') || Number(fromHour) >= Number(untilHour || 24), faults.hours),
    ],
    count('usageLimit'),
    count('usagePerCustomer'),
    money('budgetLimit'),
    ['reason', when(isEdited && reason.trim() === '', faults.reason)],
    ['reason', when(reason.trim().length > LONGEST_REASON, faults.reasonLong)],
  ];
}

/** What of the days keeps it from being published. */
export function dayFaults({ startsAt, endsAt }: PromotionValues, today: string): [FieldName, string][] {
  const { faults } = copy;
  return [
    ...(startsAt === '' ? [['startsAt', faults.starts] as [FieldName, string]] : []),
    ...(endsAt === '' ? [['endsAt', faults.ends] as [FieldName, string]] : []),
    ...(endsAt !== '' && endsAt < today ? [['endsAt', faults.past] as [FieldName, string]] : []),
  ];
}

/** As the calls take it. @param was the promotion that is edited: what customers were promised stays to the letter */
export function termsOf(values: PromotionValues, was?: Promotion): PromotionTerms {
  const { type, weekdays, cardBrands, paymentMethods, channels, stackable } = values;
  const terms: PromotionTerms = {
    ...{ name: values.name.trim(), code: values.code.trim().toUpperCase(), type, stackable, channels, paymentMethods },
    ...{ cardBrands, value: figureOf(type, values.value) ?? null, bins: binsOf(values.bins) },
    maxDiscount: type === 'PERCENTAGE' ? (centsOf(values.maxDiscount) ?? null) : null,
    startsAt: momentOf(values.startsAt, 'first', was?.startsAt),
    endsAt: momentOf(values.endsAt, 'last', was?.endsAt),
    ...{ minAmount: centsOf(values.minAmount) ?? null, maxAmount: centsOf(values.maxAmount) ?? null },
    weekdays: weekdays.map(Number).sort(),
    ...{ fromHour: hourOf(values.fromHour), untilHour: hourOf(values.untilHour) },
    ...{ usageLimit: countOf(values.usageLimit) ?? null, usagePerCustomer: countOf(values.usagePerCustomer) ?? null },
    budgetLimit: centsOf(values.budgetLimit) ?? null,
  };
  const fixed = (was?.fixed ?? []).flatMap((name) => (was && name in terms ? [[name, was[name as 'code']]] : []));
  return { ...terms, ...Object.fromEntries(fixed) };
}

/** The terms of a promotion as they stand in the form. */
export function valuesOf(terms: PromotionTerms): PromotionValues {
  const money = (cents: number | null) => (cents === null ? '' : plainMoney(cents));
  const count = (value: number | null) => (value === null ? '' : formatCount(value));
  const { type, value, weekdays, fromHour, untilHour } = terms;
  return {
    ...BLANK,
    ...{ name: terms.name ?? '', code: terms.code ?? '', type: type ?? 'PERCENTAGE' },
    value:
      type === 'INSTALLMENTS'
        ? count(value)
        : type === 'PERCENTAGE'
          ? money(value).replace(/\.?0+$/, '')
          : money(value),
    ...{ maxDiscount: money(terms.maxDiscount), startsAt: dayIn(terms.startsAt), endsAt: dayIn(terms.endsAt) },
    ...{ minAmount: money(terms.minAmount), maxAmount: money(terms.maxAmount), channels: terms.channels },
    ...{ paymentMethods: terms.paymentMethods, cardBrands: terms.cardBrands, bins: terms.bins.join(', ') },
    weekdays: weekdays.map(String),
    ...{ fromHour: fromHour === null ? '' : String(fromHour), untilHour: untilHour === null ? '' : String(untilHour) },
    ...{ stackable: terms.stackable === true, usageLimit: count(terms.usageLimit) },
    ...{ usagePerCustomer: count(terms.usagePerCustomer), budgetLimit: money(terms.budgetLimit) },
  };
}
