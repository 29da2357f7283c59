import { setTimeout } from 'node:timers/promises';
import type { IngestReport } from '../../gateway/intake-ports.ts';
import { demonstrationNotices, demonstrationReads } from '../../gateway/notifications/demonstration-notices.ts';
import type { Clock } from '../../gateway/ports.ts';
import { startOfDay } from '../../gateway/rules/mexico-time.ts';
import { createDemonstrationDays, forgetOrder } from '../../gateway/sql/demonstration-days.ts';
import { logRange, tidy } from '../../gateway/sql/housekeeping.ts';
import { tellDeliveries, tellNotices } from '../../gateway/sql/notifications/put-delivery.ts';
import { ingestOperations } from '../../gateway/sql/operations/ingest-operations.ts';
import { tellRefunds } from '../../gateway/sql/refunds/tell-refunds.ts';
import type { Database } from '../../gateway/sql/tables.ts';
import { ingestTraces } from '../../gateway/sql/traces/ingest-traces.ts';
import { dayDeliveries } from '../../mocks/notifications/invented-deliveries.ts';
import { dayLines, demoLine } from '../../mocks/operations/operation-lines.ts';
import { dayRefunds } from '../../mocks/refunds/day-refunds.ts';
import { demoOrder, demoPlan } from '../../mocks/traces/demo-order.ts';
import { dayTraceLines, demoTraceLines } from '../../mocks/traces/trace-lines.ts';
import { type Days, dueDay } from './due-day.ts';
import type { Reach } from './reach.ts';

/** Lines that are stored at once: whoever asks meanwhile waits for them. */
const SLICE = 200;

/** The newest month. */
const FIRST_DAYS = 31;

/** For how many days back what was sent to others is told: enough to look at, and little beside the log. */
const SENT_DAYS = 7;

/** Days after which the planner is told of what came. */
const TIDY_DAYS = 90;

/** ms until it is looked again what is due; after an error, such as a full disk, later. */
const PAUSE = 5000;
const PAUSE_AFTER_ERROR = 60_000;

interface Options {
  clock?: Clock;
  reach: Reach;
  /** Days that are there before anybody is served the first time. */
  firstDays?: number;
  /** How many days were told, of how many. */
  onProgress?(told: number, all: number): void;
  reportFault(error: unknown): void;
}

export interface DemonstrationLoad {
  /** Tells what people look at first: the newest month or, where it was told before, the day that runs. */
  prepare(): Promise<void>;
  /** Tells the older days, newest first, and then goes on with the clock, until it is stopped. */
  run(): void;
  stop(): Promise<void>;
}

