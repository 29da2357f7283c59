import type { Actor } from '../refunds/refunds';
import { currentWindow, maintenanceAnswer, mergedWindows, silencing, type WindowRequest } from '../rules/maintenance';
import { isoDate } from '../rules/mexico-time';
import { NotKept, notKept } from '../rules/not-kept';
import type { Measured, ServiceSettings, StoredWindow } from '../rules/service';
import { filtered, type ServiceFilter, type ServiceSort } from '../rules/service-filter';
import { beatsOf, causesOf, incidentsOf, probeStatus, sinceOf, standing, trendOf } from '../rules/service-status';
import type { Refusal } from '../rules/statistic-query';
import type { MaintenanceWatch, ServiceSource, WindowStore } from '../service-ports';
import type { Deed } from '../trail-ports';
import type { Neighbour, Service, ServiceDetail, ServicePage } from '../wire/services';

const DAY = 86_400_000;

/** Why something was not done. */
type NotDone = { refused: Refusal['fields'] } | { conflict: ServiceDetail } | { unknown: true };

export type ServiceOutcome = ServiceDetail | NotDone;

interface Surroundings {
  source: ServiceSource;
  windows: WindowStore;
  clock: { now(): number };
}

/** What people see of services and do with them. */
export type Services = ReturnType<typeof createServices>;

const copy = { usedKey: 'Esta clave ya se usó para otra solicitud.', none: 'No tiene una ventana de mantenimiento.' };

export function createServices({ source, windows: store, clock }: Surroundings) {
  const { services } = source;
  const known = (serviceId: string) => services.find((service) => service.serviceId === serviceId);

  const windowsSince = async (moment: number, now: number) =>
    mergedWindows(source.toldWindows?.(now) ?? [], await store.since(moment)).filter(({ to }) => to > moment);

  /** All of them as they stand. */
  const look = async (): Promise<Service[]> => {
    const now = clock.now();
    const [measured, windows] = await Promise.all([source.measure(now), windowsSince(now - DAY, now)]);
    const own = (serviceId: string) => windows.filter((window) => window.serviceId === serviceId);
    const standings = new Map(
      services.map((service) => [
        service.serviceId,
        standing(service, measured.get(service.serviceId), own(service.serviceId), now),
      ]),
    );
    const neighbour = (serviceId: string): Neighbour => ({
      ...{ serviceId, name: known(serviceId)?.name ?? serviceId },
      status: standings.get(serviceId)?.status ?? 'UNKNOWN',
    });
    return services.map((service) => ({
      ...serviceAnswer(service, measured.get(service.serviceId), own(service.serviceId), now),
      ...(standings.get(service.serviceId) ?? { status: 'UNKNOWN', message: '' }),
      causes: causesOf(service.serviceId, services, (id) => standings.get(id)?.status).map(neighbour),
    }));
  };

  const find = async (serviceId: string): Promise<ServiceDetail | undefined> => {
    const settings = known(serviceId);
    if (!settings) return undefined;
    const now = clock.now();
    const [all, day, windows] = await Promise.all([look(), source.day(serviceId, now), windowsSince(now - DAY, now)]);
    const service = all.find((one) => one.serviceId === serviceId);
    if (!service) return undefined;
    const beside = (wanted: (id: string) => boolean) =>
      all
        .filter((one) => wanted(one.serviceId))
        .map(({ serviceId: id, name, status }) => ({ serviceId: id, name, status }));
    return {
      ...service,
      incidents: incidentsOf(
        day,
        settings,
        windows.filter((window) => window.serviceId === serviceId),
      ),
      dependsOn: beside((id) => settings.dependsOn.includes(id)),
      usedBy: beside((id) => known(id)?.dependsOn.includes(serviceId) ?? false),
      trend: trendOf(day, now),
    };
  };

  const found = async (serviceId: string): Promise<ServiceOutcome> => (await find(serviceId)) ?? { unknown: true };

  /** Changes the window of a service that is open or comes next. */
  const change = async (
    serviceId: string,
    actor: Actor,
    work: (
      current: StoredWindow | undefined,
      number: number,
      now: number,
    ) => { window: StoredWindow; action: string; reason: string | null } | NotDone | 'stale',
    request?: { key: string; fingerprint: string },
  ): Promise<ServiceOutcome> => {
    if (!known(serviceId)) return { unknown: true };
    const now = clock.now();
    const outcome = await store
      .change(serviceId, now, async (unit): Promise<NotDone | 'stale' | 'done'> => {
        const before = request && (await unit.claim(actor.email, request.key));
        if (before && before.fingerprint !== request?.fingerprint)
          return { refused: [{ field: 'Idempotency-Key', message: copy.usedKey }] };
        if (before) return 'done';
        const told = (source.toldWindows?.(now) ?? []).filter((window) => window.serviceId === serviceId);
        const current = currentWindow(mergedWindows(told, unit.windows), now);
        const next = Math.max(0, ...unit.windows.map(({ number }) => number)) + 1;
        const decided = work(current, next, now);
        if (decided === 'stale' || !('window' in decided)) throw new NotKept(decided);
        const { window, action, reason } = decided;
        if (request) await unit.keepAnswer(actor.email, request.key, { ...request, answer: window.number });
        await unit.put(window, deedOf(window, current, action, reason, actor));
        return 'done';
      })
      .catch(notKept<NotDone | 'stale'>);
    if (outcome === 'done') return found(serviceId);
    if (outcome !== 'stale') return outcome;
    const current = await find(serviceId);
    return current ? { conflict: current } : { unknown: true };
  };

  const maintenanceAt: MaintenanceWatch['maintenanceAt'] = async (now) => {
    const windows = await windowsSince(now, now);
    return (source) => silencing(source, services, windows, now);
  };

  return {
    async page(
      filter: ServiceFilter,
      sort: ServiceSort,
      { page, size }: { page: number; size: number },
    ): Promise<ServicePage> {
      const all = await look();
      const { found: matching, statusCounts } = filtered(all, filter, sort);
      const sorted = (words: readonly string[]) =>
        [...new Set(words)].sort((one, other) => one.localeCompare(other, 'es'));
      return {
        data: matching.slice((page - 1) * size, page * size),
        ...{ page, size, total: matching.length, statusCounts },
        options: {
          servers: sorted(all.flatMap(({ instances }) => instances.map(({ host }) => host))),
          tags: sorted(all.flatMap(({ tags }) => tags)),
        },
        generatedAt: isoDate(clock.now()),
      };
    },

    find,

    /** All of them, in the order of the configuration. @throws SourceAway */
    all: look,

    /** Whether somebody can look at a service now. */
    canCheck: (serviceId: string) => source.canCheck?.(serviceId) ?? true,

    /** Checks a service now. */
    async check(serviceId: string, actor: Actor): Promise<ServiceOutcome> {
      const settings = known(serviceId);
      if (!settings) return { unknown: true };
      const probe = await source.check(serviceId, clock.now());
      const after = { status: probeStatus(probe, settings), responseMs: probe.responseMs };
      await store.tell({ ...told(serviceId, 'CHECK', actor), before: {}, after, reason: null }, clock.now());
      return found(serviceId);
    },

    /** Makes a window, or changes the one whose version is named. */
    plan: (serviceId: string, asked: WindowRequest, key: string, actor: Actor) =>
      change(
        serviceId,
        actor,
        (current, number) => {
          if (current?.version !== asked.version) return 'stale';
          const { from, to, reason } = asked;
          const base = current ?? { serviceId, number, version: 0 };
          const by = { email: actor.email, name: actor.name };
          return {
            window: { ...base, version: base.version + 1, from, to, reason, by },
            ...{ action: current ? 'CHANGE_MAINTENANCE' : 'PLAN_MAINTENANCE', reason },
          };
        },
        { key, fingerprint: JSON.stringify([serviceId, asked]) },
      ),

    /** Ends the window that is open, or takes the next one back. */
    end: (serviceId: string, version: number, actor: Actor) =>
      change(serviceId, actor, (current, _, now) => {
        if (!current) return { refused: [{ field: 'version', message: copy.none }] };
        if (current.version !== version) return 'stale';
        const to = Math.max(now, current.from);
        return { window: { ...current, version: version + 1, to }, action: 'END_MAINTENANCE', reason: null };
      }),

    maintenanceAt,
    isInMaintenance: async (source: string, now: number) => (await maintenanceAt(now))(source) !== undefined,
  } satisfies MaintenanceWatch & Record<string, unknown>;
}

