/** Published test cards, which no bank honours. */
export const testCards = [
  { brand: 'VISA', bin: '411111', lastFour: '1111' },
  { brand: 'MASTERCARD', bin: '555555', lastFour: '4444' },
  { brand: 'VISA', bin: '401288', lastFour: '1881' },
  { brand: 'MASTERCARD', bin: '510510', lastFour: '5100' },
  { brand: 'AMEX', bin: '378282', lastFour: '0005' },
] as const;

export type TestCard = (typeof testCards)[number];

/** Why an issuer says no, by ISO 8583 response code. */
export const denials = {
  '51': 'Fondos insuficientes',
  '05': 'No honrar',
  '14': 'Número de tarjeta inválido',
  '54': 'Tarjeta vencida',
} as const;

export type DenialCode = keyof typeof denials;
