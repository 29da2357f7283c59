import { expect, test } from 'vitest';
import type { ListFilter } from '../query/filters';
import { codeInFile, codeLabel, groupInFile, groupLabel } from './code-label';
import { unknownCode } from './codes';

test.each<[ListFilter, code: string, shown: string, inFile: string]>([
  ['status', 'SUCCESS', 'Pagado', 'Pagado'],
  ['status', 'CHARGEBACK', '--- (CHARGEBACK)', 'CHARGEBACK'],
  ['status', 'constructor', '--- (constructor)', 'constructor'],
  ['paymentMethod', 'CARD', 'Tarjeta', 'Tarjeta'],
  ['paymentMethod', 'CODI', '--- (CODI)', 'CODI'],
  ['risk', 'RED', 'Alto', 'Alto'],
  ['risk', 'BLACK', '--- (BLACK)', 'BLACK'],
  ['authentication', 'DIRECT', 'Directa', 'Directa'],
  ['authentication', 'FIDO', '--- (FIDO)', 'FIDO'],
  ['cardBrand', 'AMEX', 'American Express', 'American Express'],
  ['cardBrand', 'CARNET', '--- (CARNET)', 'CARNET'],
  ['channel', 'USSD', 'USSD', 'USSD'],
  ['bank', 'Banco Uno', 'Banco Uno', 'Banco Uno'],
  ['errorCode', 'Q7', 'Q7', 'Q7'],
])('%s %s is %s, in a file %s', (kind, code, shown, inFile) => {
  expect(codeLabel(kind, code)).toBe(shown);
  expect(codeInFile(kind, code)).toBe(inFile);
});

test('a group without a value has a name, and a code hides nothing', () => {
  expect([groupLabel('risk', ''), groupInFile('bank', '')]).toEqual(['Sin valor', 'Sin valor']);
  expect(groupLabel('risk', 'A\u202eB')).toBe('--- (A\\u202eB)');
  expect(groupLabel('channel', 'A\u202eB')).toBe('A\\u202eB');
  expect([null, '', ' ', 'X'].map(unknownCode)).toEqual(['---', '---', '---', '--- (X)']);
});
