import type {
  Promotion,
  PromotionAction,
  PromotionDay,
  PromotionPage,
  PromotionStatus,
  PromotionTerms,
} from '../wire/promotions';
import { isoDate, mexicoClock, startOfDay } from './mexico-time';

/** A promotion as it is kept; moments are epoch ms. */
export interface StoredPromotion extends PromotionTerms<number> {
  promotionId: string;
  isDraft: boolean;
  isPaused: boolean;
  endedAt: number | null;
  usageCount: number;
  budgetUsed: number;
  days: PromotionDay[];
  createdAt: number;
  updatedAt: number;
  updatedBy: { email: string; name: string };
  version: number;
}

/** Days of uses that are told. */
const DAYS = 14;

/** From when on days of uses are told. */
export const usesSince = (now: number) => startOfDay(now, 1 - DAYS);

/** yyyy-mm-dd in Mexico City. */
export const dayOf = (moment: number) => mexicoClock(moment).toISOString().slice(0, 10);

/** How a promotion stands at a moment: over, used up, paused, to come, or none of these. */
export function promotionStatus(promotion: StoredPromotion, now: number): PromotionStatus {
  const { isDraft, isPaused, endedAt, startsAt, endsAt, usageLimit, usageCount, budgetLimit, budgetUsed } = promotion;
  if (isDraft) return 'DRAFT';
  if (endedAt !== null || (endsAt !== null && endsAt < now)) return 'EXPIRED';
  const isUsedUp = (limit: number | null, used: number) => limit !== null && used >= limit;
  if (isUsedUp(usageLimit, usageCount) || isUsedUp(budgetLimit, budgetUsed)) return 'EXHAUSTED';
  if (isPaused) return 'PAUSED';
  return startsAt !== null && startsAt > now ? 'SCHEDULED' : 'ACTIVE';
}

const ACTIONS: Readonly<Record<PromotionStatus, readonly PromotionAction[]>> = {
  DRAFT: ['EDIT', 'PUBLISH'],
  SCHEDULED: ['EDIT', 'PAUSE', 'END'],
  ACTIVE: ['EDIT', 'PAUSE', 'END'],
  PAUSED: ['EDIT', 'RESUME', 'END'],
  EXHAUSTED: ['EDIT', 'END'],
  EXPIRED: [],
};

/** What can be done to it at a moment. */
export const promotionActions = (promotion: StoredPromotion, now: number) => ACTIONS[promotionStatus(promotion, now)];

/** Members that customers have been promised once it has begun or somebody has used it. */
export function fixedMembers({ isDraft, startsAt, usageCount }: StoredPromotion, now: number) {
  const hasBegun = usageCount > 0 || (!isDraft && startsAt !== null && startsAt <= now);
  return hasBegun ? (['code', 'type', 'value', 'startsAt'] as const) : [];
}

export const wireDate = (moment: number | null) => (moment === null ? null : isoDate(moment));

/** A promotion as it is answered. */
export function promotionAnswer(promotion: StoredPromotion, now: number): Promotion {
  const { isDraft: _, isPaused: __, endedAt, startsAt, endsAt, createdAt, updatedAt, ...members } = promotion;
  return {
    ...members,
    ...{ startsAt: wireDate(startsAt), endsAt: wireDate(endsAt), endedAt: wireDate(endedAt) },
    ...{ createdAt: isoDate(createdAt), updatedAt: isoDate(updatedAt), status: promotionStatus(promotion, now) },
    ...{ actions: [...promotionActions(promotion, now)], fixed: [...fixedMembers(promotion, now)] },
  };
}

/** What all promotions have given on the day of a moment, cents. */
export function discountOn(promotions: readonly StoredPromotion[], now: number): PromotionPage['discountToday'] {
  const today = dayOf(now);
  return promotions
    .flatMap(({ days }) => days)
    .reduce((sum, { day, discount }) => sum + (day === today ? discount : 0), 0);
}

/** What the trail keeps: the members that differ, before and after. */
export function promotionChanges(was: StoredPromotion | undefined, is: StoredPromotion, now: number) {
  const [before, after] = [was ? told(was, now) : {}, told(is, now)] as Record<string, unknown>[];
  const changed = Object.keys(after ?? {}).filter(
    (name) => JSON.stringify(before?.[name] ?? null) !== JSON.stringify(after?.[name] ?? null),
  );
  const pick = (members: Record<string, unknown> = {}) =>
    Object.fromEntries(changed.flatMap((name) => (name in members ? [[name, members[name]]] : [])));
  return { before: pick(before), after: pick(after) };
}

function told(promotion: StoredPromotion, now: number) {
  const { days: _, usageCount: __, budgetUsed: ___, updatedBy: ____, ...answer } = promotionAnswer(promotion, now);
  const {
    promotionId: _id,
    createdAt: _created,
    updatedAt: _updated,
    actions: _actions,
    fixed: _fixed,
    ...rest
  } = answer;
  return rest;
}
