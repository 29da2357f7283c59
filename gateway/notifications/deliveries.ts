import type { DeliverySlice, NotificationStore, NotificationUnit } from '../notification-ports';
import { type ListedDelivery, mayResend, resendable, type StoredDelivery } from '../rules/delivery';
import { countsOf, type NotificationFilter } from '../rules/notification-filter';
import type { Resend } from '../wire/notifications';
import { newId } from './new-delivery';
import { deedOf, type Keyed, type NotDone, once } from './once';

/** Many that are to be sent again. */
export interface ResendRequest {
  filter: NotificationFilter;
  limit: number;
  /** How many a second. */
  pace: number;
  reason: string;
}

interface Surroundings {
  store: NotificationStore;
  clock: { now(): number };
  /** Something is due. */
  wake(): void;
}

const copy = {
  queued: 'El envío ya está en la cola.',
  nothing: 'Ningún envío de este filtro se puede reenviar.',
};

/** How many a second a sending again of many goes on at, by its id: the rows alone do not tell. */
const paceOf = (resendId: string) => Number(/^RNV(\d+)-/.exec(resendId)?.[1] ?? 1);

function progressOf(resendId: string, rows: readonly Pick<ListedDelivery, 'status'>[]): Resend {
  const counts = countsOf(rows.map(({ status }) => ({ status, count: 1 })));
  const { QUEUED: queued = 0, SENT: sent = 0, DELIVERED: delivered = 0 } = counts;
  const done = rows.length - queued;
  return {
    ...{ resendId, total: rows.length, done, delivered: sent + delivered },
    ...{ failed: done - sent - delivered, pace: paceOf(resendId) },
  };
}

/** What was sent, and sending it again. */
export function createDeliveries({ store, clock, wake }: Surroundings) {
  const queue = async (
    unit: NotificationUnit,
    delivery: StoredDelivery,
    { actor, reason, at, resendId }: Pick<Keyed, 'actor'> & { reason: string; at: number; resendId: string | null },
  ): Promise<StoredDelivery> => {
    const next: StoredDelivery = {
      ...delivery,
      ...{ status: 'QUEUED', tries: 0, nextAttemptAt: at, errorMessage: null, resendId, isTold: false },
      ...{ updatedAt: clock.now(), version: delivery.version + 1 },
    };
    await unit.putDelivery(next);
    await unit.write(
      deedOf(actor, {
        ...{ entity: 'notification', entityId: delivery.notificationId, action: 'RESEND', reason },
        before: { status: delivery.status, version: delivery.version },
        after: { status: next.status, version: next.version },
      }),
    );
    return next;
  };

  return {
    page: (filter: NotificationFilter, slice: DeliverySlice) => store.page(filter, slice),
    find: (notificationId: string) => store.find(notificationId),

    async resend(notificationId: string, reason: string, asked: Keyed) {
      const done = await once<{ notificationId: string }, NotDone<StoredDelivery>>(
        { store, clock },
        asked,
        ['RESEND', notificationId, reason],
        async (unit) => {
          const delivery = await unit.delivery(notificationId);
          if (!delivery) return { unknown: true };
          if (!mayResend(delivery)) return { conflict: delivery, message: copy.queued };
          await queue(unit, delivery, { actor: asked.actor, reason, at: clock.now(), resendId: null });
          return { notificationId };
        },
      );
      if (!('notificationId' in done)) return done;
      const queued = await store.find(notificationId);
      wake();
      return queued ?? ({ unknown: true } as const);
    },

    /** The oldest first, and no more in a second than was said. */
    async resendMany({ filter, limit, pace, reason }: ResendRequest, asked: Keyed): Promise<Resend | NotDone> {
      const statuses = resendable.filter((status) => filter.statuses.length === 0 || filter.statuses.includes(status));
      const done = await once<{ resendId: string }, NotDone>(
        { store, clock },
        asked,
        ['RESEND', filter, limit, pace, reason],
        async (unit) => {
          const rows = statuses.length === 0 ? [] : await unit.found({ ...filter, statuses }, limit);
          if (rows.length === 0) return { refused: [{ field: 'limit', message: copy.nothing }] };
          const now = clock.now();
          const resendId = newId(`RNV${pace}`, now);
          for (const [index, row] of rows.entries()) {
            const at = now + Math.floor((index * 1000) / pace);
            await queue(unit, row, { actor: asked.actor, reason, at, resendId });
          }
          return { resendId };
        },
      );
      if (!('resendId' in done)) return done;
      wake();
      return progressOf(done.resendId, await store.ofResend(done.resendId));
    },

    async progress(resendId: string): Promise<Resend | undefined> {
      const rows = await store.ofResend(resendId);
      return rows.length === 0 ? undefined : progressOf(resendId, rows);
    },
  };
}
