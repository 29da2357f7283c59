/**
 * Channels. The calls are our proposal; a platform that differs needs changes here alone.
 *
 * GET, POST channel · GET, PUT channel/{channelId} · PUT channel/{channelId}/status · POST channel/{channelId}/key ·
 * DELETE channel/{channelId}/key/{keyId}
 */
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { type ApiRequest, json, request } from '~/shared/api/client';
import { type ListRequest, sortText } from '~/shared/list/list-address';
import { type Channel, type ChannelTerms, parsePage, readChannel, readNewKey } from './channel';

/** Fields that the platform sorts by. */
export const SORTABLE = ['operations24h', 'approvalRate24h', 'name', 'maxAmount', 'status', 'updatedAt'];

/** Filters as the call takes them, each with one value. */
export const FILTERS = ['q', 'status', 'type', 'paymentMethod'] as const;

export type ChannelFilters = { readonly [Key in (typeof FILTERS)[number]]?: string };

const pathOf = (channelId: string) => `channel/${encodeURIComponent(channelId)}`;

export const channelQueries = {
  /** A page; the one before stays until the next is there. */
  page: ({ filters, page, size, sort }: ListRequest<ChannelFilters>) =>
    queryOptions({
      queryKey: ['channels', { filters, page, size, sort }],
      queryFn: ({ signal }) => {
        const query = { ...filters, page: String(page), size: String(size), sort: sortText(sort) };
        return request(
          { path: 'channel', query, signal },
          json((answer) => parsePage(answer, { page, size })),
        );
      },
      placeholderData: keepPreviousData,
    }),
  one: (channelId: string) =>
    queryOptions({
      queryKey: ['channel', channelId],
      queryFn: ({ signal }) => request({ path: pathOf(channelId), signal }, json(readChannel)),
    }),
};

export interface Reasoned {
  reason: string;
  version: number;
}

export type NewChannel = ChannelTerms & { key: string; type: string; reason: string };

export type StatusChange = Reasoned & { status: 'ACTIVE' | 'PAUSED' | 'DISABLED'; until?: string };

const write = (call: ApiRequest): Promise<Channel> => request(call, json(readChannel));

export const channelWrites = {
  create: (body: NewChannel, key: string) => write({ method: 'POST', path: 'channel', body, key }),
  change: (channelId: string, body: ChannelTerms & Reasoned, key: string) =>
    write({ method: 'PUT', path: pathOf(channelId), body, key }),
  setStatus: (channelId: string, body: StatusChange, key: string) =>
    write({ method: 'PUT', path: `${pathOf(channelId)}/status`, body, key }),
  /** The answer has the key's text: it goes into no cache. */
  makeKey: (channelId: string, body: Reasoned & { overlapHours: number }, key: string) =>
    request({ method: 'POST', path: `${pathOf(channelId)}/key`, body, key }, json(readNewKey)),
  revokeKey: (channelId: string, keyId: string, body: Reasoned, key: string) =>
    write({ method: 'DELETE', path: `${pathOf(channelId)}/key/${encodeURIComponent(keyId)}`, body, key }),
};

/** A channel as it stands now; all else that tells of channels is old. */
export function channelChanged(client: QueryClient, channel: Channel): void {
  client.setQueryData(channelQueries.one(channel.channelId).queryKey, channel);
  for (const queryKey of [['channels'], ['channel', channel.channelId], ['audit', 'channel']])
    void client.invalidateQueries({ queryKey });
}
