import { describe, expect, test } from 'vitest';
import { authenticationMode, CARD_BRANDS, lookUp, paymentMethod, riskTerm, statusTerm, yesNo } from './codes';

const unknown = ['', 'success', 'constructor', '__proto__', 'toString', null, undefined, 0, true, {}, ['SUCCESS']];

describe('status', () => {
  test.each<[code: string, label: string, tone: string]>([
    ['SUCCESS', 'Pagado', 'success'],
    ['ACCEPTED', 'Aceptado', 'success'],
    ['ERROR', 'Error', 'danger'],
    ['DENIED', 'Rechazado', 'danger'],
    ['REJECTED', 'Rechazado', 'danger'],
    ['PENDING', 'Pendiente', 'info'],
    ['EXPIRATED', 'Expirado', 'neutral'],
    ['REVIEW', 'Revisión', 'warning'],
    ['REFUND', 'Reembolsado', 'primary'],
  ])('%s is %s', (code, label, tone) => {
    expect(statusTerm(code)).toEqual({ label, tone });
  });

  test.each(unknown.map((value) => [value]))('%s is none', (code) => {
    expect(statusTerm(code)).toBeUndefined();
  });
});

describe('risk', () => {
  test.each<[code: string, label: string, tone: string]>([
    ['GREEN', 'Bajo', 'success'],
    ['YELLOW', 'Medio', 'warning'],
    ['RED', 'Alto', 'danger'],
  ])('%s is %s', (code, label, tone) => {
    expect(riskTerm(code)).toEqual({ label, tone });
  });

  test.each(unknown.map((value) => [value]))('%s is none', (code) => {
    expect(riskTerm(code)).toBeUndefined();
  });
});

describe('payment method', () => {
  test.each<[code: string, label: string]>([
    ['OXXO', 'OXXO'],
    ['STORE', 'Tienda'],
    ['CARD', 'Tarjeta'],
    ['SPEI', 'SPEI'],
    ['SICATEL', 'SICATEL'],
  ])('%s is %s', (code, label) => {
    expect(paymentMethod(code)?.label).toBe(label);
  });

  test.each(unknown.map((value) => [value]))('%s is none', (code) => {
    expect(paymentMethod(code)).toBeUndefined();
  });
});

describe('card brand', () => {
  test.each([
    ['MASTERCARD', 'Mastercard'],
    ['VISA', 'Visa'],
    ['AMEX', 'American Express'],
    ['CARNET', undefined],
  ])('%s is %s', (code, brand) => {
    expect(lookUp(CARD_BRANDS, code)).toBe(brand);
  });

  test.each(unknown.map((value) => [value]))('%s is none', (code) => {
    expect(lookUp(CARD_BRANDS, code)).toBeUndefined();
  });
});

test.each([
  [true, true, '3DSecure', 'info'],
  [true, false, '3DSecure', 'info'],
  [false, true, 'Manual', 'neutral'],
  [null, true, 'Manual', 'neutral'],
  [false, false, 'Directa', 'neutral'],
  [undefined, undefined, 'Directa', 'neutral'],
  [null, null, 'Directa', 'neutral'],
])('3DSecure %s and manual %s are %s', (threeDSecure, manual, label, tone) => {
  expect(authenticationMode({ threeDSecure, manual })).toEqual({ label, tone });
});

test.each([
  [true, 'Sí'],
  [false, 'No'],
  [null, '---'],
  [undefined, '---'],
  ['true', '---'],
  [1, '---'],
  [0, '---'],
])('the flag %s is %s', (flag, label) => {
  expect(yesNo(flag)).toBe(label);
});
