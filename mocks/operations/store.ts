import { inSlices, type Task } from '../../src/shared/lib/in-slices';
import { demoPlan } from '../traces/demo-order';
import { DEMO_NUMBER, type OrderPlan } from '../traces/order-plan';
import { mexicoClock, midnightOf, startOfDay } from '../wire-date';
import { type Columns, createColumns, moveRow, readPlan, rowAt, writePlan } from './columns';
import { dayPlans } from './day-plans';
import { type Present, presentOf } from './present';
import { errorCodes, statuses } from './vocabulary';

const DAY = 86_400_000;

/** How long something can still happen to an operation: a reference runs three days, a refund nine more. */
const RESTLESS = 14 * DAY;

const MONTHS = 13;

/** The operations of thirteen months, as they stand at a moment. */
export interface Store {
  columns: Columns;
  /** Rows before this one have begun; the others are still to come. */
  end: number;
  /** Epoch ms. */
  now: number;
}

interface Kept {
  today: number;
  columns: Promise<Columns>;
  present: number;
}

let kept: Kept | undefined;

let turn: Promise<unknown> = Promise.resolve();

/**
 * Answers a question about the operations at a moment (epoch ms). The first one of a day makes them all. Everything
 * is done in slices that leave the page alive, and one question after the other, for each moves the columns on.
 */
export function ask<T>(now: number, question: (store: Store) => Task<T>): Promise<T> {
  const answer = turn.then(async () => inSlices(question(await operationsAt(now))));
  turn = answer.catch(() => undefined);
  return answer;
}

async function operationsAt(now: number): Promise<Store> {
  const today = startOfDay(now);
  if (kept?.today !== today) kept = { today, columns: inSlices(fill(today)), present: Number.NEGATIVE_INFINITY };
  const mine = kept;
  const columns = await mine.columns;
  bringTo(columns, mine, now);
  return { columns, end: rowAt(columns, now + 1), now };
}

/** First day (epoch ms of its midnight) that has operations on a day. */
export function firstDay(today: number): number {
  const date = mexicoClock(today);
  return midnightOf(date.getUTCFullYear(), date.getUTCMonth() + 1 - MONTHS, date.getUTCDate());
}

function* fill(today: number): Task<Columns> {
  const first = firstDay(today);
  const columns = createColumns(Math.ceil((today - first) / DAY + 1) * 620);
  let row = 0;
  for (let day = first; day <= today; day += DAY) {
    for (const plan of dayPlans(day)) writeRow(columns, row++, plan, Number.POSITIVE_INFINITY);
    yield;
  }
  writeRow(columns, row, demoPlan(today), today);
  columns.length = row + 1;
  moveRow(columns, row, rowAt({ ...columns, length: row }, demoPlan(today).start));
  yield;
  return columns;
}

/** Writes what is known at a moment of the rows to which something may still happen; the older ones have their end. */
function bringTo(columns: Columns, state: Kept, now: number): void {
  if (now === state.present) return;
  state.present = now;
  moveDemo(columns, now);
  const end = rowAt(columns, now + 1);
  for (let row = rowAt(columns, state.today - RESTLESS); row < end; row += 1)
    writePresent(columns, row, presentOf(readPlan(columns, row), now));
}

function writeRow(columns: Columns, row: number, plan: OrderPlan, now: number): void {
  writePlan(columns, row, plan);
  writePresent(columns, row, presentOf(plan, now));
}

function writePresent(columns: Columns, row: number, { status, errorCode, reconciled, refundedAmount }: Present): void {
  columns.status[row] = statuses.indexOf(status);
  columns.error[row] = errorCode === null ? 0 : errorCodes.indexOf(errorCode);
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
  writeRow(columns, to, plan, now);
}
