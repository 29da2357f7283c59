import { expect, test } from 'vitest';
import { isPersonal } from './personal-data';

test.each([
  ['ana@example.mx', true],
  ['a•••@correo.mx', true],
  ['5512345678', true],
  ['55 1234 5678', true],
  ['+52 (55) 1234-5678', true],
  ['525512345678', true],
  ['ORD-20261127-004182', false],
  ['4111', false],
  ['633114872190', false],
  ['083411', false],
  ['93000262123456789012', false],
])('%s', (text, personal) => {
  expect(isPersonal(text)).toBe(personal);
});
