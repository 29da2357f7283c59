import { formatMoney } from '~/shared/format/currency';
import { formatCount } from '~/shared/format/numbers';
import type { OperationDetail } from '../api/operation-detail';
import { type Returned, returnedOf } from './returned';

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
