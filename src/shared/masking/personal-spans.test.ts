import { expect, test } from 'vitest';
import { maskText } from './mask';
import { isPhone } from './personal-spans';

test.each([
  ...['teléfono', 'telefono', 'phone', 'celular', 'MSISDN', 'WhatsApp', 'móvil', 'movil', 'tel', 'cel', 'mobile'],
  ...['telefonoCliente', 'phone_number', 'tel.'],
])('a telephone number after %s', (name) => {
  expect(maskText(`${name}: 5512345678`)).toBe(`${name}: •• •••• 5678`);
  expect(maskText(`{"${name}":"5512345678"}`)).toBe(`{"${name}":"•• •••• 5678"}`);
});

test.each([
  ['tel 044 55 1234 5678', 'tel •• •••• 5678'],
  ['tel => 55-1234-5678', 'tel => •• •••• 5678'],
  ['cel 525512345678', 'cel •• •••• 5678'],
  ['cel 5215512345678', 'cel •• •••• 5678'],
  ['sms a +525512345678', 'sms a •• •••• 5678'],
  ['sms a +1 212 555 0123', 'sms a •• •••• 0123'],
  ['sms a +52 1 664 123 4567', 'sms a •• •••• 4567'],
  ['a 55 1234 5678.', 'a •• •••• 5678.'],
  ['a 55-1234-5678,', 'a •• •••• 5678,'],
  ['a (55)1234 5678', 'a •• •••• 5678'],
  ['a 664-123-4567', 'a •• •••• 4567'],
  ['a (664) 123 4567', 'a •• •••• 4567'],
  ['de ana+pagos@correo.example.mx', 'de a•••@correo.example.mx'],
  ["de o'neil@example.mx", 'de o•••@example.mx'],
  ['de ñandú_1@example.mx,luz@example.com', 'de ñ•••@example.mx,l•••@example.com'],
  ['u=x%2Fana.paz@correo.example.mx', 'u=x%2Fa•••@correo.example.mx'],
])('%s', (text, shown) => {
  expect(maskText(text)).toBe(shown);
});

test.each([
  'A55 1234 5678',
  '1.55 1234 5678',
  '55 1234 5678-A',
  '55 1234 56789',
  '55 1234 5678/2',
  'canceled 5512345678',
  'hotel 5512345678',
  'folio 5512345678',
  '10:55 1234 5678',
  'ana@servidor',
  'modulo@1.2.3',
  '@example.mx',
])('%s names nobody', (text) => {
  expect(maskText(text)).toBe(text);
});

test.each([
  ['5512345678', true],
  ['(55) 1234-5678', true],
  ['+52 1 55 1234 5678', true],
  ['tel:+525512345678', true],
  ['044.55.1234.5678', true],
  ['551234567', false],
  ['1234567890123456', false],
  ['a 5512345678', false],
  ['5512345678 ext', false],
])('%j is a telephone number: %s', (text, is) => {
  expect(isPhone(text)).toBe(is);
});
