import type { RefundStore } from '../refund-ports';
import { compactDay } from '../rules/mexico-time';
import { eligibilityOf } from '../rules/refund-balance';
import { judgeRows, type RefundBatch, rowsByOperation } from '../rules/refund-batch';
import type { Refusal } from '../rules/statistic-query';
import type { Actor } from '../trail-ports';
import type { BatchAnswer, BatchRowAnswer, Eligibility } from '../wire/refunds';
import { deedOf, newRefund } from './new-refund';

interface Surroundings {
  store: RefundStore;
  clock: { now(): number };
  eligibility(operationId: string): Promise<Eligibility | undefined>;
}

/** How long it goes on before others have their turn, ms. */
const SLICE = 8;

/**
 * Asks for many refunds at once. Each operation is a transaction of its own, in which its rows are judged together and
 * their outcome, refusals too, is kept under the key: who sends the same again, also after half of it, has the same answer.
 */
export function createBatch({ store, clock, eligibility }: Surroundings) {
  /** What becomes of the rows of one operation. */
  const look = async (batch: RefundBatch, operationId: string, rows: RefundBatch['rows']) => {
    const found = await eligibility(operationId);
    return judgeRows(rows, found, batch).map((row) => answerOf(row, null, found));
  };

  const ask = (
    batch: RefundBatch,
    operationId: string,
    rows: RefundBatch['rows'],
    { key, batchId, actor }: { key: string; batchId: string; actor: Actor },
  ) => {
    const now = clock.now();
    return store.change(operationId, now, async (unit): Promise<readonly BatchRowAnswer[]> => {
      // No key that somebody sends has a space.
      const own = `${key} ${operationId}`;
      const before = await unit.claim<readonly BatchRowAnswer[]>(actor.email, own);
      if (before) return before.answer;
      const { operation, refunds } = unit;
      const found = operation && eligibilityOf(operation, refunds);
      const begun = [];
      const answer: BatchRowAnswer[] = [];
      for (const row of judgeRows(rows, found, batch)) {
        const more = { batchId, now, actor };
        const refund =
          operation && 'asked' in row
            ? newRefund(row.asked, { refundId: await unit.nextId(), operation, ...more })
            : undefined;
        if (refund) begun.push(refund);
        answer.push(answerOf(row, refund?.refundId ?? null, found));
      }
      await unit.keepAnswer(actor.email, own, { fingerprint: '', answer });
      for (const refund of begun) await unit.put(refund, deedOf('REQUEST', undefined, refund, actor, refund.comment));
      return answer;
    });
  };

  /** The folio of the batch, the same for the same key; undefined where the key came with something else. */
  const begin = (batch: RefundBatch, key: string, { email }: Actor): Promise<string | undefined> => {
    const now = clock.now();
    const fingerprint = JSON.stringify(batch);
    return store.change(batch.rows[0]?.operationId ?? '', now, async (unit) => {
      const before = await unit.claim<string>(email, key);
      if (before) return before.fingerprint === fingerprint ? before.answer : undefined;
      const batchId = newBatchId(now);
      await unit.keepAnswer(email, key, { fingerprint, answer: batchId });
      return batchId;
    });
  };

  return async (
    batch: RefundBatch,
    key: string,
    actor: Actor,
  ): Promise<BatchAnswer | { refused: Refusal['fields'] }> => {
    const batchId = batch.dryRun ? null : await begin(batch, key, actor);
    if (batchId === undefined)
      return { refused: [{ field: 'Idempotency-Key', message: 'Esta clave ya se usó para otra solicitud.' }] };
    const answers = new Map<number, BatchRowAnswer>();
    let since = performance.now();
    for (const [operationId, rows] of rowsByOperation(batch.rows)) {
      const became = await (batchId === null
        ? look(batch, operationId, rows)
        : ask(batch, operationId, rows, { key, batchId, actor }));
      for (const row of became) answers.set(row.line, row);
      if (performance.now() - since > SLICE) {
        await new Promise((resolve) => setTimeout(resolve));
        since = performance.now();
      }
    }
    return { batchId, rows: batch.rows.flatMap(({ line }) => answers.get(line) ?? []) };
  };
}

function answerOf(
  row: ReturnType<typeof judgeRows>[number],
  refundId: string | null,
  eligibility: Eligibility | undefined,
): BatchRowAnswer {
  const message = 'message' in row ? row.message : null;
  return {
    line: row.line,
    ok: message === null,
    ...{ message, refundId },
    remainingAmount: eligibility?.remainingAmount ?? null,
  };
}

/** LOTE-yymmdd-xxxxxx. */
function newBatchId(now: number): string {
  const random = Array.from(crypto.getRandomValues(new Uint8Array(3)), (byte) => byte.toString(16).padStart(2, '0'));
  return `LOTE-${compactDay(now).slice(2)}-${random.join('').toUpperCase()}`;
}
