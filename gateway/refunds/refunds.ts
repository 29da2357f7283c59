import type { RefundProvider, RefundSlice, RefundStore } from '../refund-ports';
import { NotKept, notKept } from '../rules/not-kept';
import type { StoredRefund } from '../rules/refund';
import { eligibilityOf, hasRoom, isCovered } from '../rules/refund-balance';
import type { RefundFilter } from '../rules/refund-filter';
import { type Decision, type RefundRequest, requestFaults } from '../rules/refund-request';
import { afterDeed, personFault, type RefundDeed, refundLabels } from '../rules/refund-states';
import type { Refusal } from '../rules/statistic-query';
import type { Actor } from '../trail-ports';
import type { OperationDetail } from '../wire/operations';
import type { Eligibility } from '../wire/refunds';
import { createBatch } from './batch';
import { createDispatch } from './dispatch';
import { deedOf, newRefund } from './new-refund';

export type { Actor };

/** Why something was not done. */
type NotDone =
  | { refused: Refusal['fields'] }
  | { forbidden: string }
  /** As it stands instead. */
  | { conflict: StoredRefund; message: string }
  | { unknown: true };

export type Outcome = StoredRefund | NotDone;

interface Surroundings {
  store: RefundStore;
  provider: RefundProvider;
  operations: { detail(id: string, now: number): Promise<OperationDetail | undefined> };
  clock: { now(): number };
  reportFault(error: unknown): void;
  /** How long an answer of the provider is waited for, ms. */
  patience?: number;
}

/** Refunds that one person asks for and another decides. */
export type Refunds = ReturnType<typeof createRefunds>;

export function createRefunds(surroundings: Surroundings) {
  const { store, operations, clock, reportFault } = surroundings;
  const dispatch = createDispatch(surroundings);
  const sendLater = (refund: StoredRefund) => void dispatch.send(refund).catch(reportFault);

  /** Does a deed to a refund that somebody saw in a version. */
  const act = async (
    refundId: string,
    { deed, comment, version }: { deed: RefundDeed; comment: string; version: number },
    actor: Actor,
  ): Promise<Outcome> => {
    const known = await store.find(refundId);
    if (!known) return { unknown: true };
    const now = clock.now();
    return store.change(known.operationId, now, async (unit): Promise<Outcome> => {
      const refund = unit.refunds.find((each) => each.refundId === refundId);
      if (!refund) return { unknown: true };
      if (refund.version !== version) return { conflict: refund, message: 'Otro usuario modificó este registro' };
      const status = afterDeed(refund.status, deed);
      if (!status)
        return {
          conflict: refund,
          message: `La devolución está en «${refundLabels[refund.status]}» y ya no lo permite.`,
        };
      const fault = personFault(deed, refund.requestedBy, actor.email);
      if (fault) return { forbidden: fault };
      if (deed === 'APPROVE' && !isCovered(unit.operation, unit.refunds))
        return {
          refused: [{ field: 'amount', message: 'Entre tanto se devolvió otra parte de la operación: ya no cabe.' }],
        };
      if (deed === 'RETRY' && !hasRoom(unit.operation, unit.refunds, refund.amount))
        return { refused: [{ field: 'amount', message: 'El monto es mayor que lo que queda por devolver.' }] };
      const decides = deed === 'APPROVE' || deed === 'DECLINE';
      const next: StoredRefund = {
        ...refund,
        status,
        updatedAt: now,
        version: refund.version + 1,
        ...(decides && { approvedBy: { email: actor.email, name: actor.name }, decisionComment: comment || null }),
        ...(deed === 'RETRY' && { errorCode: null, errorMessage: null }),
      };
      await unit.put(next, deedOf(deed, refund, next, actor, comment));
      return next;
    });
  };
  const actAndSend = async (...[refundId, what, actor]: Parameters<typeof act>): Promise<Outcome> => {
    const outcome = await act(refundId, what, actor);
    if ('refundId' in outcome && outcome.status === 'APPROVED') sendLater(outcome);
    return outcome;
  };

  const eligibility = async (operationId: string): Promise<Eligibility | undefined> => {
    const operation = await operations.detail(operationId, clock.now());
    return operation && eligibilityOf(operation, await store.ofOperation(operation.operationId));
  };

  return {
    eligibility,
    requestMany: createBatch({ store, clock, eligibility }),

    /** The same key of the same person is the same refund; with another request it is refused. */
    request: (asked: RefundRequest, key: string, actor: Actor): Promise<Outcome> => {
      const now = clock.now();
      const fingerprint = JSON.stringify(asked);
      return store
        .change(asked.operationId, now, async (unit): Promise<Outcome> => {
          const before = await unit.claim(actor.email, key);
          if (before?.fingerprint === fingerprint) return before.answer;
          if (before)
            return { refused: [{ field: 'Idempotency-Key', message: 'Esta clave ya se usó para otra solicitud.' }] };
          const { operation } = unit;
          if (operation?.operationId !== asked.operationId)
            throw new NotKept({ refused: [{ field: 'operationId', message: 'No existe esa operación.' }] });
          const faults = requestFaults(asked, eligibilityOf(operation, unit.refunds));
          if (faults.length > 0) throw new NotKept({ refused: faults });
          const refund = newRefund(asked, { refundId: await unit.nextId(), batchId: null, operation, now, actor });
          await unit.keepAnswer(actor.email, key, { fingerprint, answer: refund });
          await unit.put(refund, deedOf('REQUEST', undefined, refund, actor, asked.comment));
          return refund;
        })
        .catch(notKept<NotDone>);
    },

    decide: (refundId: string, decision: Decision, actor: Actor) => actAndSend(refundId, decision, actor),
    cancel: (refundId: string, version: number, actor: Actor) =>
      act(refundId, { deed: 'CANCEL', comment: '', version }, actor),
    retry: (refundId: string, version: number, actor: Actor) =>
      actAndSend(refundId, { deed: 'RETRY', comment: '', version }, actor),

    /** Asks the provider what became of it. */
    async sync(refundId: string): Promise<StoredRefund | undefined> {
      const refund = await store.find(refundId);
      if (refund) await dispatch.ask(refund);
      return refund && store.find(refundId);
    },

    find: (refundId: string) => store.find(refundId),
    page: (filter: RefundFilter, slice: RefundSlice) => store.page(filter, slice),

    /** What is due from time to time: to send what a process left behind, and to ask about what is under way. */
    settle: dispatch.settle,
  };
}
