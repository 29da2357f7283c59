import { expect } from 'vitest';
import { SourceAway } from '../ports';
import type { ProviderAnswer, RefundOrder, RefundProvider, RefundStore } from '../refund-ports';
import { isoDate } from '../rules/mexico-time';
import type { StoredRefund } from '../rules/refund';
import type { RefundRequest } from '../rules/refund-request';
import type { Trail } from '../trail-ports';
import type { OperationDetail } from '../wire/operations';
import { type Actor, createRefunds, type Outcome } from './refunds';

export const NOW = Date.UTC(2026, 10, 27, 18);

export const ana: Actor = { email: 'ana@example.mx', name: 'Ana Prueba', role: 'ADMINISTRATOR', ip: '192.0.2.1' };
export const eva: Actor = { email: 'eva@example.mx', name: 'Eva Luna', role: 'ADMINISTRATOR', ip: '192.0.2.2' };

/** Asks again, by the same key, as long as the database has no room for whoever asks: beside many others on a busy machine. */
export async function insisting<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (failure) {
      if (!(failure instanceof SourceAway)) throw failure;
    }
  }
}

/** An operation of $ 499.00 that a card paid. */
export const paid = (operationId: string, more: Partial<OperationDetail> = {}): OperationDetail => ({
  ...{ operationId, orderId: `ORD-${operationId}`, date: isoDate(NOW - 1000), channel: 'APP', paymentMethod: 'CARD' },
  ...{ cardBrand: 'VISA', cardLast4: '4171', bank: 'BBVA', amount: 49_900, currency: 'MXN', refundedAmount: 0 },
  ...{ status: 'SUCCESS', threeDSecure: true, manual: false, risk: 'GREEN', reconciled: true },
  ...{ authorizationCode: '123456', providerReference: '6331', errorCode: null, errorMessage: null, attemptCount: 1 },
  ...{ promotionCode: null, customerPhone: null, customerEmail: null, expiresAt: null, updatedAt: isoDate(NOW - 1000) },
  ...{ attempts: [], events: [], refunds: [], notes: [], version: 1 },
  reference: {
    ...{ number: null, expiresAt: null, branch: null, clabe: null },
    ...{ trackingKey: null, senderBank: null, receiverBank: null, folio: null },
  },
  ...more,
});

export const asked = (operationId: string, more: Partial<RefundRequest> = {}): RefundRequest => ({
  ...{ operationId, amount: 10_000, reasonCode: 'WRONG_AMOUNT', comment: '', refundMethod: 'CARD', beneficiary: null },
  ...more,
});

export const answer = (outcome: ProviderAnswer['outcome'], more: Partial<ProviderAnswer> = {}): ProviderAnswer => ({
  ...{ outcome, providerReference: 'PRV-1', errorCode: null, errorMessage: null },
  ...more,
});

/** A place where refunds are kept, and operations beside them. */
export interface Place {
  store: RefundStore;
  trail: Trail;
  operations: { detail(id: string, now: number): Promise<OperationDetail | undefined> };
  add(operation: OperationDetail): Promise<void>;
}

/** Refunds with a provider that does what a test says. */
export function platform({ store, operations }: Place, provider: Partial<RefundProvider> = {}) {
  const clock = { at: NOW, now: () => clock.at };
  const orders: RefundOrder[] = [];
  const faults: unknown[] = [];
  const refunds = createRefunds({
    store,
    operations,
    clock,
    patience: 50,
    reportFault: (error) => void faults.push(error),
    provider: {
      send(order) {
        orders.push(order);
        return provider.send?.(order) ?? Promise.resolve(answer('COMPLETED'));
      },
      status: (...asked) => provider.status?.(...asked) ?? Promise.resolve(undefined),
    },
  });
  return { refunds, clock, orders, faults };
}

export function done(outcome: Outcome): StoredRefund {
  expect(outcome).toHaveProperty('refundId');
  return outcome as StoredRefund;
}

let number = 0;
/** An id that no other test has. */
export const newId = () => `OP2611270${newKey().slice(-5)}`;
export function newKey(): string {
  number += 1;
  return `clave-${String(number).padStart(5, '0')}`;
}

/** Makes a paid operation there and a platform over it, with the deeds that most tests begin with. */
export function beginAt(placeOf: () => Place) {
  return async (provider: Partial<RefundProvider> = {}, more: Partial<OperationDetail> = {}) => {
    const id = newId();
    await placeOf().add(paid(id, more));
    const made = platform(placeOf(), provider);
    const request = async (given: Partial<RefundRequest> = {}, by = ana) =>
      made.refunds.request(asked(id, given), newKey(), by);
    const approve = ({ refundId, version }: StoredRefund, by = eva) =>
      made.refunds.decide(refundId, { deed: 'APPROVE', comment: '', version }, by);
    const status = async ({ refundId }: StoredRefund) => (await made.refunds.find(refundId))?.status;
    const reaches = (refund: StoredRefund, wanted: string) => expect.poll(() => status(refund)).toBe(wanted);
    return { ...made, id, request, approve, status, reaches };
  };
}
