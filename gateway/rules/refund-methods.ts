/** How money goes back. */
export const refundMethods = ['CARD', 'CLABE', 'ACCOUNT'] as const;
export type RefundMethod = (typeof refundMethods)[number];

/** By the method of the payment: a card gets it back, cash and transfers need an account, a balance is adjusted. */
const methods: Readonly<Record<string, RefundMethod>> = {
  CARD: 'CARD',
  SPEI: 'CLABE',
  OXXO: 'CLABE',
  STORE: 'CLABE',
  SICATEL: 'ACCOUNT',
};

/** The only way in which a payment can be returned; undefined where there is none. */
export const refundMethodOf = (paymentMethod: string): RefundMethod | undefined =>
  Object.hasOwn(methods, paymentMethod) ? methods[paymentMethod] : undefined;

/** What the receiver has to be asked for. */
export const requiredFields = (method: RefundMethod) =>
  method === 'CLABE' ? ['beneficiary.name', 'beneficiary.clabe'] : [];

/** Why money is returned. */
export const refundReasons: Readonly<Record<string, string>> = {
  DUPLICATE_CHARGE: 'Cobro duplicado',
  SERVICE_NOT_DELIVERED: 'Servicio no entregado',
  WRONG_AMOUNT: 'Monto incorrecto',
  FRAUD: 'Fraude',
  CUSTOMER_REQUEST: 'Solicitud del cliente',
  OTHER: 'Otro',
};
