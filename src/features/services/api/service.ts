import { fieldsOf, integerOf, listOf, membersOf, numberOf } from '~/shared/api/members';
import { toText } from '~/shared/format/read-value';

const readBeat = membersOf({ date: toText, status: toText, responseMs: numberOf });
const readInstance = membersOf({ host: toText, ip: toText, status: toText });
const readNeighbour = membersOf({ serviceId: toText, name: toText, status: toText });
const readWindow = membersOf({ from: toText, to: toText, reason: toText, by: toText, version: integerOf });
const readIncident = membersOf({ status: toText, startedAt: toText, endedAt: toText, message: toText });

export type Beat = ReturnType<typeof readBeat>;
export type Neighbour = ReturnType<typeof readNeighbour>;
export type MaintenanceWindow = ReturnType<typeof readWindow> & { open: boolean };
export type Incident = ReturnType<typeof readIncident> & { beganEarlier: boolean };

const readMembers = membersOf({
  type: toText,
  tags: (value) => listOf(value, toText),
  status: toText,
  since: toText,
  message: toText,
  limitMs: numberOf,
  responseMs: numberOf,
  averageMs24h: numberOf,
  uptime24h: numberOf,
  uptime30d: numberOf,
  errors1h: integerOf,
  version: toText,
  instances: (value) => listOf(value, readInstance),
  certificateDays: integerOf,
  checkedAt: toText,
  beats: (value) => listOf(value, readBeat),
  causes: (value) => listOf(value, readNeighbour),
  maintenance: (value): MaintenanceWindow | null =>
    value ? { ...readWindow(value), open: fieldsOf(value).open === true } : null,
  actions: (value) => listOf(value, toText),
});

/** A service as lists show it; what is not known is null. */
export interface Service extends ReturnType<typeof readMembers> {
  serviceId: string;
  name: string;
}

/** One service with its last day and what stands beside it. */
export interface ServiceDetail extends Service {
  incidents: Incident[];
  dependsOn: Neighbour[];
  usedBy: Neighbour[];
  /** Mean response of equal parts of the last 24 hours, oldest first. */
  trend: (number | null)[];
}

/** @returns null without an id, by which alone it can be told from others */
function parseService(value: unknown): Service | null {
  const { serviceId: sent, name } = fieldsOf(value);
  const serviceId = toText(sent);
  return serviceId === null ? null : { serviceId, name: toText(name) ?? serviceId, ...readMembers(value) };
}

/** @returns null when it is no service */
export function parseDetail(value: unknown): ServiceDetail | null {
  const service = parseService(value);
  const { incidents, dependsOn, usedBy, trend } = fieldsOf(value);
  return (
    service && {
      ...service,
      incidents: listOf(incidents, (one) => ({
        ...readIncident(one),
        beganEarlier: fieldsOf(one).beganEarlier === true,
      })),
      dependsOn: listOf(dependsOn, readNeighbour),
      usedBy: listOf(usedBy, readNeighbour),
      trend: Array.isArray(trend) ? trend.map(numberOf) : [],
    }
  );
}

/** @throws Error when the answer is no service */
export function readDetail(value: unknown): ServiceDetail {
  const service = parseDetail(value);
  if (!service) throw new Error('no service');
  return service;
}

/** One page of the services that match, and how many stand how. */
export interface ServicePage {
  services: Service[];
  page: number;
  size: number;
  total: number;
  statusCounts: Readonly<Record<string, number | null>>;
  options: { servers: string[]; tags: string[] };
}

/** @throws Error when there is no list, or how many match cannot be read */
export function parsePage(value: unknown, asked: { page: number; size: number }): ServicePage {
  const sent = fieldsOf(value);
  const { servers, tags } = fieldsOf(sent.options);
  const total = integerOf(sent.total);
  if (!Array.isArray(sent.data) || total === null || total < 0) throw new Error('no page of services');
  return {
    services: listOf(sent.data, parseService),
    page: integerOf(sent.page) ?? asked.page,
    size: integerOf(sent.size) ?? asked.size,
    total,
    statusCounts: Object.fromEntries(
      Object.entries(fieldsOf(sent.statusCounts)).map(([status, count]) => [status, integerOf(count)]),
    ),
    options: { servers: listOf(servers, toText), tags: listOf(tags, toText) },
  };
}
