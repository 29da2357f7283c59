import type { Config } from '../../config';
import type { ConfiguredService } from '../../config-services';
import { type Clock, SourceAway } from '../../ports';
import { type BeatSums, type Counted, probesOf, type StoredBeat } from '../../rules/beat';
import type { Measured } from '../../rules/service';
import type { BeatStore, ServiceSource } from '../../service-ports';
import { held } from '../held';
import { settingsOf } from '../service-settings';
import { probeTarget, type Target } from './probe-target';

const BEATS = 50;
const DAY = 86_400_000;
/** How long answers about now hold, and those about hours and days, ms. */
const NOW_HOLDS = 1000;
const SUMS_HOLD = 60_000;
/** How many services are looked at at once: one that hangs does not stop the others. */
const AT_ONCE = 8;
/** When to look again after something went wrong, ms. */
const SOON = 5000;
/** What is due and not to be had is another gateway's, which takes a moment, ms. */
const LEAST = 250;

interface Surroundings {
  store: BeatStore;
  clock: Clock;
  reportFault(error: unknown): void;
}

/** Services that the gateway looks at itself, by HTTP and TCP; each look is made by one of all gateways on the same database. */
export function createOwnChecks(
  { intervalSeconds }: Pick<NonNullable<Config['sources']['services']>, 'intervalSeconds'>,
  list: readonly ConfiguredService[],
  { store, clock, reportFault }: Surroundings,
): ServiceSource & { start(): void; rest(): Promise<void> } {
  const interval = intervalSeconds * 1000;
  const ids = list.map(({ id }) => id);
  const stop = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> | undefined;

  const look = async (service: ConfiguredService): Promise<StoredBeat> => {
    const at = clock.now();
    const looked = await Promise.all(targetsOf(service).map((target) => probeTarget(target, stop.signal)));
    const answering = looked.filter(({ up }) => up);
    const ends = looked.flatMap(({ certificateEnds }) => certificateEnds ?? []);
    return {
      ...{ serviceId: service.id, at, asked: looked.length, answered: answering.length },
      responseMs: answering.length > 0 ? Math.max(...answering.map(({ responseMs }) => responseMs ?? 0)) : null,
      said: looked.find(({ up }) => !up)?.said ?? null,
      certificateEnds: ends.length > 0 ? Math.min(...ends) : null,
      instances: looked.map(({ host, up }) => ({ host, up })),
    };
  };
  /** Of two who want to know now, and of the turn, all get the same look. */
  const underWay = new Map<string, Promise<StoredBeat>>();
  const check = (serviceId: string): Promise<StoredBeat> | undefined => {
    const service = list.find(({ id }) => id === serviceId);
    const running = underWay.get(serviceId);
    if (running || !service) return running;
    const made = look(service)
      .then(async (beat) => {
        // A look that was broken off says nothing.
        if (!stop.signal.aborted) await store.put(beat);
        return beat;
      })
      .finally(() => underWay.delete(serviceId));
    underWay.set(serviceId, made);
    return made;
  };

  /** One after the other of those that are due. */
  const line = async () => {
    while (!stop.signal.aborted) {
      const serviceId = await store.take(ids, clock.now(), interval);
      if (serviceId === undefined) return;
      await check(serviceId);
    }
  };
  const round = async (): Promise<number> => {
    await store.enrol(ids, clock.now());
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, ids.length) }, line));
    const next = await store.nextDue(ids);
    return Math.min(interval, Math.max(LEAST, (next ?? 0) - clock.now()));
  };
  const wake = (wait: number) => {
    timer = setTimeout(() => {
      working = round().then(wake, (error) => {
        // A database that is away says so by itself, once.
        if (!(error instanceof SourceAway)) reportFault(error);
        wake(SOON);
      });
    }, wait);
    if (stop.signal.aborted) clearTimeout(timer);
  };

  const recent = held(() => store.last(ids, BEATS), NOW_HOLDS, clock);
  const sums = held(() => store.sums(clock.now()), SUMS_HOLD, clock);

  return {
    services: list.map(settingsOf),
    async measure(now) {
      const [beats, totals] = await Promise.all([recent(), sums()]);
      const own = (id: string) => beats.filter(({ serviceId }) => serviceId === id);
      return new Map(
        ids.flatMap((id) => (own(id).length > 0 ? [[id, measured(own(id), totals.get(id), interval, now)]] : [])),
      );
    },
    day: async (serviceId, now) => probesOf(await store.since(serviceId, now - DAY), interval, now),
    async check(serviceId) {
      const beat = await check(serviceId);
      if (!beat) throw new SourceAway('It is not checked here.', { source: 'checks' });
      const [probe] = probesOf([beat], interval, beat.at);
      return { ...(probe ?? { at: beat.at, up: null, responseMs: null }), said: beat.said };
    },
    start: () => wake(0),
    /** Begins no look any more, breaks off those under way and waits for them. */
    async rest() {
      stop.abort();
      clearTimeout(timer);
      await Promise.allSettled([working, ...underWay.values()]);
    },
  };
}

function targetsOf({ http, tcp, status, timeoutSeconds }: ConfiguredService): Target[] {
  const addresses = http ?? tcp ?? [];
  return addresses.map((address) => ({
    ...{ kind: http ? 'http' : 'tcp', address, status, timeoutMs: timeoutSeconds * 1000 },
  }));
}

const share = ({ asked, answered }: Counted) => (asked > 0 ? (100 * answered) / asked : null);

function measured(beats: readonly StoredBeat[], sums: BeatSums | undefined, interval: number, now: number): Measured {
  const last = beats.at(-1);
  return {
    probes: probesOf(beats, interval, now).slice(-BEATS),
    averageMs24h: sums?.averageMs == null ? null : Math.round(sums.averageMs),
    uptime24h: sums ? share(sums.day) : null,
    uptime30d: sums ? share(sums.month) : null,
    errors1h: sums ? sums.hour.asked - sums.hour.answered : null,
    version: null,
    instances: (last?.instances ?? []).map((instance) => ({ ...instance, ip: null })),
    certificateEnds: last?.certificateEnds ?? null,
    said: last?.said ?? null,
  };
}
