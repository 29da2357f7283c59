import { sql } from 'kysely';
import type { ActStore, ActUnit } from '../../act-ports';
import { withActs } from '../../rules/act';
import { putDelivery } from '../notifications/put-delivery';
import { detailOf } from '../operations/find-operation';
import { takeOperationsTurn } from '../operations/operations-turn';
import { restate } from '../operations/restate';
import type { Database } from '../tables';
import { claimKey, keepAnswer } from '../trail/keys';
import { writeEntry } from '../trail/trail';
import { ownActs, rowOf } from './own-acts';

/** Acts on operations in PostgreSQL. */
export function createSqlActStore(db: Database): ActStore {
  return {
    change: (id, now, work) => db.transaction().execute(async (step) => work(await openUnit(step, id, now))),
    async customerEmail(operationId) {
      const row = await db
        .selectFrom('operation')
        .where('operationId', '=', operationId)
        .where('replacedAt', '=', sql<Date>`'infinity'`)
        .select('email')
        .executeTakeFirst();
      return row?.email ?? null;
    },
  };
}

/** An operation in a transaction that nobody else who changes operations is in. */
async function openUnit(step: Database, id: string, now: number): Promise<ActUnit> {
  await takeOperationsTurn(step);
  const operation = await detailOf(step, id, now);
  return {
    operation,
    acts: operation ? await ownActs(step, [operation.operationId]) : [],
    claim: (email, key) => claimKey(step, email, key, now),
    keepAnswer: (email, key, answer) => keepAnswer(step, email, key, answer),
    async put(act, deed, delivery) {
      await step.insertInto('operationAct').values(rowOf(act)).execute();
      if (delivery) await putDelivery(step, delivery);
      await restate(step, act.operationId, now, (state) => withActs(state, [act]));
      await writeEntry(step, deed, act.date);
    },
  };
}
