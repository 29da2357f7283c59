import type { ToldDeliveries } from '../../gateway/notifications/memory-notification-store';
import { type ListedDelivery, listed, type StoredDelivery } from '../../gateway/rules/delivery';
import { startOfDay } from '../../gateway/rules/mexico-time';
import { KEPT_DAYS } from '../../gateway/rules/notification-filter';
import { dayPlans, planOf } from '../operations/plan/day-plans';
import { readId } from '../operations/records/ids';
import { deliveryAt } from './delivery-history';
import { type DeliveryPlan, deliveryPlansOf } from './delivery-plan';

/** Something may be told of an order for so many days after it began. */
const LATEST = 14;

/** By the midnight of the day on which the orders began (epoch ms); made when somebody first asks for them. */
const known = new Map<number, DeliveryPlan[]>();

/** What has come to its end, which is most. */
const ended = new WeakMap<DeliveryPlan, ListedDelivery>();

const breath = () => new Promise((resolve) => setTimeout(resolve));

/** The deliveries of the invented orders as they stand when somebody asks. */
export function inventedDeliveries(clock: { now(): number }): ToldDeliveries {
  return {
    async find(notificationId) {
      const [, day = '', number = '', place = ''] = /^NTF-(\d{6})-(\d{6})-(\d\d?)$/.exec(notificationId) ?? [];
      const key = readId(`OP${day}${number}`);
      const order = key && planOf(key.day, key.number);
      const plan = order && deliveryPlansOf(order)[Number(place) - 1];
      const now = clock.now();
      return plan && plan.at >= startOfDay(now, -KEPT_DAYS) ? deliveryAt(plan, now, true) : undefined;
    },
    async within(range) {
      const now = clock.now();
      const from = Math.max(range?.from ?? 0, startOfDay(now, -KEPT_DAYS));
      const until = Math.min(range?.until ?? now + 1, now + 1);
      const found: ListedDelivery[] = [];
      for (let day = startOfDay(until - 1); day >= startOfDay(from, -LATEST); day = startOfDay(day, -1)) {
        if (!known.has(day)) {
          // Whoever asks for something else meanwhile waits for one day at most.
          await breath();
          known.set(day, dayPlans(day).flatMap(deliveryPlansOf));
        }
        for (const plan of known.get(day) ?? []) {
          const delivery = plan.at >= from && plan.at < until ? stateOf(plan, now) : undefined;
          if (delivery) found.push(delivery);
        }
      }
      return found;
    },
  };
}

/**
 * Those of a day's orders, and of the last so many days, as they stand at a moment; since an earlier one those to which
 * something happened.
 */
export function* dayDeliveries(
  day: number,
  now: number,
  { since = Number.NEGATIVE_INFINITY, days }: { since?: number | undefined; days: number },
): Generator<StoredDelivery> {
  const first = startOfDay(now, -days);
  if (day < startOfDay(first, -LATEST)) return;
  for (const order of dayPlans(day)) {
    for (const plan of deliveryPlansOf(order)) {
      const delivery = plan.at >= first ? deliveryAt(plan, now, true) : undefined;
      if (delivery && (delivery.updatedAt > since || plan.at > since)) yield delivery;
    }
  }
}

function stateOf(plan: DeliveryPlan, now: number): ListedDelivery | undefined {
  const end = ended.get(plan);
  if (end && end.updatedAt <= now) return end;
  const delivery = deliveryAt(plan, now, false);
  const row = delivery && listed(delivery);
  if (row?.nextAttemptAt === null) ended.set(plan, row);
  return row;
}
