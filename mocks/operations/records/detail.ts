import { isoDate } from '../../../gateway/rules/mexico-time';
import { toldRefund } from '../../../gateway/rules/refund-balance';
import { refundAt } from '../../refunds/refund-history';
import { refundPlanOf } from '../../refunds/refund-plan';
import type { LoggedStep } from '../../traces/entry';
import { digits, expiresAfter, type OrderPlan, providerReference } from '../../traces/order-plan';
import { branchOf } from '../../traces/oxxo-orders';
import { attemptsOf } from './attempts';
import { eventsOf } from './events';
import { notesOf } from './notes';
import { operationOf, stepsOf } from './operation';

/** The answer of GET /operation/{operationId}. */
export function detailOf(plan: OrderPlan, now: number) {
  const steps = stepsOf(plan, now);
  return {
    ...operationOf(plan, now, steps),
    attempts: attemptsOf(plan, steps),
    events: eventsOf(plan, steps, now),
    refunds: refundsOf(plan, now),
    reference: referenceOf(plan, steps),
    notes: notesOf(plan, steps),
    version: 1,
  };
}

function refundsOf(plan: OrderPlan, now: number) {
  const own = refundPlanOf(plan);
  const refund = own && refundAt(own, now);
  return refund ? [toldRefund(refund)] : [];
}

/** What the customer pays with and where; null where the method has no such thing. */
function referenceOf(plan: OrderPlan, steps: readonly LoggedStep[]) {
  const { method } = plan;
  const expiry = expiresAfter(plan);
  const number = providerReference(plan);
  const inShop = steps.some(({ entry }) => entry.operation === 'confirmarPago' || entry.operation === 'recibirAviso');
  const arrived = steps.find(({ entry }) => entry.operation === 'recibirAbono');
  return {
    number:
      method === 'OXXO' || method === 'STORE'
        ? number
        : method === 'SPEI'
          ? digits(plan.reference % 10_000_000, 7)
          : null,
    expiresAt: expiry === 0 ? null : isoDate(plan.start + expiry),
    branch:
      method === 'OXXO' && inShop
        ? branchOf(plan)
        : method === 'STORE'
          ? `TDA-${digits(plan.phone % 10_000, 4)}`
          : null,
    clabe: method === 'SPEI' ? '646180000000000000' : null,
    trackingKey: method === 'SPEI' ? number : null,
    senderBank: method === 'SPEI' ? plan.bank : null,
    receiverBank: method === 'SPEI' ? 'STP' : null,
    folio: method === 'SICATEL' ? number : method === 'SPEI' && arrived ? String(arrived.entry.response?.folio) : null,
  };
}
