import { expect, test } from 'vitest';
import { declineOf } from '~/features/transactions/codes/declines';
import { type OperationDetail, parseDetail } from '../api/operation-detail';
import { explain } from './explanation';

const NOW = Date.parse('2026-11-27T12:00:00-06:00');

const operation = (members: Record<string, unknown>): OperationDetail =>
  parseDetail({ operationId: 'OP1', paymentMethod: 'OXXO', ...members });

const attempt = (errorCode: string | null) => ({ date: '2026-11-26T17:22:00-06:00', provider: 'OXXO', errorCode });

test.each([
  ['paid', { status: 'SUCCESS' }, 'success', /se completó/],
  [
    'partly refunded',
    { status: 'SUCCESS', amount: 200, refundedAmount: 100 },
    'success',
    /una parte: \$ 1\.00 de \$ 2\.00/,
  ],
  ['refunded', { status: 'REFUND', refunds: [{}, {}] }, 'primary', /por completo.*desconocido: 2 devoluciones/],
  ['in review', { status: 'REVIEW' }, 'warning', /revisión/],
  [
    'unpaid',
    { status: 'PENDING', expiresAt: '2026-11-29T10:00:00-06:00' },
    'info',
    /no se paga en OXXO.*hasta el 29\/11/,
  ],
  ['unpaid and past', { status: 'PENDING', expiresAt: '2026-11-27T10:00:00-06:00' }, 'info', /venció el 27\/11/],
  ['expired', { status: 'EXPIRATED', expiresAt: '2026-11-26T10:00:00-06:00' }, 'neutral', /Venció sin.*26\/11/],
  ['no transfer', { status: 'PENDING', paymentMethod: 'SPEI' }, 'info', /transferencia no ha llegado.*CEP/],
  ['a card on its way', { status: 'PENDING', paymentMethod: 'CARD' }, 'info', /en proceso/],
  ['of a status that nobody knows', { status: 'CHARGEBACK' }, 'warning', /No se sabe.*--- \(CHARGEBACK\)/],
  ['without a status', {}, 'warning', /No se sabe.*catálogo: ---\./],
  ['declined without a code', { status: 'ERROR' }, 'danger', /No hay código/],
])('%s', (_what, members, tone, words) => {
  const told = explain(operation(members), NOW);
  expect(told.tone).toBe(tone);
  expect(`${told.title}. ${told.text}`).toMatch(words);
});

test('a payment whose notice never came is no unpaid one', () => {
  const told = explain(operation({ status: 'PENDING', attempts: [attempt('504'), attempt('504')] }), NOW);
  expect(told.title).toBe('El cliente pagó y el pago no se ha aplicado');
  expect(told.text).toBe('Hubo 2 intentos fallidos; el último, el 26/11/2026 05:22:00 PM.');
  expect(told.decline?.next).toMatch(/no pidas que pague de nuevo/);
  expect(explain(operation({ status: 'EXPIRATED', attempts: [attempt('19')] }), NOW).decline?.party).toBe('cliente');
  expect(
    explain(operation({ status: 'PENDING', attempts: [attempt('504'), attempt(null)] }), NOW).code,
  ).toBeUndefined();
});

test.each([
  ['51', 'CARD', 'cliente', 'Fondos insuficientes'],
  ['91', 'CARD', 'banco', 'El banco emisor no está disponible'],
  ['14', 'CARD', 'cliente', 'Número de tarjeta no válido'],
  ['14', 'SPEI', 'cliente', 'La CLABE no es válida: su dígito verificador no corresponde'],
  [' 3ds-n ', 'CARD', 'cliente', 'El cliente no confirmó el pago con su banco (3DSecure)'],
])('code %s of %s', (code, method, party, meaning) => {
  expect(declineOf(code, method)).toMatchObject({ party, meaning });
});

test.each([['Q7'], ['constructor'], [''], [null]])('%s is in no dictionary', (code) => {
  expect(declineOf(code, 'CARD')).toBeUndefined();
  expect(declineOf(code, 'constructor')).toBeUndefined();
});
