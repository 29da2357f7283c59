import type { Beat, Incident, ServiceStatus } from '../wire/services';
import { isoDate } from './mexico-time';
import type { Measured, Probe, ServiceSettings, StoredWindow } from './service';

/** Of the last ten checks so many slow ones make a service slow though the last one was not. */
const SLOW_OF_TEN = 5;
/** Fewer slow checks in a row are no incident; one without an answer is. */
const SLOW_INCIDENT = 3;
const QUARTER = 900_000;
const QUARTERS = 96;

const copy = {
  MAINTENANCE: 'En mantenimiento: sus alertas callan.',
  UNKNOWN: 'Nadie lo ha podido verificar.',
  PENDING: 'Aún no tiene una primera verificación.',
  UP: 'Responde dentro de su límite.',
  down: (said: string | null) => (said ? `No responde: ${said}.` : 'No responde.'),
  slow: (limit: number) => `Responde, pero más lento que su límite de ${limit.toLocaleString('es-MX')} ms.`,
  partly: 'Responde, pero no todas sus instancias.',
  often: (count: number) => `Responde, pero ${count} de sus últimas 10 verificaciones salieron mal o lentas.`,
  incident: { DOWN: 'Sin respuesta', DEGRADED: 'Respuestas lentas o incompletas' },
};

type Limit = Pick<ServiceSettings, 'limitMs'>;

/** How one check came out; whatever it says, in a window it is maintenance. */
export function probeStatus(
  { up, partly, responseMs, at }: Probe,
  { limitMs }: Limit,
  windows: readonly StoredWindow[] = [],
): ServiceStatus {
  if (windowAt(windows, at)) return 'MAINTENANCE';
  if (up === null) return 'UNKNOWN';
  if (!up) return 'DOWN';
  return partly || (responseMs ?? 0) > limitMs ? 'DEGRADED' : 'UP';
}

/** The window in which a moment lies. */
function windowAt(windows: readonly StoredWindow[], moment: number): StoredWindow | undefined {
  return windows.find(({ from, to }) => from <= moment && moment < to);
}

/** How a service stands, in a word and in a sentence. */
export function standing(
  service: Limit,
  measured: Measured | undefined,
  windows: readonly StoredWindow[],
  now: number,
): { status: ServiceStatus; message: string } {
  const told = (status: keyof typeof copy & ServiceStatus) => ({ status, message: copy[status] as string });
  if (windowAt(windows, now)) return told('MAINTENANCE');
  const probes = measured?.probes ?? [];
  const last = probes.at(-1);
  if (measured?.isAway) return told('UNKNOWN');
  if (!last || (measured?.uptime30d === null && probes.every(({ up }) => up === null))) return told('PENDING');
  const status = probeStatus(last, service);
  if (status === 'DOWN') return { status, message: copy.down(measured?.said ?? null) };
  if (status === 'DEGRADED') return { status, message: last.partly ? copy.partly : copy.slow(service.limitMs) };
  if (status === 'UNKNOWN') return told('UNKNOWN');
  const bad = probes.slice(-10).filter((probe) => ['DOWN', 'DEGRADED'].includes(probeStatus(probe, service))).length;
  return bad >= SLOW_OF_TEN ? { status: 'DEGRADED', message: copy.often(bad) } : told('UP');
}

export function beatsOf(probes: readonly Probe[], service: Limit, windows: readonly StoredWindow[]): Beat[] {
  return probes.map((probe) => ({
    date: isoDate(probe.at),
    status: probeStatus(probe, service, windows),
    responseMs: probe.responseMs,
  }));
}

/** Since when the last beats are as the last one is; null where all of them are. */
export function sinceOf(beats: readonly Beat[]): string | null {
  const before = beats.findLastIndex(({ status }) => status !== beats.at(-1)?.status);
  return before === -1 ? null : (beats[before + 1]?.date ?? null);
}

/** Stretches of a day in which a service failed, newest first; maintenance ends one, what nobody saw does not. */
export function incidentsOf(probes: readonly Probe[], service: Limit, windows: readonly StoredWindow[]): Incident[] {
  const found: { bad: Probe[]; isDown: boolean; end: number | null; beganEarlier: boolean }[] = [];
  let open: (typeof found)[number] | undefined;
  for (const [index, probe] of probes.entries()) {
    const status = probeStatus(probe, service, windows);
    if (status === 'DOWN' || status === 'DEGRADED') {
      if (!open) {
        open = { bad: [], isDown: false, end: null, beganEarlier: index === 0 };
        found.push(open);
      }
      open.bad.push(probe);
      open.isDown ||= status === 'DOWN';
    } else if (open && status !== 'UNKNOWN') {
      open.end = probe.at;
      open = undefined;
    }
  }
  return found
    .filter(({ isDown, bad }) => isDown || bad.length >= SLOW_INCIDENT)
    .map(({ bad, isDown, end, beganEarlier }): Incident => {
      const status = isDown ? 'DOWN' : 'DEGRADED';
      return {
        ...{ status, startedAt: isoDate(bad[0]?.at ?? 0), beganEarlier, message: copy.incident[status] },
        endedAt: end === null ? null : isoDate(end),
      };
    })
    .reverse();
}

/** Mean response of each quarter of an hour of the last 24, oldest first; null where nothing answered. */
export function trendOf(probes: readonly Probe[], now: number): (number | null)[] {
  const start = now - QUARTERS * QUARTER;
  const sums = Array.from({ length: QUARTERS }, () => ({ sum: 0, count: 0 }));
  for (const { at, responseMs } of probes) {
    const bucket = sums[Math.min(QUARTERS - 1, Math.floor((at - start) / QUARTER))];
    if (!bucket || responseMs === null) continue;
    bucket.sum += responseMs;
    bucket.count += 1;
  }
  return sums.map(({ sum, count }) => (count === 0 ? null : Math.round(sum / count)));
}

const FAILING: readonly ServiceStatus[] = ['DOWN', 'DEGRADED'];

/**
 * What a service depends on, also by way of others, that fails and depends on nothing that does; none for one that is well.
 */
export function causesOf(
  serviceId: string,
  services: readonly ServiceSettings[],
  statusOf: (serviceId: string) => ServiceStatus | undefined,
): string[] {
  const isFailing = (id: string) => FAILING.includes(statusOf(id) ?? 'UNKNOWN');
  const needs = (id: string) => services.find((service) => service.serviceId === id)?.dependsOn.filter(isFailing) ?? [];
  const [seen, causes] = [new Set([serviceId]), new Set<string>()];
  const look = (id: string) => {
    for (const next of needs(id)) {
      if (seen.has(next)) continue;
      seen.add(next);
      if (needs(next).length === 0) causes.add(next);
      look(next);
    }
  };
  if (isFailing(serviceId)) look(serviceId);
  return [...causes];
}
