/** What systems and people outside are told of, by the names that they know. */
export const notificationEvents = [
  'pago.confirmado',
  'pago.rechazado',
  'referencia.creada',
  'referencia.por_vencer',
  'referencia.vencida',
  'devolucion.autorizada',
  'devolucion.completada',
  'devolucion.fallida',
  'comprobante.enviado',
  'alerta.nueva',
] as const;

export type NotificationEvent = (typeof notificationEvents)[number];
