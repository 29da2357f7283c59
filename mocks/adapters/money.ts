import type { Acts } from '../../gateway/acts/acts';
import type { Notifications } from '../../gateway/notifications/notifications';
import type { Operations } from '../../gateway/ports';
import type { Refunds } from '../../gateway/refunds/refunds';
import type { Status } from '../../gateway/rules/statuses';
import { createMemoryLedger } from '../../gateway/trail/memory-ledger';
import type { Trail } from '../../gateway/trail-ports';
import type { IssueStore } from '../../gateway/transaction-ports';
import type { OperationDetail } from '../../gateway/wire/operations';
import { centsOf } from '../operations/records/abroad';
import { findOperation } from '../operations/search/find-operation';
import { createOwnActs } from './acts';
import { createOwnNotifications } from './notifications';
import { createOperations, isAbroad, type ToldOperations } from './operations';
import { createOwnRefunds } from './refunds';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export interface Money {
  operations: Operations;
  /** Of the operations, for the report of transactions. */
  charges: ToldOperations['charges'];
  /** Those that somebody may have to look at, as people have left them. */
  candidates: IssueStore['candidates'];
  acts: Acts;
  refunds: Refunds;
  notifications: Notifications;
  trail: Trail;
}

/** The operations of a scenario, and what people do to them and to their refunds, of which lists and sums tell at once. */
export function createMoney(scenario: string, clock = { now: () => Date.now() }, ledger = createMemoryLedger()): Money {
  const told = createOperations(scenario);
  const common = { ledger, clock, pause };
  const { notifications, send } = createOwnNotifications(common);
  const acts = createOwnActs({ operations: told, receipts: notifications.receipts, send, ...common });
  const acted = { ...told, detail: acts.detail };
  const { detail, refunds, trail, changed } = createOwnRefunds({
    ...{ operations: acted, ...common },
    isAbroad: isAbroad(scenario),
  });
  const changedAt = async (at: number) => {
    const orders = [...new Set([...acts.changed(), ...changed()])].map(async (id) => {
      const [order, operation] = [findOperation(id, at), await detail(id, at)];
      if (!order || !operation) return [];
      const { status, refundedAmount, currency } = operation;
      return [{ order, status: status as Status, refunded: centsOf(refundedAmount, currency) }];
    });
    return (await Promise.all(orders)).flat();
  };
  const now = createOperations(scenario, changedAt);
  const candidates: IssueStore['candidates'] = async (range, at) => {
    const found: OperationDetail[] = [];
    for (const id of await now.suspects(range, at)) found.push(...[(await detail(id, at)) ?? []].flat());
    return { operations: found, truncated: false };
  };
  return {
    ...{ operations: { ...now, detail }, charges: now.charges, candidates, acts: acts.acts, refunds, trail },
    notifications,
  };
}
