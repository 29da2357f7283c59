import { maskEmail, maskPhone } from '../../../gateway/rules/masking';
import { isoDate } from '../../../gateway/rules/mexico-time';
import { logOrder } from '../../traces/day-orders';
import { demoOrderSteps } from '../../traces/demo-order';
import type { LoggedStep } from '../../traces/entry';
import {
  DEMO_NUMBER,
  digits,
  expiresAfter,
  type OrderPlan,
  orderIdOf,
  providerReference,
  riskOf,
} from '../../traces/order-plan';
import { attemptsOf } from './attempts';
import { errorMessage } from './codes';
import { emailOf, operationIdOf, phoneOf } from './ids';
import { presentOf, turnsOf } from './present';

/** What has happened to an order up to a moment (epoch ms), oldest first: the steps that the log tells. */
export function stepsOf(plan: OrderPlan, now: number): LoggedStep[] {
  const steps = plan.number === DEMO_NUMBER ? demoOrderSteps(now) : logOrder(plan).steps;
  return steps.filter(({ at }) => at <= now);
}

/** An operation as the list sends it. */
export type Operation = ReturnType<typeof operationOf>;

export function operationOf(plan: OrderPlan, now: number, steps = stepsOf(plan, now)) {
  const { status, errorCode, reconciled, refundedAmount } = presentOf(plan, now);
  const expiry = expiresAfter(plan);
  const authorized = plan.method === 'CARD' && (status === 'SUCCESS' || status === 'REFUND');
  return {
    operationId: operationIdOf(plan),
    orderId: orderIdOf(plan),
    date: isoDate(plan.start),
    channel: plan.channel,
    paymentMethod: plan.method,
    cardBrand: plan.brand,
    cardLast4: plan.lastFour,
    bank: plan.bank,
    amount: plan.amount,
    currency: 'MXN' as string,
    refundedAmount,
    status,
    threeDSecure: plan.threeDSecure,
    manual: plan.method === 'CARD' && plan.channel === 'IVR',
    risk: riskOf(plan),
    reconciled,
    authorizationCode: authorized ? digits(plan.authorization, 6) : null,
    providerReference: providerReference(plan),
    errorCode,
    errorMessage: errorCode === null ? null : errorMessage(errorCode, plan.method),
    attemptCount: attemptsOf(plan, steps).length,
    promotionCode: plan.promotion,
    customerPhone: maskPhone(phoneOf(plan)),
    customerEmail: maskEmail(emailOf(plan)),
    expiresAt: expiry === 0 ? null : isoDate(plan.start + expiry),
    updatedAt: isoDate(Math.max(steps.at(-1)?.at ?? 0, ...turnsOf(plan).filter((at) => at <= now))),
  };
}
