import { hash } from '../../rules/hash';
import { startOfDay } from '../../rules/mexico-time';
import type { Measured, Probe, StoredWindow } from '../../rules/service';
import type { ServiceSource } from '../../service-ports';
import { gauge } from '../../sources/demonstration/gauges';
import { type InventedService, inventedServices } from './catalogue';

const BEAT = 30_000;
const BEATS = 50;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long at least and how long at most something has gone on, by what happens. */
const AGES = { down: 9 * MINUTE, slow: 7 * MINUTE, unseen: 4 * MINUTE };
const STORY = 40 * MINUTE;

/** Since when what happens to a service happens, looked at from a moment. */
function sinceWhen(fate: keyof typeof AGES, now: number): number {
  return Math.floor((now - AGES[fate]) / STORY) * STORY;
}

/** The one check of an hour that failed; undefined for most hours. */
function blipIn({ serviceId, blips }: InventedService, hour: number): number | undefined {
  const mark = blips === 0 ? 1 : hash(`${serviceId} ${hour}`);
  return blips > 0 && mark % blips === 0 ? hour * HOUR + ((mark >>> 8) % (HOUR / BEAT)) * BEAT : undefined;
}

/** A check as it is told when one looks back from `now`. */
function probeAt(service: InventedService, at: number, now: number): Probe {
  const { fate, serviceId, usual, limitMs } = service;
  const well = () => Math.max(1, gauge(serviceId, usual, usual / 8, at));
  const happens = fate !== 'well' && fate !== 'never' && at >= sinceWhen(fate, now);
  if (happens && fate === 'unseen') return { at, up: null, responseMs: null };
  if ((happens && fate === 'down') || blipIn(service, Math.floor(at / HOUR)) === at)
    return { at, up: false, responseMs: null };
  // It wavers before it stays slow.
  const wavers = at < sinceWhen('slow', now) + 8 * MINUTE && hash(`${serviceId} ${at}`) % 3 > 0;
  if (happens && !wavers)
    return {
      at,
      up: true,
      partly: service.instances > 3,
      responseMs: gauge(serviceId, limitMs * 1.2, limitMs / 9, at),
    };
  return { at, up: true, responseMs: well() };
}

/** Share of the checks of a time that were answered, 0 to 100. */
function uptime(service: InventedService, length: number, now: number): number | null {
  const { fate } = service;
  if (fate === 'never') return null;
  const end = fate === 'down' ? sinceWhen('down', now) : now;
  const hours = Array.from({ length: length / HOUR }, (_, index) => Math.floor(now / HOUR) - index);
  const blips = hours.filter((hour) => (blipIn(service, hour) ?? now) < end).length;
  return 100 * (1 - (blips * BEAT + now - end) / length);
}

interface Surroundings {
  /** Servers on which the instances of internal services stand. */
  hosts: readonly string[];
  pause(ms: number): Promise<unknown>;
}

/** Services that stand in every state, for who looks at the console before anything is connected to it. */
export function createDemonstrationServices({ hosts, pause }: Surroundings): ServiceSource {
  const checked = new Map<string, number>();
  const lastBeat = (now: number) => Math.floor(now / BEAT) * BEAT;

  const probesOf = (service: InventedService, length: number, now: number): Probe[] => {
    const asked = checked.get(service.serviceId) ?? 0;
    const own = now - asked < BEAT ? [{ ...probeAt(service, asked, now), at: asked }] : [];
    if (service.fate === 'never') return asked > 0 ? [{ ...probeAt(service, asked, now), at: asked }] : [];
    const count = length - own.length;
    const beats = Array.from({ length: count }, (_, index) => lastBeat(now) - (count - 1 - index) * BEAT);
    return [...beats.filter((at) => at <= (asked || now)), ...own.map(({ at }) => at)].map((at) =>
      probeAt(service, at, now),
    );
  };

  const measured = (service: InventedService, now: number): Measured => {
    const { fate, serviceId, usual, instances, version, certificateDays } = service;
    const probes = probesOf(service, BEATS, now);
    const last = probes.at(-1);
    const failed = fate === 'down' ? Math.min(120, (now - sinceWhen('down', now)) / BEAT) : 0;
    return {
      probes,
      averageMs24h: fate === 'never' ? null : usual,
      uptime24h: uptime(service, DAY, now),
      uptime30d: uptime(service, 30 * DAY, now),
      errors1h:
        fate === 'never' ? null : Math.floor(failed) + Number(blipIn(service, Math.floor(now / HOUR)) !== undefined),
      version: fate === 'unseen' ? null : version,
      instances: Array.from({ length: instances }, (_, index) => ({
        host: hosts[index % hosts.length] ?? '',
        ip: `192.0.2.${10 + (hash(`${serviceId} ${index}`) % 200)}`,
        up: last?.up === true ? !(last.partly && index === instances - 1) : (last?.up ?? null),
      })),
      certificateEnds: certificateDays === null || !last ? null : startOfDay(now, certificateDays) + 23 * HOUR,
      said: last?.up === false ? 'HTTP 503' : null,
    };
  };

  return {
    services: inventedServices.map((service) => ({ ...service, servers: hosts.slice(0, service.instances) })),
    measure: async (now) => new Map(inventedServices.map((service) => [service.serviceId, measured(service, now)])),
    async day(serviceId, now) {
      const service = inventedServices.find((one) => one.serviceId === serviceId);
      return service ? probesOf(service, DAY / BEAT, now) : [];
    },
    async check(serviceId, now) {
      await pause(700);
      checked.set(serviceId, now);
      const service = inventedServices.find((one) => one.serviceId === serviceId);
      const probe = service ? probeAt(service, now, now) : { at: now, up: null, responseMs: null };
      return { ...probe, said: probe.up === false ? 'HTTP 503' : null };
    },
    toldWindows,
  };
}

/** One that is open, and one of the next night. */
function toldWindows(now: number): StoredWindow[] {
  const by = { email: 'lucia.luna@example.mx', name: 'Lucía Luna' };
  const open = Math.floor((now - 30 * MINUTE) / (2 * HOUR)) * 2 * HOUR;
  const night = startOfDay(now, 1) + 2 * HOUR;
  const window = (serviceId: string, from: number, to: number, reason: string) => ({
    ...{ serviceId, number: -Math.floor(from / HOUR), version: 1, from, to, reason, by },
  });
  return [
    window('conciliacion', open, open + 3 * HOUR, 'Cierre de mes: el proceso se detiene mientras corre.'),
    window('autorizador', night, night + 90 * MINUTE, 'Cambio de certificado.'),
  ];
}
