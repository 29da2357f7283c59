import type { DeliveryType, ListedDelivery, Sent, StoredDelivery } from './rules/delivery';
import type { NoticeRead, StoredNotice } from './rules/notice';
import type { NotificationFilter } from './rules/notification-filter';
import type { StoredTemplate } from './rules/template';
import type { Deed, KeptAnswer } from './trail-ports';

// What notifications ask of the world around them: where they are kept, and what carries them.

/** What changes together, and beside nobody else who changes the same. */
export interface NotificationUnit {
  /** Keeps a key for one request of somebody. @returns what it was answered, where it came before */
  claim<T>(email: string, key: string): Promise<KeptAnswer<T> | undefined>;
  keepAnswer(email: string, key: string, answer: KeptAnswer<unknown>): Promise<void>;
  delivery(notificationId: string): Promise<StoredDelivery | undefined>;
  /** Those that a filter finds, oldest first; one that another sender holds is left out. */
  found(filter: NotificationFilter, limit: number): Promise<readonly StoredDelivery[]>;
  putDelivery(delivery: StoredDelivery): Promise<void>;
  /** As it was last written; undefined where nobody has. */
  template(templateId: string): Promise<StoredTemplate | undefined>;
  putTemplate(template: StoredTemplate): Promise<void>;
  notice(noticeId: string): Promise<StoredNotice | undefined>;
  putNotice(notice: StoredNotice): Promise<void>;
  /** Writes to the trail. The last thing that is done. */
  write(deed: Deed): Promise<void>;
}

/** Which part of what is found. */
export interface DeliverySlice {
  page: number;
  size: number;
  ascending: boolean;
}

/** Who answers, or does not: another system, or the carrier of all letters, whoever they go to. */
export interface Receiver {
  type: DeliveryType;
  /** Null for all of the type. */
  destination: string | null;
}

/** One that is to be attempted. */
export interface Taken {
  delivery: StoredDelivery;
  /** When an attempt began of which nobody wrote how it ended, epoch ms. */
  interrupted: number | null;
}

export interface NotificationStore {
  change<T>(now: number, work: (unit: NotificationUnit) => Promise<T>): Promise<T>;
  /** A page, and how many there are of each state under the other filters. */
  page(
    filter: NotificationFilter,
    slice: DeliverySlice,
  ): Promise<{ rows: readonly ListedDelivery[]; groups: readonly { status: string; count: number }[] }>;
  find(notificationId: string): Promise<StoredDelivery | undefined>;
  /** Those of one sending again, without what was written. */
  ofResend(resendId: string): Promise<readonly ListedDelivery[]>;
  /**
   * Takes one that is due, for as long as its attempt may last: nobody else gets it meanwhile, and after that it is due
   * again, whatever became of whoever took it.
   * @param full receivers that get no further one now
   */
  take(now: number, holdMs: number, full?: readonly Receiver[]): Promise<Taken | undefined>;
  /** Writes what came of an attempt, unless somebody else has had it since. */
  finish(taken: StoredDelivery, next: StoredDelivery): Promise<void>;
  /** All that was written of one, newest first; of each the newest without an id. */
  templates(templateId?: string): Promise<readonly StoredTemplate[]>;
  /** Newest first. */
  notices(): Promise<readonly StoredNotice[]>;
  /** Who has read which; of one notice or by one person alone. */
  reads(of: { noticeId?: string; email?: string }): Promise<readonly NoticeRead[]>;
  /** Once is enough. */
  putRead(read: NoticeRead): Promise<void>;
}

/** What carries one type of delivery. It never throws: what went wrong is how the attempt ended. */
type Carrier = (delivery: StoredDelivery, attempt: number, now: number) => Promise<Sent>;

/** What there is nothing for is not in it. */
export type Carriers = Readonly<Partial<Record<StoredDelivery['type'], Carrier>>>;
