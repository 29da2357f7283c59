import { type StoredAct, statusAfter } from '../../../gateway/rules/act';
import { type Status, statuses } from '../../../gateway/rules/statuses';
import { DEMO_NUMBER } from '../../traces/order-plan';
import { planOf } from '../plan/day-plans';
import { type Columns, rowAt } from './columns';
import { readId } from './ids';

/** Acts that changed how operations stand, by the operation. */
export type OwnActs = ReadonlyMap<string, readonly StoredAct[]>;

/**
 * Lets the rows of operations stand as acts left them.
 * @returns what lets them stand as before
 */
export function standAs(columns: Columns, acts: OwnActs): () => void {
  const before = [...acts].flatMap(([operationId, own]) => {
    const row = rowOf(columns, operationId);
    if (row === undefined) return [];
    const told = columns.status[row] ?? 0;
    columns.status[row] = statuses.indexOf(statusAfter(statuses[told] ?? '', own) as Status);
    return [[row, told] as const];
  });
  return () => {
    for (const [row, told] of before) columns.status[row] = told;
  };
}

function rowOf(columns: Columns, operationId: string): number | undefined {
  const key = readId(operationId);
  if (!key) return undefined;
  const plan = key.number === DEMO_NUMBER ? undefined : planOf(key.day, key.number);
  let row = plan ? rowAt(columns, plan.start) : columns.first;
  while (row < columns.length && columns.number[row] !== key.number) row += 1;
  return row < columns.length && (!plan || columns.start[row] === plan.start) ? row : undefined;
}
