import type { DeliveryType } from '../rules/delivery';
import type { StoredTemplate } from '../rules/template';

const sign = '\n\nSi no reconoces este movimiento, llama a la línea de atención.';

/** What Atalaya writes until somebody writes something else: by event and type, subject and text. */
const texts: readonly (readonly [event: string, type: DeliveryType, subject: string | null, body: string])[] = [
  [
    'comprobante.enviado',
    'EMAIL',
    'Comprobante de tu pago {{orden}}',
    `Hola:\n\nEste es el comprobante del pago que nos pediste:\n\n    Operación: {{operacion}}\n    Orden: {{orden}}\n    Fecha: {{fecha}}\n    Monto: {{monto}}\n    Método: {{metodo}}\n    Referencia: {{referencia}}${sign}`,
  ],
  [
    'pago.confirmado',
    'EMAIL',
    'Recibimos tu pago {{orden}}',
    `Hola:\n\nRecibimos tu pago de {{monto}} con {{metodo}} el {{fecha}}.\nOrden: {{orden}}${sign}`,
  ],
  ['pago.confirmado', 'SMS', null, 'Recibimos tu pago de {{monto}}. Orden {{orden}}.'],
  ['pago.confirmado', 'PUSH', 'Pago recibido', 'Recibimos {{monto}} de tu orden {{orden}}.'],
  [
    'pago.rechazado',
    'EMAIL',
    'Tu pago {{orden}} no pasó',
    'Hola:\n\nTu pago de {{monto}} con {{metodo}} no pasó: {{motivo}}.\nPuedes intentarlo de nuevo o pagar de otra forma.',
  ],
  ['pago.rechazado', 'PUSH', 'El pago no pasó', 'Tu pago de {{monto}} no pasó: {{motivo}}.'],
  [
    'referencia.creada',
    'EMAIL',
    'Tu referencia de pago {{referencia}}',
    'Hola:\n\nPaga {{monto}} con la referencia {{referencia}} antes del {{vence}}.\nOrden: {{orden}}',
  ],
  ['referencia.creada', 'SMS', null, 'Paga {{monto}} con la referencia {{referencia}} antes del {{vence}}.'],
  ['referencia.por_vencer', 'SMS', null, 'Tu referencia {{referencia}} por {{monto}} vence el {{vence}}.'],
  [
    'referencia.vencida',
    'EMAIL',
    'Tu referencia {{referencia}} venció',
    'Hola:\n\nLa referencia {{referencia}} por {{monto}} venció sin pago. Pide otra cuando quieras.',
  ],
  [
    'devolucion.autorizada',
    'EMAIL',
    'Tu devolución está en camino',
    'Hola:\n\nAutorizamos la devolución de {{monto}} de tu orden {{orden}}. Te avisaremos cuando llegue.',
  ],
  [
    'devolucion.completada',
    'EMAIL',
    'Te devolvimos {{monto}}',
    `Hola:\n\nTe devolvimos {{monto}} de tu orden {{orden}} el {{fecha}}.${sign}`,
  ],
  ['devolucion.completada', 'SMS', null, 'Te devolvimos {{monto}} de tu orden {{orden}}.'],
];

/** Every text that can be written otherwise, as it comes. */
export const catalogue: readonly StoredTemplate[] = texts.map(([event, type, subject, body]) => ({
  ...{ templateId: `${event}.${type}`, event, type, subject, body },
  ...{ version: 1, updatedBy: null, updatedAt: null, reason: null },
}));
