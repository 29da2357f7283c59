import type { Carriers, NotificationStore, Taken } from '../notification-ports';
import { afterAttempt } from '../rules/backoff';
import type { DeliveryType, Sent, StoredDelivery } from '../rules/delivery';
import { oneAtATime } from '../rules/one-at-a-time';

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

/** How many one run makes at most, so that it has an end. */
const MOST = 500;

const absent: Readonly<Record<DeliveryType, string>> = {
  WEBHOOK: 'Este Atalaya no tiene por dónde llamar a otros sistemas.',
  EMAIL: 'Este Atalaya no tiene por dónde enviar correos.',
  SMS: 'Este Atalaya no tiene por dónde enviar SMS.',
  PUSH: 'Este Atalaya no tiene por dónde enviar avisos a teléfonos.',
};

/** Sends what is due. Whoever ends in the middle leaves it to be sent again, by the same id. */
export function createSender({ store, carriers, clock, reportFault }: Surroundings) {
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

  async function line(left: { count: number }): Promise<void> {
    while (left.count > 0 && !isResting) {
      left.count -= 1;
      const taken = await store.take(clock.now(), HOLD);
      if (!taken) return;
      await attempt(taken).catch(reportFault);
    }
  }

  const work = oneAtATime(async () => {
    const left = { count: MOST };
    await Promise.all(Array.from({ length: AT_ONCE }, () => line(left)));
  });
  return {
    /** All that is due now; of two who ask at once both wait for the same. */
    work,
    /** Begins nothing more, and waits for what is under way. */
    async rest(): Promise<void> {
      isResting = true;
      await work.ended().catch(() => undefined);
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
