import { visibleText } from '../../../../shared/lib/visible-text';
import { lookUp } from '../../vocabulary';

const NAMES: Readonly<Record<string, string>> = {
  CREATED: 'Operación creada',
  REFERENCE_CREATED: 'Referencia generada',
  RISK_ASSESSED: 'Riesgo evaluado',
  AUTHENTICATED: 'Cliente autenticado',
  AUTHENTICATION_FAILED: 'Autenticación fallida',
  ATTEMPT: 'Intento de cobro',
  AUTHORIZED: 'Pago autorizado',
  CAPTURED: 'Pago cobrado',
  PAID: 'Pago recibido',
  NOTICE_FAILED: 'El aviso de pago no llegó',
  DECLINED: 'Pago rechazado',
  FAILED: 'Falla en el cobro',
  REVIEW: 'Enviado a revisión',
  REVIEWED: 'Revisión resuelta',
  EXPIRED: 'Referencia vencida',
  REFUNDED: 'Devolución',
  RECONCILED: 'Conciliado',
  NOTIFIED: 'Cliente avisado',
  STATUS_CHANGED: 'Cambio de estado',
};

/** What kind of event it was; an unknown kind as sent. */
export function eventName(type: string | null): string {
  return lookUp(NAMES, type) ?? (type === null ? 'Evento' : visibleText(type));
}
