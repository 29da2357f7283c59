import { expect } from 'vitest';
import type { Carriers, NotificationStore } from '../notification-ports';
import type { Sent, StoredDelivery } from '../rules/delivery';
import type { Trail } from '../trail-ports';
import { newDelivery } from './new-delivery';
import { createNotifications } from './notifications';

export const START = Date.UTC(2026, 10, 28, 18);
/** Answers only once it is told to. */
export const HANGS = 'https://lento.example.mx';
export const ana = { email: 'ana@ejemplo.mx', name: 'Ana Prueba', role: 'SOPORTE', ip: '192.0.2.1' };

/** Where they are kept, empty, and what was done to them. */
export interface Kept {
  store: NotificationStore;
  trail: Trail;
}

/** Notifications with some deliveries that all failed, and destinations that answer with a code. */
export async function platformOf({ store, trail }: Kept, count: number, code: number) {
  const clock = { at: START, now: () => clock.at };
  const calls: string[] = [];
  const destination = { code };
  let answerHanging = () => {};
  const hanging = new Promise<void>((resolve) => {
    answerHanging = resolve;
  });
  const answer = (delivery: StoredDelivery): Sent => ({
    ...{ target: 'POST /', requestHeaders: [], request: delivery.body, outcome: 'ANSWERED' },
    ...{ httpStatus: destination.code, responseHeaders: [], response: null, durationMs: 10 },
  });
  const carriers: Carriers = {
    WEBHOOK: async (delivery) => {
      calls.push(delivery.notificationId);
      if (delivery.destination === HANGS) await hanging;
      return answer(delivery);
    },
    EMAIL: async (delivery) => ({ ...answer(delivery), httpStatus: null, becomes: 'SENT' }),
  };
  const notifications = createNotifications({
    store,
    carriers,
    clock,
    reportFault: (error) => expect(error).toBe('none'),
  });
  const put = (more: Partial<StoredDelivery> = {}) => {
    const what = { type: 'WEBHOOK', event: 'pago.confirmado', orderId: 'ORD-1', operationId: 'OP1' } as const;
    const delivery = {
      ...newDelivery({ ...what, destination: 'https://a.example.mx', subject: null, body: '{}' }, clock.at),
    };
    return store.change(clock.at, async (unit) => {
      await unit.putDelivery({ ...delivery, ...more });
      return delivery.notificationId;
    });
  };
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1)
    ids.push(await put({ date: START - (count - index) * 1000, status: 'FAILED', nextAttemptAt: null, tries: 6 }));
  return { ...notifications, store, clock, ledger: trail, calls, ids, destination, put, answerHanging };
}

/** How those stand that it has made, in their order. */
export const statusesOf = async ({ store, ids }: Awaited<ReturnType<typeof platformOf>>) =>
  Promise.all(ids.map(async (id) => (await store.find(id))?.status));
