import {
  type Property,
  type PropertyPage,
  type PropertyStatus,
  propertyStatuses,
  propertyTypes,
} from '../wire/properties';
import { plain } from './list-order';

/** What of the properties is asked for; an empty list asks for all, but for those that are deleted. */
export interface PropertyFilter {
  /** In lower case, looked for in keys and in values that are no secrets. */
  text: string;
  services: readonly string[];
  types: readonly string[];
  statuses: readonly string[];
  /** yyyy-mm-dd in Mexico City. */
  since: string;
}

const sortMembers = ['key', 'service', 'type', 'status', 'updatedAt'] as const;

export interface PropertySort {
  member: (typeof sortMembers)[number];
  ascending: boolean;
}

/** @returns undefined for a value that is none */
export function readPropertyFilter(query: URLSearchParams): PropertyFilter | undefined {
  const [types, statuses, since] = [query.getAll('type'), query.getAll('status'), query.get('since') ?? ''];
  const known = (values: readonly string[], all: readonly string[]) => values.every((value) => all.includes(value));
  if (!known(types, propertyTypes) || !known(statuses, propertyStatuses)) return undefined;
  if (since !== '' && (!/^\d{4}-\d\d-\d\d$/.test(since) || Number.isNaN(Date.parse(since)))) return undefined;
  return { text: plain(query.get('q') ?? ''), services: query.getAll('service'), types, statuses, since };
}

/** What cannot be read is the order of the keys. */
export function readPropertySort(query: URLSearchParams): PropertySort {
  const [name, direction] = (query.get('sort') ?? '').split(',');
  const member = sortMembers.find((one) => one === name);
  return member ? { member, ascending: direction !== 'desc' } : { member: 'key', ascending: true };
}

/** Those that match, in their order, and how many of each status match all but the status. */
export function filteredProperties(
  properties: readonly Property[],
  { text, services, types, statuses, since }: PropertyFilter,
  { member, ascending }: PropertySort,
): { found: Property[] } & Pick<PropertyPage, 'statusCounts'> {
  const any = (values: readonly string[], value: string) => values.length === 0 || values.includes(value);
  const others = properties.filter(
    ({ key, service, type, value, published, updatedAt }) =>
      any(services, service) &&
      any(types, type) &&
      updatedAt.slice(0, 10) >= since &&
      [key, value, published?.value].some((words) => plain(words ?? '').includes(text)),
  );
  const wanted = statuses.length === 0 ? ['PUBLISHED', 'DRAFT'] : statuses;
  const order = (one: Property, other: Property) => {
    const way = one[member].localeCompare(other[member], 'es') * (ascending ? 1 : -1);
    return way || `${one.key} ${one.service}`.localeCompare(`${other.key} ${other.service}`, 'es');
  };
  return {
    found: others.filter(({ status }) => wanted.includes(status)).sort(order),
    statusCounts: Object.fromEntries(
      propertyStatuses.map((status) => [status, others.filter((property) => property.status === status).length]),
    ) as Record<PropertyStatus, number>,
  };
}
