import { compactDay, midnightOf } from '../../../gateway/rules/mexico-time';
import { DEMO_NUMBER, digits, type OrderPlan, orderIdOf } from '../../traces/order-plan';

/** An operation by the day on which it began (epoch ms of midnight) and its number within that day. */
type OrderKey = Pick<OrderPlan, 'day' | 'number'>;

const DEMO_OPERATION = 'OP000000000051';

/** 'OP' and twelve digits: day as yymmdd, number. */
export function operationIdOf({ day, number }: OrderKey): string {
  return number === DEMO_NUMBER ? DEMO_OPERATION : `OP${compactDay(day).slice(2)}${digits(number, 6)}`;
}

/** The place that an operation's or an order's id names, whether something is there or not. */
export function readId(id: string): OrderKey | undefined {
  const text = id.toUpperCase();
  if (text === DEMO_OPERATION || text === orderIdOf({ day: 0, number: DEMO_NUMBER }))
    return { day: 0, number: DEMO_NUMBER };
  const parts = /^(?:OP|ORD-20)(\d\d)(\d\d)(\d\d)-?(\d{6})$/.exec(text)?.slice(1).map(Number);
  if (!parts) return undefined;
  const [year = 0, month = 0, day = 0, number = 0] = parts;
  return { day: midnightOf(2000 + year, month, day), number };
}

/** Phone as ten digits. */
export function phoneOf({ phone }: OrderPlan): string {
  return `55${digits(phone, 8)}`;
}

const first = ['ana', 'luis', 'maria', 'jose', 'sofia', 'carlos', 'elena', 'jorge', 'paula', 'ramon', 'ines'];
const last = [
  'lopez',
  'garcia',
  'hernandez',
  'cruz',
  'ramirez',
  'flores',
  'mendoza',
  'reyes',
  'ortiz',
  'nava',
  'soto',
  'vega',
  'luna',
];

/** A customer's e-mail follows from the phone; three of ten gave none. */
export function emailOf({ phone }: Pick<OrderPlan, 'phone'>): string | null {
  if (phone % 10 >= 7) return null;
  return `${first[phone % first.length]}.${last[phone % last.length]}${phone % 1000}@correo.example.mx`;
}
