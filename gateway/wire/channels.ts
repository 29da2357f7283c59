export const channelTypes = ['APP', 'WEB', 'IVR', 'USSD', 'TIENDA', 'API'] as const;
type ChannelType = (typeof channelTypes)[number];

/** How a channel stands by the platform's clock, in the order of a list. */
export const channelStatuses = ['ACTIVE', 'PAUSED', 'DISABLED'] as const;
export type ChannelStatus = (typeof channelStatuses)[number];

/** Whether its cards are authenticated. */
export const threeDSecurePolicies = ['REQUIRED', 'RISK', 'NONE'] as const;
type ThreeDSecurePolicy = (typeof threeDSecurePolicies)[number];

/** What can be done to a channel as it stands. */
export type ChannelAction = 'EDIT' | 'PAUSE' | 'RESUME' | 'DISABLE' | 'ENABLE' | 'CREATE_KEY' | 'ROTATE_KEY';

/** What is charged for one payment; both parts are added. */
export interface Fee {
  paymentMethod: string;
  /** Hundredths of a percent. */
  rate: number;
  /** Cents. */
  fixed: number;
}

/** What of a channel people write; money in cents. */
export interface ChannelTerms {
  name: string;
  /** As operations name it. */
  key: string;
  type: ChannelType;
  paymentMethods: string[];
  minAmount: number;
  maxAmount: number;
  /** One for each method that is taken; one that is not may keep its own. */
  fees: Fee[];
  threeDSecurePolicy: ThreeDSecurePolicy;
}

export interface Person {
  email: string;
  name: string;
}

/** A key of a channel as anybody may know it: its text is in no answer but that of its making. */
export interface ChannelKey {
  keyId: string;
  /** Its last signs. */
  hint: string;
  /** RETIRING holds beside its successor until it ends. */
  status: 'VALID' | 'RETIRING' | 'EXPIRED' | 'REVOKED';
  createdAt: string;
  createdBy: Person;
  endsAt: string | null;
  revokedAt: string | null;
  revokedBy: Person | null;
}

/** What went through a channel in the 24 hours before the answer, beside what is usual. */
export interface ChannelTraffic {
  operations24h: number;
  /** Between 0 and 1, of what was approved or declined; null of nothing. */
  approvalRate24h: number | null;
  /** Of the four weeks before today. */
  usualApprovalRate: number | null;
  /** The code of the declines that grew most, where far less is approved than is usual. */
  drop: { errorCode: string | null; errorMessage: string | null } | null;
  methods24h: { paymentMethod: string; count: number }[];
  /** Card payments without 3DSecure. */
  plainCards24h: number;
}

export interface Channel extends ChannelTerms, ChannelTraffic {
  channelId: string;
  status: ChannelStatus;
  pausedUntil: string | null;
  statusSince: string;
  /** Those that hold first, then the newest. */
  keys: ChannelKey[];
  createdAt: string;
  updatedAt: string;
  updatedBy: Person;
  version: number;
  actions: ChannelAction[];
}

export interface ChannelPage {
  data: Channel[];
  page: number;
  size: number;
  total: number;
  /** Of those that match all but the status. */
  statusCounts: Record<ChannelStatus, number>;
  generatedAt: string;
}

/** A key that was made; its text is null for who asks again. */
export interface NewKey {
  channel: Channel;
  keyId: string;
  secret: string | null;
}