/** Fills a database with the payments of the simulated platform, day by day; what it holds is kept there, so a load goes on where it ended. */
export function createLoad(db: Database, options: Options): DemonstrationLoad {
  const { clock = Date, reach, firstDays = FIRST_DAYS, onProgress = () => undefined, reportFault } = options;
  const kept = createDemonstrationDays(db);
  let days = new Map<number, number | null>();
  let told = 0;
  let isServing = false;
  const stopping = new AbortController();

  /** Moments in answers have no parts of seconds: what happens within one is told at once, or the rest would not look later. */
  const moment = () => Math.floor(clock.now() / 1000) * 1000 - 1;

  /** The days up to a moment are to be told. */
  async function plan(now: number): Promise<void> {
    const today = startOfDay(now);
    if (days.has(today)) return;
    const wanted: number[] = [];
    for (let day = reach(today); day <= today; day = startOfDay(day, 1)) wanted.push(day);
    await kept.plan(wanted);
    days = await kept.read();
    progress();
  }

  function progress(): void {
    const open = [...days.values()].filter((until) => until === null).length;
    onProgress(days.size - open, days.size);
  }

  async function tell(day: number, now: number): Promise<void> {
    const since = days.get(day) ?? undefined;
    const traces = dayTraceLines(day, Math.max(since ?? 0, logRange(now).from - 1), now);
    // An operation tells of its refunds as they are kept; of a new one by itself, so that nobody waits for those of a month.
    if (since !== undefined || isServing) await tellRefunds(db, [...dayRefunds(day, now, since)]);
    if (since !== undefined || isServing) await tellNotifications(day, now, since);
    // The next lines are made while those before them are stored.
    let storing: Promise<unknown> = Promise.resolve();
    for (const lines of slices(dayLines(day, now, since))) {
      await storing;
      if (stopping.signal.aborted) return;
      storing = ingestOperations(db, lines, clock.now()).then(reportFaults);
    }
    for (const lines of slices(traces)) {
      await storing;
      if (stopping.signal.aborted) return;
      storing = ingestTraces(db, lines, now).then(reportFaults);
    }
    await storing;
    if (day === startOfDay(now)) await tellDemoOrder(now);
    await kept.told(day, now);
    days.set(day, now);
    if (since !== undefined) return;
    told += 1;
    if (told % TIDY_DAYS === firstDays || isWhole(days)) await tidy(db);
    progress();
  }

  /** What was sent to others of the orders of a day, and the notices of the day that runs. */
  async function tellNotifications(day: number, now: number, since?: number): Promise<void> {
    const told = [...dayDeliveries(day, now, { since, days: SENT_DAYS })];
    for (let done = 0; done < told.length; done += SLICE) {
      if (stopping.signal.aborted) return;
      await tellDeliveries(db, told.slice(done, done + SLICE));
    }
    if (day !== startOfDay(now)) return;
    const notices = demonstrationNotices(now);
    await tellNotices(
      db,
      notices,
      notices.flatMap(({ noticeId }) => demonstrationReads(noticeId, now)),
    );
  }

  /** Those of the first days, which a start leaves to this; what is there already stays. */
  async function tellNewestRefunds(): Promise<void> {
    const since = startOfDay(clock.now(), -firstDays);
    const newest = [...days]
      .filter(([day, until]) => day > since && until !== null)
      .sort(([one], [other]) => other - one);
    for (const [day, until] of newest) {
      if (stopping.signal.aborted) return;
      await tellRefunds(db, [...dayRefunds(day, until as number)]);
      await tellNotifications(day, until as number);
    }
  }

  /** None is foreseen. */
  function reportFaults({ faults }: IngestReport): void {
    for (const { message } of faults) reportFault(new Error(message));
  }

  /** It moves on with the clock: the log holds it once. */
  async function tellDemoOrder(now: number): Promise<void> {
    reportFaults(await ingestOperations(db, [demoLine(now)], clock.now()));
    reportFaults(await ingestTraces(db, demoTraceLines(now), now));
    await forgetOrder(db, demoOrder, demoPlan(now).start);
  }

  async function prepare(): Promise<void> {
    const now = moment();
    await plan(now);
    const today = startOfDay(now);
    const isFirst = [...days.values()].every((until) => until === null);
    const wanted = [...days].filter(([day]) => day > startOfDay(today, isFirst ? -firstDays : -1));
    const first = new Map(wanted);
    for (let day = dueDay(first, now); day !== undefined; day = dueDay(first, now)) {
      await tell(day, now);
      first.set(day, now);
    }
  }

  /** @returns how long there is nothing to do, ms */
  async function next(): Promise<number> {
    try {
      const now = moment();
      await plan(now);
      const day = dueDay(days, now);
      if (day === undefined) return PAUSE;
      await tell(day, now);
      return 0;
    } catch (error) {
      reportFault(error);
      return PAUSE_AFTER_ERROR;
    }
  }

  let running = Promise.resolve();

  return {
    prepare,
    run() {
      isServing = true;
      running = (async () => {
        await tellNewestRefunds().catch(reportFault);
        while (!stopping.signal.aborted) {
          const pause = await next();
          if (pause > 0) await setTimeout(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
        }
      })();
    },
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

const isWhole = (days: Days) => [...days.values()].every((until) => until !== null);

function* slices(lines: Iterable<string>): Generator<string[]> {
  let slice: string[] = [];
  for (const line of lines) {
    slice.push(line);
    if (slice.length === SLICE) {
      yield slice;
      slice = [];
    }
  }
  if (slice.length > 0) yield slice;
}
