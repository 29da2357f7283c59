import { sql } from 'kysely';
import type { Deed, KeptAnswer, RefundUnit } from '../../refund-ports';
import { compactDay } from '../../rules/mexico-time';
import type { StoredRefund } from '../../rules/refund';
import { balanceOf } from '../../rules/refund-balance';
import { isHolding } from '../../rules/refund-states';
import type { OperationDetail } from '../../wire/operations';
import { detailOf } from '../operations/find-operation';
import { keepRefundsOf } from '../operations/refunded';
import type { Database } from '../tables';
import { ownRefunds } from './own-refunds';
import { rowOf } from './refund-rows';

/** An operation and its refunds in a transaction that holds its balance. */
export async function openUnit(step: Database, operationId: string, now: number): Promise<RefundUnit> {
  const operation = await detailOf(step, operationId, now);
  if (operation?.operationId === operationId) await holdBalance(step, operation);
  const refunds = await ownRefunds(step, [operationId]);
  // What somebody has just committed before the balance was free.
  const current = await detailOf(step, operationId, now);
  return {
    operation: current,
    refunds,
    claim: (email, key) => claim(step, email, key, now),
    async keepAnswer(email, key, { fingerprint, refund }) {
      const answer = JSON.stringify(refund);
      await step
        .updateTable('idempotencyKey')
        .set({ fingerprint, answer })
        .where('person', '=', email)
        .where('key', '=', key)
        .execute();
    },
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
    put: (refund, deed) => put(step, { refund, deed, operation: current, refunds, now }),
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

/** The first of those who bring a key at once has it; the others wait for what it was answered. */
async function claim(step: Database, person: string, key: string, now: number): Promise<KeptAnswer | undefined> {
  const fresh = await step
    .insertInto('idempotencyKey')
    .values({ person, key, at: new Date(now), fingerprint: null, answer: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (fresh) return undefined;
  const kept = await step
    .selectFrom('idempotencyKey')
    .where('person', '=', person)
    .where('key', '=', key)
    .select(['fingerprint', 'answer'])
    .executeTakeFirstOrThrow();
  return { fingerprint: kept.fingerprint ?? '', refund: kept.answer as StoredRefund };
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
  if (operation) await keepRefundsOf(step, operation.operationId, [...others, refund], now);
  const { user, userName, before: was, after, ...members } = deed;
  await step
    .insertInto('audit')
    .values({
      ...members,
      ...{ person: user, personName: userName, date: new Date(refund.updatedAt) },
      ...{ before: JSON.stringify(was), after: JSON.stringify(after) },
    })
    .execute();
}
