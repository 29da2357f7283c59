import { compactDay, startOfDay } from '../../gateway/rules/mexico-time';
import { type RefundMethod, refundMethodOf, refundReasons } from '../../gateway/rules/refund-methods';
import { approvedStatuses } from '../../gateway/rules/statuses';
import type { Person } from '../../gateway/wire/refunds';
import { endings, type OrderPlan } from '../traces/order-plan';
import { clabeOf, holderOf, refundPeople } from './people';
import { restingTimes, restOf } from './resting';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** One of so many paid orders has a refund that brought nothing back. */
const FRUITLESS = 139;

/** How a refund ends; only the first brings money back. */
type Course = 'COMPLETED' | 'DECLINED' | 'CANCELLED' | 'FAILED';

/** Everything about the refund of an order, from the order alone; moments are epoch ms. */
export interface RefundPlan {
  order: OrderPlan;
  refundId: string;
  amount: number;
  currency: string;
  type: 'TOTAL' | 'PARTIAL';
  reasonCode: string;
  comment: string;
  refundMethod: RefundMethod;
  holder: string | null;
  clabe: string | null;
  course: Course;
  requestedBy: Person;
  decidedBy: Person;
  decisionComment: string;
  requested: number;
  decided: number;
  /** When it was sent once more, after the provider had refused it. */
  retried: number | null;
  /** From its sending to this moment nobody knows of a refund whether it arrived, or it is on its way. */
  ended: number;
}

/** The refund of an order, whether it has come already or not; most have none. */
export function refundPlanOf(order: OrderPlan): RefundPlan | undefined {
  const { reference, refunded, outcome, method } = order;
  if (!mayHaveRefund(order) || (refunded === 0 && !isPaid(order))) return undefined;
  const luck = Math.floor(reference / FRUITLESS);
  const [requestedBy, decidedBy] = peopleOf(luck);
  const course = refunded > 0 ? 'COMPLETED' : courseOf(order, luck);
  const times = course === 'COMPLETED' ? returnTimes(order) : fruitlessTimes(order, course, luck);
  const refundMethod = refundMethodOf(method) ?? 'CARD';
  const toAccount = refundMethod === 'CLABE';
  const reasonCode =
    outcome === 'unknown-line' ? 'SERVICE_NOT_DELIVERED' : (reasonCodes[luck % reasonCodes.length] ?? '');
  const said = comments[reasonCode] ?? [];
  const amount = refunded || amountOf(order, luck);
  return {
    order,
    refundId: folioOf(order, times.requested),
    amount,
    currency: 'MXN',
    type: amount === order.amount ? 'TOTAL' : 'PARTIAL',
    reasonCode,
    comment: outcome === 'unknown-line' ? 'El número no existe' : (said[luck % said.length] ?? ''),
    refundMethod,
    holder: toAccount ? holderOf(luck) : null,
    clabe: toAccount ? clabeOf(reference) : null,
    course,
    requestedBy,
    decidedBy,
    decisionComment: course === 'DECLINED' ? (declined[luck % declined.length] ?? '') : '',
    ...times,
  };
}

/** Why, in the words of people. */
export const reasonText = ({ reasonCode, comment }: RefundPlan) =>
  comment === 'El número no existe' ? comment : (refundReasons[reasonCode] ?? '');

/** Whether it is worth while to look at an order: few of them are left. */
export const mayHaveRefund = (order: Pick<OrderPlan, 'number' | 'reference' | 'refunded'>): boolean =>
  order.refunded > 0 || order.reference % FRUITLESS === 7 || restOf(order) !== undefined;

const isPaid = ({ outcome }: OrderPlan) => (approvedStatuses as readonly string[]).includes(endings[outcome].status);

/** Two different ones. */
function peopleOf(luck: number): [Person, Person] {
  const count = refundPeople.length;
  const one = luck % count;
  const other = (one + 1 + (Math.floor(luck / count) % (count - 1))) % count;
  return [refundPeople[one] as Person, refundPeople[other] as Person];
}

function courseOf(order: OrderPlan, luck: number): Course {
  const share = restOf(order) ? luck % 60 : luck % 100;
  return share < 45 ? 'DECLINED' : share < 80 ? 'CANCELLED' : 'FAILED';
}

/** All of it, or some whole pesos. */
const amountOf = ({ amount }: OrderPlan, luck: number) =>
  luck % 2 === 0 ? amount : Math.max(100, Math.floor((amount * (10 + (luck % 70))) / 10_000) * 100);

