import type { RefundStore } from '../refund-ports';
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
  /** Told of the refunds of an operation after each change. */
  changed?(operationId: string, refunds: readonly StoredRefund[]): void;
  ledger?: MemoryLedger;
}

/** Refunds, for as long as the process lasts. */
export function createMemoryRefundStore({ detail, changed, ledger = createMemoryLedger() }: Surroundings): RefundStore {
  const refunds = new Map<string, StoredRefund>();
  const days = new Map<string, number>();
  let turn: Promise<unknown> = Promise.resolve();

  const own = (operationId: string) => [...refunds.values()].filter((refund) => refund.operationId === operationId);

  return {
    change(operationId, now, work) {
      const run = turn.then(async () => {
        const operation = await detail(operationId, now);
        const deeds: (() => void)[] = [];
        const outcome = await work({
          operation,
          refunds: own(operationId),
          claim: async (email, key) => ledger.answers.get(`${email} ${key}`) as KeptAnswer<StoredRefund> | undefined,
          keepAnswer: async (email, key, answer) =>
            void deeds.push(() => ledger.answers.set(`${email} ${key}`, answer)),
          async nextId() {
            const day = compactDay(now).slice(2);
            const number = (days.get(day) ?? 0) + 1;
            days.set(day, number);
            return `DEV-${day}-${String(number).padStart(4, '0')}`;
          },
          async put(refund, deed) {
            const before = own(operationId).filter(({ refundId }) => refundId !== refund.refundId);
            const isNew = isHolding(refund.status) && !isHolding(refunds.get(refund.refundId)?.status ?? '');
            if (isNew && (!operation || balanceOf(operation, before).remaining < refund.amount))
              throw new Error('More than was paid would be returned.');
            if (refund.approvedBy?.email === refund.requestedBy.email) throw new Error('One person alone decided.');
            deeds.push(() => {
              refunds.set(refund.refundId, refund);
              ledger.write(deed, refund.updatedAt);
            });
          },
        });
        for (const deed of deeds) deed();
        if (deeds.length > 0) changed?.(operationId, own(operationId));
        return outcome;
      });
      turn = run.catch(() => undefined);
      return run;
    },
    find: async (refundId) => refunds.get(refundId),
    ofOperation: async (operationId) => own(operationId),
    async page(filter, { page, size, member, ascending }) {
      const found = [...refunds.values()].filter(matches(filter));
      const sign = ascending ? 1 : -1;
      const rows = found
        .filter(
          ({ status, requestedBy }) =>
            isInView({ status, isMine: requestedBy.email === filter.email }, filter.view) &&
            (filter.statuses.length === 0 || filter.statuses.includes(status)),
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

const groupOf =
  ({ email }: RefundFilter) =>
  ({ status, type, currency, amount, requestedBy }: StoredRefund): RefundGroup => ({
    ...{ status, type, currency, amount, count: 1 },
    isMine: requestedBy.email === email,
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
    [ids.refundId, ids.orderId, ids.operationId, requestedBy.email, requestedBy.name].some((each) =>
      each.toLowerCase().startsWith(text),
    );
}
