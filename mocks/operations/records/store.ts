import { runTask, type Task } from '~/shared/hooks/tasks';
import { firstDay } from '../../../gateway/rules/comparison';
import { startOfDay } from '../../../gateway/rules/mexico-time';
import { type Status, statuses } from '../../../gateway/rules/statuses';
import { demoPlan } from '../../traces/demo-order';
import { DEMO_NUMBER, type OrderPlan } from '../../traces/order-plan';
import { dayPlans } from '../plan/day-plans';
import { errorCodes } from './codes';
import { type Columns, createColumns, indexIn, moveRow, readPlan, rowAt, writePlan } from './columns';
import { type Present, presentOf } from './present';

const DAY = 86_400_000;

const statusIndex = indexIn(statuses);
const errorIndex = indexIn(errorCodes);

/** How long something can still happen to an operation: a reference runs three days, a refund nine more. */
const RESTLESS = 14 * DAY;

/** Rows kept free for each day; most days have fewer operations, pay days in December more. */
const ROOM_PER_DAY = 900;

/** How many days before the last one may be today as well, for whoever asked before midnight. */
const DAYS_BEFORE = 3;

/** The operations of thirteen months, as they stand at a moment. */
export interface Store {
  columns: Columns;
  /** Rows before this one have begun; the others are still to come. */
  end: number;
  /** Epoch ms. */
  now: number;
  /** Whether some operations are in other currencies than pesos: the scenario 'varias-monedas'. */
  abroad?: boolean;
}

interface Kept {
  /** The last day there is room for (epoch ms of its midnight). */
  today: number;
  columns: Columns;
  /** The first day that is filled (epoch ms of its midnight). */
  since: number;
  /** The moment to which the columns were brought. */
  present: number;
}

let kept: Kept | undefined;

let turn: Promise<unknown> = Promise.resolve();

/** An order that people have changed: how it stands instead. */
export interface ChangedOrder {
  order: OrderPlan;
  status: Status;
  /** Cents, as columns hold them. */
  refunded: number;
}

/**
 * Runs a lookup over the operations at a moment (epoch ms). Days are made when a lookup first needs them:
 * `since` tells how far back it looks (epoch ms). Everything is done in slices that leave the page alive, and one
 * lookup after the other, for each moves the columns on.
 */
export function ask<T>(
  now: number,
  since: number,
  lookup: (store: Store) => Task<T>,
  changed: readonly ChangedOrder[] = [],
): Promise<T> {
  const answer = turn.then(() => runTask(answerOf(now, since, lookup, changed)));
  turn = answer.catch(() => undefined);
  return answer;
}

function* answerOf<T>(
  now: number,
  since: number,
  lookup: (store: Store) => Task<T>,
  changed: readonly ChangedOrder[],
): Task<T> {
  const today = startOfDay(now);
  if (!kept || !covers(kept, today)) kept = begin(today);
  const state = kept;
  yield* fillBack(state, Math.max(firstDay(today), Math.min(startOfDay(since), startOfDay(today, -RESTLESS / DAY))));
  yield;
  bringTo(state, now);
  yield;
  const { columns } = state;
  const before = changed.flatMap((change) => writeChange(columns, change));
  try {
    return yield* lookup({ columns, end: rowAt(columns, now + 1), now });
  } finally {
    // The columns are everybody's, what people changed is not.
    for (const change of before) writeChange(columns, change);
  }
}

/** @returns how the order stood; none where its day is not filled */
function writeChange(columns: Columns, { order, status, refunded }: ChangedOrder): ChangedOrder[] {
  let row = rowAt(columns, order.start);
  while (columns.start[row] === order.start && columns.number[row] !== order.number) row += 1;
  if (columns.start[row] !== order.start) return [];
  const before = { order, status: statuses[columns.status[row] ?? 0] as Status, refunded: columns.refunded[row] ?? 0 };
  columns.status[row] = statusIndex(status);
  columns.refunded[row] = refunded;
  return [before];
}

/**
 * Whether a day can be told from what is kept. Lookups of both sides of midnight take turns: were the one before it to
 * begin anew, each turn would fill all days again.
 */
function covers(state: Kept, today: number): boolean {
  return today <= state.today && today >= startOfDay(state.today, -DAYS_BEFORE);
}

/** No day but the demonstration's order, which every lookup puts where it belongs. */
function begin(today: number): Kept {
  const columns = createColumns(Math.ceil((today - firstDay(today)) / DAY + 1 + DAYS_BEFORE) * ROOM_PER_DAY);
  columns.first -= 1;
  writePlan(columns, columns.first, demoPlan(today));
  columns.start[columns.first] = Number.POSITIVE_INFINITY;
  return { today, columns, since: today + DAY, present: Number.NaN };
}

/** Fills the days before those that are filled, down to a day. */
function* fillBack(state: Kept, day: number): Task<void> {
  const { columns } = state;
  while (state.since > day) {
    state.since = startOfDay(state.since, -1);
    const plans = dayPlans(state.since);
    columns.first -= plans.length;
    for (const [index, plan] of plans.entries()) {
      writePlan(columns, columns.first + index, plan);
      writePresent(columns, columns.first + index, presentOf(plan, Number.POSITIVE_INFINITY));
    }
    yield;
  }
}

/** Writes what is known at a moment of the rows to which something may still happen; the older ones have their end. */
function bringTo(state: Kept, now: number): void {
  const { columns } = state;
  if (now === state.present) return;
  state.present = now;
  moveDemo(columns, now);
  const end = rowAt(columns, now + 1);
  for (let row = rowAt(columns, startOfDay(now) - RESTLESS); row < end; row += 1)
    writePresent(columns, row, presentOf(readPlan(columns, row), now));
}

function writePresent(columns: Columns, row: number, { status, errorCode, reconciled, refundedAmount }: Present): void {
  columns.status[row] = statusIndex(status);
  columns.error[row] = errorIndex(errorCode ?? '');
  columns.reconciled[row] = reconciled ? 1 : 0;
  columns.refunded[row] = refundedAmount;
}

/** The demonstration's order always happened a moment ago, so its row moves on with the clock. */
function moveDemo(columns: Columns, now: number): void {
  const from = columns.number.lastIndexOf(DEMO_NUMBER, columns.length - 1);
  const plan = demoPlan(now);
  if (columns.start[from] === plan.start) return;
  const after = rowAt(columns, plan.start);
  const to = after > from ? after - 1 : after;
  moveRow(columns, from, to);
  writePlan(columns, to, plan);
}
