import { type Channel, type ChannelPage, type ChannelStatus, channelStatuses, channelTypes } from '../wire/channels';
import { compare, plain } from './list-order';
import { methods } from './template-values';

/** What of the channels is asked for; an empty list asks for nothing. */
export interface ChannelFilter {
  /** In lower case, without accents. */
  text: string;
  statuses: readonly string[];
  types: readonly string[];
  paymentMethods: readonly string[];
}

const sortMembers = ['operations24h', 'approvalRate24h', 'name', 'maxAmount', 'status', 'updatedAt'] as const;

export interface ChannelSort {
  member: (typeof sortMembers)[number];
  ascending: boolean;
}

/** @returns undefined for a value that is none */
export function readChannelFilter(query: URLSearchParams): ChannelFilter | undefined {
  const valuesOf = (name: string) => query.getAll(name).filter((value) => value !== '');
  const [statuses, types, paymentMethods] = [valuesOf('status'), valuesOf('type'), valuesOf('paymentMethod')];
  const known = (values: readonly string[], all: readonly string[]) => values.every((value) => all.includes(value));
  if (!known(statuses, channelStatuses) || !known(types, channelTypes)) return undefined;
  if (!known(paymentMethods, Object.keys(methods))) return undefined;
  return { text: plain(query.get('q') ?? ''), statuses, types, paymentMethods };
}

/** What cannot be read is the busiest first. */
export function readChannelSort(query: URLSearchParams): ChannelSort {
  const [name, direction] = (query.get('sort') ?? '').split(',');
  const member = sortMembers.find((one) => one === name);
  return member ? { member, ascending: direction === 'asc' } : { member: 'operations24h', ascending: false };
}

/** Those that match, in their order, and how many of each status match all but the status. */
export function filteredChannels(
  channels: readonly Channel[],
  { text, statuses, types, paymentMethods }: ChannelFilter,
  { member, ascending }: ChannelSort,
): { found: Channel[] } & Pick<ChannelPage, 'statusCounts'> {
  const any = (wanted: readonly string[], values: readonly string[]) =>
    wanted.length === 0 || values.some((value) => wanted.includes(value));
  const others = channels.filter(
    (one) =>
      any(types, [one.type]) &&
      any(paymentMethods, one.paymentMethods) &&
      [one.name, one.key].some((word) => plain(word).includes(text)),
  );
  const keyOf = (one: Channel) => (member === 'status' ? channelStatuses.indexOf(one.status) : one[member]);
  return {
    found: others
      .filter(({ status }) => any(statuses, [status]))
      .sort((one, other) => compare(keyOf(one), keyOf(other), ascending) || one.key.localeCompare(other.key)),
    statusCounts: Object.fromEntries(
      channelStatuses.map((status) => [status, others.filter((other) => other.status === status).length]),
    ) as Record<ChannelStatus, number>,
  };
}
