import { lookUp } from './codes';

/** Who has to do something about a decline. */
type Party = 'cliente' | 'banco' | 'comercio' | 'plataforma';

/** What a code means, whose matter it is, and what support says next. */
export interface Decline {
  meaning: string;
  party: Party;
  next: string;
}

const decline = (meaning: string, party: Party, next: string): Decline => ({ meaning, party, next });

const OTHER_CARD = 'Pídele que intente con otra tarjeta u otro método de pago.';
const ASK_BANK = 'Pídele que llame a su banco y, mientras, que intente con otra tarjeta o con OXXO.';

/** Answers of card issuers and acquirers (ISO 8583, field 39), of 3DSecure, and of the platform's own services. */
const DECLINES: Readonly<Record<string, Decline>> = {
  '01': decline('El banco pide que el cliente lo llame', 'banco', ASK_BANK),
  '03': decline(
    'Afiliación del comercio no válida',
    'comercio',
    'No es culpa del cliente: avisa a Operaciones con el folio y ofrece otro método.',
  ),
  '04': decline('Tarjeta retenida por el banco', 'cliente', ASK_BANK),
  '05': decline('El banco no autorizó y no dice por qué', 'banco', ASK_BANK),
  '10': decline(
    'La evaluación de riesgo rechazó el pago',
    'plataforma',
    'No des detalles de la regla. Ofrece pagar con OXXO o SPEI; si insiste, escala a Riesgo.',
  ),
  '12': decline('Transacción no válida para esta tarjeta', 'banco', OTHER_CARD),
  '13': decline('Monto no válido', 'comercio', 'Revisa el monto de la orden y pide que genere una nueva.'),
  '14': decline('Número de tarjeta no válido', 'cliente', 'Pídele que revise los 16 dígitos y lo intente de nuevo.'),
  '19': decline(
    'Pagó cuando la referencia ya estaba vencida',
    'cliente',
    'El dinero quedó en la tienda: pide el ticket y escala a Conciliación; que genere una referencia nueva.',
  ),
  '30': decline(
    'El adquirente no entendió el mensaje',
    'plataforma',
    'Escala a Soporte con el enlace de la operación; ofrece otro método.',
  ),
  '41': decline(
    'Tarjeta reportada como perdida',
    'cliente',
    'No insistas con esa tarjeta. Pídele que use otra y que llame a su banco.',
  ),
  '43': decline(
    'Tarjeta reportada como robada',
    'cliente',
    'No insistas con esa tarjeta. Pídele que use otra y que llame a su banco.',
  ),
  '51': decline(
    'Fondos insuficientes',
    'cliente',
    'Pídele que revise su saldo o use otra tarjeta; puede intentar de nuevo cuando tenga fondos.',
  ),
  '54': decline('Tarjeta vencida', 'cliente', 'Pídele que revise la fecha de vencimiento o use otra tarjeta.'),
  '55': decline(
    'NIP incorrecto',
    'cliente',
    'Pídele que lo intente de nuevo con cuidado; tras varios intentos el banco bloquea la tarjeta.',
  ),
  '57': decline(
    'El banco no permite este tipo de compra con la tarjeta',
    'banco',
    'Pídele que active las compras en línea en la app de su banco o use otra tarjeta.',
  ),
  '58': decline(
    'El comercio no tiene permitido este tipo de cobro',
    'comercio',
    'No es culpa del cliente: avisa a Operaciones y ofrece otro método.',
  ),
  '59': decline(
    'Sospecha de fraude: la evaluación de riesgo rechazó el pago',
    'plataforma',
    'No des detalles de la regla. Ofrece pagar con OXXO o SPEI; si insiste, escala a Riesgo.',
  ),
  '61': decline(
    'Supera el monto que la tarjeta permite',
    'cliente',
    'Pídele que suba su límite en la app de su banco o pague con otra tarjeta.',
  ),
  '62': decline('Tarjeta restringida por el banco', 'banco', ASK_BANK),
  '65': decline(
    'Superó el número de compras que la tarjeta permite',
    'cliente',
    'Pídele que intente mañana o con otra tarjeta.',
  ),
  '68': decline(
    'El adquirente no respondió a tiempo',
    'banco',
    'Antes de cobrar de nuevo, confirma en las trazas que el intento se canceló; después puede reintentar.',
  ),
  '75': decline('Demasiados intentos de NIP', 'cliente', ASK_BANK),
  '76': decline('El banco no encuentra la cuenta', 'banco', ASK_BANK),
  '82': decline(
    'Código de seguridad (CVV) incorrecto',
    'cliente',
    'Pídele que revise los 3 dígitos del reverso (4 al frente en American Express).',
  ),
  '91': decline(
    'El banco emisor no está disponible',
    'banco',
    'Pídele que espere unos minutos y lo intente de nuevo, o que use otro método.',
  ),
  '96': decline(
    'Falla en el sistema del banco emisor',
    'banco',
    'Pídele que espere unos minutos y lo intente de nuevo, o que use otro método.',
  ),
  '504': decline(
    'El cliente pagó, pero el aviso de la tienda no llegó a la plataforma',
    'plataforma',
    'El dinero está en la tienda. Pide el ticket, escala a Conciliación para aplicar el pago y no pidas que pague de nuevo.',
  ),
  '550': decline(
    'El correo del cliente no existe',
    'cliente',
    'El pago no se afecta: solo no llegó el comprobante. Pide un correo correcto.',
  ),
  '1203': decline(
    'El número de línea no existe',
    'cliente',
    'Pídele que revise el número; si el cobro se hizo, se devuelve.',
  ),
  '1204': decline(
    'SICATEL no respondió a tiempo',
    'plataforma',
    'Confirma en las trazas si se cobró antes de pedir que lo intente de nuevo.',
  ),
  '1205': decline(
    'Saldo insuficiente en la línea',
    'cliente',
    'Pídele que recargue su línea o elija otro método de pago.',
  ),
  '3DS-N': decline(
    'El cliente no confirmó el pago con su banco (3DSecure)',
    'cliente',
    'Pídele que tenga a la mano la app de su banco y lo intente de nuevo.',
  ),
  'SIN-AVISO': decline(
    'Pagado en la tienda; su aviso no ha llegado',
    'plataforma',
    'El dinero está en la tienda. Pide el ticket, escala a Conciliación para aplicar el pago y no pidas que pague de nuevo.',
  ),
};

/** The same code from another method is another thing. */
const BY_METHOD: Readonly<Record<string, Readonly<Record<string, Decline>>>> = {
  SPEI: {
    '14': decline(
      'La CLABE no es válida: su dígito verificador no corresponde',
      'cliente',
      'Pídele que revise los 18 dígitos de la CLABE y haga la transferencia de nuevo.',
    ),
  },
};

/** What a code means when it comes from a method; undefined for an unknown one, which is shown as sent and flagged. */
export function declineOf(code: string | null, method: string | null): Decline | undefined {
  const known = code?.trim().toUpperCase();
  return lookUp(lookUp(BY_METHOD, method) ?? {}, known) ?? lookUp(DECLINES, known);
}
