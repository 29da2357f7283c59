import type { Range } from '../../../gateway/rules/day-range';
import { CONFIRMED_WITHIN, STUCK_AFTER, waitingMethods } from '../../../gateway/rules/transaction-issue';
import { isChargedTwice } from '../../traces/order-plan';
import { readPlan, rowAt } from '../records/columns';
import { operationIdOf } from '../records/ids';
import { presentOf } from '../records/present';
import type { Store } from '../records/store';

/** Ids of operations of a time of which some have to be looked at. */
export function* issueRows({ columns, end, now }: Store, range: Range) {
  const ids: string[] = [];
  const last = Math.min(end, rowAt(columns, Math.min(range.until, now + 1)));
  for (let row = rowAt(columns, range.from); row < last; row += 1) {
    const plan = readPlan(columns, row);
    const { status, reconciled } = presentOf(plan, now);
    const age = now - plan.start;
    const isOpen = status === 'PENDING' || status === 'EXPIRATED';
    const isStuck = status === 'PENDING' && !waitingMethods.includes(plan.method) && age > STUCK_AFTER;
    const isUnconfirmed = status === 'ACCEPTED' && !reconciled && age > CONFIRMED_WITHIN;
    if (isStuck || isUnconfirmed || (isOpen && plan.outcome === 'lost-notice') || isChargedTwice(plan))
      ids.push(operationIdOf(plan));
    yield;
  }
  return ids;
}
