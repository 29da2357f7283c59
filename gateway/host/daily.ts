import { type Clock, SourceAway } from '../ports';
import { monthOf } from '../rules/mexico-time';
import { keepHouse, tidy } from '../sql/housekeeping';
import type { Database } from '../sql/tables';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** After a start: not while whoever made it waits. */
const FIRST = 10 * MINUTE;

/**
 * Does what is due each day, by the clock and not by the time that the process has run: a month that begins, a machine that
 * slept and a clock that was put on are seen within a minute. What failed is tried again.
 * @returns what ends it
 */
export function keepHouseDaily(
  db: Database,
  clock: Clock,
  reportFault: (error: unknown) => void,
  keep = keepAndTidy,
): () => void {
  let done = clock.now() - DAY + FIRST;
  /** Of the last try: one that failed, or lies before the start, may lie in the month before. */
  let { month } = monthOf(clock.now());
  let isBusy = false;
  const timer = setInterval(async () => {
    const now = clock.now();
    if (isBusy || (Math.abs(now - done) < DAY && monthOf(now).month === month)) return;
    isBusy = true;
    ({ month } = monthOf(now));
    try {
      await keep(db, now);
      done = now;
    } catch (error) {
      // A database that is away, or a lock that a backup holds, is waited for.
      if (error instanceof SourceAway) done = now - DAY;
      else {
        reportFault(error);
        done = now - DAY + HOUR;
      }
    }
    isBusy = false;
  }, MINUTE);
  return () => clearInterval(timer);
}

async function keepAndTidy(db: Database, now: number): Promise<void> {
  await keepHouse(db, now);
  await tidy(db);
}
