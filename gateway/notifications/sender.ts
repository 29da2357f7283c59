import type { Carriers, NotificationStore, Receiver, Taken } from '../notification-ports';
import { afterAttempt } from '../rules/backoff';
import type { DeliveryType, Sent, StoredDelivery } from '../rules/delivery';

interface Surroundings {
  store: NotificationStore;
  carriers: Carriers;
  clock: { now(): number };
  reportFault(error: unknown): void;
}

/** For longer no attempt may take: whoever holds a delivery longer than this has ended, ms. Each carrier ends before. */
const HOLD = 60_000;

/** How many attempts are under way at once, and how many with one receiver: one that hangs does not stop the others. */
const [AT_ONCE, WITH_ONE] = [16, 4];

const absent: Readonly<Record<DeliveryType, string>> = {
  WEBHOOK: 'Este Atalaya no tiene por dónde llamar a otros sistemas.',
  EMAIL: 'Este Atalaya no tiene por dónde enviar correos.',
  SMS: 'Este Atalaya no tiene por dónde enviar SMS.',
  PUSH: 'Este Atalaya no tiene por dónde enviar avisos a teléfonos.',
};

/** Sends what is due. Whoever ends in the middle leaves it to be sent again, by the same id. */
export function createSender({ store, carriers, clock, reportFault }: Surroundings) {
  const busy = receivers();
  const lines = new Set<Promise<void>>();
  let taking: Promise<unknown> = Promise.resolve();
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

  /** One after the other, so that each knows what the one before has got. */
  function take(): Promise<Taken | undefined> {
    const next = taking.then(async () => {
      const taken = isResting ? undefined : await store.take(clock.now(), HOLD, busy.full());
      if (taken) busy.begin(taken.delivery);
      return taken;
    });
    taking = next.catch(() => undefined);
    return next;
  }

  async function line(): Promise<void> {
    for (let taken = await take(); taken; taken = await take()) {
      // Where one is due others may be.
      begin();
      await attempt(taken).catch(reportFault);
      busy.end(taken.delivery);
    }
  }

  function begin(): void {
    if (isResting || lines.size >= AT_ONCE) return;
    const begun: Promise<void> = line()
      .catch(reportFault)
      .finally(() => lines.delete(begun));
    lines.add(begun);
  }

  return {
    /**
     * Sends all that is due, beside what is under way already: one attempt that hangs leaves the other places free for what
     * came since it began.
     */
    wake: begin,
    /** The same. @returns the end of all that is under way then */
    async work(): Promise<void> {
      begin();
      while (lines.size > 0) await Promise.all(lines);
    },
    /** Begins nothing more, and waits for what is under way. */
    async rest(): Promise<void> {
      isResting = true;
      await Promise.all(lines);
    },
  };
}

/** How much is under way with whom. */
function receivers() {
  const counts = new Map<string, { receiver: Receiver; count: number }>();
  const of = ({ type, destination }: StoredDelivery) => {
    const receiver = { type, destination: type === 'WEBHOOK' ? destination : null };
    const key = JSON.stringify(receiver);
    const entry = counts.get(key) ?? { receiver, count: 0 };
    counts.set(key, entry);
    return { key, entry };
  };
  return {
    full: () => [...counts.values()].filter(({ count }) => count >= WITH_ONE).map(({ receiver }) => receiver),
    begin(delivery: StoredDelivery) {
      of(delivery).entry.count += 1;
    },
    end(delivery: StoredDelivery) {
      const { key, entry } = of(delivery);
      entry.count -= 1;
      if (entry.count === 0) counts.delete(key);
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
