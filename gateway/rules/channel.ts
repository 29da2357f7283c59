import type {
  Channel,
  ChannelAction,
  ChannelKey,
  ChannelStatus,
  ChannelTerms,
  ChannelTraffic,
  Person,
} from '../wire/channels';
import { isoDate } from './mexico-time';
import type { Sender } from './sender';

/** A key as it is kept: never its text; moments are epoch ms. */
export interface StoredKey {
  keyId: string;
  /** Of its text. */
  hash: string;
  hint: string;
  createdAt: number;
  createdBy: Person;
  /** Until when it holds beside its successor. */
  endsAt: number | null;
  revokedAt: number | null;
  revokedBy: Person | null;
}

/** A channel as it is kept. */
export interface StoredChannel extends ChannelTerms {
  channelId: string;
  status: ChannelStatus;
  /** Of a paused one, which goes on by itself. */
  pausedUntil: number | null;
  statusSince: number;
  /** Oldest first. */
  keys: StoredKey[];
  createdAt: number;
  updatedAt: number;
  updatedBy: Person;
  version: number;
}

type Standing = Pick<StoredChannel, 'status' | 'pausedUntil' | 'statusSince'>;

/** How a channel stands at a moment, and since when: a pause ends by itself. */
function standing({ status, pausedUntil, statusSince }: Standing, now: number): Standing {
  return status === 'PAUSED' && pausedUntil !== null && pausedUntil <= now
    ? { status: 'ACTIVE', pausedUntil: null, statusSince: pausedUntil }
    : { status, pausedUntil, statusSince };
}

/** As whom a channel delivers at a moment; one that is shut does not. */
export function senderOf(channel: StoredChannel, now: number): Sender | 'disabled' {
  const { status, statusSince } = standing(channel, now);
  if (status === 'DISABLED') return 'disabled';
  return { channel: channel.key, pausedSince: status === 'PAUSED' ? statusSince : null };
}

function keyStatus({ endsAt, revokedAt }: StoredKey, now: number): ChannelKey['status'] {
  if (revokedAt !== null) return 'REVOKED';
  if (endsAt === null) return 'VALID';
  return endsAt > now ? 'RETIRING' : 'EXPIRED';
}

/** Whether who brings it is let in. */
export const keyHolds = (key: StoredKey, now: number) => ['VALID', 'RETIRING'].includes(keyStatus(key, now));

const ACTIONS: Readonly<Record<ChannelStatus, readonly ChannelAction[]>> = {
  ACTIVE: ['EDIT', 'PAUSE', 'DISABLE'],
  PAUSED: ['EDIT', 'RESUME', 'DISABLE'],
  DISABLED: ['EDIT', 'ENABLE'],
};

/** What can be done to it at a moment; while two keys hold there is no third. */
export function channelActions(channel: StoredChannel, now: number): ChannelAction[] {
  const held = channel.keys.filter((key) => keyHolds(key, now)).length;
  const keys: ChannelAction[] = held === 0 ? ['CREATE_KEY'] : held === 1 ? ['ROTATE_KEY'] : [];
  return [...ACTIONS[standing(channel, now).status], ...keys];
}

/** Keys in one answer. */
const MOST_KEYS = 20;

/** A channel as it is answered. */
export function channelAnswer(channel: StoredChannel, traffic: ChannelTraffic, now: number): Channel {
  const { keys, createdAt, updatedAt, ...members } = channel;
  const { status, pausedUntil, statusSince } = standing(channel, now);
  return {
    ...{ ...members, ...traffic, status, pausedUntil: momentOf(pausedUntil), statusSince: isoDate(statusSince) },
    ...{ createdAt: isoDate(createdAt), updatedAt: isoDate(updatedAt), actions: channelActions(channel, now) },
    keys: keys
      .toReversed()
      .sort((one, other) => Number(keyHolds(other, now)) - Number(keyHolds(one, now)))
      .slice(0, MOST_KEYS)
      .map((key) => ({
        ...{ keyId: key.keyId, hint: key.hint, status: keyStatus(key, now), createdAt: isoDate(key.createdAt) },
        ...{ createdBy: key.createdBy, endsAt: momentOf(key.endsAt), revokedAt: momentOf(key.revokedAt) },
        revokedBy: key.revokedBy,
      })),
  };
}

const momentOf = (moment: number | null) => (moment === null ? null : isoDate(moment));

/** What the trail keeps: the members that differ, before and after; of keys those that hold, by their last signs. */
export function channelChanges(was: StoredChannel | undefined, is: StoredChannel, now: number) {
  const [before, after] = [was ? told(was, now) : {}, told(is, now)] as Record<string, unknown>[];
  const changed = Object.keys(after ?? {}).filter(
    (name) => JSON.stringify(before?.[name] ?? null) !== JSON.stringify(after?.[name] ?? null),
  );
  const pick = (members: Record<string, unknown> = {}) =>
    Object.fromEntries(changed.flatMap((name) => (name in members ? [[name, members[name]]] : [])));
  return { before: pick(before), after: pick(after) };
}

function told(channel: StoredChannel, now: number) {
  const { name, key, type, paymentMethods, minAmount, maxAmount, threeDSecurePolicy, fees, keys } = channel;
  const { status, pausedUntil } = standing(channel, now);
  return {
    ...{ name, key, type, paymentMethods, minAmount, maxAmount, threeDSecurePolicy },
    ...Object.fromEntries(fees.map(({ paymentMethod, rate, fixed }) => [`fee.${paymentMethod}`, { rate, fixed }])),
    ...{ status, pausedUntil: momentOf(pausedUntil) },
    keys: keys
      .filter((one) => keyHolds(one, now))
      .map(({ hint, endsAt }) => ({ hint, ...(endsAt !== null && { endsAt: isoDate(endsAt) }) })),
  };
}
