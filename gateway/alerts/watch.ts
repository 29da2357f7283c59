import type { AlertWatchStore } from '../alert-ports';
import { type ServerReports, SourceAway, StorageFull } from '../ports';
import type { AlertNews } from '../rules/alert-news';
import type { StoredRule } from '../rules/alert-rule';
import { oneAtATime } from '../rules/one-at-a-time';
import type { MaintenanceWatch } from '../service-ports';
import { readingsOf, type Services, serviceReadings } from './report-readings';

/** How often is looked, ms. */
export const EVERY = 15_000;
/** For how long what is in maintenance is silent after each look, ms. */
const HUSH = 4 * EVERY;

interface Surroundings {
  store: AlertWatchStore;
  /** What rules are judged by, and those of who has none yet; absent where they live elsewhere. */
  judged?: { reports: ServerReports; services?: Services | undefined; rules: readonly StoredRule[] } | undefined;
  /** Others that raise alerts. @throws SourceAway */
  tellers: readonly ((now: number) => AlertNews | Promise<AlertNews>)[];
  maintenance?: MaintenanceWatch | undefined;
  clock: { now(): number };
  reportFault(error: unknown): void;
}

/** Looks again and again for what is wrong; of several gateways one at a time. */
export function createAlertWatch({ store, judged, tellers, maintenance, clock, reportFault }: Surroundings) {
  // What is away or full says so by itself, once.
  const fault = (error: unknown) =>
    error instanceof SourceAway || error instanceof StorageFull ? undefined : reportFault(error);

  let isPrepared = judged === undefined;
  async function prepare(): Promise<void> {
    if (judged && !isPrepared) await store.prepare(judged.rules);
    isPrepared = true;
  }

  async function look(): Promise<void> {
    const now = clock.now();
    await prepare();
    // Timers of two gateways need not agree to the millisecond.
    if (!(await store.takeTurn(now, 0.8 * EVERY))) return;
    if (judged) await store.judge(await read(judged, now), now);
    for (const tell of tellers) await Promise.resolve(tell(now)).then(store.tell).catch(fault);
    if (maintenance) await hush(maintenance, now);
  }

  async function read({ reports, services }: NonNullable<typeof judged>, now: number) {
    const both = [readingsOf(reports, now), services ? serviceReadings(services, now) : []] as const;
    return (await Promise.all(both)).flat();
  }

  async function hush(watch: MaintenanceWatch, now: number): Promise<void> {
    const windowOf = await watch.maintenanceAt(now);
    for (const source of await store.troubled()) {
      const window = windowOf(source);
      // One that somebody ends before its time is not looked at again.
      if (window) await store.hush(source, Math.min(window.to, now + HUSH));
    }
  }

  const lookOnce = oneAtATime(() => look().catch(fault));
  return {
    /** There are rules; where the disk is full the next look tries again. */
    prepare: () => prepare().catch(fault),
    /** One look, unless one is under way. */
    look: lookOnce,
    /** The look under way has its end. */
    rest: lookOnce.ended,
  };
}
