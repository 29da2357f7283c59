import type { Clock, Limited } from '../ports';
import { type AttemptLimit, secondsToWait } from '../rules/attempt-limits';
import type { AttemptLog } from '../sign-in-ports';

/** Limits by the key under which attempts are counted. */
export type Limits = Readonly<Record<string, AttemptLimit>>;

export interface Attempt {
  /** Takes it back: it was none that should count. */
  forget(): Promise<void>;
}

/**
 * Counts an attempt before it is made, so that many at once cannot slip through. One that must wait counts nowhere:
 * whoever keeps trying is not kept out for ever.
 */
export async function beginAttempt(log: AttemptLog, clock: Clock, limits: Limits): Promise<Attempt | Limited> {
  const now = clock.now();
  const forget = async () => void (await Promise.all(Object.keys(limits).map((key) => log.remove(key, now))));
  const waits = await Promise.all(
    Object.entries(limits).map(async ([key, limit]) => {
      await log.add(key, now);
      const others = (await log.since(key, now - limit.within)).slice(0, -1);
      return secondsToWait(others, limit, now);
    }),
  );
  const retryAfter = Math.max(...waits);
  if (retryAfter === 0) return { forget };
  await forget();
  return { retryAfter };
}
