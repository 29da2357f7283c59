import { expect, test } from 'vitest';
import { HIDDEN, hiddenText, isOrderId, secretKind } from './secret-names';

test.each([
  [
    'code',
    ['cvv', 'CVV2', 'card_cvv', 'cardCvc2', 'csc', 'CAV2', 'cvn', 'cvvCode', 'securityCode', 'cardSecurityCode'],
  ],
  ['code', ['códigoSeguridad', 'codigo_de_seguridad']],
  [
    'whole',
    ['password', 'newPassword', 'passwd', 'passphrase', 'Contraseña', 'pwd', 'pass', 'pin', 'nip', 'otp', 'totp'],
  ],
  [
    'whole',
    ['pinBlock', 'token', 'accessToken', 'tokenValue', 'client_secret', 'secretKey', 'X-Api-Key', 'privateKey'],
  ],
  ['whole', ['cookie', 'Set-Cookie', 'credential', 'credentials', 'track1', 'track2Data', 'track', 'claveAcceso']],
  ['whole', ['clave de acceso', 'claveSecreta', 'clave_privada', 'jwt', 'cryptogram', 'sessionId', 'JSESSIONID']],
  [
    'card',
    ['pan', 'cardNumber', 'cardNo', 'numeroTarjeta', 'número de tarjeta', 'tarjeta', 'card', 'accountNumber', 'dpan'],
  ],
  ['clabe', ['clabe', 'cuentaClabe', 'CLABE_destino']],
  ['credential', ['Authorization', 'Proxy-Authorization']],
  [
    'phone',
    ['teléfono', 'telefonoCliente', 'celular', 'MSISDN', 'whatsapp', 'phone', 'customerPhone', 'phoneNumber', 'tel'],
  ],
  ['phone', ['cel', 'móvil', 'mobileNumber', 'lineaMovil']],
  [
    'order',
    ['order', 'orderId', 'order_no', 'idOrden', 'ordenNumero', 'pedido', 'número de pedido', 'merchantOrderId'],
  ],
  [
    undefined,
    ['tokenType', 'tokenExpiration', 'passengers', 'pinta', 'compass', 'cardBrand', 'cardLast4', 'authorizationCode'],
  ],
  [
    undefined,
    ['clave', 'claveRastreo', 'telegram', 'celda', 'border', 'orderStatus', 'discvv', `password${'x'.repeat(60)}`],
  ],
] as const)('%s: %j', (kind, names) => {
  expect(names.map((name) => [name, secretKind(name)])).toEqual(names.map((name) => [name, kind]));
});

test.each([
  ['code', '123', '•••'],
  ['code', '12345', '•••'],
  ['whole', 'a', HIDDEN],
  ['whole', ' ', undefined],
  ['whole', '***', undefined],
  ['whole', '•••• 1111', HIDDEN],
  ['whole', 'XXXX-XXXX', undefined],
  ['whole', 'true', undefined],
  ['whole', 'false', undefined],
  ['whole', 'null', undefined],
  ['whole', 'undefined', undefined],
  ['credential', '083411', undefined],
  ['credential', 'A1-23456789B', undefined],
  ['credential', 'A1-23456789BC', HIDDEN],
  ['credential', 'a b', HIDDEN],
  ['card', '4111111111111111', undefined],
  [undefined, 'secreto', undefined],
] as const)('what %s hides of %j is %j', (kind, text, shown) => {
  expect(hiddenText(kind, text)).toBe(shown);
});

test.each([
  ['ORD-20261127_000001.A', true],
  ['Ñandú-1', true],
  ['dos palabras', false],
  ['', false],
  ['x'.repeat(65), false],
])('%j is an order id: %s', (text, is) => {
  expect(isOrderId(text)).toBe(is);
});
