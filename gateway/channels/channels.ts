import type { ChannelStore, ChannelUnit } from '../channel-ports';
import type { ReportedOperations } from '../report-ports';
import {
  channelActions,
  channelAnswer,
  channelChanges,
  keyHolds,
  type StoredChannel,
  type StoredKey,
  senderOf,
} from '../rules/channel';
import { type ChannelFilter, type ChannelSort, filteredChannels } from '../rules/channel-filter';
import type { ChannelChange, ChannelStatusChange, KeyRequest, NewChannel, Reasoned } from '../rules/channel-request';
import { NotKept, notKept } from '../rules/not-kept';
import type { Sender } from '../rules/sender';
import type { Refusal } from '../rules/statistic-query';
import type { Actor } from '../trail-ports';
import type { Channel, ChannelAction, ChannelPage, NewKey } from '../wire/channels';
import { isKey, keyHash, makeKey } from './channel-keys';
import { createTraffic } from './traffic';

/** Why something was not done. */
type NotDone = { refused: Refusal['fields'] } | { unknown: true };

export type ChannelOutcome = Channel | NotDone | { conflict: Channel };

interface Surroundings {
  store: ChannelStore;
  operations: Pick<ReportedOperations, 'sums'>;
  clock: { now(): number };
  newId(prefix: string): string;
}

/** Who does something, and the key of that request. */
export interface Keyed {
  key: string;
  actor: Actor;
}

/** What is done to a channel. */
interface Work {
  next: StoredChannel;
  action: string;
  reason: string;
  /** What it made, where that is no channel. */
  made?: string;
}

const HOUR = 3_600_000;

const copy = {
  usedKey: 'Esta clave ya se usó para otra solicitud.',
  taken: 'Otro canal ya tiene esa clave.',
  none: 'El canal ya no lo permite: mira cómo está ahora.',
  nothing: 'No hay nada que cambiar.',
  noKey: 'Esa llave ya no vale.',
};

const DEEDS = { ACTIVE: { PAUSED: 'RESUME', DISABLED: 'ENABLE' }, PAUSED: 'PAUSE', DISABLED: 'DISABLE' } as const;

/** Where payments come from, what each may take, and the keys with which it is let in. */
export type Channels = ReturnType<typeof createChannels>;

