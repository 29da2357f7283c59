import type { ColumnType, Generated, GeneratedAlways, Kysely } from 'kysely';
import type { NodeReturn } from '../balancer-ports';
import type { StoredAct } from '../rules/act';
import type { AlertRecord, StoredAlert } from '../rules/alert';
import type { KeptAlert } from '../rules/alert-news';
import type { StoredRule } from '../rules/alert-rule';
import type { KeptBreach } from '../rules/alert-watch';
import type { StoredBackup } from '../rules/backup';
import type { StoredBackupSchedule } from '../rules/backup-schedule';
import type { StoredBeat } from '../rules/beat';
import type { StoredChannel, StoredKey } from '../rules/channel';
import type { ListedDelivery, StoredDelivery } from '../rules/delivery';
import type { NoticeRead, StoredNotice } from '../rules/notice';
import type { StoredPromotion } from '../rules/promotion';
import type { StoredProperty, StoredVersion } from '../rules/property';
import type { StoredRefund } from '../rules/refund';
import type { StoredReport } from '../rules/report';
import type { StoredSchedule } from '../rules/report-schedule';
import type { StoredWindow } from '../rules/service';
import type { SessionOrigin } from '../rules/session-origin';
import type { StoredTemplate } from '../rules/template';
import type { StoredAccount, StoredRecovery } from '../sign-in-ports';
import type { StoredAttention } from '../transaction-ports';
import type { AccountEventKind, AccountPreference } from '../wire/account';
import type { Operation, OperationDetail, OperationOption } from '../wire/operations';
import type { PromotionDay } from '../wire/promotions';
import type { AuditEntry } from '../wire/refunds';
import type { TraceEntry, TraceOption } from '../wire/traces';

/** Written as text or as a moment, read as a moment. */
type Moment = ColumnType<Date, Date | string, Date | string>;
type MaybeMoment = ColumnType<Date | null, Date | string | null, Date | string | null>;

/** Written as the text of JSON. */
type Written<T> = ColumnType<T, string | null, string | null>;

type Nullable<T> = { [K in keyof T]-?: undefined extends T[K] ? Exclude<T[K], undefined> | null : T[K] };

interface TraceTable extends Nullable<Omit<TraceEntry, 'date' | 'order'>> {
  id: string;
  at: Moment;
  position: Generated<number>;
  orderId: string | null;
}

type Moments = 'date' | 'expiresAt' | 'updatedAt';

interface OperationTable extends Omit<Operation, Moments | 'customerPhone' | 'customerEmail'> {
  recordedAt: Moment;
  replacedAt: Moment;
  date: Moment;
  expiresAt: MaybeMoment;
  updatedAt: Moment;
  authentication: Generated<string>;
  /** Who was asked last to charge it, and how long that took, ms. */
  provider: string | null;
  latencyMs: number | null;
  /** In full, to be searched for; answers mask them. */
  phone: string | null;
  email: string | null;
}

type Parts = Omit<OperationDetail, keyof Operation>;

interface DetailTable extends Parts {
  operationId: string;
  recordedAt: Moment;
}

interface OptionTable<L> {
  list: L;
  value: string;
}

interface AccountTable extends StoredAccount {
  isDisabled: Generated<boolean>;
  /** Null for one of before this was kept. */
  createdAt: ColumnType<Date | null, Date | undefined, Date>;
  lastAccess: MaybeMoment;
  invitedUntil: MaybeMoment;
  version: Generated<number>;
  preference: Generated<Partial<AccountPreference> | null>;
}

interface SessionTable {
  id: string;
  accountId: string;
  begun: Moment;
  lastUsed: MaybeMoment;
  device: string | null;
  network: string | null;
}

interface AccountEventTable extends SessionOrigin {
  position: GeneratedAlways<string>;
  accountId: string;
  at: Moment;
  kind: AccountEventKind;
}

interface TokenTable {
  hash: string;
  sessionId: string;
  expiry: Moment;
  renewedAt: MaybeMoment;
  successor: string | null;
  successorExpiry: MaybeMoment;
}

interface RefundTable extends Omit<StoredRefund, 'date' | 'updatedAt' | 'requestedBy' | 'approvedBy'> {
  date: Moment;
  updatedAt: Moment;
  requestedBy: string;
  requestedByName: string;
  approvedBy: string | null;
  approvedByName: string | null;
}

interface ActTable extends Omit<StoredAct, 'date' | 'by'> {
  date: Moment;
  byEmail: string;
  byName: string;
}

interface WindowTable extends Omit<StoredWindow, 'from' | 'to' | 'by'> {
  fromDate: Moment;
  toDate: Moment;
  byEmail: string;
  byName: string;
}

interface BeatTable extends Omit<StoredBeat, 'at' | 'certificateEnds' | 'instances'> {
  at: Moment;
  certificateEnds: MaybeMoment;
  instances: Written<StoredBeat['instances']>;
}

