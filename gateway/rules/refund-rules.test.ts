import { describe, expect, test } from 'vitest';
import { isClabe } from './clabe';
import { refundMethodOf, requiredFields } from './refund-methods';
import { readDecision, readRefundRequest, readVersion } from './refund-request';
import { afterDeed, personFault, type RefundDeed, refundActions, refundStatuses } from './refund-states';

test.each([
  ['032180000118359719', true],
  ['002010077777777771', true],
  ['999180001234567899', true],
  ['032180000118359718', false],
  ['999180001234567898', false],
  ['03218000011835971', false],
  ['0321800001183597190', false],
  ['03218000011835971x', false],
  ['', false],
])('the check digit of the CLABE %s', (clabe, expected) => {
  expect(isClabe(clabe)).toBe(expected);
});

test('every other digit in any place is found out', () => {
  const clabe = '032180000118359719';
  for (let place = 0; place < 18; place += 1)
    for (let digit = 0; digit < 10; digit += 1) {
      const other = clabe.slice(0, place) + digit + clabe.slice(place + 1);
      expect(isClabe(other), other).toBe(other === clabe);
    }
});

test.each([
  ['CARD', 'CARD', []],
  ['OXXO', 'CLABE', ['beneficiary.name', 'beneficiary.clabe']],
  ['STORE', 'CLABE', ['beneficiary.name', 'beneficiary.clabe']],
  ['SPEI', 'CLABE', ['beneficiary.name', 'beneficiary.clabe']],
  ['SICATEL', 'ACCOUNT', []],
  ['BITCOIN', undefined, []],
  ['toString', undefined, []],
])('what was paid by %s goes back by %s', (paymentMethod, expected, fields) => {
  const method = refundMethodOf(paymentMethod);
  expect(method).toBe(expected);
  expect(method ? requiredFields(method) : []).toEqual(fields);
});

const table: Readonly<Record<RefundDeed, string>> = {
  APPROVE: 'REQUESTED>APPROVED',
  DECLINE: 'REQUESTED>DECLINED',
  CANCEL: 'REQUESTED>CANCELLED APPROVED>CANCELLED',
  RETRY: 'FAILED>APPROVED',
  SEND: 'APPROVED>UNKNOWN',
  ACCEPT: 'UNKNOWN>SENT',
  COMPLETE: 'UNKNOWN>COMPLETED SENT>COMPLETED FAILED>COMPLETED',
  FAIL: 'APPROVED>FAILED UNKNOWN>FAILED SENT>FAILED',
};
test.each(Object.entries(table) as [RefundDeed, string][])('%s leads %s, and from nowhere else', (deed, expected) => {
  const found = refundStatuses.flatMap((status) => {
    const next = afterDeed(status, deed);
    return next ? [`${status}>${next}`] : [];
  });
  expect(found.join(' ')).toBe(expected);
});

const ana = { email: 'ana@example.mx', name: 'Ana' };
test.each([
  ['REQUESTED', ana.email, ['CANCEL']],
  ['REQUESTED', 'eva@example.mx', ['APPROVE', 'DECLINE']],
  ['APPROVED', ana.email, ['CANCEL']],
  ['APPROVED', 'eva@example.mx', []],
  ['UNKNOWN', ana.email, ['SYNC']],
  ['SENT', 'eva@example.mx', ['SYNC']],
  ['FAILED', ana.email, ['RETRY']],
  ['COMPLETED', ana.email, []],
  ['DECLINED', 'eva@example.mx', []],
  ['CANCELLED', ana.email, []],
] as const)('%s: %s may %j', (status, email, expected) => {
  expect(refundActions(status, ana, email)).toEqual(expected);
});

test('who asked may neither authorize nor decline', () => {
  expect(personFault('APPROVE', ana, ana.email)).toMatch(/^No puedes autorizar lo que tú solicitaste/);
  expect(personFault('DECLINE', ana, ana.email)).toBeDefined();
  expect(personFault('RETRY', ana, ana.email)).toBeUndefined();
});

describe('a request', () => {
  const good = { operationId: 'op1', amount: 100, reasonCode: 'FRAUD', comment: ' x ', refundMethod: 'CARD' };
  const account = { name: 'Cliente  de Prueba', clabe: '999 180 00123456789 9' };

  test('is read, its account with it', () => {
    expect(readRefundRequest(good)).toEqual({ ...good, operationId: 'OP1', comment: 'x', beneficiary: null });
    expect(readRefundRequest({ ...good, refundMethod: 'CLABE', beneficiary: account })).toMatchObject({
      beneficiary: { name: 'Cliente de Prueba', clabe: '999180001234567899' },
    });
  });

  test.each<[object, string]>([
    [{ operationId: '' }, 'operationId: Elige la operación.'],
    [{ amount: 0 }, 'amount: Escribe un monto mayor que cero, en centavos enteros.'],
    [{ amount: -5 }, 'amount: Escribe un monto mayor que cero, en centavos enteros.'],
    [{ amount: 1.5 }, 'amount: Escribe un monto mayor que cero, en centavos enteros.'],
    [{ amount: '100' }, 'amount: Escribe un monto mayor que cero, en centavos enteros.'],
    [{ amount: 1e300 }, 'amount: Escribe un monto mayor que cero, en centavos enteros.'],
    [{ reasonCode: '' }, 'reasonCode: Elige un motivo.'],
    [{ reasonCode: 'toString' }, 'reasonCode: Elige un motivo.'],
    [{ reasonCode: 'OTHER', comment: ' ' }, 'comment: Explica el motivo en el comentario.'],
    [{ comment: 'x'.repeat(251) }, 'comment: El comentario tiene más de 250 caracteres.'],
    [{ refundMethod: 'CASH' }, 'refundMethod: Elige el medio de devolución.'],
    [
      { refundMethod: 'CLABE', beneficiary: { ...account, name: '' } },
      'beneficiary.name: Escribe el titular de la cuenta.',
    ],
    [
      { refundMethod: 'CLABE', beneficiary: { ...account, clabe: '1' } },
      'beneficiary.clabe: La CLABE tiene 18 dígitos.',
    ],
    [
      { refundMethod: 'CLABE', beneficiary: { ...account, clabe: '999180001234567898' } },
      'beneficiary.clabe: El dígito verificador no coincide, revisa la CLABE',
    ],
  ])('with %j is refused: %s', (wrong, expected) => {
    const read = readRefundRequest({ ...good, ...wrong });
    expect('fields' in read && read.fields.map(({ field, message }) => `${field}: ${message}`)).toEqual([expected]);
  });
});

test('a decision names what was seen, and a refusal says why', () => {
  expect(readDecision({ decision: 'APPROVE', version: 2 })).toEqual({ deed: 'APPROVE', comment: '', version: 2 });
  expect(readDecision({ decision: 'DECLINE', version: 2 })).toEqual({
    fields: [{ field: 'comment', message: 'Di por qué no se autoriza.' }],
  });
  expect(readDecision({ decision: 'MAYBE', version: 0 })).toMatchObject({
    fields: [{ field: 'decision' }, { field: 'version' }],
  });
  expect([readVersion('3'), readVersion(3)]).toEqual([3, 3]);
  for (const wrong of ['', '0', 'x', 0, -1, 1.5, null, undefined]) expect(readVersion(wrong)).toHaveProperty('fields');
});
