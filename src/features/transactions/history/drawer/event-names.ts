import { lookUp, unknownCode } from '~/features/transactions/codes/codes';

const NAMES: Readonly<Record<string, string>> = {
  CREATED: 'Operación creada',
  REFERENCE_CREATED: 'Referencia generada',
  RISK_ASSESSED: 'Riesgo evaluado',
  AUTHENTICATED: 'Autenticación del cliente',
  AUTHORIZATION: 'Intento de cobro',
  AUTHORIZED: 'Pago autorizado',
  CAPTURED: 'Pago cobrado',
  CANCELLATION: 'Intento cancelado',
  PAYMENT_NOTICE: 'Aviso de pago',
  NOTICE_FAILED: 'El aviso de pago no llegó',
  NOTICE_MISSING: 'Pagada, sin aviso',
  STATUS_CHECKED: 'Consulta al proveedor',
  DECLINED: 'Pago rechazado',
  REVIEW_STARTED: 'Enviada a revisión',
  REVIEW_RELEASED: 'Revisión aprobada',
  REVIEW_REJECTED: 'Revisión rechazada',
  EXPIRED: 'Vencida',
  RECHARGED: 'Recarga',
  REFUND_REQUESTED: 'Devolución solicitada',
  REFUNDED: 'Devolución aprobada',
  RECONCILED: 'Conciliada',
  NOTIFIED: 'Cliente avisado',
  NOTIFICATION_FAILED: 'No se pudo avisar al cliente',
};

/** What kind of event it was; of an unknown kind its code (spec 9.7). */
export function eventName(type: string | null): string {
  return lookUp(NAMES, type) ?? (type === null ? 'Evento' : unknownCode(type));
}
