import { type Random, seededRandom } from '../random';
import { wireDate } from '../wire-date';
import type { JsonObject, LoggedStep } from './entry';
import { appHosts, type HostName, hostOf, hosts, serverOf } from './hosts';

/** One step of an order, without what the story knows by itself. */
interface StoryStep {
  service: string;
  operation: string;
  /** Work of the service, ms. */
  elapsed: number;
  /** Silence before the work begins, ms. */
  gap?: number;
  code?: string;
  logType?: string;
  serviceType?: string;
  message?: string;
  host?: HostName;
  request?: JsonObject | null;
  response?: JsonObject | null;
}

export interface OrderStory {
  id: string;
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
  step: (step: StoryStep) => void;
}

interface Beginning {
  id: string;
  start: number;
  channel: string;
  amount: number;
}

/** Begins the story of an order; everything in it follows from its id and start (epoch ms). */
export function beginOrder({ id, start, channel, amount }: Beginning): OrderStory {
  const random = seededRandom(id);
  const appHost = random.pick(appHosts);
  const steps: LoggedStep[] = [];
  let clock = start;
  return {
    id,
    random,
    channel,
    amount,
    msisdn: `55${random.digits(8)}`,
    steps,
    clock: () => clock,
    step: ({ service, operation, elapsed, gap = random.int(20, 400), host = hostOf(service, appHost), ...rest }) => {
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
