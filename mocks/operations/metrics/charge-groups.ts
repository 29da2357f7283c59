import type { Range } from '../../../gateway/rules/day-range';
import { chargeSteps, isTimeout } from '../../../gateway/rules/transaction-report';
import type { ChargeGroup } from '../../../gateway/transaction-ports';
import { attemptsOf } from '../records/attempts';
import { errorCodes, isApproved, isDeclined, methods } from '../records/codes';
import { readPlan } from '../records/columns';
import { stepsOf } from '../records/operation';
import type { Store } from '../records/store';
import { findRows, type RowFilter } from '../search/filter';
import { addOutcome, type Gathered, nothingGathered, outcomesOf } from './outcomes';

const DAY = 86_400_000;

/** What is not going to change any more, by the row's moment and number. */
const settled = new Map<string, number | null>();

/** Operations of a time by method, all of one provider. */
export function* chargeGroups(store: Store, filter: RowFilter, range: Range) {
  const rows = findRows(store, filter, range);
  const groups = new Map<string, Gathered>();
  for (const row of rows) {
    const { columns } = store;
    const status = columns.status[row] ?? 0;
    const code = errorCodes[columns.error[row] ?? 0] || null;
    const method = methods[columns.method[row] ?? 0] ?? '';
    const gathered = groups.get(method) ?? nothingGathered();
    groups.set(method, gathered);
    addOutcome(
      gathered,
      { ended: isApproved(status) ? 'success' : isDeclined(status) ? failure(code) : null, code },
      latencyAt(store, row),
    );
    yield;
  }
  return [...groups].map(([paymentMethod, gathered]): ChargeGroup => {
    const provider = chargeSteps[paymentMethod]?.provider ?? paymentMethod;
    return { paymentMethod, provider, ...outcomesOf(gathered) };
  });
}

const failure = (code: string | null) => (isTimeout(code) ? 'timeouts' : 'errors');

/** How long the last attempt to charge it took; null without one. */
function latencyAt({ columns, now }: Store, row: number): number | null {
  const key = `${columns.start[row]} ${columns.number[row]}`;
  const known = settled.get(key);
  if (known !== undefined) return known;
  const plan = readPlan(columns, row);
  const latency = attemptsOf(plan, stepsOf(plan, now)).at(-1)?.latencyMs ?? null;
  if (plan.start < now - 5 * DAY) settled.set(key, latency);
  return latency;
}
