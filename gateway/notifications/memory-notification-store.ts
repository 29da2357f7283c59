import type { NotificationStore } from '../notification-ports';
import type { Range } from '../rules/day-range';
import { type ListedDelivery, listed, type StoredDelivery } from '../rules/delivery';
import type { NoticeRead, StoredNotice } from '../rules/notice';
import { matches } from '../rules/notification-filter';
import type { StoredTemplate } from '../rules/template';
import type { MemoryLedger } from '../trail/memory-ledger';
import type { KeptAnswer } from '../trail-ports';

/** Deliveries that go their way until somebody here sends them again. */
export interface ToldDeliveries {
  find(notificationId: string): Promise<StoredDelivery | undefined>;
  within(range: Range | null): Promise<readonly ListedDelivery[]>;
}

interface Surroundings {
  ledger: MemoryLedger;
  told?: ToldDeliveries;
  /** Those that are there from the beginning. */
  notices?: () => readonly StoredNotice[];
  reads?: (noticeId: string) => readonly NoticeRead[];
}

const none: ToldDeliveries = { find: async () => undefined, within: async () => [] };

/** Notifications, for as long as the process lasts. */
export function createMemoryNotificationStore(surroundings: Surroundings): NotificationStore {
  const { ledger, told = none, notices: first = () => [], reads: firstReads = () => [] } = surroundings;
  const deliveries = new Map<string, StoredDelivery>();
  const templates: StoredTemplate[] = [];
  const notices = new Map<string, StoredNotice>();
  const reads: NoticeRead[] = [];
  const held = new Set<string>();
  let turn: Promise<unknown> = Promise.resolve();

  const find = async (id: string) => deliveries.get(id) ?? told.find(id);
  const within = async (range: Range | null) => [
    ...(await told.within(range)).filter(({ notificationId }) => !deliveries.has(notificationId)),
    ...[...deliveries.values()].map(listed),
  ];
  const allNotices = () => {
    const known = first().filter(({ noticeId }) => !notices.has(noticeId));
    return [...known, ...notices.values()].sort((one, other) => other.validFrom - one.validFrom);
  };

  return {
    change(_now, work) {
      const run = turn.then(async () => {
        const deeds: (() => void)[] = [];
        const later = async (deed: () => void) => void deeds.push(deed);
        const outcome = await work({
          claim: async <T>(email: string, key: string) =>
            ledger.answers.get(`${email} ${key}`) as KeptAnswer<T> | undefined,
          keepAnswer: (email, key, answer) => later(() => ledger.answers.set(`${email} ${key}`, answer)),
          delivery: find,
          async found(filter, limit) {
            const isFound = matches(filter);
            const rows = (await within(filter.range)).filter(
              (row) => filter.statuses.includes(row.status) && !held.has(row.notificationId) && isFound(row),
            );
            const oldest = rows.sort(byDate).slice(0, limit);
            const whole = await Promise.all(oldest.map(({ notificationId }) => find(notificationId)));
            return whole.filter((each) => each !== undefined);
          },
          putDelivery: (delivery) => later(() => deliveries.set(delivery.notificationId, delivery)),
          template: async (id) => templates.findLast(({ templateId }) => templateId === id),
          putTemplate: (template) => later(() => templates.push(template)),
          notice: async (id) => allNotices().find(({ noticeId }) => noticeId === id),
          putNotice: (notice) => later(() => notices.set(notice.noticeId, notice)),
          write: (deed) => later(() => ledger.write(deed, Date.now())),
        });
        for (const deed of deeds) deed();
        return outcome;
      });
      turn = run.catch(() => undefined);
      return run;
    },
    async page(filter, { page, size, ascending }) {
      const isFound = matches(filter);
      const found = (await within(filter.range)).filter(isFound);
      const rows = found.filter(({ status }) => filter.statuses.length === 0 || filter.statuses.includes(status));
      const sign = ascending ? 1 : -1;
      rows.sort((one, other) => sign * byDate(one, other));
      const groups = found.map(({ status }) => ({ status, count: 1 }));
      return { rows: rows.slice((page - 1) * size, page * size), groups };
    },
    find,
    ofResend: async (id) => [...deliveries.values()].filter(({ resendId }) => resendId === id).map(listed),
    async take(now, _holdMs, full = []) {
      const isFull = ({ type, destination }: StoredDelivery) =>
        full.some((one) => one.type === type && (one.destination ?? destination) === destination);
      const due = [...deliveries.values()]
        .filter((each) => !each.isTold && !held.has(each.notificationId) && (each.nextAttemptAt ?? now + 1) <= now)
        .filter((each) => !isFull(each))
        .sort((one, other) => (one.nextAttemptAt ?? 0) - (other.nextAttemptAt ?? 0))[0];
      if (!due) return undefined;
      held.add(due.notificationId);
      return { delivery: due, interrupted: null };
    },
    async finish(taken, next) {
      held.delete(taken.notificationId);
      const now = deliveries.get(taken.notificationId);
      if (!now || now.version === taken.version) return void deliveries.set(next.notificationId, next);
      // Somebody has asked for it again meanwhile: that stands, and so does what came of the attempt.
      deliveries.set(next.notificationId, { ...now, attempts: next.attempts, version: now.version + 1 });
    },
    async templates(id) {
      const newest = templates.toReversed();
      if (id !== undefined) return newest.filter(({ templateId }) => templateId === id);
      return newest.filter((each, index) => newest.findIndex((one) => one.templateId === each.templateId) === index);
    },
    notices: async () => allNotices(),
    async reads({ noticeId, email }) {
      const all = [...allNotices().flatMap((notice) => firstReads(notice.noticeId)), ...reads];
      return all.filter(
        (read) =>
          (noticeId === undefined || read.noticeId === noticeId) && (email === undefined || read.email === email),
      );
    },
    async putRead(read) {
      const before = [...firstReads(read.noticeId), ...reads];
      if (!before.some(({ noticeId, email }) => noticeId === read.noticeId && email === read.email)) reads.push(read);
    },
  };
}

const byDate = (
  one: Pick<StoredDelivery, 'date' | 'notificationId'>,
  other: Pick<StoredDelivery, 'date' | 'notificationId'>,
) => one.date - other.date || (one.notificationId < other.notificationId ? -1 : 1);
