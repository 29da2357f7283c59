import { unknownCode } from '~/features/transactions/codes/codes';
import { type Decline, declineOf } from '~/features/transactions/codes/declines';
import { parseDate } from '~/shared/format/dates';
import { platformDate } from '~/shared/format/platform-date';
import type { Tone } from '~/shared/ui/feedback/alert-box';
import type { OperationDetail } from '../api/operation-detail';
import { returnedOf, returnedText } from './returned';

/** What happened to an operation, in words that support can say. */
export interface Explanation {
  tone: Tone;
  title: string;
  text?: string | undefined;
  /** A code and what it means; without a meaning it is in no dictionary. */
  code?: string | undefined;
  decline?: Decline | undefined;
}

const WHOLLY_RETURNED = 'El pago se devolvió por completo';

const IN_CASH: Readonly<Record<string, string>> = { OXXO: 'OXXO', STORE: 'la tienda' };

/**
 * Explains an operation by its status, its method and what was tried.
 * @param now epoch ms
 */
export function explain(operation: OperationDetail, now: number): Explanation {
  const told = explainStatus(operation, now);
  const returned = PAID.has(operation.status) ? undefined : returnedText(operation);
  return returned ? { ...told, text: [told.text, returned].filter(Boolean).join(' ') } : told;
}

/** What these say holds what was returned already. */
const PAID = new Set<string | null>(['SUCCESS', 'ACCEPTED', 'REFUND']);

function explainStatus(operation: OperationDetail, now: number): Explanation {
  const { status, errorCode, paymentMethod } = operation;
  switch (status) {
    case 'SUCCESS':
      return paid(operation, 'El pago se completó');
    case 'ACCEPTED':
      return paid(operation, 'El pago se recibió', 'Falta la confirmación final del proveedor.');
    case 'REFUND':
      return refunded(operation);
    case 'REVIEW':
      return {
        tone: 'warning',
        title: 'El pago espera una revisión',
        text: 'La evaluación de riesgo lo detuvo: nadie lo ha aprobado ni rechazado todavía. No pidas que pague de nuevo.',
      };
    case 'PENDING':
    case 'EXPIRATED':
      return waiting(operation, now);
    case 'ERROR':
    case 'DENIED':
    case 'REJECTED': {
      const code = errorCode ?? lastFailure(operation)?.errorCode ?? undefined;
      if (code === undefined)
        return { tone: 'danger', title: 'El pago no se completó', text: 'No hay código de error.' };
      return { tone: 'danger', title: 'El pago no se completó', code, decline: declineOf(code, paymentMethod) };
    }
    default:
      return {
        tone: 'warning',
        title: 'No se sabe en qué quedó el pago',
        text: `Su estado no está en el catálogo: ${unknownCode(status)}. No pidas que pague de nuevo; escala a Soporte con el enlace de la operación.`,
      };
  }
}

/** A payment that never arrived: the customer has not paid, paid too late, or paid and nobody told us. */
function waiting(operation: OperationDetail, now: number): Explanation {
  const { status, paymentMethod, expiresAt, reference } = operation;
  const failure = lastFailure(operation);
  const expired = status === 'EXPIRATED';
  if (failure?.errorCode) {
    const decline = declineOf(failure.errorCode, paymentMethod);
    const lost = decline?.party === 'plataforma';
    return {
      tone: lost ? 'danger' : 'warning',
      title: lost ? 'El cliente pagó y el pago no se ha aplicado' : 'El pago no ha llegado',
      text: attemptsText(operation, failure.date),
      code: failure.errorCode,
      decline,
    };
  }
  const outlet = paymentMethod === null ? undefined : IN_CASH[paymentMethod];
  const expiry = expiresAt ?? reference.expiresAt;
  const moment = parseDate(expiry);
  const past = moment !== null && moment <= now;
  if (expired) {
    return {
      tone: 'neutral',
      title: 'Venció sin que se pagara',
      text: `${expiry ? `Venció el ${platformDate(expiry)}. ` : ''}No hay ningún aviso de pago: si el cliente pagó, pide el comprobante y escala a Conciliación; si no, que genere una orden nueva.`,
    };
  }
  if (paymentMethod === 'SPEI') {
    return {
      tone: 'info',
      title: 'La transferencia no ha llegado',
      text: `Ningún banco ha avisado del abono. ${until(expiry, past)}Si el cliente ya transfirió, pide la clave de rastreo y búscala en el CEP de Banxico.`,
    };
  }
  if (outlet) {
    return {
      tone: 'info',
      title: `Aún no se paga en ${outlet}`,
      text: `No hay ningún aviso de pago de ${outlet}. ${until(expiry, past)}Si el cliente ya pagó, pide el ticket: el aviso puede tardar unos minutos.`,
    };
  }
  return {
    tone: 'info',
    title: 'El pago está en proceso',
    text: 'El proveedor todavía no responde. No pidas que pague de nuevo.',
  };
}

function until(expiry: string | null, past: boolean): string {
  if (expiry === null) return '';
  return past
    ? `La referencia venció el ${platformDate(expiry)}. `
    : `Puede pagarse hasta el ${platformDate(expiry)}. `;
}

/** The last attempt, if it failed; what was tried before it counts no more. */
function lastFailure({ attempts }: OperationDetail) {
  const last = attempts.at(-1);
  return last?.errorCode ? last : undefined;
}

function attemptsText({ attempts }: OperationDetail, date: string | null): string {
  const failed = attempts.filter(({ errorCode }) => errorCode !== null).length;
  const times = failed === 1 ? 'Hubo 1 intento fallido' : `Hubo ${failed} intentos fallidos`;
  return date === null ? `${times}.` : `${times}; el último, el ${platformDate(date)}.`;
}

/** A payment that arrived; what was returned of it may matter more. */
function paid(operation: OperationDetail, title: string, otherwise?: string): Explanation {
  const text = returnedText(operation);
  return returnedTelling(operation) ?? { tone: 'success', title, text: text ?? otherwise };
}

/** The platform calls it refunded: so it is, unless its refunds tell otherwise. */
function refunded(operation: OperationDetail): Explanation {
  const text = returnedText(operation);
  const { kind } = returnedOf(operation);
  if (kind === 'none') return { tone: 'warning', title: 'Aparece como reembolsado, pero no se ha devuelto nada', text };
  if (kind === 'part') return { tone: 'warning', title: 'Aparece como reembolsado, pero falta una parte', text };
  return returnedTelling(operation) ?? { tone: 'primary', title: WHOLLY_RETURNED, text };
}

/** What is said first when all, more, or less than nothing went back. */
function returnedTelling(operation: OperationDetail): Explanation | undefined {
  const text = returnedText(operation);
  switch (returnedOf(operation).kind) {
    case 'total':
      return { tone: 'primary', title: WHOLLY_RETURNED, text };
    case 'excess':
      return { tone: 'danger', title: 'Se devolvió más de lo que se pagó', text };
    case 'reversed':
      return { tone: 'warning', title: 'El saldo devuelto es negativo', text };
    default:
      return undefined;
  }
}
