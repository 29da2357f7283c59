import { isCardNumber, onlyDigits } from '~/shared/masking/account-numbers';
import { compactDay, midnightOf } from '../../../gateway/rules/mexico-time';
import { DEMO_NUMBER } from '../../traces/order-plan';
import { methods } from '../records/codes';
import { type Columns, NO_CARD, rowAt } from '../records/columns';
import { emailOf } from '../records/ids';

type Test = (row: number) => boolean;

/** Numbers in [from, until). */
interface Span {
  from: number;
  until: number;
}

/**
 * The test of the one search box: exact or the beginning of an order, an operation, an authorisation or a reference of
 * the provider; the last four of a card or its whole number, of which the platform keeps no more, a whole phone as people write it, a
 * whole e-mail. The text is turned into spans of numbers once,
 * so that no row's ids need to be written out.
 */
export function searchTest(columns: Columns, approved: Test, text: string): Test {
  const wanted = text.trim().toUpperCase().replaceAll(/\s+/g, '');
  const tests = [
    emailTest(columns, text.trim().toLowerCase()),
    phoneTest(columns, wanted),
    lastFourTest(
      columns,
      /^[\d.-]+$/.test(wanted) && isCardNumber(onlyDigits(wanted)) ? onlyDigits(wanted).slice(-4) : wanted,
    ),
    authorizationTest(columns, approved, wanted),
    idTest(columns, wanted, orderForm),
    idTest(columns, wanted, operationForm),
    ...methods.map((_, method) => referenceTest(columns, method, wanted)),
  ].filter((test) => test !== undefined);
  return (row) => tests.some((test) => test(row));
}

const within = (column: ArrayLike<number>, { from, until }: Span): Test => {
  return (row) => (column[row] ?? -1) >= from && (column[row] ?? -1) < until;
};

/** The numbers of `length` digits that begin with the text. */
function beginning(text: string, length: number): Span | undefined {
  if (!/^\d*$/.test(text) || text.length > length) return undefined;
  const scale = 10 ** (length - text.length);
  return { from: Number(text) * scale, until: (Number(text) + 1) * scale };
}

function emailTest({ phone }: Columns, wanted: string): Test | undefined {
  if (!wanted.includes('@')) return undefined;
  const suffix = Number(/(\d{1,3})@/.exec(wanted)?.[1] ?? Number.NaN);
  return (row) => (phone[row] ?? 0) % 1000 === suffix && emailOf({ phone: phone[row] ?? 0 }) === wanted;
}

function phoneTest(columns: Columns, wanted: string): Test | undefined {
  const number = /^(?:\+?521?|044|045|01)?55(\d{8})$/.exec(wanted.replaceAll(/[().-]/g, ''))?.[1];
  return number === undefined ? undefined : (row) => columns.phone[row] === Number(number);
}

function lastFourTest(columns: Columns, wanted: string): Test | undefined {
  if (!/^\d{4}$/.test(wanted)) return undefined;
  const lastFour = Number(wanted);
  return (row) => columns.lastFour[row] === lastFour && lastFour !== NO_CARD;
}

function authorizationTest(columns: Columns, approved: Test, wanted: string): Test | undefined {
  const span = wanted === '' ? undefined : beginning(wanted, 6);
  if (!span) return undefined;
  const inside = within(columns.authorization, span);
  return (row) => inside(row) && approved(row);
}

/** How an id is written: its sign, the year's digits that it leaves out, and what stands between day and number. */
interface IdForm {
  sign: string;
  century: string;
  dash: string;
  demo: string;
}

const orderForm: IdForm = { sign: 'ORD-', century: '', dash: '-', demo: 'ORD-DEMO-000051' };
const operationForm: IdForm = { sign: 'OP', century: '20', dash: '', demo: 'OP000000000051' };

function idTest(columns: Columns, wanted: string, { sign, century, dash, demo }: IdForm): Test | undefined {
  if (wanted === '') return undefined;
  if (sign.startsWith(wanted)) return () => true;
  if (demo.startsWith(wanted)) return (row) => columns.number[row] === DEMO_NUMBER;
  if (!wanted.startsWith(sign)) return undefined;
  const rest = century + wanted.slice(sign.length);
  const [, day = '', number = ''] = new RegExp(`^(\\d{8})${dash}(\\d{0,6})$`).exec(rest) ?? [];
  const rows = daysBeginning(columns, day || rest.replace(/-$/, ''));
  const numbers = beginning(number, 6);
  if (!rows || !numbers) return undefined;
  const inside = within(columns.number, numbers);
  return (row) => row >= rows.from && row < rows.until && columns.number[row] !== DEMO_NUMBER && inside(row);
}

/** Rows of the days whose yyyymmdd begins with the text. */
function daysBeginning(columns: Columns, text: string): Span | undefined {
  if (!/^\d{0,8}$/.test(text)) return undefined;
  const low = text.padEnd(8, '0');
  const high = text.padEnd(8, '9');
  const part = (value: string, from: number, to: number, least: number, most: number) =>
    Math.min(most, Math.max(least, Number(value.slice(from, to))));
  const first = midnightOf(Number(low.slice(0, 4)), part(low, 4, 6, 1, 12), part(low, 6, 8, 1, 31));
  const month = part(high, 4, 6, 1, 12);
  const lastDay = Math.min(
    Number(high.slice(6, 8)),
    new Date(Date.UTC(Number(high.slice(0, 4)), month, 0)).getUTCDate(),
  );
  const after = midnightOf(Number(high.slice(0, 4)), month, lastDay + 1);
  if (text.length === 8 && compactDay(first) !== text) return undefined;
  return { from: rowAt(columns, first), until: rowAt(columns, after) };
}

/** What stands before the eight digits that an operation's reference ends with; a transfer's also names the day. */
const referencePrefixes = ['930002624817', '20', '6331', 'MUESTRA', 'SIC1'] as const;

function referenceTest(columns: Columns, method: number, wanted: string): Test | undefined {
  const prefix = referencePrefixes[method] ?? '';
  const isMethod: Test = (row) => columns.method[row] === method;
  if (wanted === '') return undefined;
  if (prefix.startsWith(wanted)) return isMethod;
  if (!wanted.startsWith(prefix)) return undefined;
  const rest = wanted.slice(prefix.length);
  const day = prefix === 'MUESTRA' ? rest.slice(0, 8) : '';
  const rows = prefix === 'MUESTRA' ? daysBeginning(columns, day) : { from: 0, until: columns.length };
  const span = beginning(prefix === 'MUESTRA' ? rest.slice(8) : rest, 8);
  if (!rows || !span) return undefined;
  const inside = within(columns.reference, span);
  return (row) => row >= rows.from && row < rows.until && isMethod(row) && inside(row);
}
