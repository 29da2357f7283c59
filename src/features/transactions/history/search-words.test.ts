import { expect, test } from 'vitest';
import { readWords } from './search-words';

const EXACT = { minAmount: '49900', maxAmount: '49900' };

test.each([
  ['oxxo $ 499.00 ayer', { paymentMethod: ['OXXO'], ...EXACT, dateRange: 'ayer' }],
  ['un pago de OXXO de $499 de ayer', { paymentMethod: ['OXXO'], ...EXACT, dateRange: 'ayer' }],
  ['499.00', EXACT],
  ['499 pesos', EXACT],
  ['1,234.5', { minAmount: '123450', maxAmount: '123450' }],
  ['$0.29', { minAmount: '29', maxAmount: '29' }],
  ['$100 - $200', { minAmount: '10000', maxAmount: '20000' }],
  ['>$500', { minAmount: '50001' }],
  ['más de 500', { minAmount: '50001' }],
  ['>= 500 <= 600.50', { minAmount: '50000', maxAmount: '60050' }],
  ['SPEI tarjeta', { paymentMethod: ['SPEI', 'CARD'] }],
  ['Visa rechazadas hoy', { cardBrand: ['VISA'], status: ['DENIED', 'REJECTED'], dateRange: 'hoy' }],
  ['en revisión riesgo alto', { status: ['REVIEW'], risk: ['RED'] }],
  ['sin conciliar últimos 30 días', { reconciled: 'false', dateRange: '30d' }],
  ['conciliado', { reconciled: 'true' }],
  ['código 3ds-n', { errorCode: ['3DS-N'] }],
  ['27/11/2026 3ds', { dateRange: '2026-11-27_2026-11-27', authentication: ['THREE_D_SECURE'] }],
  ['con devolución', { hasRefund: 'true' }],
])('%s', (text, filters) => {
  expect(readWords(text)).toEqual({ filters, id: undefined, unknown: [] });
});

test.each([
  ['ORD-20261127-004182', 'ORD-20261127-004182'],
  ['  000123 ', '000123'],
  ['9007199254740993', '9007199254740993'],
  ['4111', '4111'],
  ['OXXO-000123', 'OXXO-000123'],
  ['ana@example.mx', 'ana@example.mx'],
  ['55 1234 5678', '55 1234 5678'],
  ['31/02/2026', '31/02/2026'],
  ['algo más', 'algo más'],
  ['', undefined],
])('%s stays an id', (text, id) => {
  expect(readWords(text)).toEqual({ filters: {}, id, unknown: [] });
});

test('an id among words, and words that mean nothing', () => {
  expect(readWords('oxxo ORD-000Á12 ayer')).toMatchObject({ id: 'ORD-000Á12', unknown: [] });
  expect(readWords('OXXO ayer por la Tarde')).toMatchObject({ id: undefined, unknown: ['Tarde'] });
});