interface NotificationTable
  extends Omit<StoredDelivery, 'date' | 'updatedAt' | 'nextAttemptAt' | 'attempts'>,
    Pick<ListedDelivery, 'attemptCount'> {
  date: Moment;
  updatedAt: Moment;
  nextAttemptAt: MaybeMoment;
  attempts: Written<StoredDelivery['attempts']>;
  last: Written<ListedDelivery['last']>;
  heldSince: MaybeMoment;
  heldUntil: MaybeMoment;
}

interface TemplateTable extends Omit<StoredTemplate, 'updatedBy' | 'updatedAt'> {
  updatedBy: string;
  updatedByName: string;
  updatedAt: Moment;
}

interface NoticeTable extends Omit<StoredNotice, 'roles' | 'validFrom' | 'validUntil' | 'createdBy' | 'updatedAt'> {
  roles: Written<StoredNotice['roles']>;
  validFrom: Moment;
  validUntil: Moment;
  createdBy: string;
  createdByName: string;
  updatedAt: Moment;
}

type AlertMoments = 'startedAt' | 'endedAt' | 'silencedUntil' | 'actedAt' | 'toldAt' | 'missingSince';

interface AlertTable extends Omit<StoredAlert & KeptAlert, AlertMoments | 'assignee'> {
  startedAt: Moment;
  endedAt: MaybeMoment;
  silencedUntil: MaybeMoment;
  hushedUntil: MaybeMoment;
  actedAt: MaybeMoment;
  toldAt: Moment;
  missingSince: MaybeMoment;
  assignee: Written<KeptAlert['assignee']>;
  labels: Written<AlertRecord['labels']>;
  samples: Written<AlertRecord['samples']>;
  /** What is searched, in lower case. */
  words: string;
}

interface AlertNoteTable {
  alertId: string;
  number: number;
  date: Moment;
  author: Written<AlertRecord['notes'][number]['author']>;
  text: string;
}

interface ReportTable
  extends Omit<
    StoredReport,
    'requestedBy' | 'createdAt' | 'finishedAt' | 'expiresAt' | 'filters' | 'columns' | 'recipients'
  > {
  requestedBy: string;
  requestedByName: string;
  createdAt: Moment;
  finishedAt: MaybeMoment;
  expiresAt: MaybeMoment;
  filters: Written<StoredReport['filters']>;
  columns: Written<StoredReport['columns']>;
  recipients: Written<StoredReport['recipients']>;
  heldUntil: MaybeMoment;
}

interface ScheduleTable
  extends Omit<
    StoredSchedule,
    'createdBy' | 'nextRunAt' | 'lastRunAt' | 'updatedAt' | 'filters' | 'columns' | 'recipients'
  > {
  createdBy: string;
  createdByName: string;
  nextRunAt: Moment;
  lastRunAt: MaybeMoment;
  updatedAt: Moment;
  filters: Written<StoredSchedule['filters']>;
  columns: Written<StoredSchedule['columns']>;
  recipients: Written<StoredSchedule['recipients']>;
}

interface PropertyTable extends Omit<StoredProperty, 'id' | 'head' | 'published' | 'updatedBy' | 'updatedAt'> {
  propertyId: string;
  head: number;
  published: number | null;
  updatedBy: string;
  updatedByName: string;
  updatedAt: Moment;
}

interface PropertyVersionTable extends Omit<StoredVersion, 'by' | 'at'> {
  propertyId: string;
  sealed: Uint8Array | null;
  keyId: string | null;
  byEmail: string;
  byName: string;
  at: Moment;
}

interface AuditTable extends Pick<AuditEntry, 'role' | 'ip' | 'entity' | 'entityId' | 'action' | 'reason'> {
  position: GeneratedAlways<number>;
  date: Moment;
  person: string;
  personName: string;
  before: Written<AuditEntry['before']>;
  after: Written<AuditEntry['after']>;
  hash: GeneratedAlways<string>;
}

interface KeyTable {
  person: string;
  key: string;
  at: Moment;
  fingerprint: string | null;
  answer: Written<object | null>;
}

type PromotionMoments = 'startsAt' | 'endsAt' | 'endedAt' | 'createdAt' | 'updatedAt';
type PromotionLists = 'channels' | 'paymentMethods' | 'cardBrands' | 'bins' | 'weekdays';

interface PromotionTable
  extends Omit<
    StoredPromotion,
    PromotionMoments | PromotionLists | 'usageCount' | 'budgetUsed' | 'days' | 'updatedBy'
  > {
  startsAt: MaybeMoment;
  endsAt: MaybeMoment;
  endedAt: MaybeMoment;
  createdAt: Moment;
  updatedAt: Moment;
  channels: Written<string[]>;
  paymentMethods: Written<string[]>;
  cardBrands: Written<string[]>;
  bins: Written<string[]>;
  weekdays: Written<number[]>;
  updatedBy: string;
  updatedByName: string;
}

