export const promotionTypes = ['PERCENTAGE', 'FIXED_AMOUNT', 'INSTALLMENTS', 'BONUS'] as const;
type PromotionType = (typeof promotionTypes)[number];

/** How a promotion stands by the platform's clock, in the order of a list. */
export const promotionStatuses = ['ACTIVE', 'PAUSED', 'SCHEDULED', 'EXHAUSTED', 'DRAFT', 'EXPIRED'] as const;
export type PromotionStatus = (typeof promotionStatuses)[number];

/** What can be done to a promotion as it stands. */
export type PromotionAction = 'EDIT' | 'PUBLISH' | 'PAUSE' | 'RESUME' | 'END';

/** What is given, to which payments, until when and how often; money in cents, an empty list leaves nothing out. */
export interface PromotionTerms<Moment> {
  name: string;
  code: string;
  type: PromotionType;
  /** Hundredths of a percent, cents or months. */
  value: number;
  /** The most that one payment is given. */
  maxDiscount: number | null;
  /** Null for a draft alone. */
  startsAt: Moment | null;
  endsAt: Moment | null;
  channels: string[];
  paymentMethods: string[];
  cardBrands: string[];
  /** First digits of the cards. */
  bins: string[];
  minAmount: number | null;
  maxAmount: number | null;
  /** 1 is Monday. */
  weekdays: number[];
  /** Hours of the day, the last one no longer inside. */
  fromHour: number | null;
  untilHour: number | null;
  /** Whether it is given beside others. */
  stackable: boolean;
  usageLimit: number | null;
  usagePerCustomer: number | null;
  budgetLimit: number | null;
}

/** Uses of one day, and what they cost. */
export interface PromotionDay {
  /** yyyy-mm-dd */
  day: string;
  uses: number;
  discount: number;
}

export interface Promotion extends PromotionTerms<string> {
  promotionId: string;
  status: PromotionStatus;
  usageCount: number;
  budgetUsed: number;
  /** The last fourteen days, oldest first. */
  days: PromotionDay[];
  /** When somebody ended it before its time. */
  endedAt: string | null;
  createdAt: string;
  updatedAt: string;
  updatedBy: { email: string; name: string };
  version: number;
  actions: PromotionAction[];
  /** Members that may change no more, since customers have been promised them. */
  fixed: string[];
}

export interface PromotionPage {
  data: Promotion[];
  page: number;
  size: number;
  total: number;
  /** Of those that match all but the status. */
  statusCounts: Record<PromotionStatus, number>;
  /** Of all promotions, today so far, cents. */
  discountToday: number;
  generatedAt: string;
}

/** Another promotion that some payment could get too. */
export interface Overlap {
  promotionId: string;
  name: string;
  code: string;
  status: PromotionStatus;
  /** What both cover; an empty list is all. */
  channels: string[];
  paymentMethods: string[];
  startsAt: string | null;
  endsAt: string | null;
  /** Whether a payment gets both. */
  stacks: boolean;
  /** What it gives the payment that is tried; null where that is none of its payments. */
  discount: number | null;
}

/** What a payment would get. */
export interface PromotionTrial {
  applies: boolean;
  /** Which rule it fails, and in words. */
  field: string | null;
  reason: string | null;
  amount: number;
  discount: number;
  /** What the customer pays, and what the line is topped up with. */
  pays: number;
  receives: number;
  /** Without interest. */
  months: number | null;
  /** How many such payments uses and budget leave; null without a limit. */
  paymentsLeft: number | null;
  /** What else holds that one payment cannot show. */
  conditions: string[];
  overlaps: Overlap[];
}
