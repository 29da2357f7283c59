import { formatCount } from '~/shared/format/numbers';

/** Texts of what people do with one operation. */
export const copy = {
  acts: 'Acciones de la operación',
  sync: 'Consultar al proveedor',
  syncing: 'Consultando…',
  syncMany: (count: number) => `Consultar al proveedor ${formatCount(count)}`,
  syncTitle: (count: number) =>
    count === 1
      ? 'Consultar al proveedor por 1 operación'
      : `Consultar al proveedor por ${formatCount(count)} operaciones`,
  syncText: 'Se pregunta por cada una, una tras otra. Lo que diga el proveedor se toma como cierto.',
  note: 'Agregar nota',
  receipt: 'Reenviar comprobante',
  review: 'Resolver revisión',
  noteLabel: 'Nota',
  noteText: 'La leen todos los que ven la operación, y se conserva. No escribas números de tarjeta.',
  noteMissing: 'Escribe la nota.',
  noteAdded: 'Nota agregada.',
  receiptText: (email: string) => `El comprobante se enviará otra vez a ${email}.`,
  receiptSent: (email: string) => `El comprobante va en camino a ${email}.`,
  noEmail: 'No hay correo del cliente para reenviar el comprobante.',
  same: (status: string) => `El proveedor la reporta igual: ${status}.`,
  changed: (status: string) => `El proveedor la reporta en otro estado: ahora es ${status}.`,
  reviewText: (operationId: string) => `La decisión sobre ${operationId} cuenta de inmediato y queda en el historial.`,
  decision: 'Decisión',
  approve: 'Aprobar',
  approveHint: 'El pago queda como Pagado.',
  reject: 'Rechazar',
  rejectHint: 'El pago queda como Rechazado.',
  decisionMissing: 'Elige aprobar o rechazar.',
  resolve: 'Resolver',
  show: 'Ver',
  effect: (decision: 'APPROVE' | 'REJECT', money: string) =>
    `${decision === 'APPROVE' ? 'Aprobar' : 'Rechazar'} ${money}`,
  decided: (decision: 'APPROVE' | 'REJECT') => (decision === 'APPROVE' ? 'Revisión aprobada.' : 'Revisión rechazada.'),
  status: 'Estado',
  operation: (operationId: string) => `la operación ${operationId}`,
  lost: 'La revisión ya está resuelta: no se puede decidir otra vez. Lo que escribiste se conserva hasta que lo descartes.',
  news: (count: number) => (count === 1 ? 'Hay un evento nuevo.' : `Hay ${count} eventos nuevos.`),
  deeds: {
    SYNC: 'consultó al proveedor',
    NOTE: 'agregó una nota',
    APPROVE: 'aprobó la revisión',
    REJECT: 'rechazó la revisión',
    RECEIPT: 'reenvió el comprobante',
    RECEIPT_FAILED: 'no pudo reenviar el comprobante',
  },
  fields: { status: 'Estado', note: 'Nota', receipt: 'Comprobante a' },
};
