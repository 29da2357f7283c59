import { createMemoryLedger } from '../trail/memory-ledger';
import { createMemoryNotificationStore } from './memory-notification-store';
import { notificationTests } from './notifications.fixture';

notificationTests(async () => {
  const trail = createMemoryLedger();
  return { store: createMemoryNotificationStore({ ledger: trail }), trail };
});
