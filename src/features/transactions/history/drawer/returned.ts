import { formatMoney } from '~/shared/format/currency';
import { formatCount } from '~/shared/format/numbers';
import type { OperationDetail, Refund } from '../api/operation-detail';

/** What came of a refund: only what came back counts as returned. */
export type Outcome = 'returned' | 'underWay' | 'notReturned' | 'unknown';

const OUTCOMES = new Map<string | null, Outcome>([
  ['COMPLETED', 'returned'],
  ['REQUESTED', 'underWay'],
  ['APPROVED', 'underWay'],
  ['UNKNOWN', 'underWay'],
  ['SENT', 'underWay'],
  ['FAILED', 'notReturned'],
  ['DECLINED', 'notReturned'],
  ['CANCELLED', 'notReturned'],
]);

export function outcomeOf({ status }: Refund): Outcome {
  return OUTCOMES.get(status) ?? 'unknown';
}

/** Refunds of one outcome; the amount is null when that of one of them is not known. */
interface Part {
  count: number;
  amount: number | null;
}

/** How much of the payment went back; 'some' of a payment whose own amount is not known. */
type Kind = 'none' | 'some' | 'part' | 'total' | 'excess' | 'reversed' | 'unknown';

export interface Returned {
  kind: Kind;
  /** Minor units that really went back; null when that is not known. */
  amount: number | null;
  /** Completed refunds. */
  completed: number;
  underWay: Part;
  notReturned: Part;
  /** Refunds whose status says nothing here. */
  unclear: number;
  /** What the platform counts as returned, where its refunds amount to something else. */
  counted: number | null;
}

/**
 * What was really returned of a payment. The refunds tell it; where they are missing, or one of them cannot be read, the
 * platform's own sum does.
 */
export function returnedOf({ amount: paid, refundedAmount, refunds }: OperationDetail): Returned {
  const part = (outcome: Outcome) => partOf(refunds.filter((refund) => outcomeOf(refund) === outcome));
  const completed = part('returned');
  const isTold = refunds.length > 0 && part('unknown').count === 0 && completed.amount !== null;
  const amount = isTold ? completed.amount : refundedAmount;
  return {
    kind: kindOf(amount, paid),
    amount,
    completed: completed.count,
    underWay: part('underWay'),
    notReturned: part('notReturned'),
    unclear: part('unknown').count,
    counted: isTold && refundedAmount !== amount ? refundedAmount : null,
  };
}

function kindOf(amount: number | null, paid: number | null): Kind {
  if (amount === null) return 'unknown';
  if (amount <= 0) return amount < 0 ? 'reversed' : 'none';
  if (paid === null) return 'some';
  if (amount < paid) return 'part';
  return amount === paid ? 'total' : 'excess';
}

function partOf(refunds: readonly Refund[]): Part {
  const amount = refunds.reduce<number | null>(
    (sum, refund) => (sum === null || refund.amount === null ? null : sum + refund.amount),
    0,
  );
  return { count: refunds.length, amount };
}

/** What was returned of a payment, what may still be, and what was not; undefined where nothing was ever asked for. */
export function returnedText(operation: OperationDetail): string | undefined {
  const returned = returnedOf(operation);
  const money = (amount: number | null) => formatMoney(amount, operation.currency);
  const { underWay, notReturned, unclear, counted } = returned;
  const sentences = [
    amountText(returned, money(returned.amount), money(operation.amount)),
    counted !== null && `La plataforma anota ${money(counted)} como devuelto.`,
    underWay.count > 0 && `En proceso, sin devolver todavía: ${refunds(underWay.count)} por ${money(underWay.amount)}.`,
    wouldExceed(operation, returned) && 'Con lo que está en proceso se devolvería más de lo que se pagó.',
    notReturned.count > 0 &&
      `Sin devolver, por fallida, no autorizada o cancelada: ${refunds(notReturned.count)} por ${money(notReturned.amount)}.`,
    unclear > 0 && `Con un estado desconocido: ${refunds(unclear)}.`,
  ].filter(Boolean);
  return sentences.length > 0 ? sentences.join(' ') : undefined;
}

function amountText({ kind, amount, completed, counted }: Returned, returned: string, paid: string): string {
  const how = completed > 0 ? `, en ${refunds(completed)}.` : '. La plataforma no entregó el detalle.';
  switch (kind) {
    case 'part':
      return `Se devolvió una parte: ${returned} de ${paid}${how}`;
    case 'total':
      return `Se devolvió todo: ${returned}${how}`;
    case 'excess':
      return `Se devolvió ${returned} de un pago de ${paid}${how} Escala a Conciliación.`;
    case 'some':
      return `Se devolvió ${returned}${how}`;
    case 'reversed':
      return `El saldo devuelto es ${returned}: el movimiento fue en contra del cliente. Escala a Conciliación.`;
    default:
      return amount === 0 && counted !== null ? 'No se ha devuelto nada.' : '';
  }
}

function wouldExceed({ amount: paid }: OperationDetail, { kind, amount, underWay }: Returned): boolean {
  if (kind === 'excess' || paid === null || amount === null || underWay.amount === null) return false;
  return underWay.count > 0 && amount + underWay.amount > paid;
}

function refunds(count: number): string {
  return count === 1 ? '1 devolución' : `${formatCount(count)} devoluciones`;
}
