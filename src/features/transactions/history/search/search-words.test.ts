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
  ['oxxo $499,00 ayer', { paymentMethod: ['OXXO'], ...EXACT, dateRange: 'ayer' }],
  ['oxxo $499, ayer', { paymentMethod: ['OXXO'], ...EXACT, dateRange: 'ayer' }],
  ['$1,50', { minAmount: '150', maxAmount: '150' }],
  ['$ 1.234,50', { minAmount: '123450', maxAmount: '123450' }],
  ['$1 234.50', { minAmount: '123450', maxAmount: '123450' }],
  ['$1\u00a0234,50', { minAmount: '123450', maxAmount: '123450' }],
  ['1 234.50', { minAmount: '123450', maxAmount: '123450' }],
  ['1.234,50', { minAmount: '123450', maxAmount: '123450' }],
  ['1 234 pesos', { minAmount: '123400', maxAmount: '123400' }],
  ["$1'234,567.00", { minAmount: '123456700', maxAmount: '123456700' }],
  ['> $99,90', { minAmount: '9991' }],
  ['>= MXN 99,90', { minAmount: '9990' }],
  ['< $100', { maxAmount: '9999' }],
  ['<= 100,5', { maxAmount: '10050' }],
  ['más de 5512345678', { minAmount: '551234567801' }],
  ['mas de 5512345678', { minAmount: '551234567801' }],
  ['menos de 5512345678', { maxAmount: '551234567799' }],
  ['$5512345678', { minAmount: '551234567800', maxAmount: '551234567800' }],
  ['menos de 20 pesos', { maxAmount: '1999' }],
  ['499,00 pesos', EXACT],
  ['499,00', EXACT],
  ['MXN 499', EXACT],
  ['499 mxn', EXACT],
  ['$1,234.50', { minAmount: '123450', maxAmount: '123450' }],
  ['$200 a $100,50', { minAmount: '10050', maxAmount: '20000' }],
  ['entre $1.000,00 y $2,000.00 hoy', { minAmount: '100000', maxAmount: '200000', dateRange: 'hoy' }],
  ['$9,999,999,999,999.99', { minAmount: '999999999999999', maxAmount: '999999999999999' }],
  ['SPEI tarjeta', { paymentMethod: ['SPEI', 'CARD'] }],
  ['Visa rechazadas hoy', { cardBrand: ['VISA'], status: ['DENIED', 'REJECTED'], dateRange: 'hoy' }],
  ['en revisión riesgo alto', { status: ['REVIEW'], risk: ['RED'] }],
  ['sin conciliar últimos 30 días', { reconciled: 'false', dateRange: '30d' }],
  ['conciliado', { reconciled: 'true' }],
  ['código 3ds-n', { errorCode: ['3DS-N'] }],
  ['promoción: buen-fin ayer', { promotionCode: ['BUEN-FIN'], dateRange: 'ayer' }],
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
  ['ORD-499.00', 'ORD-499.00'],
  ['499 pesos-1', '499 pesos-1'],
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

test.each([
  ['4111 $499,00', { id: '4111', filters: EXACT }],
  ['4111 499.00', { id: '4111', filters: EXACT }],
  ['000123 499,00', { id: '000123', filters: EXACT }],
  ['$55 1234', { id: '1234', filters: { minAmount: '5500', maxAmount: '5500' } }],
  ['ORD-000123 499 pesos', { id: 'ORD-000123', filters: EXACT }],
  ['oxxo “ORD\u2011000123” ayer', { id: 'ORD-000123', filters: { paymentMethod: ['OXXO'], dateRange: 'ayer' } }],
  ['$ 4111 1111 1111 1111', { id: '4111 1111 1111 1111', filters: {} }],
  ['55 1234 5678 $499,00', { id: '55 1234 5678', filters: EXACT }],
])('an id beside an amount: %s', (text, words) => {
  expect(readWords(text)).toMatchObject({ ...words, unknown: [] });
});

test.each([
  ['$1,23,4', '$1,23,4'],
  ['oxxo $1,23,4 ayer', '$1,23,4'],
  ['$ 12,3456', '$ 12,3456'],
  ['> $1.2.3', '$1.2.3'],
  ['$99,999,999,999,999.99', '$99,999,999,999,999.99'],
  ['$499abc', '$499abc'],
  ['1,23,4', '1,23,4'],
  ['ayer 499,0000', '499,0000'],
])('of %s the amount cannot be read, and nothing is taken for an id', (text, unread) => {
  expect(readWords(text)).toEqual({ filters: {}, id: undefined, unknown: [], unread: [unread] });
});
