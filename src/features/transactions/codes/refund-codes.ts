import type { Term } from './codes';

/** How a refund stands (spec 10.8). */
export const REFUND_STATUSES: Readonly<Record<string, Term>> = {
  REQUESTED: { label: 'Solicitada', tone: 'info' },
  APPROVED: { label: 'Autorizada', tone: 'primary' },
  UNKNOWN: { label: 'Por confirmar', tone: 'warning' },
  SENT: { label: 'Enviada', tone: 'info' },
  COMPLETED: { label: 'Completada', tone: 'success' },
  FAILED: { label: 'Fallida', tone: 'danger' },
  DECLINED: { label: 'No autorizada', tone: 'danger' },
  CANCELLED: { label: 'Cancelada', tone: 'neutral' },
};

/** Why money is returned. */
export const REFUND_REASONS: Readonly<Record<string, string>> = {
  DUPLICATE_CHARGE: 'Cobro duplicado',
  SERVICE_NOT_DELIVERED: 'Servicio no entregado',
  WRONG_AMOUNT: 'Monto incorrecto',
  FRAUD: 'Fraude',
  CUSTOMER_REQUEST: 'Solicitud del cliente',
  OTHER: 'Otro',
};

/** How money goes back. */
export const REFUND_METHODS: Readonly<Record<string, { label: string; way: string }>> = {
  CARD: { label: 'A la tarjeta', way: 'a la tarjeta' },
  CLABE: { label: 'Transferencia a CLABE', way: 'a CLABE' },
  ACCOUNT: { label: 'Ajuste de cuenta', way: 'a ajuste de cuenta' },
};

export const REFUND_TYPES: Readonly<Record<string, string>> = { TOTAL: 'Total', PARTIAL: 'Parcial' };
