import { fieldsOf, flagOf, integerOf, listOf, membersOf } from '~/shared/api/members';
import { toText } from '~/shared/format/read-value';

const texts = (value: unknown) => listOf(value, toText);

const terms = {
  name: toText,
  code: toText,
  type: toText,
  value: integerOf,
  maxDiscount: integerOf,
  startsAt: toText,
  endsAt: toText,
  channels: texts,
  paymentMethods: texts,
  cardBrands: texts,
  bins: texts,
  minAmount: integerOf,
  maxAmount: integerOf,
  weekdays: (value: unknown) => listOf(value, integerOf),
  fromHour: integerOf,
  untilHour: integerOf,
  stackable: flagOf,
  usageLimit: integerOf,
  usagePerCustomer: integerOf,
  budgetLimit: integerOf,
};

const readMembers = membersOf({
  ...terms,
  status: toText,
  usageCount: integerOf,
  budgetUsed: integerOf,
  days: (value: unknown) => listOf(value, membersOf({ day: toText, uses: integerOf, discount: integerOf })),
  endedAt: toText,
  createdAt: toText,
  updatedAt: toText,
  updatedBy: membersOf({ email: toText, name: toText }),
  version: integerOf,
  actions: texts,
  fixed: texts,
});

const readTermMembers = membersOf(terms);

/** What is given, to which payments, until when and how often. */
export type PromotionTerms = ReturnType<typeof readTermMembers>;

/** Something that is offered to customers. */
export interface Promotion extends ReturnType<typeof readMembers> {
  promotionId: string;
}

/** @returns null without an id, by which alone it can be told from others */
export function parsePromotion(value: unknown): Promotion | null {
  const promotionId = toText(fieldsOf(value).promotionId);
  return promotionId === null ? null : { promotionId, ...readMembers(value) };
}

/** @throws Error when the answer is no promotion */
export function readPromotion(value: unknown): Promotion {
  const promotion = parsePromotion(value);
  if (!promotion) throw new Error('no promotion');
  return promotion;
}

export interface PromotionPage {
  promotions: Promotion[];
  page: number;
  size: number;
  total: number;
  statusCounts: Readonly<Record<string, number | null>>;
  discountToday: number | null;
}

/** @throws Error when the answer is no page */
export function parsePage(value: unknown, asked: { page: number; size: number }): PromotionPage {
  const sent = fieldsOf(value);
  const total = integerOf(sent.total);
  if (!Array.isArray(sent.data) || total === null || total < 0) throw new Error('no page of promotions');
  const counts = Object.entries(fieldsOf(sent.statusCounts)).map(([name, count]) => [name, integerOf(count)]);
  return {
    promotions: listOf(sent.data, parsePromotion),
    page: integerOf(sent.page) ?? asked.page,
    size: integerOf(sent.size) ?? asked.size,
    total,
    statusCounts: Object.fromEntries(counts),
    discountToday: integerOf(sent.discountToday),
  };
}

/** What a payment would get. */
export const readTrial = membersOf({
  applies: flagOf,
  field: toText,
  reason: toText,
  amount: integerOf,
  discount: integerOf,
  pays: integerOf,
  receives: integerOf,
  months: integerOf,
  paymentsLeft: integerOf,
  conditions: texts,
  overlaps: (value: unknown) =>
    listOf(
      value,
      membersOf({
        ...{ promotionId: toText, name: toText, code: toText, status: toText, channels: texts, paymentMethods: texts },
        ...{ startsAt: toText, endsAt: toText, stacks: flagOf, discount: integerOf },
      }),
    ),
});

export type PromotionTrial = ReturnType<typeof readTrial>;
