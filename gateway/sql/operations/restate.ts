import { sql } from 'kysely';
import type { OperationDetail } from '../../wire/operations';
import type { Database } from '../tables';

/** What is told of an operation beside what services tell. */
type Told = Pick<OperationDetail, 'amount' | 'status' | 'refundedAmount' | 'refunds' | 'events' | 'notes' | 'version'>;

/**
 * Lets an operation tell something else from now on; a run that began before reads the state of its beginning. For whoever
 * has the turn of the operations.
 */
export async function restate(
  step: Database,
  operationId: string,
  now: number,
  change: (told: Told) => Told,
): Promise<void> {
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
  const { status, refundedAmount, refunds, events, notes, version } = change({ ...row, ...detail });
  const told = { refunds: jsonb(refunds), events: jsonb(events), notes: jsonb(notes), version };
  const recordedAt = new Date(now);
  if (row.recordedAt >= recordedAt) {
    await step
      .updateTable('operation')
      .set({ status, refundedAmount })
      .where('operationId', '=', operationId)
      .where('recordedAt', '=', row.recordedAt)
      .execute();
    await step
      .updateTable('operationDetail')
      .set(told)
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
    .values({ ...members, status, refundedAmount, recordedAt, replacedAt: sql`'infinity'` })
    .execute();
  const { attempts, reference } = detail;
  await step
    .insertInto('operationDetail')
    .values({ operationId, recordedAt, attempts: jsonb(attempts), reference: jsonb(reference), ...told })
    .execute();
}

/** Lists are sent as arrays of PostgreSQL unless they are text. */
const jsonb = <T>(value: T) => sql<T>`${JSON.stringify(value)}::text::jsonb`;
