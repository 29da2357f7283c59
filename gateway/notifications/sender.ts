import type { Carriers, NotificationStore, Taken } from '../notification-ports';
import { afterAttempt } from '../rules/backoff';
import type { DeliveryType, Sent, StoredDelivery } from '../rules/delivery';

interface Surroundings {
  store: NotificationStore;
  carriers: Carriers;
  clock: { now(): number };
  reportFault(error: unknown): void;
}

/** For longer no attempt may take: whoever holds a delivery longer than this has ended, ms. */
const HOLD = 60_000;

/** How many attempts are under way at once: a destination that hangs does not stop the others. */
const AT_ONCE = 4;

const absent: Readonly<Record<DeliveryType, string>> = {
  WEBHOOK: 'Este Atalaya no tiene por dónde llamar a otros sistemas.',
  EMAIL: 'Este Atalaya no tiene por dónde enviar correos.',
  SMS: 'Este Atalaya no tiene por dónde enviar SMS.',
  PUSH: 'Este Atalaya no tiene por dónde enviar avisos a teléfonos.',
};

/** Sends what is due. Whoever ends in the middle leaves it to be sent again, by the same id. */
export function createSender({ store, carriers, clock, reportFault }: Surroundings) {
  const lines = new Set<Promise<void>>();
  let isResting = false;

  async function attempt({ delivery, interrupted }: Taken): Promise<void> {
    if (interrupted !== null) {
      const durationMs = Math.max(0, clock.now() - interrupted);
      return store.finish(delivery, afterAttempt(delivery, { ...lost, durationMs }, interrupted));
    }
    const carrier = carriers[delivery.type];
    if (!carrier) return store.finish(delivery, withoutCarrier(delivery, clock.now()));
    const began = clock.now();
    const sent = await carrier(delivery, delivery.attempts.length + 1, began);
    await store.finish(delivery, afterAttempt(delivery, sent, began));
  }

  async function line(): Promise<void> {
    while (!isResting) {
      const taken = await store.take(clock.now(), HOLD);
      if (!taken) return;
      await attempt(taken).catch(reportFault);
    }
  }

  return {
    /**
     * Sends all that is due now, with whoever is at it already: one attempt that hangs leaves the other places free for
     * what came since it began.
     */
    async work(): Promise<void> {
      while (lines.size < AT_ONCE) {
        const begun: Promise<void> = line().finally(() => lines.delete(begun));
        lines.add(begun);
      }
      await Promise.all(lines);
    },
    /** Begins nothing more, and waits for what is under way. */
    async rest(): Promise<void> {
      isResting = true;
      await Promise.allSettled(lines);
    },
  };
}

/** Of an attempt that nobody has written the end of. */
const lost: Sent = {
  ...{ target: '', requestHeaders: [], request: '', outcome: 'UNKNOWN', httpStatus: null },
  ...{ responseHeaders: [], response: null, durationMs: 0 },
};

function withoutCarrier(delivery: StoredDelivery, now: number): StoredDelivery {
  return {
    ...delivery,
    ...{ status: 'CANCELLED', nextAttemptAt: null, errorMessage: absent[delivery.type] },
    ...{ updatedAt: now, version: delivery.version + 1 },
  };
}
