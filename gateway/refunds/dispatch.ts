import type { ProviderAnswer, RefundOrder, RefundProvider, RefundStore, RefundUnit } from '../refund-ports';
import { changesOf, type StoredRefund, sendingOf } from '../rules/refund';
import { hasRoom, isCovered } from '../rules/refund-balance';
import { afterDeed, isHolding, type RefundDeed } from '../rules/refund-states';

interface Surroundings {
  store: RefundStore;
  provider: RefundProvider;
  clock: { now(): number };
  reportFault(error: unknown): void;
  patience?: number;
}

/** How long an answer of the provider is waited for, ms. */
const PATIENCE = 15_000;

/** From when on it is believed that a sending never arrived: nothing of it can still be on its way, ms. */
const SURELY_LOST = 10 * 60_000;

/** After how long a process takes up what another one seems to have left, ms. */
const LEFT_BEHIND = 60_000;

/** How many of those that wait are settled at once: one that the provider does not answer for does not stop the others. */
const AT_ONCE = 4;

/** Services returned some of it after it had been authorized. */
const noRoom = { errorCode: 'NO_ROOM', errorMessage: 'Ya no queda lo suficiente por devolver' };

const lost = { errorCode: 'LOST', errorMessage: 'El proveedor no recibió la devolución' };

const deeds = { ACCEPTED: 'ACCEPT', COMPLETED: 'COMPLETE', REFUSED: 'FAIL' } as const satisfies Record<
  ProviderAnswer['outcome'],
  RefundDeed
>;

/** Sends refunds that were authorized, and finds out what became of them. */
export function createDispatch({ store, provider, clock, reportFault, patience = PATIENCE }: Surroundings) {
  /** Writes a deed of the platform's, where the refund still stands so that it can be done. */
  const note = (
    { refundId, operationId }: StoredRefund,
    deed: RefundDeed,
    more: (refund: StoredRefund, unit: RefundUnit) => Partial<StoredRefund> | undefined,
  ): Promise<{ refund: StoredRefund; unit: RefundUnit } | undefined> =>
    store.change(operationId, clock.now(), async (unit) => {
      const refund = unit.refunds.find((each) => each.refundId === refundId);
      const members = refund && more(refund, unit);
      const status = refund && afterDeed(refund.status, deed);
      if (!refund || !status || !members) return undefined;
      // Paid although it was refused, and others have since taken its place: for people to see, not to be written.
      if (isHolding(status) && !isHolding(refund.status) && !hasRoom(unit.operation, unit.refunds, refund.amount)) {
        reportFault(new Error(`${refundId} was paid after it had failed, and nothing is left of its operation.`));
        return undefined;
      }
      const next = { ...refund, ...members, status, updatedAt: clock.now(), version: refund.version + 1 };
      await unit.put(next, {
        ...{ user: 'sistema', userName: 'Sistema', role: null, ip: null },
        ...{ entity: 'refund', entityId: refundId, action: deed, reason: null, ...changesOf(refund, next) },
      });
      return { refund: next, unit };
    });

  /** An answer counts for the sending that it belongs to, once, however often it comes. */
  const take = (refund: StoredRefund, { outcome, ...answer }: ProviderAnswer) =>
    note(refund, deeds[outcome], (now) => {
      if (sendingOf(now) === sendingOf(refund))
        return {
          ...answer,
          providerReference: answer.providerReference ?? now.providerReference,
          ...(outcome === 'REFUSED' && { refusals: now.refusals + 1 }),
        };
      if (outcome === 'COMPLETED') reportFault(new Error(`${sendingOf(refund)} was paid after it had been refused.`));
      return undefined;
    });

  async function send(refund: StoredRefund): Promise<void> {
    const begun = await note(refund, 'SEND', (now, unit) =>
      now.version === refund.version && isCovered(unit.operation, unit.refunds) ? {} : undefined,
    );
    if (!begun) {
      await note(refund, 'FAIL', (now, unit) =>
        now.version === refund.version && !isCovered(unit.operation, unit.refunds) ? noRoom : undefined,
      );
      return;
    }
    // Whoever stood still meanwhile must not send what another process may have given up: its place may be taken.
    if (clock.now() - begun.refund.updatedAt > LEFT_BEHIND) return;
    const sending = provider
      .send(orderOf(begun.refund, begun.unit))
      .then((answer) => take(begun.refund, answer))
      .catch(reportFault);
    // Too late is not never: what comes later is taken as well.
    await within(sending, patience);
  }

  /** Asks about what is under way; what nobody can tell stays as it is. */
  async function ask(refund: StoredRefund): Promise<void> {
    if (refund.status !== 'UNKNOWN' && refund.status !== 'SENT') return;
    const answered = await within(
      provider.status(sendingOf(refund), refund.amount).then((answer) => ({ answer })),
      patience,
    ).catch(() => undefined);
    if (!answered) return;
    if (answered.answer) await take(refund, answered.answer);
    else if (refund.status === 'UNKNOWN' && clock.now() - refund.updatedAt > SURELY_LOST)
      // It may be sent again, by the same name.
      await note(refund, 'FAIL', (now) => (now.version === refund.version ? lost : undefined));
  }

  return {
    send,
    ask,
    async settle(): Promise<void> {
      const waiting = (await store.waiting()).values();
      const line = async () => {
        for (const refund of waiting) {
          const isOwn = refund.status === 'APPROVED' && clock.now() - refund.updatedAt < LEFT_BEHIND;
          if (!isOwn) await (refund.status === 'APPROVED' ? send(refund) : ask(refund)).catch(reportFault);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, line));
    },
  };
}

function orderOf(refund: StoredRefund, { operation }: RefundUnit): RefundOrder {
  const { operationId, amount, currency, refundMethod, beneficiaryName, clabe } = refund;
  return {
    ...{ reference: sendingOf(refund), operationId, amount, currency, refundMethod },
    paymentReference: operation?.providerReference ?? null,
    beneficiary: clabe === null ? null : { name: beneficiaryName ?? '', clabe },
  };
}

/** What a promise gives within a time, else undefined. */
async function within<T>(promise: Promise<T>, ms: number): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, ms, undefined);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
