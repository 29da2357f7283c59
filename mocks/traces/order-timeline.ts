import type { JsonObject } from '../../gateway/wire/traces';
import { type Random, seededRandom } from '../random';
import { wireDate } from '../wire-date';
import type { LoggedStep } from './entry';
import { appHosts, type HostName, hostOf, hosts, serverOf } from './hosts';
import { digits, type OrderPlan, orderIdOf } from './order-plan';

/** One step of an order, without what the timeline knows by itself. */
interface TimelineStep {
  service: string;
  operation: string;
  /** Work of the service, ms. */
  elapsed: number;
  /** Silence before the work begins, ms. */
  gap?: number;
  /** Instead of a gap: the moment at which the work is done (epoch ms), unless the steps before it end later. */
  until?: number;
  code?: string;
  logType?: string;
  serviceType?: string;
  message?: string;
  host?: HostName;
  request?: JsonObject | null;
  response?: JsonObject | null;
}

export interface OrderTimeline {
  id: string;
  plan: OrderPlan;
  random: Random;
  channel: string;
  /** Pesos. */
  amount: number;
  /** The customer's ten digits. */
  msisdn: string;
  steps: LoggedStep[];
  /** Moment at which the last step ended (epoch ms). */
  clock: () => number;
  /** Adds a step after the last one: it starts after its gap and is logged when its work is done. */
  step: (step: TimelineStep) => void;
}

/** Begins the timeline of an order; everything in it follows from its plan. */
export function beginOrder(plan: OrderPlan): OrderTimeline {
  const id = orderIdOf(plan);
  const { channel } = plan;
  const random = seededRandom(id);
  const appHost = random.pick(appHosts);
  const steps: LoggedStep[] = [];
  let clock = plan.start;
  return {
    id,
    plan,
    random,
    channel,
    amount: plan.amount / 100,
    msisdn: `55${digits(plan.phone, 8)}`,
    steps,
    clock: () => clock,
    step: ({ service, operation, elapsed, host = hostOf(service, appHost), until, ...rest }) => {
      const gap = until === undefined ? (rest.gap ?? random.int(20, 400)) : Math.max(1, until - clock - elapsed);
      clock += gap + elapsed;
      const server = serverOf(service, host);
      const { serviceType, logType = 'INFO', code, message, request, response } = rest;
      const entry = {
        date: wireDate(clock),
        service,
        operation,
        hostName: host,
        ip: hosts[host].ip,
        ...(server ? { server } : {}),
        order: id,
        ...(serviceType ? { serviceType } : {}),
        channel,
        logType,
        ...(code ? { code } : {}),
        elapsedMs: elapsed,
        ...(message ? { message } : {}),
        ...(request === undefined ? {} : { request }),
        ...(response === undefined ? {} : { response }),
      };
      steps.push({ at: clock, entry });
    },
  };
}

/** '$ 1,999.00', as messages to customers carry amounts. */
export function pesos(amount: number): string {
  const [whole = '0', cents] = amount.toFixed(2).split('.');
  return `$ ${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents}`;
}
