import { sql } from 'kysely';
import type { StoredRefund } from '../../rules/refund';
import { withRefunds } from '../../rules/refund-balance';
import type { Database } from '../tables';
import { takeOperationsTurn } from './operations-turn';

/** Lets an operation tell of its refunds from now on; a run that began before reads the state of its beginning. */
export async function keepRefundsOf(
  step: Database,
  operationId: string,
  refunds: readonly StoredRefund[],
  now: number,
): Promise<void> {
  await takeOperationsTurn(step);
  const { authentication: _, ...row } = await step
    .selectFrom('operation')
    .where('operationId', '=', operationId)
    .where('replacedAt', '=', sql<Date>`'infinity'`)
    .selectAll()
    .executeTakeFirstOrThrow();
  const detail = await step
    .selectFrom('operationDetail')
    .where('operationId', '=', operationId)
    .where('recordedAt', '=', row.recordedAt)
    .selectAll()
    .executeTakeFirstOrThrow();
  const next = withRefunds({ ...row, refunds: detail.refunds }, refunds);
  const [state, told] = [{ status: next.status, refundedAmount: next.refundedAmount }, jsonb(next.refunds)];
  const recordedAt = new Date(now);
  if (row.recordedAt >= recordedAt) {
    await step
      .updateTable('operation')
      .set(state)
      .where('operationId', '=', operationId)
      .where('recordedAt', '=', row.recordedAt)
      .execute();
    await step
      .updateTable('operationDetail')
      .set({ refunds: told })
      .where('operationId', '=', operationId)
      .where('recordedAt', '=', row.recordedAt)
      .execute();
    return;
  }
  await step
    .updateTable('operation')
    .set({ replacedAt: recordedAt })
    .where('operationId', '=', operationId)
    .where('replacedAt', '=', sql<Date>`'infinity'`)
    .execute();
  const { replacedAt: __, ...members } = row;
  await step
    .insertInto('operation')
    .values({ ...members, ...state, recordedAt, replacedAt: sql`'infinity'` })
    .execute();
  const { attempts, events, reference, notes } = detail;
  await step
    .insertInto('operationDetail')
    .values({
      ...{ operationId, recordedAt, refunds: told, attempts: jsonb(attempts) },
      ...{ events: jsonb(events), reference: jsonb(reference), notes: jsonb(notes) },
    })
    .execute();
}

/** Lists are sent as arrays of PostgreSQL unless they are text. */
const jsonb = <T>(value: T) => sql<T>`${JSON.stringify(value)}::text::jsonb`;
