import { startOfDay } from '../../../gateway/rules/mexico-time';
import { endings, type OrderPlan, type Outcome, riskOf } from '../../traces/order-plan';
import { banks, brands, channels, methods, promotions, risks } from './codes';

const outcomes = Object.keys(endings) as Outcome[];

/** Finds the place of a value in its list. */
export function indexIn(list: readonly string[]): (value: string) => number {
  const indexes = new Map(list.map((value, index) => [value, index]));
  return (value) => {
    const index = indexes.get(value);
    if (index === undefined) throw new Error(`${value} is not in the vocabulary.`);
    return index;
  };
}

const methodIndex = indexIn(methods);
const channelIndex = indexIn(channels);
const brandIndex = indexIn(brands);
const bankIndex = indexIn(banks);
const riskIndex = indexIn(risks);
const promotionIndex = indexIn(promotions);
const outcomeIndex = indexIn(outcomes);

/**
 * Operations by column, oldest first: what never changes about row `i` stands at place `i` of each column. Some 70
 * bytes per operation, and a filter over all of them reads only the columns that it compares.
 */
export interface Columns {
  /** The rows from here on are filled. */
  first: number;
  length: number;
  start: Float64Array;
  number: Uint16Array;
  method: Uint8Array;
  channel: Uint8Array;
  brand: Uint8Array;
  bank: Uint8Array;
  risk: Uint8Array;
  authentication: Uint8Array;
  promotion: Uint8Array;
  outcome: Uint8Array;
  amount: Int32Array;
  lastFour: Uint16Array;
  phone: Uint32Array;
  authorization: Uint32Array;
  reference: Uint32Array;
  settleAfter: Uint32Array;
  refundAfter: Uint32Array;
  refund: Int32Array;
  /** As of the moment to which the store was brought: places in their lists, 0 or 1, cents. */
  status: Uint8Array;
  error: Uint8Array;
  reconciled: Uint8Array;
  refunded: Int32Array;
}

/** Stands for 'no card' among last fours. */
export const NO_CARD = 10_000;

export function createColumns(capacity: number): Columns {
  const bytes = () => new Uint8Array(capacity);
  const words = () => new Uint32Array(capacity);
  return {
    first: capacity,
    length: capacity,
    start: new Float64Array(capacity),
    number: new Uint16Array(capacity),
    method: bytes(),
    channel: bytes(),
    brand: bytes(),
    bank: bytes(),
    risk: bytes(),
    authentication: bytes(),
    promotion: bytes(),
    outcome: bytes(),
    amount: new Int32Array(capacity),
    lastFour: new Uint16Array(capacity),
    phone: words(),
    authorization: words(),
    reference: words(),
    settleAfter: words(),
    refundAfter: words(),
    refund: new Int32Array(capacity),
    status: bytes(),
    error: bytes(),
    reconciled: bytes(),
    refunded: new Int32Array(capacity),
  };
}

/** Writes a plan at a row; the columns that change are not written. */
export function writePlan(columns: Columns, row: number, plan: OrderPlan): void {
  const manual = plan.method === 'CARD' && plan.channel === 'IVR';
  columns.start[row] = plan.start;
  columns.number[row] = plan.number;
  columns.method[row] = methodIndex(plan.method);
  columns.channel[row] = channelIndex(plan.channel);
  columns.brand[row] = brandIndex(plan.brand ?? '');
  columns.bank[row] = bankIndex(plan.bank ?? '');
  columns.risk[row] = riskIndex(riskOf(plan));
  columns.authentication[row] = plan.threeDSecure ? 0 : manual ? 1 : 2;
  columns.promotion[row] = promotionIndex(plan.promotion ?? '');
  columns.outcome[row] = outcomeIndex(plan.outcome);
  columns.amount[row] = plan.amount;
  columns.lastFour[row] = plan.lastFour === null ? NO_CARD : Number(plan.lastFour);
  columns.phone[row] = plan.phone;
  columns.authorization[row] = plan.authorization;
  columns.reference[row] = plan.reference;
  columns.settleAfter[row] = plan.settleAfter;
  columns.refundAfter[row] = plan.refundAfter;
  columns.refund[row] = plan.refunded;
}

/** The plan that was written at a row. */
export function readPlan(columns: Columns, row: number): OrderPlan {
  const at = (column: ArrayLike<number>) => column[row] ?? 0;
  const start = at(columns.start);
  const lastFour = at(columns.lastFour);
  return {
    day: startOfDay(start),
    number: at(columns.number),
    start,
    method: methods[at(columns.method)] ?? 'CARD',
    channel: channels[at(columns.channel)] ?? '',
    amount: at(columns.amount),
    outcome: outcomes[at(columns.outcome)] ?? 'approved',
    brand: brands[at(columns.brand)] || null,
    lastFour: lastFour === NO_CARD ? null : String(lastFour).padStart(4, '0'),
    bank: banks[at(columns.bank)] || null,
    threeDSecure: at(columns.authentication) === 0,
    phone: at(columns.phone),
    authorization: at(columns.authorization),
    reference: at(columns.reference),
    settleAfter: at(columns.settleAfter),
    refundAfter: at(columns.refundAfter),
    refunded: at(columns.refund),
    promotion: promotions[at(columns.promotion)] || null,
  };
}

/** Moves a row to another place; the rows between the two close ranks. */
export function moveRow(columns: Columns, from: number, to: number): void {
  for (const column of Object.values(columns)) {
    if (typeof column === 'number') continue;
    const value = column[from] ?? 0;
    if (from < to) column.copyWithin(from, from + 1, to + 1);
    else column.copyWithin(to + 1, to, from);
    column[to] = value;
  }
}

/** First row that does not begin before a moment (epoch ms). */
export function rowAt({ start, first, length }: Columns, moment: number): number {
  let [low, high] = [first, length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((start[middle] ?? 0) < moment) low = middle + 1;
    else high = middle;
  }
  return low;
}
