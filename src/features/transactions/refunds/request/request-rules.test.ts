import { describe, expect, test } from 'vitest';
import { readEligibility } from '../api/refund';
import { eligibilityOf } from '../refund.fixture';
import { bankOf, groupClabe, hasCheckDigit } from './clabe';
import { minorOf, requestErrors, requestOf } from './request-rules';

const cash = readEligibility(eligibilityOf());
const card = readEligibility(eligibilityOf({ refundMethods: ['CARD'], requiredFields: [] }));
const good = {
  amount: '249.50',
  reasonCode: 'WRONG_AMOUNT',
  comment: '',
  holder: 'Cliente de Prueba',
  clabe: '999 180 00123456789 9',
};

describe('what may be sent', () => {
  const wrong = (values: object, eligibility = cash) => {
    const errors = requestErrors({ ...good, ...values }, eligibility);
    return Object.entries(errors).map(([name, message]) => `${name}: ${message}`);
  };

  test.each([
    [{}, []],
    [{ amount: '349.50' }, []],
    [{ amount: '349.51' }, ['amount: Solo quedan $ 349.50 por devolver.']],
    [{ amount: '0' }, ['amount: El monto debe ser mayor que cero.']],
    [{ amount: '-5' }, ['amount: El monto debe ser mayor que cero.']],
    [{ amount: '1.234' }, ['amount: Solo quedan $ 349.50 por devolver.']],
    [{ amount: '1.2345' }, ['amount: Escribe un monto, por ejemplo 249.50']],
    [{ amount: 'todo' }, ['amount: Escribe un monto, por ejemplo 249.50']],
    [{ reasonCode: '' }, ['reasonCode: Elige un motivo.']],
    [{ reasonCode: 'OTHER', comment: ' ' }, ['comment: Explica el motivo en el comentario.']],
    [{ reasonCode: 'OTHER', comment: 'Sí' }, []],
    [{ comment: 'x'.repeat(251) }, ['comment: Escribe como máximo 250 caracteres.']],
    [{ holder: ' ' }, ['holder: Escribe el titular de la cuenta.']],
    [{ clabe: '999' }, ['clabe: La CLABE tiene 18 dígitos.']],
    [{ clabe: '999180001234567898' }, ['clabe: El dígito verificador no coincide, revisa la CLABE']],
  ])('%j: %j', (values, expected) => {
    expect(wrong(values)).toEqual(expected);
  });

  test('a card needs no account', () => {
    expect(wrong({ holder: '', clabe: '' }, card)).toEqual([]);
    expect(requestOf({ ...good, holder: '', clabe: '' }, card)).toMatchObject({
      refundMethod: 'CARD',
      beneficiary: null,
      amount: 24_950,
    });
  });

  test('the account goes without spaces, the amount in the smallest unit', () => {
    expect(requestOf(good, cash)).toEqual({
      operationId: 'OP261127000001',
      amount: 24_950,
      reasonCode: 'WRONG_AMOUNT',
      comment: '',
      refundMethod: 'CLABE',
      beneficiary: { name: 'Cliente de Prueba', clabe: '999180001234567899' },
    });
  });
});

test.each([
  ['499', 'MXN', 49_900],
  ['$1,234.50', null, 123_450],
  ['0.29', 'MXN', 29],
  ['499', 'JPY', 499],
  ['499.5', 'JPY', undefined],
  ['4.99', 'KWD', 4990],
  ['abc', 'MXN', undefined],
])('%s of %s is %s', (text, currency, expected) => {
  expect(minorOf(text, currency)).toBe(expected);
});

test('a CLABE stands in its groups while it is typed', () => {
  expect(['9', '9991', '99918000', '999180001234567899', '9991800012345678991'].map(groupClabe)).toEqual([
    '9',
    '999 1',
    '999 180 00',
    '999 180 00123456789 9',
    '999 180 00123456789 9',
  ]);
});

test.each([
  ['032180000118359719', true],
  ['002010077777777771', true],
  ['999180001234567899', true],
  ['032180000118359718', false],
  ['03218000011835971', false],
])('the check digit of %s', (digits, expected) => {
  expect(hasCheckDigit(digits)).toBe(expected);
});

test('the bank is named where it is known', () => {
  expect([bankOf('012180001234567899'), bankOf('555')]).toEqual(['BBVA México', undefined]);
});

test('what can be returned is nothing where the platform does not say how much', () => {
  expect(readEligibility(eligibilityOf({ remainingAmount: null })).refundable).toBe(false);
  expect(readEligibility(eligibilityOf({ remainingAmount: 0 })).refundable).toBe(false);
});
