import { type PromotionPage, type PromotionStatus, promotionStatuses, promotionTypes } from '../wire/promotions';
import { momentsOf, type Range, readDays } from './day-range';
import { compare, plain } from './list-order';
import { promotionStatus, type StoredPromotion } from './promotion';

/** What of the promotions is asked for; an empty list asks for nothing. */
export interface PromotionFilter {
  /** In lower case, without accents. */
  text: string;
  statuses: readonly string[];
  types: readonly string[];
  channels: readonly string[];
  paymentMethods: readonly string[];
  /** A day on some moment of which it counts. */
  validOn: Range | null;
}

const sortMembers = ['status', 'name', 'startsAt', 'endsAt', 'updatedAt'] as const;

export interface PromotionSort {
  member: (typeof sortMembers)[number];
  ascending: boolean;
}

/** @returns undefined for a value that is none */
export function readPromotionFilter(query: URLSearchParams): PromotionFilter | undefined {
  const valuesOf = (name: string) => query.getAll(name).filter((value) => value !== '');
  const [statuses, types, day] = [valuesOf('status'), valuesOf('type'), query.get('validOn') ?? ''];
  const days = readDays(`${day}_${day}`);
  const validOn = days && momentsOf(days);
  const known = (values: readonly string[], all: readonly string[]) => values.every((value) => all.includes(value));
  if (!known(statuses, promotionStatuses) || !known(types, promotionTypes) || (day !== '' && !validOn))
    return undefined;
  const [channels, paymentMethods] = [valuesOf('channel'), valuesOf('paymentMethod')];
  return { text: plain(query.get('q') ?? ''), statuses, types, channels, paymentMethods, validOn };
}

/** What cannot be read is what counts now before what counted once. */
export function readPromotionSort(query: URLSearchParams): PromotionSort {
  const [name, direction] = (query.get('sort') ?? '').split(',');
  const member = sortMembers.find((one) => one === name);
  return member ? { member, ascending: direction === 'asc' } : { member: 'status', ascending: true };
}

/** Those that match, in their order, and how many of each status match all but the status. */
export function filteredPromotions(
  promotions: readonly StoredPromotion[],
  { text, statuses, types, channels, paymentMethods, validOn }: PromotionFilter,
  { member, ascending }: PromotionSort,
  now: number,
): { found: StoredPromotion[] } & Pick<PromotionPage, 'statusCounts'> {
  const any = (wanted: readonly string[], value: string) => wanted.length === 0 || wanted.includes(value);
  const covers = (wanted: readonly string[], values: readonly string[]) =>
    wanted.length === 0 || values.length === 0 || wanted.some((value) => values.includes(value));
  const others = promotions
    .map((promotion) => ({ promotion, status: promotionStatus(promotion, now) }))
    .filter(
      ({ promotion: one }) =>
        any(types, one.type) &&
        covers(channels, one.channels) &&
        covers(paymentMethods, one.paymentMethods) &&
        (!validOn || isValidIn(one, validOn)) &&
        [one.name, one.code].some((word) => plain(word).includes(text)),
    );
  const keyOf = ({ promotion, status }: (typeof others)[number]) =>
    member === 'status' ? promotionStatuses.indexOf(status) : promotion[member];
  // What ends next comes first, and of what is over what ended last.
  const nearness = ({ promotion: { endsAt }, status }: (typeof others)[number]) =>
    endsAt === null || status !== 'EXPIRED' ? endsAt : -endsAt;
  return {
    found: others
      .filter(({ status }) => any(statuses, status))
      .sort(
        (one, other) =>
          compare(keyOf(one), keyOf(other), ascending) ||
          compare(nearness(one), nearness(other), true) ||
          one.promotion.code.localeCompare(other.promotion.code),
      )
      .map(({ promotion }) => promotion),
    statusCounts: Object.fromEntries(
      promotionStatuses.map((status) => [status, others.filter((other) => other.status === status).length]),
    ) as Record<PromotionStatus, number>,
  };
}

function isValidIn({ isDraft, startsAt, endsAt, endedAt }: StoredPromotion, { from, until }: Range): boolean {
  if (isDraft || startsAt === null || endsAt === null) return false;
  return startsAt < until && Math.min(endsAt, endedAt ?? endsAt) >= from;
}
