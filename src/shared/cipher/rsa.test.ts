import { expect, test } from 'vitest';
import { decryptPassword } from '../../../mocks/accounts/decrypt';
import { encryptPassword } from './encrypt-password';
import { publicKeyPem } from './public-key';
import { encryptText } from './rsa';

test.each<[what: string, text: string]>([
  ['nothing', ''],
  ['one byte', 'a'],
  ['116 bytes', 'x'.repeat(116)],
  ['117 bytes', 'x'.repeat(117)],
  ['58 letters of two bytes', 'ñ'.repeat(58)],
  ['two, three and four bytes per letter', 'ñ€😀'],
  ['spaces at both ends', '  clave  '],
  ['a zero byte', 'a\u0000b'],
])('the private key reads %s back', async (_what, text) => {
  const sent = encryptText(text, publicKeyPem);
  expect(sent).toMatch(/^[0-9A-F]{256}$/);
  expect(await decryptPassword(sent)).toBe(text);
});

test.each<[what: string, text: string]>([
  ['118 bytes', 'x'.repeat(118)],
  ['59 letters of two bytes', 'ñ'.repeat(59)],
])('%s are refused', (_what, text) => {
  expect(() => encryptText(text, publicKeyPem)).toThrow();
});

test('200 encryptions are 256 uppercase hex digits each, and no two are alike', () => {
  const sent = Array.from({ length: 200 }, () => encryptText('Clave-2026', publicKeyPem));
  for (const hex of sent) expect(hex).toMatch(/^[0-9A-F]{256}$/);
  expect(new Set(sent).size).toBe(200);
});

test('a password is encrypted under the embedded key', async () => {
  expect(await decryptPassword(await encryptPassword('contraseña'))).toBe('contraseña');
});
