import type { Config } from '../../config';
import type { ConfiguredService } from '../../config-services';
import { type Clock, SourceAway, type SourceWatch } from '../../ports';
import type { Measured, Probe } from '../../rules/service';
import type { ServiceSource } from '../../service-ports';
import { held } from '../held';
import { settingsOf } from '../service-settings';
import { tellingOf } from '../told';
import { createBlackbox } from './blackbox';
import { probeQueries } from './probe-queries';
import { asOneProbe, probesAt, saidOf, sumsOf, type TargetState, targetStates } from './probes';
import { query, queryRange } from './query';

const BEATS = 50;
const DAY = 86_400;
/** A range query has no more moments than Prometheus allows. */
const MOST_MOMENTS = 10_000;
/** How long answers about now hold, and those about hours and days, ms. */
const NOW_HOLDS = 3000;
const SUMS_HOLD = 60_000;
/** Who has said nothing for so many checks is not looked at any more. */
const STALE = 3;

type Prometheus = NonNullable<Config['sources']['prometheus']>;
type Services = NonNullable<Config['sources']['services']>;

/** Services that a Prometheus with blackbox_exporter checks: three questions for all of them, one of which is asked each minute. */
export function createPrometheusServices(
  connection: Prometheus,
  { label, intervalSeconds, blackbox }: Services,
  list: readonly ConfiguredService[],
  { clock, watch }: { clock: Clock; watch: SourceWatch },
): ServiceSource {
  const told = tellingOf('prometheus', watch);
  const targetsOf = ({ id, targets }: ConfiguredService) => targets ?? [id];
  const interval = intervalSeconds * 1000;
  const queriesOf = (services: readonly ConfiguredService[]) =>
    probeQueries(label, services.flatMap(targetsOf), intervalSeconds);
  const { current, sums, beats } = queriesOf(list);

  const now = held(
    async () => {
      const askedAt = clock.now();
      return { askedAt, series: await told(query(connection, current)) };
    },
    NOW_HOLDS,
    clock,
  );
  const totals = held(() => told(query(connection, sums)), SUMS_HOLD, clock);
  /** Moments are the same whoever asks, so that beats do not change with each look. */
  const stepsBefore = (count: number, step: number) => {
    const end = Math.floor(clock.now() / 1000 / step) * step;
    return { start: end - (count - 1) * step, end, step };
  };
  const recent = held(
    async () => {
      const steps = stepsBefore(BEATS, intervalSeconds);
      return { steps, lines: await told(queryRange(connection, beats(intervalSeconds), steps)) };
    },
    NOW_HOLDS,
    clock,
  );
  const asked = new Map<string, { at: number; targets: readonly TargetState[] }>();

  const measuredOf = (
    service: ConfiguredService,
    states: readonly TargetState[],
    before: readonly Probe[],
    totals: ReturnType<typeof sumsOf>,
    at: number,
  ): Measured => {
    const own = asked.get(service.id);
    const newest = asOneProbe(states, at);
    const isNewer = own !== undefined && own.at > (newest.up === null ? at - STALE * interval : newest.at);
    const last = isNewer ? { ...asOneProbe(own.targets, own.at), at: own.at } : newest;
    const targets = isNewer ? own.targets : states;
    const probes = [...before.filter((probe) => probe.at < last.at), last].slice(-BEATS);
    const wasChecked = probes.some(({ up }) => up !== null) || totals.uptime30d !== null;
    const ends = targets.map((target) => target.ends).filter((end) => end > 0);
    return {
      probes: wasChecked ? probes : [],
      ...totals,
      version: states.find(({ version }) => version !== null)?.version ?? null,
      instances: targets.map(({ host, up }) => ({ host, ip: null, up })),
      certificateEnds: ends.length > 0 ? Math.min(...ends) : null,
      said: saidOf(targets),
    };
  };

  const days = new Map(
    list.map((service) => {
      const step = Math.max(intervalSeconds, Math.ceil(DAY / MOST_MOMENTS));
      const ask = async () => {
        const steps = stepsBefore(DAY / step, step);
        return probesAt(await told(queryRange(connection, queriesOf([service]).beats(step), steps)), steps);
      };
      return [service.id, held(ask, NOW_HOLDS, clock)];
    }),
  );
  const ask = blackbox === undefined ? undefined : createBlackbox(blackbox, connection, label);

  const measure: ServiceSource['measure'] = async (at) => {
    const [{ askedAt, series }, { steps, lines }, all] = await Promise.all([now(), recent(), totals()]);
    const part = <T extends { labels: Readonly<Record<string, string>> }>(
      service: ConfiguredService,
      of: readonly T[],
    ) => {
      const targets = targetsOf(service);
      return of.filter(({ labels }) => targets.includes(labels[label] ?? ''));
    };
    return new Map(
      list.map((service) => {
        const states = targetStates(part(service, series), connection.label, at - STALE * interval, askedAt);
        const before = probesAt(part(service, lines), steps);
        return [service.id, measuredOf(service, states, before, sumsOf(part(service, all)), at)];
      }),
    );
  };

  return {
    services: list.map(settingsOf),
    canCheck: () => ask !== undefined,
    measure,
    /** As far as it is known now, so that a service that is down has its incident. */
    async day(serviceId, at) {
      const [before, measured] = await Promise.all([days.get(serviceId)?.(), measure(at)]);
      const last = measured.get(serviceId)?.probes.at(-1);
      return [...(before ?? []).filter((probe) => !last || probe.at < last.at), ...(last ? [last] : [])];
    },
    async check(serviceId, at) {
      const service = list.find(({ id }) => id === serviceId);
      if (!ask || !service) throw new SourceAway('There is no blackbox_exporter to ask.', { source: 'blackbox' });
      const targets = await ask(targetsOf(service), at);
      asked.set(serviceId, { at, targets });
      const { up, partly, responseMs } = asOneProbe(targets, at);
      return { at, up, ...(partly && { partly }), responseMs, said: saidOf(targets) };
    },
  };
}