/** 'DEV-yymmdd-nnnnn': the day of the request, and five digits or more, which no refund that is asked for later has. */
function folioOf({ day, number }: OrderPlan, requested: number): string {
  const later = (startOfDay(requested) - day) / DAY;
  return `DEV-${compactDay(requested).slice(2)}-${(1 + later) * 10_000 + number}`;
}

/** The order whose refund a folio names, by day and number within it, whether there is one or not. */
export function orderOfFolio(refundId: string): { day: number; number: number } | undefined {
  const [, year, month, day, digits] = /^DEV-(\d\d)(\d\d)(\d\d)-(\d{5,6})$/.exec(refundId)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined || digits === undefined) return undefined;
  const requested = Date.UTC(2000 + year, month - 1, day, 12);
  return { day: startOfDay(requested, 1 - Math.floor(digits / 10_000)), number: digits % 10_000 };
}

type Times = Pick<RefundPlan, 'requested' | 'decided' | 'retried' | 'ended'>;

/** When a refund that brings money back was asked for and authorized: within minutes, hours before, or a day. */
function returnTimes(order: OrderPlan): Times {
  const { reference, start, settleAfter, refundAfter, method } = order;
  const ended = start + refundAfter;
  const rest = restOf(order);
  if (rest) {
    const { asked, decided } = restingTimes(rest);
    const paid = start + settleAfter;
    return { requested: paid + asked, decided: paid + decided, retried: null, ended };
  }
  const room = refundAfter - settleAfter - 10 * MINUTE;
  if (room < 30 * MINUTE)
    return { requested: ended - MINUTE - (reference % 40_000), decided: ended - 20 * SECOND, retried: null, ended };
  const lead = Math.min(room, 20 * MINUTE + Math.round(((reference % 1009) / 1009) ** 2 * 20 * HOUR));
  const requested = ended - lead;
  if (lead > HOUR && reference % 9 === 0)
    return { requested, decided: requested + Math.round(lead / 2), retried: ended - 10 * SECOND, ended };
  // A card is paid at once, a bank takes its time.
  return { requested, decided: ended - (method === 'CARD' ? 5 * SECOND : Math.round(lead / 3)), retried: null, ended };
}

function fruitlessTimes(order: OrderPlan, course: Course, luck: number): Times {
  const paid = order.start + order.settleAfter;
  const rest = restOf(order);
  if (rest) {
    const { asked, decided } = restingTimes(rest);
    return { requested: paid + asked, decided: paid + decided, retried: null, ended: paid + decided };
  }
  const requested = paid + 30 * MINUTE + Math.round(((luck % 997) / 997) ** 2 * 5 * DAY);
  const decided = requested + HOUR + Math.round(((luck % 991) / 991) * 36 * HOUR);
  return { requested, decided, retried: null, ended: course === 'FAILED' ? decided + 4 * SECOND : decided };
}

const reasonCodes = [
  ...['DUPLICATE_CHARGE', 'WRONG_AMOUNT', 'SERVICE_NOT_DELIVERED', 'CUSTOMER_REQUEST'],
  ...['DUPLICATE_CHARGE', 'SERVICE_NOT_DELIVERED', 'CUSTOMER_REQUEST', 'FRAUD', 'WRONG_AMOUNT', 'OTHER'],
];

const comments: Readonly<Record<string, readonly string[]>> = {
  DUPLICATE_CHARGE: [
    'Dos cargos por la misma recarga en su estado de cuenta',
    '',
    'Pagó dos veces: la página no respondió',
  ],
  SERVICE_NOT_DELIVERED: ['La recarga no se reflejó en la línea', '', 'Paquete de datos sin activar'],
  WRONG_AMOUNT: ['Eligió 200 y se le cobraron 500', 'El descuento de la promoción no se aplicó', ''],
  CUSTOMER_REQUEST: ['Recargó una línea que no es suya', '', 'Canceló su plan el mismo día'],
  FRAUD: ['El titular desconoce el cargo', 'Reporte del banco emisor'],
  OTHER: ['Acuerdo con Atención a clientes', 'Compensación por falla de la red'],
};

const declined = [
  'La recarga sí llegó, unas horas después',
  'Los dos cargos son de líneas distintas',
  'Falta el comprobante del cliente',
  'El banco ya lo tiene en contracargo',
];
