import { mexicoClock } from './mexico-time';

/** Payment methods as people read them. */
export const methods: Readonly<Record<string, string>> = {
  OXXO: 'OXXO',
  STORE: 'Tienda',
  CARD: 'Tarjeta',
  SPEI: 'SPEI',
  SICATEL: 'SICATEL',
};

interface Subject {
  orderId: string;
  operationId: string;
  /** Cents. */
  amount: number;
  currency: string;
  /** Epoch ms. */
  date: number;
  paymentMethod: string;
  providerReference: string | null;
  expiresAt: number | null;
  errorMessage: string | null;
}

/** What a template says of an operation. */
export function valuesOf(subject: Subject): Record<string, string> {
  const { orderId, operationId, amount, date, paymentMethod, providerReference, expiresAt, errorMessage } = subject;
  return {
    ...{ orden: orderId, operacion: operationId, monto: money(amount, subject.currency) },
    ...{ fecha: shortDate(date), metodo: methods[paymentMethod] ?? paymentMethod },
    ...{ referencia: providerReference ?? '', vence: expiresAt === null ? '' : shortDate(expiresAt) },
    motivo: errorMessage ?? '',
  };
}

const formats = new Map<string, Intl.NumberFormat>();

/** Of cents, as people read it. */
export function money(amount: number, currency: string): string {
  const format = formats.get(currency) ?? new Intl.NumberFormat('es-MX', { style: 'currency', currency });
  formats.set(currency, format);
  return format.format(amount / 100);
}

/** 'dd/mm/aaaa hh:mm' by Mexico City's clock. */
function shortDate(moment: number): string {
  const [day = '', time = ''] = mexicoClock(moment).toISOString().slice(0, 16).split('T');
  return `${day.split('-').reverse().join('/')} ${time}`;
}
