import type { Carriers, NotificationStore } from '../notification-ports';
import { createDeliveries } from './deliveries';
import { createNotices } from './notices';
import { createReceipts } from './receipts';
import { createSender } from './sender';
import { createTemplates } from './templates';

interface Surroundings {
  store: NotificationStore;
  carriers: Carriers;
  clock: { now(): number };
  reportFault(error: unknown): void;
}

export type Notifications = ReturnType<typeof createNotifications>;

/** What is sent to systems and people outside, how it is written, and what people here are told. */
export function createNotifications({ store, carriers, clock, reportFault }: Surroundings) {
  const sender = createSender({ store, carriers, clock, reportFault });
  const { wake } = sender;
  const templates = createTemplates({ store, clock, wake });
  return {
    deliveries: createDeliveries({ store, clock, wake }),
    templates,
    receipts: createReceipts({ template: templates.current, clock, wake }),
    notices: createNotices({ store, clock }),
    /** Sends what is due: asked from time to time, and whenever something was put in the queue. */
    wake,
    /** The same, to its end. */
    work: sender.work,
    /** What is under way has its end. */
    rest: sender.rest,
  };
}
