import type { Receipts } from '../act-ports';
import type { Letter, Mail } from '../sign-in-ports';
import type { OperationDetail } from '../wire/operations';

/** Sends receipts as letters. */
export function createReceipts(mail: Mail): Receipts {
  return { send: (operation, email) => mail.send(receiptLetter(operation, email)) };
}

/** The receipt of a payment, for whoever paid. */
export function receiptLetter(operation: OperationDetail, email: string): Letter {
  const { operationId, orderId, date, amount, refundedAmount, currency, cardLast4, providerReference } = operation;
  const money = new Intl.NumberFormat('es-MX', { style: 'currency', currency });
  const lines = [
    ['Operación', operationId],
    ['Orden', orderId],
    ['Fecha', moment.format(new Date(date))],
    ['Monto', money.format(amount / 100)],
    ...(refundedAmount > 0 ? [['Devuelto', money.format(refundedAmount / 100)]] : []),
    ...(cardLast4 === null ? [] : [['Tarjeta', `terminación ${cardLast4}`]]),
    ...(providerReference === null ? [] : [['Referencia', providerReference]]),
  ];
  return {
    to: email,
    subject: `Comprobante de tu pago ${orderId}`,
    text: `Hola:

Este es el comprobante del pago que nos pediste:

${lines.map(([name, value]) => `    ${name}: ${value}`).join('\n')}

Si no hiciste este pago, responde a quien te atendió.
`,
  };
}

const moment = new Intl.DateTimeFormat('es-MX', {
  ...{ dateStyle: 'short', timeStyle: 'medium' },
  timeZone: 'America/Mexico_City',
});
