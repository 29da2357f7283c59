import { demonstrationCarriers } from '../../gateway/notifications/demonstration-destinations';
import { demonstrationNotices, demonstrationReads } from '../../gateway/notifications/demonstration-notices';
import { createMemoryNotificationStore } from '../../gateway/notifications/memory-notification-store';
import { createNotifications, type Notifications } from '../../gateway/notifications/notifications';
import type { StoredDelivery } from '../../gateway/rules/delivery';
import type { MemoryLedger } from '../../gateway/trail/memory-ledger';
import { inventedDeliveries } from '../notifications/invented-deliveries';

interface Surroundings {
  ledger: MemoryLedger;
  clock: { now(): number };
  pause(ms: number): Promise<unknown>;
}

/** Notifications of the invented orders and those that people make; nothing leaves the page, and it lasts as long as that. */
export function createOwnNotifications({ ledger, clock, pause }: Surroundings) {
  const store = createMemoryNotificationStore({
    ledger,
    told: inventedDeliveries(clock),
    notices: () => demonstrationNotices(clock.now()),
    reads: (noticeId) => demonstrationReads(noticeId, clock.now()),
  });
  const notifications: Notifications = createNotifications({
    store,
    carriers: demonstrationCarriers({ pause }),
    clock,
    // Its destinations fail on purpose, and say so by themselves.
    reportFault: () => undefined,
  });
  /** Keeps what is to be sent. */
  const send = (delivery: StoredDelivery) => void store.change(clock.now(), (unit) => unit.putDelivery(delivery));
  return { notifications, send };
}
