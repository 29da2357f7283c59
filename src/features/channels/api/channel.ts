import { fieldsOf, integerOf, listOf, membersOf, numberOf } from '~/shared/api/members';
import { toText } from '~/shared/format/read-value';

const texts = (value: unknown) => listOf(value, toText);
const person = membersOf({ email: toText, name: toText });

const terms = {
  name: toText,
  paymentMethods: texts,
  minAmount: integerOf,
  maxAmount: integerOf,
  fees: (value: unknown) => listOf(value, membersOf({ paymentMethod: toText, rate: integerOf, fixed: integerOf })),
  threeDSecurePolicy: toText,
};

const readKey = membersOf({
  keyId: toText,
  hint: toText,
  status: toText,
  createdAt: toText,
  createdBy: person,
  endsAt: toText,
  revokedAt: toText,
  revokedBy: (value: unknown) => (value === null || value === undefined ? null : person(value)),
});

const readMembers = membersOf({
  ...terms,
  key: toText,
  type: toText,
  status: toText,
  pausedUntil: toText,
  statusSince: toText,
  operations24h: integerOf,
  approvalRate24h: numberOf,
  usualApprovalRate: numberOf,
  drop: (value: unknown) =>
    value === null || value === undefined ? null : membersOf({ errorCode: toText, errorMessage: toText })(value),
  methods24h: (value: unknown) => listOf(value, membersOf({ paymentMethod: toText, count: integerOf })),
  plainCards24h: integerOf,
  keys: (value: unknown) => listOf(value, readKey),
  createdAt: toText,
  updatedAt: toText,
  updatedBy: person,
  version: integerOf,
  actions: texts,
});

const readTerms = membersOf(terms);

/** What of a channel people change; money in cents. */
export type ChannelTerms = ReturnType<typeof readTerms>;

/** A key with which a channel is let in, without its text. */
export type ChannelKey = ReturnType<typeof readKey>;

/** Where payments come from. */
export interface Channel extends ReturnType<typeof readMembers> {
  channelId: string;
}

/** @returns null without an id, by which alone it can be told from others */
export function parseChannel(value: unknown): Channel | null {
  const channelId = toText(fieldsOf(value).channelId);
  return channelId === null ? null : { channelId, ...readMembers(value) };
}

/** @throws Error when the answer is no channel */
export function readChannel(value: unknown): Channel {
  const channel = parseChannel(value);
  if (!channel) throw new Error('no channel');
  return channel;
}

/** A key that was made; its text is null for who asked again. */
export interface NewKey {
  channel: Channel;
  keyId: string | null;
  secret: string | null;
}

/** @throws Error when the answer tells of no channel */
export function readNewKey(value: unknown): NewKey {
  const { channel, keyId, secret } = fieldsOf(value);
  return { channel: readChannel(channel), keyId: toText(keyId), secret: toText(secret) };
}

export interface ChannelPage {
  channels: Channel[];
  page: number;
  size: number;
  total: number;
  statusCounts: Readonly<Record<string, number | null>>;
}

/** @throws Error when the answer is no page */
export function parsePage(value: unknown, asked: { page: number; size: number }): ChannelPage {
  const sent = fieldsOf(value);
  const total = integerOf(sent.total);
  if (!Array.isArray(sent.data) || total === null || total < 0) throw new Error('no page of channels');
  const counts = Object.entries(fieldsOf(sent.statusCounts)).map(([name, count]) => [name, integerOf(count)]);
  return {
    channels: listOf(sent.data, parseChannel),
    page: integerOf(sent.page) ?? asked.page,
    size: integerOf(sent.size) ?? asked.size,
    total,
    statusCounts: Object.fromEntries(counts),
  };
}
