/** Published test cards, which no bank honours. */
export const testCards = [
  { brand: 'VISA', bin: '411111', lastFour: '1111' },
  { brand: 'MASTERCARD', bin: '555555', lastFour: '4444' },
  { brand: 'VISA', bin: '401288', lastFour: '1881' },
  { brand: 'MASTERCARD', bin: '510510', lastFour: '5100' },
  { brand: 'AMEX', bin: '378282', lastFour: '0005' },
] as const;

/** A card as the log shows it. */
export interface ShownCard {
  brand: string;
  bin: string;
  lastFour: string;
}

/** The card of a plan; a test card's first digits stand before those of cards that the platform made up. */
export function shownCard(brand: string | null, lastFour: string | null): ShownCard {
  const known = testCards.find((card) => card.lastFour === lastFour) ?? testCards.find((card) => card.brand === brand);
  return { brand: brand ?? 'VISA', bin: known?.bin ?? '506201', lastFour: lastFour ?? '0000' };
}

/** Why an issuer says no, by ISO 8583 response code. */
export const denials = {
  '51': 'Fondos insuficientes',
  '05': 'No honrar',
  '14': 'Número de tarjeta inválido',
  '54': 'Tarjeta vencida',
  '41': 'Tarjeta extraviada',
  '57': 'Transacción no permitida a la tarjeta',
  '61': 'Excede el límite de monto',
  '62': 'Tarjeta restringida',
  '65': 'Excede el límite de operaciones',
  '82': 'CVV incorrecto',
  Q7: 'RC Q7 UNMAPPED',
} as const;

export type DenialCode = keyof typeof denials;
