import { MISSING } from '~/shared/copy';
import { formatPercent } from '~/shared/format/percent';
import { platformDate } from '~/shared/format/platform-date';
import { shown } from '~/shared/record/cells';
import type { Channel, ChannelKey } from './api/channel';
import { copy } from './copy';

type Method = keyof typeof copy.methods;

export const METHODS = Object.keys(copy.methods) as Method[];
export const POLICIES = Object.keys(copy.policies) as (keyof typeof copy.policies)[];

/** What a table has for a code; undefined for any value that is not one of its keys. */
export function termOf<Table extends object>(table: Table, code: string | null): Table[keyof Table] | undefined {
  return code !== null && Object.hasOwn(table, code) ? table[code as keyof Table] : undefined;
}

export const statusLabel = (status: string | null) => termOf(copy.statusLabels, status) ?? shown(status);
export const typeLabel = (type: string | null) => termOf(copy.types, type) ?? shown(type);
export const policyLabel = (policy: string | null) => termOf(copy.policies, policy) ?? shown(policy);
export const methodLabel = (method: string | null) => termOf(copy.methods, method) ?? shown(method);
export const keyStatusLabel = (status: string | null) => termOf(copy.keyStatuses, status) ?? shown(status);

/** Its name, or what it is known by. */
export const nameOf = ({ name, key, channelId }: Pick<Channel, 'name' | 'key' | 'channelId'>) =>
  shown(name ?? key ?? channelId);

/** A share as people read it; '---' without one. */
export const shareText = (share: number | null) => (share === null ? MISSING : formatPercent(share * 100));

/** Without its day, a date of the platform has its time; without its time, its day. */
export const dayText = (moment: string | null) => platformDate(moment).split(' ')[0] ?? MISSING;

/** The keys with which it is let in now. */
export const heldKeys = ({ keys }: Pick<Channel, 'keys'>): ChannelKey[] =>
  keys.filter(({ status }) => status === 'VALID' || status === 'RETIRING');

/** A key by its last signs. */
export const hintOf = ({ hint }: Pick<ChannelKey, 'hint'>) => copy.hint(shown(hint));