type ChannelMoments = 'pausedUntil' | 'statusSince' | 'createdAt' | 'updatedAt';

interface ChannelTable extends Omit<StoredChannel, ChannelMoments | 'keys' | 'paymentMethods' | 'fees' | 'updatedBy'> {
  paymentMethods: Written<StoredChannel['paymentMethods']>;
  fees: Written<StoredChannel['fees']>;
  pausedUntil: MaybeMoment;
  statusSince: Moment;
  createdAt: Moment;
  updatedAt: Moment;
  updatedBy: string;
  updatedByName: string;
}

interface ChannelKeyTable extends Omit<StoredKey, 'createdAt' | 'createdBy' | 'endsAt' | 'revokedAt' | 'revokedBy'> {
  channelId: string;
  createdAt: Moment;
  createdBy: Written<StoredKey['createdBy']>;
  endsAt: MaybeMoment;
  revokedAt: MaybeMoment;
  revokedBy: Written<StoredKey['revokedBy']>;
}

interface BackupTable
  extends Omit<
    StoredBackup,
    'requestedBy' | 'createdAt' | 'startedAt' | 'finishedAt' | 'retentionUntil' | 'verifiedAt'
  > {
  requestedBy: string | null;
  requestedByName: string | null;
  createdAt: Moment;
  startedAt: MaybeMoment;
  finishedAt: MaybeMoment;
  retentionUntil: MaybeMoment;
  verifiedAt: MaybeMoment;
  heldUntil: MaybeMoment;
}

interface BackupScheduleTable extends Omit<StoredBackupSchedule, 'nextRunAt' | 'updatedAt' | 'updatedBy'> {
  nextRunAt: Moment;
  updatedAt: MaybeMoment;
  updatedBy: string | null;
  updatedByName: string | null;
}

/** Columns by table; names are in snake case in the database. */
export interface Tables {
  migration: { name: string; at: Generated<Date> };
  trace: TraceTable;
  traceOption: OptionTable<TraceOption>;
  operation: OperationTable;
  operationDetail: DetailTable;
  operationAct: ActTable;
  operationOption: OptionTable<OperationOption>;
  account: AccountTable;
  recovery: Omit<StoredRecovery, 'expiry'> & { expiry: Moment };
  session: SessionTable;
  accountEvent: AccountEventTable;
  sessionToken: TokenTable;
  platformKey: { isOnly: Generated<boolean>; privatePem: string };
  demonstrationDay: { day: Moment; toldUntil: MaybeMoment };
  refundBalance: { operationId: string; paid: number; told: Generated<number>; held: Generated<number> };
  refund: RefundTable;
  notification: NotificationTable;
  notificationTemplate: TemplateTable;
  notice: NoticeTable;
  noticeRead: Omit<NoticeRead, 'date'> & { date: Moment };
  promotion: PromotionTable;
  promotionDay: PromotionDay & { promotionId: string };
  promotionUse: { operationId: string; promotionId: string; day: string; discount: number };
  channel: ChannelTable;
  channelKey: ChannelKeyTable;
  refundDay: { day: string; number: number };
  maintenanceWindow: WindowTable;
  nodeReturn: Omit<NodeReturn, 'at' | 'by'> & { at: Moment; byEmail: string; byName: string };
  alert: AlertTable;
  alertNote: AlertNoteTable;
  /** The body of one that was taken away is null, so that its number is not used again. */
  alertRule: { ruleId: string; number: number; body: Written<StoredRule | null> };
  alertSample: { metric: string; source: string; at: Moment; value: number };
  alertBreach: Pick<KeptBreach, 'ruleId' | 'source' | 'alertId'> & { since: Moment; seenAt: Moment };
  alertTurn: { isOnly: Generated<boolean>; at: Moment };
  serviceCheck: { serviceId: string; due: Moment };
  serviceBeat: BeatTable;
  serviceHour: { serviceId: string; hour: Moment; asked: number; answered: number };
  report: ReportTable;
  reportPart: { reportId: string; position: number; bytes: Uint8Array };
  reportSchedule: ScheduleTable;
  backup: BackupTable;
  backupSchedule: BackupScheduleTable;
  property: PropertyTable;
  propertyVersion: PropertyVersionTable;
  vaultKey: { isOnly: Generated<boolean>; keyId: string };
  idempotencyKey: KeyTable;
  issueAttention: Omit<StoredAttention, 'at' | 'by'> & { at: Moment; byEmail: string; byName: string };
  audit: AuditTable;
  attempt: { position: GeneratedAlways<number>; key: string; at: Moment };
}

export type Database = Kysely<Tables>;
