import { describe, expect, test } from 'vitest';
import { maskSensitive, sensitiveKind, takeSensitive } from './sensitive-text';

describe('a text that is nothing else', () => {
  test.each([
    ['4111 1111 1111 1111', 'card', '411111••••••1111'],
    ['5555555555554444', 'card', '555555••••••4444'],
    ['4111-1111-1111-1111', 'card', '411111••••••1111'],
    ['4111.1111.1111.1111', 'card', '411111••••••1111'],
    ['4111\u00a01111\u202f1111\u20091111', 'card', '411111••••••1111'],
    ['4111\u200b11111111\u00ad1111', 'card', '411111••••••1111'],
    ['3782 822463 10005', 'card', '378282•••••0005'],
    ['４１１１１１１１１１１１１１１１', 'card', '411111••••••1111'],
    ['012180001183597198', 'clabe', '012•••••••••••7198'],
    ['012 180 00118359719 8', 'clabe', '012•••••••••••7198'],
    ['5512345678', 'phone', '••••••5678'],
    ['55 1234 5678', 'phone', '••••••5678'],
    ['(55) 1234-5678', 'phone', '••••••5678'],
    ['55 123 456 78', 'phone', '••••••5678'],
    ['55.1234.5678', 'phone', '••••••5678'],
    ['55 1234 5678\u200b', 'phone', '••••••5678'],
    ['\u202a55\u00a01234\u20115678\u202c', 'phone', '••••••5678'],
    ['525512345678', 'phone', '••••••5678'],
    ['+52 (55) 1234-5678', 'phone', '••••••5678'],
    ['+52 1 55 1234 5678', 'phone', '••••••5678'],
    ['+5215512345678', 'phone', '••••••5678'],
    ['0052 55 1234 5678', 'phone', '••••••5678'],
    ['044 55 1234 5678', 'phone', '••••••5678'],
    ['045 55 1234 5678', 'phone', '••••••5678'],
    ['01 55 1234 5678', 'phone', '••••••5678'],
    ['tel:+525512345678', 'phone', '••••••5678'],
    ['TEL: 55 1234 5678', 'phone', '••••••5678'],
    ['ana.sol@example.mx', 'email', 'a•••@example.mx'],
    ['a•••@correo.mx', 'email', 'a•••@correo.mx'],
  ])('%s', (text, kind, masked) => {
    expect(sensitiveKind(text)).toBe(kind);
    expect(maskSensitive(text)).toBe(masked);
  });
});

test.each([
  ['ORD-1 de 55 1234 5678', 'ORD-1 de ••••••5678'],
  ['000123 4111 1111 1111 1111 12/27', '000123 411111••••••1111 12/27'],
  ['55 1234 5678 27/11/2026', '••••••5678 27/11/2026'],
  ['ana@example.mx, 5512345678', 'a•••@example.mx, ••••••5678'],
  ['ORD-1,4111111111111111,5512345678', 'ORD-1,411111••••••1111,••••••5678'],
  ['7 044 55 1234 5678', '7 ••••••5678'],
  ['7 55 12 34 56 78', '7 ••••••5678'],
  ['7 55 12345678', '7 ••••••5678'],
  ['7 551 2345678', '7 ••••••5678'],
  ['7 5215512345678', '7 ••••••5678'],
  ['wa.me/5215512345678', 'wa.me/••••••5678'],
])('found within %s', (text, masked) => {
  expect(maskSensitive(text)).toBe(masked);
});

test.each([
  'ORD-20261127-004182',
  'ORD-DEMO-000051',
  '4111',
  '4111111111111112',
  '012180001183597199',
  '00012345678901234567890',
  '93000262123456789012',
  '633114872190',
  '20261127004182',
  '0012345678',
  '1234567890',
  '1 55123 45678',
  'PED-5512345678',
  'PED.5512345678',
  '$ 1,234,567,890.00',
  'OP5512345678',
  '5512345678-A',
  'f3b1c2d4-7a55-4c1e-9f00-1b2c3d4e5f60',
  '083411',
  '9007199254740993',
  '27/11/2026',
  '10.0.0.1',
  '200.10.10.255',
  'oxxo ayer',
  '',
])('%j tells nothing of a person', (text) => {
  expect(sensitiveKind(text)).toBeUndefined();
  expect(maskSensitive(text)).toBe(text);
});

// From each of their letters anew, these would be looked through for minutes.
test.each([
  ['letters without a sign', 'a'],
  ['digits', '1'],
  ['groups of digits', '1 '],
  ['signs before a number', '+'],
  ['brackets', '('],
])('a hundred kilobytes of %s are read through once', (_, part) => {
  const long = part.repeat(100_000 / part.length);
  expect(sensitiveKind(long)).toBeUndefined();
});

test('sensitive parts are taken out, but those that are something else', () => {
  const noAmount = (kind: string, before: string) => kind === 'phone' && /\$\s*$/.test(before);
  expect(takeSensitive('tel: +52 55 1234 5678 oxxo $5512345678 ana@example.mx', noAmount)).toEqual({
    parts: ['ana@example.mx', '+52 55 1234 5678'],
    rest: '  oxxo $5512345678  ',
  });
});
