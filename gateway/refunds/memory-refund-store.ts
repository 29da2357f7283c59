import type { RefundStore } from '../refund-ports';
import type { Range } from '../rules/day-range';
import { compactDay } from '../rules/mexico-time';
import type { StoredRefund } from '../rules/refund';
import { balanceOf } from '../rules/refund-balance';
import { isInView, type RefundFilter, type RefundGroup } from '../rules/refund-filter';
import { isHolding } from '../rules/refund-states';
import { createMemoryLedger, type MemoryLedger } from '../trail/memory-ledger';
import type { KeptAnswer } from '../trail-ports';
import type { OperationDetail } from '../wire/operations';

interface Surroundings {
  /** An operation as services tell it. */
  detail(operationId: string, now: number): Promise<OperationDetail | undefined>;
  /** Those that were there before somebody changed them, as they stand now. */
  told?: ToldRefunds;
  ledger?: MemoryLedger;
}

/** Refunds that go their way until somebody here changes them. */
export interface ToldRefunds {
  find(refundId: string): Promise<StoredRefund | undefined>;
  ofOperation(operationId: string): Promise<readonly StoredRefund[]>;
  /** Those that were asked for within a time; all without one. */
  within(range: Range | null): Promise<readonly StoredRefund[]>;
}

const none: ToldRefunds = {
  find: async () => undefined,
  ofOperation: async () => [],
  within: async () => [],
};

/** Refunds, for as long as the process lasts. */
export function createMemoryRefundStore({
  detail,
  told = none,
  ledger = createMemoryLedger(),
}: Surroundings): RefundStore {
  const refunds = new Map<string, StoredRefund>();
  const days = new Map<string, number>();
  let turn: Promise<unknown> = Promise.resolve();

  /** With what was changed here in place of what is told. */
  const merged = (from: readonly StoredRefund[]) => [
    ...from.filter(({ refundId }) => !refunds.has(refundId)),
    ...refunds.values(),
  ];
  const ofOperation = async (operationId: string) =>
    merged(await told.ofOperation(operationId))
      .filter((refund) => refund.operationId === operationId)
      .sort(byDate);

  return {
    change(operationId, now, work) {
      const run = turn.then(async () => {
        const operation = await detail(operationId, now);
        const own = await ofOperation(operationId);
        let known = own;
        const deeds: (() => void)[] = [];
        const outcome = await work({
          operation,
          refunds: own,
          claim: async <Answer>(email: string, key: string) =>
            ledger.answers.get(`${email} ${key}`) as KeptAnswer<Answer> | undefined,
          keepAnswer: async (email, key, answer) =>
            void deeds.push(() => ledger.answers.set(`${email} ${key}`, answer)),
          async nextId() {
            const day = compactDay(now).slice(2);
            const number = (days.get(day) ?? 0) + 1;
            days.set(day, number);
            return `DEV-${day}-${String(number).padStart(4, '0')}`;
          },
          async put(refund, deed) {
            const others = known.filter(({ refundId }) => refundId !== refund.refundId);
            const before = known.find(({ refundId }) => refundId === refund.refundId);
            const isNew = isHolding(refund.status) && !isHolding(before?.status ?? '');
            if (isNew && (!operation || balanceOf(operation, others).remaining < refund.amount))
              throw new Error('More than was paid would be returned.');
            if (refund.approvedBy?.email === refund.requestedBy.email) throw new Error('One person alone decided.');
            known = [...others, refund];
            deeds.push(() => {
              refunds.set(refund.refundId, refund);
              ledger.write(deed, refund.updatedAt);
            });
          },
        });
        for (const deed of deeds) deed();
        return outcome;
      });
      turn = run.catch(() => undefined);
      return run;
    },
    find: async (refundId) => refunds.get(refundId) ?? told.find(refundId),
    ofOperation,
    async page(filter, { page, size, member, ascending }) {
      const found = merged(await told.within(filter.range)).filter(matches(filter));
      const sign = ascending ? 1 : -1;
      const rows = found
        .filter(
          (refund) =>
            isInView(groupOf(filter)(refund), filter.view) &&
            (filter.statuses.length === 0 || filter.statuses.includes(refund.status)),
        )
        .sort((one, other) => sign * (one[member] - other[member] || (one.refundId < other.refundId ? -1 : 1)));
      return { refunds: rows.slice((page - 1) * size, page * size), groups: found.map(groupOf(filter)) };
    },
    waiting: async () =>
      [...refunds.values()]
        .filter(({ status }) => ['APPROVED', 'UNKNOWN', 'SENT'].includes(status))
        .sort((one, other) => one.updatedAt - other.updatedAt),
  };
}

const byDate = (one: StoredRefund, other: StoredRefund) =>
  one.date - other.date || (one.refundId < other.refundId ? -1 : 1);

const groupOf =
  ({ email, lateBefore }: RefundFilter) =>
  ({ status, type, currency, amount, requestedBy, date }: StoredRefund): RefundGroup => ({
    ...{ status, type, currency, amount, count: 1 },
    isMine: requestedBy.email === email,
    isOld: date < lateBefore,
  });

/** All filters but status and view. */
function matches({ range, paymentMethods, reasonCodes, minAmount, maxAmount, text }: RefundFilter) {
  const isAmong = (wanted: readonly string[], value: string) => wanted.length === 0 || wanted.includes(value);
  return ({ date, amount, paymentMethod, reasonCode, requestedBy, ...ids }: StoredRefund) =>
    (!range || (date >= range.from && date < range.until)) &&
    isAmong(paymentMethods, paymentMethod) &&
    isAmong(reasonCodes, reasonCode) &&
    amount >= minAmount &&
    amount <= maxAmount &&
    [ids.refundId, ids.batchId ?? '', ids.orderId, ids.operationId, requestedBy.email, requestedBy.name].some((each) =>
      each.toLowerCase().startsWith(text),
    );
}