/** What a service says by itself. */
function serviceAnswer(
  service: ServiceSettings,
  measured: Measured | undefined,
  windows: readonly StoredWindow[],
  now: number,
): Omit<Service, 'status' | 'message' | 'causes'> {
  const probes = measured?.probes ?? [];
  const beats = beatsOf(probes, service, windows);
  const checked = probes.findLast(({ up }) => up !== null);
  const window = currentWindow(windows, now);
  const { serviceId, name, type, tags, limitMs } = service;
  const stateOf = (up: boolean | null) => (up === null ? 'UNKNOWN' : up ? 'UP' : 'DOWN');
  return {
    ...{ serviceId, name, type, tags, limitMs, beats },
    since: sinceOf(beats),
    responseMs: probes.at(-1)?.responseMs ?? null,
    averageMs24h: measured?.averageMs24h ?? null,
    uptime24h: measured?.uptime24h ?? null,
    uptime30d: measured?.uptime30d ?? null,
    errors1h: measured?.errors1h ?? null,
    version: measured?.version ?? null,
    instances: measured?.instances.map(({ up, ...instance }) => ({ ...instance, status: stateOf(up) })) ?? [],
    certificateDays: measured?.certificateEnds ? Math.floor((measured.certificateEnds - now) / DAY) : null,
    checkedAt: checked ? isoDate(checked.at) : null,
    maintenance: window ? maintenanceAnswer(window, now) : null,
  };
}

const told = (serviceId: string, action: string, { email, name, role, ip }: Actor) => ({
  ...{ user: email, userName: name, role, ip: ip || null, entity: 'service', entityId: serviceId, action },
});

function deedOf(
  window: StoredWindow,
  before: StoredWindow | undefined,
  action: string,
  reason: string | null,
  actor: Actor,
): Deed {
  const members = ({ from, to, reason: why, version }: StoredWindow) => ({
    ...{ from: isoDate(from), to: isoDate(to), reason: why, version },
  });
  return {
    ...told(window.serviceId, action, actor),
    before: before ? members(before) : {},
    after: members(window),
    reason,
  };
}
