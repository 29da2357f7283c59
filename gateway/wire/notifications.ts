import type { Person } from './refunds';

// What the calls about notifications answer, as docs/openapi.yaml says it. Dates are ISO 8601 with Mexico City's offset.

type Maybe<T> = T | null;

/** How an attempt ended: with an answer, without one in time, without any, or nobody knows since its sender ended. */
export type AttemptOutcome = 'ANSWERED' | 'TIMEOUT' | 'NO_ANSWER' | 'UNKNOWN';

export interface Notification {
  notificationId: string;
  date: string;
  type: string;
  event: string;
  orderId: Maybe<string>;
  operationId: Maybe<string>;
  /** Masked by the platform: a host, an e-mail, a phone. */
  destination: string;
  status: string;
  attemptCount: number;
  /** Of the last attempt, as are outcome and delay. */
  httpStatus: Maybe<number>;
  outcome: Maybe<AttemptOutcome>;
  delayMs: Maybe<number>;
  nextAttemptAt: Maybe<string>;
  errorMessage: Maybe<string>;
  updatedAt: string;
  /** What whoever asks may do with it as it stands. */
  actions: readonly string[];
}

interface Header {
  name: string;
  value: string;
}

export interface Attempt {
  number: number;
  date: string;
  /** 'POST /avisos/pagos', or how else it went. */
  target: string;
  requestHeaders: readonly Header[];
  request: string;
  outcome: AttemptOutcome;
  httpStatus: Maybe<number>;
  responseHeaders: readonly Header[];
  response: Maybe<string>;
  durationMs: number;
}

export interface NotificationDetail extends Notification {
  /** Newest first. */
  attempts: readonly Attempt[];
}

export interface NotificationPage {
  data: readonly Notification[];
  page: number;
  size: number;
  total: number;
  /** Under all filters but that of the status. */
  statusCounts: Readonly<Record<string, number>>;
  generatedAt: string;
}

export interface Resend {
  resendId: string;
  total: number;
  /** How many of them have had their attempt, and how those ended. */
  done: number;
  delivered: number;
  failed: number;
  /** How many a second. */
  pace: number;
}

export interface Template {
  templateId: string;
  event: string;
  type: string;
  /** Null where the type has none. */
  subject: Maybe<string>;
  body: string;
  /** Names that may stand in it between braces. */
  variables: readonly string[];
  version: number;
  updatedBy: Maybe<Person>;
  updatedAt: Maybe<string>;
}

export interface TemplateDetail extends Template {
  /** Newest first; the first one is what Atalaya comes with. */
  versions: readonly (Pick<Template, 'version' | 'subject' | 'body' | 'updatedBy' | 'updatedAt'> & {
    reason: Maybe<string>;
  })[];
}

export interface Notice {
  noticeId: string;
  title: string;
  text: string;
  severity: string;
  roles: readonly string[];
  validFrom: string;
  validUntil: string;
  status: string;
  createdBy: Person;
  updatedAt: string;
  version: number;
  readCount: number;
}

/** A notice for whoever asks. */
export interface OwnNotice
  extends Pick<Notice, 'noticeId' | 'title' | 'text' | 'severity' | 'validFrom' | 'validUntil'> {
  read: boolean;
}

export interface NoticeReader {
  name: string;
  role: string;
  date: string;
}
