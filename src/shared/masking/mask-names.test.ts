import { expect, test } from 'vitest';
import { maskText } from './mask';
import { HIDDEN } from './secret-names';

/** Letters alone: nothing but its name tells that it is a secret. */
const WORD = 'abcdefghijklmnop';

test.each([
  ...['cvv', 'CVV2', 'cvc', 'cvn', 'csc', 'security_code', 'security code', 'código de seguridad', 'codigo-seguridad'],
])('a code after %s', (name) => {
  expect(maskText(`a ${name}: ${WORD}`)).toBe(`a ${name}: •••`);
});

test.each([
  ...['password', 'passwd', 'newPassword', 'passphrase', 'pwd', 'contraseña', 'contrasena', 'token', 'refresh_token'],
  ...['secret', 'secretKey', 'api key', 'x-api-key', 'private_key', 'nip', 'pin', 'otp', 'totp', 'pass', 'credential'],
  ...['credentials', 'sessionid', 'JSESSIONID', 'authorization', 'Proxy-Authorization', 'cookie', 'Set-Cookie'],
  ...['clave de acceso', 'clave_secreta', 'clavePrivada'],
])('a secret after %s', (name) => {
  expect(maskText(`a ${name}: ${WORD}`)).toBe(`a ${name}: ${HIDDEN}`);
});

test.each([
  ['an arrow', "'pin' => 'abcd', 'a' => 1", "'pin' => '••••••••', 'a' => 1"],
  ['pluses between', 'a=%7B%22pin%22:+%22abcd%22%7D', 'a=%7B%22pin%22:+%22••••••••%22%7D'],
  ['an escaped quote in it', '{"password":"a\\"b c","x":1}', '{"password":"••••••••","x":1}'],
  [
    'an escaped quote in JSON in JSON',
    '{\\"pin\\":\\"a\\\\\\"b c\\",\\"x\\":1}',
    '{\\"pin\\":\\"••••••••\\",\\"x\\":1}',
  ],
  ['no end', '{"password":"dos palabras', '{"password":"••••••••'],
  ['a header to the end of its line', 'Cookie: a=b; c=d\nHost: x', 'Cookie: ••••••••\nHost: x'],
  ['credentials of two words', 'Authorization: Custom abc, def\nHost: x', 'Authorization: ••••••••\nHost: x'],
  ['two of them', 'pin=ab&otp=cd&x=ef', 'pin=••••••••&otp=••••••••&x=ef'],
  ['one whose value is named like one', 'password=token=x y', 'password=•••••••• y'],
  ['a code after a sign', 'el CVV#123 y cvc 4567', 'el CVV#••• y cvc •••'],
  ['a spoken PIN', 'su NIP es 1234; my pin is 123456', 'su NIP es •••; my pin is •••'],
  ['too many digits for a code', 'cvv 12345, nip es 1234567', 'cvv 12345, nip es 1234567'],
  ['escaped markup', '&lt;cvv&gt;987&lt;/cvv&gt;', '&lt;cvv&gt;•••&lt;/cvv&gt;'],
  ['markup with its name as a value', '<v>cvv</v><cvv>v</cvv>', '<v>cvv</v><cvv>•••</cvv>'],
  ['attributes of forms', '<input id="password" value="a b">', '<input id="password" value="••••••••">'],
  ['attributes in Spanish', 'campo="cvv" valor="987"', 'campo="cvv" valor="•••"'],
  ['a pair of JSON', "{header: 'X-Api-Key', contenido: 'abc'}", "{header: 'X-Api-Key', contenido: '••••••••'}"],
  ['a part without quotes', 'form-data; name=cvv\r\n\r\n987\r\n--x', 'form-data; name=cvv\r\n\r\n•••\r\n--x'],
  [
    'a part with further headers',
    'form-data; name="cvv"\r\nContent-Type: text/plain\r\n\r\n987\r\n--x',
    'form-data; name="cvv"\r\nContent-Type: text/plain\r\n\r\n•••\r\n--x',
  ],
  ['lines without carriage returns', 'name="cvv"\n\n987\n--x', 'name="cvv"\n\n•••\n--x'],
])('a secret with %s', (_what, text, shown) => {
  expect(maskText(text)).toBe(shown);
});
