import { type Service, type ServicePage, type ServiceStatus, serviceStatuses, serviceTypes } from '../wire/services';
import { compare, plain } from './list-order';

/** What of the services is asked for; an empty list asks for nothing. */
export interface ServiceFilter {
  /** In lower case, without accents. */
  text: string;
  statuses: readonly string[];
  types: readonly string[];
  servers: readonly string[];
  tags: readonly string[];
}

const sortMembers = ['status', 'name', 'responseMs', 'uptime24h', 'errors1h', 'certificateDays'] as const;
type SortMember = (typeof sortMembers)[number];

export interface ServiceSort {
  member: SortMember;
  ascending: boolean;
}

/** @returns undefined for a status or a type that is none */
export function readServiceFilter(query: URLSearchParams): ServiceFilter | undefined {
  const [statuses, types] = [query.getAll('status'), query.getAll('type')];
  const known = (values: readonly string[], all: readonly string[]) => values.every((value) => all.includes(value));
  if (!known(statuses, serviceStatuses) || !known(types, serviceTypes)) return undefined;
  return {
    text: plain(query.get('q') ?? ''),
    statuses,
    types,
    servers: query.getAll('server'),
    tags: query.getAll('tag'),
  };
}

/** What cannot be read is the worst first. */
export function readServiceSort(query: URLSearchParams): ServiceSort {
  const [name, direction] = (query.get('sort') ?? '').split(',');
  const member = sortMembers.find((one) => one === name);
  return member ? { member, ascending: direction === 'asc' } : { member: 'status', ascending: false };
}

/** Those that match, in their order, and how many of each status match all but the status. */
export function filtered(
  services: readonly Service[],
  filter: ServiceFilter,
  { member, ascending }: ServiceSort,
): { found: Service[] } & Pick<ServicePage, 'statusCounts'> {
  const { text, statuses, types, servers, tags } = filter;
  const any = (wanted: readonly string[], of: readonly string[]) =>
    wanted.length === 0 || wanted.some((one) => of.includes(one));
  const others = services.filter(({ serviceId, name, type, tags: own, instances }) => {
    const hosts = instances.map(({ host }) => host);
    return (
      any(types, [type]) &&
      any(servers, hosts) &&
      any(tags, own) &&
      [serviceId, name, ...hosts].some((word) => plain(word).includes(text))
    );
  });
  const count = (status: ServiceStatus) => others.filter((service) => service.status === status).length;
  const keyOf = (service: Service) =>
    member === 'status' ? serviceStatuses.length - serviceStatuses.indexOf(service.status) : service[member];
  return {
    found: others
      .filter(({ status }) => any(statuses, [status]))
      .sort((one, other) => compare(keyOf(one), keyOf(other), ascending) || one.name.localeCompare(other.name, 'es')),
    statusCounts: Object.fromEntries(
      serviceStatuses.map((status) => [status, count(status)]),
    ) as ServicePage['statusCounts'],
  };
}
