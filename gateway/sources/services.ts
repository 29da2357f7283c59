import type { Config } from '../config';
import { isProbed } from '../config-services';
import { type Clock, SourceAway, type SourceWatch } from '../ports';
import type { Measured } from '../rules/service';
import type { BeatStore, ServiceSource } from '../service-ports';
import { createOwnChecks } from './checks/own-checks';
import { createPrometheusServices } from './prometheus/services';

interface Surroundings {
  store: BeatStore;
  clock: Clock;
  watch: SourceWatch;
  reportFault(error: unknown): void;
}

/** Services as a configuration has them: those that the gateway looks at itself, and those that a Prometheus does. */
export function createServiceSource(
  { services, prometheus }: Config['sources'],
  surroundings: Surroundings,
): (ServiceSource & { start(): void; rest(): Promise<void> }) | undefined {
  if (!services) return undefined;
  const probed = services.list.filter(isProbed);
  const own = services.list.filter((service) => !isProbed(service));
  const checks = own.length > 0 ? createOwnChecks(services, own, surroundings) : undefined;
  const watched =
    prometheus && probed.length > 0 ? createPrometheusServices(prometheus, services, probed, surroundings) : undefined;
  const parts = [checks, watched].flatMap((part) => part ?? []);
  const order = services.list.map(({ id }) => id);
  return { ...asOne(parts, order), start: () => checks?.start(), rest: async () => checks?.rest() };
}

/** Several sources as one; while one is away its services are known to be there, and nothing of how they are. */
function asOne(parts: readonly ServiceSource[], order: readonly string[]): ServiceSource {
  const of = (serviceId: string) => parts.find(({ services }) => services.some((one) => one.serviceId === serviceId));
  const place = ({ serviceId }: { serviceId: string }) => order.indexOf(serviceId);
  return {
    services: parts.flatMap(({ services }) => services).toSorted((one, other) => place(one) - place(other)),
    async measure(now) {
      const answers = await Promise.allSettled(parts.map((part) => part.measure(now)));
      const failures = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
      const other = failures.find((failure) => !(failure instanceof SourceAway));
      if (other || failures.length === parts.length) throw other ?? failures[0];
      return new Map(
        answers.flatMap((answer, index) =>
          answer.status === 'fulfilled'
            ? [...answer.value]
            : (parts[index]?.services ?? []).map(({ serviceId }): [string, Measured] => [serviceId, unseen(now)]),
        ),
      );
    },
    day: async (serviceId, now) => (await of(serviceId)?.day(serviceId, now)) ?? [],
    canCheck(serviceId) {
      const part = of(serviceId);
      return part?.canCheck?.(serviceId) ?? part !== undefined;
    },
    async check(serviceId, now) {
      const part = of(serviceId);
      if (!part) throw new SourceAway('Nobody checks it.');
      return part.check(serviceId, now);
    },
  };
}

const unseen = (now: number): Measured => ({
  ...{ probes: [{ at: now, up: null, responseMs: null }], isAway: true, averageMs24h: null, uptime24h: null },
  ...{ uptime30d: null, errors1h: null, version: null, instances: [], certificateEnds: null, said: null },
});