export function createChannels({ store, operations, clock, newId }: Surroundings) {
  const traffic = createTraffic(operations);
  const all = async (now: number): Promise<Channel[]> => {
    const [channels, trafficOf] = await Promise.all([store.all(), traffic(now)]);
    return channels.map((channel) => channelAnswer(channel, trafficOf(channel.key), now));
  };
  const find = async (channelId: string) => (await all(clock.now())).find((channel) => channel.channelId === channelId);

  /** Does something to one channel, once for a key. */
  const once = async (
    channelId: string,
    { key, actor }: Keyed,
    request: object,
    work: (unit: ChannelUnit, now: number) => Work | NotDone | 'stale',
  ): Promise<{ done: string; again: boolean } | NotDone | { conflict: Channel }> => {
    const now = clock.now();
    const fingerprint = JSON.stringify(request);
    const outcome = await store
      .change(channelId, now, async (unit): Promise<NotDone | { done: string; again: boolean } | 'stale'> => {
        const before = await unit.claim(actor.email, key);
        if (before?.fingerprint === fingerprint) return { done: before.answer, again: true };
        if (before) return { refused: [{ field: 'Idempotency-Key', message: copy.usedKey }] };
        const decided = work(unit, now);
        if (decided === 'stale' || !('next' in decided)) throw new NotKept(decided);
        const { action, reason, made = decided.next.channelId } = decided;
        const { email, name, role, ip } = actor;
        const version = (unit.channel?.version ?? 0) + 1;
        const next = { ...decided.next, updatedAt: now, updatedBy: { email, name }, version };
        await unit.keepAnswer(email, key, { fingerprint, answer: made });
        const isWritten = await unit.put(next, {
          ...{ user: email, userName: name, role, ip: ip || null, entity: 'channel', entityId: next.channelId },
          ...{ action, reason, ...channelChanges(unit.channel, next, now) },
        });
        if (!isWritten) throw new NotKept<NotDone>({ refused: [{ field: 'key', message: copy.taken }] });
        return { done: made, again: false };
      })
      .catch(notKept<NotDone | 'stale'>);
    if (outcome !== 'stale') return outcome;
    const current = await find(channelId);
    return current ? { conflict: current } : { unknown: true };
  };

  const told = async (outcome: Awaited<ReturnType<typeof once>>, channelId?: string): Promise<ChannelOutcome> =>
    'done' in outcome ? ((await find(channelId ?? outcome.done)) ?? { unknown: true }) : outcome;

  /** Of one that somebody saw in a version, where it allows what is wanted. */
  const amend = (
    channelId: string,
    { version, ...request }: Reasoned,
    keyed: Keyed,
    work: (channel: StoredChannel, actions: readonly ChannelAction[], now: number) => Work | NotDone,
  ) =>
    once(channelId, keyed, { channelId, version, ...request }, ({ channel }, now) => {
      if (!channel) return { unknown: true };
      return channel.version === version ? work(channel, channelActions(channel, now), now) : 'stale';
    });

  const refuse = (field: string, message: string): NotDone => ({ refused: [{ field, message }] });

  return {
    async page({ filter, sort, page, size }: PageRequest): Promise<ChannelPage> {
      const now = clock.now();
      const { found, statusCounts } = filteredChannels(await all(now), filter, sort);
      return {
        ...{ data: found.slice((page - 1) * size, page * size), page, size, total: found.length, statusCounts },
        generatedAt: new Date(now).toISOString(),
      };
    },

    find,

    create: async ({ reason, ...terms }: NewChannel, keyed: Keyed): Promise<ChannelOutcome> => {
      const channelId = newId('CNL');
      const outcome = await once(channelId, keyed, { ...terms, reason }, (_, now) => ({
        next: {
          ...{ channelId, ...terms, status: 'ACTIVE', pausedUntil: null, statusSince: now, keys: [], createdAt: now },
          ...{ updatedAt: now, updatedBy: { email: '', name: '' }, version: 0 },
        },
        ...{ action: 'CREATE', reason },
      }));
      return told(outcome);
    },

    edit: async (channelId: string, asked: ChannelChange, keyed: Keyed): Promise<ChannelOutcome> =>
      told(
        await amend(channelId, asked, keyed, (channel, _, now) => {
          const { reason, version: __, ...terms } = asked;
          const next = { ...channel, ...terms };
          const { after } = channelChanges(channel, next, now);
          return Object.keys(after).length === 0 ? refuse('name', copy.nothing) : { next, action: 'EDIT', reason };
        }),
      ),

    /** Pauses it until a moment, lets it go on, or shuts it until somebody opens it. */
    setStatus: async (channelId: string, asked: ChannelStatusChange, keyed: Keyed): Promise<ChannelOutcome> =>
      told(
        await amend(channelId, asked, keyed, (channel, actions, now) => {
          const { status, until, reason } = asked;
          const wanted =
            status === 'ACTIVE' ? DEEDS.ACTIVE[channel.status === 'DISABLED' ? 'DISABLED' : 'PAUSED'] : DEEDS[status];
          if (!actions.includes(wanted)) return refuse('status', copy.none);
          return { next: { ...channel, status, pausedUntil: until, statusSince: now }, action: wanted, reason };
        }),
      ),

    /** Makes a key; the one that holds until then goes on for as long as is said, so that nobody is shut out meanwhile. */
    makeKey: async (
      channelId: string,
      asked: KeyRequest,
      keyed: Keyed,
    ): Promise<NewKey | Exclude<ChannelOutcome, Channel>> => {
      const { secret, hash, hint } = await makeKey();
      const { email, name } = keyed.actor;
      const outcome = await amend(channelId, asked, keyed, (channel, actions, now) => {
        const isFirst = actions.includes('CREATE_KEY');
        if (!isFirst && !actions.includes('ROTATE_KEY')) return refuse('overlapHours', copy.none);
        const endsAt = now + asked.overlapHours * HOUR;
        const keyId = newId('LLV');
        const made: StoredKey = {
          ...{ keyId, hash, hint, createdAt: now, createdBy: { email, name }, endsAt: null },
          ...{ revokedAt: null, revokedBy: null },
        };
        const older = channel.keys.map((one) =>
          keyHolds(one, now) ? { ...one, endsAt: Math.min(one.endsAt ?? endsAt, endsAt) } : one,
        );
        const action = isFirst ? 'CREATE_KEY' : 'ROTATE_KEY';
        return { next: { ...channel, keys: [...older, made] }, action, reason: asked.reason, made: keyId };
      });
      if (!('done' in outcome)) return outcome;
      const channel = await find(channelId);
      return channel ? { channel, keyId: outcome.done, secret: outcome.again ? null : secret } : { unknown: true };
    },

    /** From now on a key lets nobody in. */
    revokeKey: async (channelId: string, keyId: string, asked: Reasoned, keyed: Keyed): Promise<ChannelOutcome> =>
      told(
        await amend(channelId, { ...asked, ...{ keyId } }, keyed, (channel, _, now) => {
          const key = channel.keys.find((one) => one.keyId === keyId);
          if (!key) return { unknown: true };
          if (!keyHolds(key, now)) return refuse('keyId', copy.noKey);
          const { email, name } = keyed.actor;
          const revoked = { ...key, revokedAt: now, revokedBy: { email, name } };
          const keys = channel.keys.map((one) => (one === key ? revoked : one));
          return { next: { ...channel, keys }, action: 'REVOKE_KEY', reason: asked.reason };
        }),
        channelId,
      ),

    /** As whom somebody delivers who brings a key that holds now; undefined for any other text. */
    async holder(secret: string): Promise<Sender | 'disabled' | undefined> {
      if (!isKey(secret)) return undefined;
      const [hash, now] = [await keyHash(secret), clock.now()];
      const holds = ({ keys }: StoredChannel) => keys.some((one) => one.hash === hash && keyHolds(one, now));
      const channel = (await store.all()).find(holds);
      return channel && senderOf(channel, now);
    },
  };
}

interface PageRequest {
  filter: ChannelFilter;
  sort: ChannelSort;
  page: number;
  size: number;
}
