import { sql } from 'kysely';
import type { RefundUnit } from '../../refund-ports';
import type { StoredDelivery } from '../../rules/delivery';
import { compactDay } from '../../rules/mexico-time';
import type { StoredRefund } from '../../rules/refund';
import { balanceOf, withRefunds } from '../../rules/refund-balance';
import { isHolding } from '../../rules/refund-states';
import type { Deed } from '../../trail-ports';
import type { OperationDetail } from '../../wire/operations';
import { putDelivery } from '../notifications/put-delivery';
import { detailOf } from '../operations/find-operation';
import { takeOperationsTurn } from '../operations/operations-turn';
import { restate } from '../operations/restate';
import type { Database } from '../tables';
import { claimKey, keepAnswer } from '../trail/keys';
import { writeEntry } from '../trail/trail';
import { ownRefunds } from './own-refunds';
import { rowOf } from './refund-rows';

/** What others are told of a refund as it then stands. */
export type Announce = (refund: StoredRefund) => readonly StoredDelivery[];

/** An operation and its refunds in a transaction that holds its balance. */
export async function openUnit(
  step: Database,
  operationId: string,
  now: number,
  announce: Announce = () => [],
): Promise<RefundUnit> {
  const operation = await detailOf(step, operationId, now);
  if (operation?.operationId === operationId) await holdBalance(step, operation);
  const refunds = await ownRefunds(step, [operationId]);
  let known = refunds;
  // What somebody has just committed before the balance was free.
  const current = await detailOf(step, operationId, now);
  return {
    operation: current,
    refunds,
    claim: (email, key) => claimKey(step, email, key, now),
    keepAnswer: (email, key, answer) => keepAnswer(step, email, key, answer),
    async nextId() {
      const day = compactDay(now).slice(2);
      const { number } = await step
        .insertInto('refundDay')
        .values({ day, number: 1 })
        .onConflict((conflict) => conflict.column('day').doUpdateSet({ number: sql`refund_day.number + 1` }))
        .returning('number')
        .executeTakeFirstOrThrow();
      return `DEV-${day}-${String(number).padStart(4, '0')}`;
    },
    async put(refund, deed) {
      for (const delivery of announce(refund)) await putDelivery(step, delivery);
      await put(step, { refund, deed, operation: current, refunds: known, now });
      known = [...known.filter(({ refundId }) => refundId !== refund.refundId), refund];
    },
  };
}

/** Whoever changes refunds of the operation waits here until this transaction has ended. */
async function holdBalance(step: Database, { operationId, amount }: OperationDetail): Promise<void> {
  await step
    .insertInto('refundBalance')
    .values({ operationId, paid: amount })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await step.selectFrom('refundBalance').where('operationId', '=', operationId).forUpdate().select('held').execute();
}

interface Written {
  refund: StoredRefund;
  deed: Deed;
  operation: OperationDetail | undefined;
  refunds: readonly StoredRefund[];
  now: number;
}

async function put(step: Database, { refund, deed, operation, refunds, now }: Written): Promise<void> {
  const others = refunds.filter(({ refundId }) => refundId !== refund.refundId);
  const before = refunds.find(({ refundId }) => refundId === refund.refundId);
  if (operation && isHolding(refund.status) && !isHolding(before?.status ?? '')) {
    const { paid, told } = balanceOf(operation, refunds);
    const { operationId } = refund;
    await step.updateTable('refundBalance').set({ paid, told }).where('operationId', '=', operationId).execute();
  }
  if (before) await step.updateTable('refund').set(rowOf(refund)).where('refundId', '=', refund.refundId).execute();
  else await step.insertInto('refund').values(rowOf(refund)).execute();
  if (operation) {
    await takeOperationsTurn(step);
    await restate(step, operation.operationId, now, (state) => withRefunds(state, [...others, refund]));
  }
  await writeEntry(step, deed, refund.updatedAt);
}
