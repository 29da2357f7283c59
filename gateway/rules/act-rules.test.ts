import { describe, expect, test } from 'vitest';
import { operationActions, type StoredAct, statusAfter } from './act';
import { readNote, readReview } from './act-request';
import type { Role } from './roles';

const CARD = '4111 1111 1111 1111';

describe('a note', () => {
  test.each([
    ['  Con espacios  ', 'Con espacios'],
    ['Dos\r\nlíneas\ty\u0000 un\u001b[31m salto\u0007', 'Dos\nlíneas y un[31m salto'],
    ['al\u202Erevés\u2069', 'alrevés'],
    [`Pagó con ${CARD} hoy`, 'Pagó con •••• 1111 hoy'],
    ['4111-1111-1111-1111', '•••• 1111'],
    ['4111111111111112 no es tarjeta', '4111111111111112 no es tarjeta'],
    ['CLABE 646180157000000004', 'CLABE 646180157000000004'],
    ['media \ud83d y entera 😀', 'media \ufffd y entera 😀'],
    ['ñ'.repeat(1000), 'ñ'.repeat(1000)],
    ['😀'.repeat(1000), '😀'.repeat(1000)],
  ])('%j is kept as %j', (text, kept) => {
    expect(readNote({ text })).toEqual({ text: kept });
  });

  test.each([
    ['', 'Escribe la nota.'],
    [' \n\u200e ', 'Escribe la nota.'],
    [undefined, 'Escribe la nota.'],
    [7, 'Escribe la nota.'],
    ['x'.repeat(1001), 'La nota tiene más de 1000 caracteres.'],
  ])('%j is refused', (text, message) => {
    expect(readNote({ text })).toEqual({ fields: [{ field: 'text', message }] });
  });
});

describe('a decision', () => {
  test.each([
    [
      { decision: 'APPROVE', reason: ' Sí ', version: 2 },
      { decision: 'APPROVE', reason: 'Sí', version: 2 },
    ],
    [
      { decision: 'REJECT', reason: CARD, version: 1 },
      { decision: 'REJECT', reason: '•••• 1111', version: 1 },
    ],
  ])('%j is read', (body, read) => {
    expect(readReview(body)).toEqual(read);
  });

  test.each([
    [{}, ['decision', 'reason', 'version']],
    [{ decision: 'approve', reason: 'x', version: 1 }, ['decision']],
    [{ decision: 'APPROVE', reason: ' ', version: 1 }, ['reason']],
    [{ decision: 'APPROVE', reason: 'x'.repeat(251), version: 1 }, ['reason']],
    [{ decision: 'APPROVE', reason: 'x', version: 0 }, ['version']],
    [{ decision: 'APPROVE', reason: 'x', version: 1.5 }, ['version']],
  ])('%j is refused', (body, fields) => {
    const read = readReview(body);
    expect('fields' in read && read.fields.map(({ field }) => field)).toEqual(fields);
  });
});

test.each([
  ['ADMINISTRATOR', 'SUCCESS', ['SYNC', 'NOTE', 'RECEIPT']],
  ['ADMINISTRATOR', 'REVIEW', ['SYNC', 'NOTE', 'REVIEW']],
  ['SOPORTE', 'SUCCESS', ['SYNC', 'NOTE', 'RECEIPT']],
  ['SOPORTE', 'REVIEW', ['SYNC', 'NOTE']],
  ['SOPORTE', 'PENDING', ['SYNC', 'NOTE']],
  ['FINANZAS', 'REVIEW', ['NOTE', 'REVIEW']],
  ['FINANZAS', 'REFUND', ['NOTE']],
  ['TELCEL', 'REVIEW', []],
] as [Role, string, string[]][])('%s may do with one that is %s: %j', (role, status, actions) => {
  expect(operationActions({ status }, role, { note: true, ask: true, write: true })).toEqual(actions);
});

test('without anybody to ask or to write to, there is nothing but the note', () => {
  for (const status of ['REVIEW', 'SUCCESS'])
    expect(operationActions({ status }, 'ADMINISTRATOR', { note: true, ask: false, write: false })).toEqual(['NOTE']);
});

test.each([
  ['PENDING', [['PENDING', 'SUCCESS']], 'SUCCESS'],
  ['EXPIRATED', [['PENDING', 'SUCCESS']], 'SUCCESS'],
  ['PENDING', [['EXPIRATED', 'SUCCESS']], 'SUCCESS'],
  ['ERROR', [['PENDING', 'SUCCESS']], 'ERROR'],
  ['REFUND', [['PENDING', 'SUCCESS']], 'REFUND'],
  ['REVIEW', [['REVIEW', 'REJECTED']], 'REJECTED'],
  ['EXPIRATED', [['REVIEW', 'REJECTED']], 'EXPIRATED'],
  ['SUCCESS', [['REVIEW', 'REJECTED']], 'SUCCESS'],
  [
    'PENDING',
    [
      ['PENDING', 'REVIEW'],
      ['REVIEW', 'REJECTED'],
    ],
    'REJECTED',
  ],
  ['PENDING', [['PENDING', 'PENDING']], 'PENDING'],
] as [string, [string, string][], string][])('services tell %s after %j: %s', (told, changes, status) => {
  const acts = changes.map(([fromStatus, toStatus]) => ({ fromStatus, toStatus }) as StoredAct);
  expect(statusAfter(told, acts)).toBe(status);
});
