import type { Receipts } from '../act-ports';
import { filled, type StoredTemplate } from '../rules/template';
import { money, valuesOf } from '../rules/template-values';
import { newDelivery } from './new-delivery';

const EVENT = 'comprobante.enviado';

interface Surroundings {
  /** What is written to somebody of an event, as it stands. */
  template(templateId: string): Promise<StoredTemplate | undefined>;
  clock: { now(): number };
  wake(): void;
}

/** Receipts by mail, as their template has them. */
export function createReceipts({ template, clock, wake }: Surroundings): Receipts {
  return {
    async write(operation, email) {
      const { orderId, operationId, date, cardLast4, refundedAmount, currency } = operation;
      const told = valuesOf({ ...operation, date: Date.parse(date), expiresAt: null });
      const values = {
        ...told,
        ...(refundedAmount > 0 && { monto: `${told.monto} (devuelto: ${money(refundedAmount, currency)})` }),
        ...(cardLast4 !== null && { metodo: `${told.metodo}, terminación ${cardLast4}` }),
      };
      const { subject = null, body = '' } = (await template(`${EVENT}.EMAIL`)) ?? {};
      return newDelivery(
        {
          ...{ type: 'EMAIL', event: EVENT, orderId, operationId, destination: email },
          ...{ subject: filled(subject ?? EVENT, values), body: filled(body, values) },
        },
        clock.now(),
      );
    },
    wake,
  };
}
