import { plainMoney } from '~/shared/format/currency';
import { parseAmount } from '~/shared/format/number-text';
import { LONGEST_REASON } from '~/shared/write/reason-field';
import type { Channel, ChannelTerms } from '../api/channel';
import { METHODS } from '../terms';
import { copy } from './copy';

type Method = (typeof METHODS)[number];

/** What stands in the form: amounts and percentages as people type them. */
export type ChannelValues = Record<
  | 'name'
  | 'key'
  | 'type'
  | 'minAmount'
  | 'maxAmount'
  | 'threeDSecurePolicy'
  | 'reason'
  | `rate${Method}`
  | `fixed${Method}`,
  string
> & { paymentMethods: string[] };

export type FieldName = keyof ChannelValues;

const MOST = 10_000_000_000;
const WHOLE = 10_000;

const faults = copy.faults;

/** Hundredths of what was typed, which is at most so many; undefined of what is none. */
function hundredths(text: string, least: number, most: number): number | undefined {
  const read = parseAmount(text);
  return read !== undefined && read >= BigInt(least) && read <= BigInt(most) ? Number(read) : undefined;
}

const centsOf = (text: string) => hundredths(text, 1, MOST);
const rateOf = (text: string) => (text.trim() === '' ? 0 : hundredths(text.replace('%', ''), 0, WHOLE));
const fixedOf = (text: string) => (text.trim() === '' ? 0 : hundredths(text, 0, MOST));

/** What is wrong with a reason; undefined for one that is right. */
export function reasonFault(reason: string): string | undefined {
  const typed = reason.trim();
  if (typed === '') return faults.reason;
  return typed.length > LONGEST_REASON ? faults.reasonLong : undefined;
}

/** What is wrong with what stands in the form. */
export function faultsOf(values: ChannelValues): [FieldName, string | undefined][] {
  const when = (test: boolean, message: string) => (test ? message : undefined);
  const name = values.name.trim();
  const [least, most] = [centsOf(values.minAmount), centsOf(values.maxAmount)];
  return [
    ['name', when(name === '' || name.length > 60, faults.name)],
    ['key', when(!/^[A-Z0-9][A-Z0-9-]{1,19}$/.test(values.key.trim().toUpperCase()), faults.key)],
    ['paymentMethods', when(values.paymentMethods.length === 0, faults.methods)],
    ['minAmount', when(least === undefined, faults.amount)],
    ['maxAmount', when(most === undefined, faults.amount)],
    ['maxAmount', when(least !== undefined && most !== undefined && most < least, faults.order)],
    ...METHODS.flatMap((method): [FieldName, string | undefined][] => [
      [`rate${method}`, when(rateOf(values[`rate${method}`]) === undefined, faults.rate)],
      [`fixed${method}`, when(fixedOf(values[`fixed${method}`]) === undefined, faults.fixed)],
    ]),
    ['reason', reasonFault(values.reason)],
  ];
}

/** As the calls take it; a method that is not taken keeps the fee that it had. */
export function termsOf(values: ChannelValues, was?: Pick<Channel, 'fees'>): ChannelTerms {
  const { name, paymentMethods, threeDSecurePolicy } = values;
  return {
    ...{ name: name.trim(), paymentMethods: METHODS.filter((method) => paymentMethods.includes(method)) },
    ...{ minAmount: centsOf(values.minAmount) ?? null, maxAmount: centsOf(values.maxAmount) ?? null },
    fees: METHODS.flatMap((paymentMethod) => {
      const isKept = was?.fees.some((fee) => fee.paymentMethod === paymentMethod);
      if (!isKept && !paymentMethods.includes(paymentMethod)) return [];
      const rate = rateOf(values[`rate${paymentMethod}`]) ?? null;
      return [{ paymentMethod, rate, fixed: fixedOf(values[`fixed${paymentMethod}`]) ?? null }];
    }),
    threeDSecurePolicy,
  };
}

/** A channel as it stands in the form. */
export function valuesOf(channel?: ChannelTerms & Partial<Pick<Channel, 'key' | 'type'>>): ChannelValues {
  const money = (cents: number | null | undefined) => (cents === null || cents === undefined ? '' : plainMoney(cents));
  const fees = Object.fromEntries(
    METHODS.flatMap((method) => {
      const fee = channel?.fees.find(({ paymentMethod }) => paymentMethod === method);
      return [
        [`rate${method}`, money(fee?.rate)],
        [`fixed${method}`, money(fee?.fixed)],
      ];
    }),
  ) as Pick<ChannelValues, `rate${Method}` | `fixed${Method}`>;
  return {
    ...{ ...fees, name: channel?.name ?? '', key: channel?.key ?? '', type: channel?.type ?? 'APP', reason: '' },
    ...{ paymentMethods: channel?.paymentMethods ?? [], threeDSecurePolicy: channel?.threeDSecurePolicy ?? 'RISK' },
    ...{ minAmount: money(channel?.minAmount), maxAmount: money(channel?.maxAmount) },
  };
}

/** The members by which versions are compared: the fee of each method is one of its own, methods are in one order. */
export function membersOf({ fees, paymentMethods, ...terms }: ChannelTerms): Record<string, unknown> {
  const named = fees.map(({ paymentMethod, rate, fixed }) => [`fee.${paymentMethod}`, { rate, fixed }] as const);
  return {
    ...{ ...terms, paymentMethods: METHODS.filter((method) => paymentMethods.includes(method)) },
    ...Object.fromEntries(named),
  };
}

/** The terms of such members. */
export function termsIn(members: Record<string, unknown>): ChannelTerms {
  const fees = METHODS.flatMap((paymentMethod) => {
    const fee = members[`fee.${paymentMethod}`] as Omit<ChannelTerms['fees'][number], 'paymentMethod'> | undefined;
    return fee ? [{ paymentMethod, ...fee }] : [];
  });
  const { name, paymentMethods, minAmount, maxAmount, threeDSecurePolicy } = members as unknown as ChannelTerms;
  return { name, paymentMethods, minAmount, maxAmount, threeDSecurePolicy, fees };
}
