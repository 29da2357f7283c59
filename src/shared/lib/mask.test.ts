import { describe, expect, test } from 'vitest';
import { parseJson } from '../api/parse-json';
import { isCardNumber, isClabe } from './account-numbers';
import { formatJson } from './format-json';
import { maskMembers, maskText } from './mask';

const masked = (value: unknown) => formatJson(value, Number.POSITIVE_INFINITY, maskMembers);

describe('numbers', () => {
  test.each([
    ['4111111111111111', true],
    ['4111111111111112', false],
    ['5555555555554444', true],
    ['2223000048400011', true],
    ['378282246310005', true],
    ['6011111111111117', true],
    ['9999999999999995', false],
    ['1764267484000', false],
  ])('%s is a card: %s', (digits, card) => {
    expect(isCardNumber(digits)).toBe(card);
  });

  test.each([
    ['646180110400000007', true],
    ['646180110400000008', false],
    ['822106502566256641', false],
  ])('%s is a CLABE: %s', (digits, clabe) => {
    expect(isClabe(digits)).toBe(clabe);
  });
});

describe('texts', () => {
  test.each([
    ['pago con 4111111111111111.', 'pago con 411111••••••1111.'],
    ['4111 1111-1111 1111', '411111••••••1111'],
    ['2026-11-27 4111111111111111 12/28', '2026-11-27 411111••••••1111 12/28'],
    ['4111\u200b1111\u200b1111\u200b1111', '411111••••••1111'],
    ['PAN４１１１１１１１１１１１１１１１', 'PAN411111••••••1111'],
    ['a 646180110400000007', 'a 646•••••••••••0007'],
    ['Authorization: Basic dXN1YXJpbzpjbGF2ZQ==', 'Authorization: ••••••••'],
    ['con Bearer abc.def-123456 va', 'con Bearer •••••••• va'],
    ['{"cvv":"123","a":1}', '{"cvv":"•••","a":1}'],
    ['{\\"password\\":\\"x y\\",\\"a\\":1}', '{\\"password\\":\\"••••••••\\",\\"a\\":1}'],
    ['amount=10&token=abc123&x=1', 'amount=10&token=••••••••&x=1'],
    ['<sec:Password>hunter2</sec:Password>', '<sec:Password>••••••••</sec:Password>'],
    ['<campo name="cvv">123</campo>', '<campo name="cvv">•••</campo>'],
    ['código de seguridad: 123', 'código de seguridad: •••'],
    ['el CVV es 123', 'el CVV es •••'],
    ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl', '••••••••'],
  ])('%s', (text, shown) => {
    expect(maskText(text)).toBe(shown);
  });

  test('a long text is read no further than wanted, and no cut shows half a secret', () => {
    const text = `${'línea sin nada que ocultar 4111111111111111\n'.repeat(60_000)}`;
    const start = maskText(text, 1000);
    expect(start.length).toBeGreaterThan(1000);
    expect(start.length).toBeLessThan(20_000);
    expect(start.slice(0, 1000)).toBe(maskText(text).slice(0, 1000));
    const jwts = `eyJhbGciOiJIUzI1NiJ9.${'a'.repeat(3000)} `.repeat(100);
    expect(maskText(jwts, 500)).toBe(maskText(jwts).slice(0, maskText(jwts, 500).length));
  });
});

describe('members', () => {
  test.each([
    [{ card: 4111111111111111 }, { card: '411111••••••1111' }],
    [{ numeroTarjeta: '4111 1111 1111 1112' }, { numeroTarjeta: '411111••••••1112' }],
    [
      { cvv: 123, CVC2: '4567', cvv2: '***' },
      { cvv: '•••', CVC2: '•••', cvv2: '***' },
    ],
    [{ passwords: ['a', 'b'] }, { passwords: ['••••••••', '••••••••'] }],
    [{ accessToken: { value: 'abc' } }, { accessToken: '••••••••' }],
    [
      [
        { name: 'X-Api-Key', value: 'k' },
        { name: 'Host', value: 'h' },
      ],
      [
        { name: 'X-Api-Key', value: '••••••••' },
        { name: 'Host', value: 'h' },
      ],
    ],
    [
      ['Cookie', 'a=b', 'Host', 'h'],
      ['Cookie', '••••••••', 'Host', 'h'],
    ],
    [{ '4111111111111111': { monto: 1 } }, { '411111••••••1111': { monto: 1 } }],
    [
      { token: null, password: '', changePassword: true },
      { token: null, password: '', changePassword: true },
    ],
    [{ authorization: '083411' }, { authorization: '083411' }],
    [{ authorization: 'Bearer un-valor-largo' }, { authorization: '••••••••' }],
  ])('%j', (value, shown) => {
    expect(JSON.parse(masked(value))).toEqual(shown);
  });

  test('the depth, the limit and the digits of formatJson stay', () => {
    expect(masked(parseJson('{"id":822106502566256643,"n":[-9223372036854775807]}'))).toBe(
      '{\n  "id": 822106502566256643,\n  "n": [\n    -9223372036854775807\n  ]\n}',
    );
    let deep: unknown = '4111111111111111';
    for (let level = 0; level < 5000; level += 1) deep = [deep];
    expect(masked(deep)).toContain('"…"');
    expect(masked(Array.from({ length: 100_000 }, () => 'x'))).toContain('"x"');
  });
});

/** Numbers that are always the same: a failure can be looked at again. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const random = numbersFrom(20_261_127);
const int = (below: number) => Math.floor(random() * below);
const pick = <T>(items: readonly T[]): T => items[int(items.length)] as T;
const digits = (count: number) => Array.from({ length: count }, () => int(10)).join('');
const letters = (count: number) =>
  Array.from({ length: count }, () => pick([...'ABCdefGHijkLMnopQRstuVWxyz'])).join('');

function card(): string {
  const [start, length] = pick([
    ['4', 16],
    ['52', 16],
    ['2345', 16],
    ['37', 15],
    ['6011', 16],
    ['3566', 16],
    ['506', 16],
  ] as const);
  const body = start + digits(length - start.length - 1);
  return Array.from({ length: 10 }, (_, check) => `${body}${check}`).find(isCardNumber) ?? '4111111111111111';
}

function clabe(): string {
  const body = pick(['646', '012', '072', '002']) + digits(14);
  return Array.from({ length: 10 }, (_, check) => `${body}${check}`).find(isClabe) ?? '646180110400000007';
}

const grouped = (number: string, gap: string) => number.replace(/(\d{4})(?=\d)/g, `$1${gap}`);

interface Hostile {
  body: unknown;
  secrets: string[];
}

/** A secret in each way in which a log may carry it. */
function hostile(kind: number): Hostile {
  const number = card();
  const gap = pick([' ', '-', '.', '  ', '\u00a0', '_', ' - ', '\u200b', '\u2011']);
  const code = `${1 + int(9)}${digits(pick([2, 3]))}`;
  const secret = letters(6) + digits(4) + letters(6);
  const account = clabe();
  const jwt = `eyJ${letters(20)}.${letters(30)}.${letters(20)}`;
  const codeName = pick(['cvv', 'CVV2', 'cvc', 'securityCode', 'codigoSeguridad', 'card_cvv']);
  const secretName = pick([
    'password',
    'newPassword',
    'Contraseña',
    'access_token',
    'refreshToken',
    'X-Api-Key',
    'client_secret',
  ]);
  const quotedCode = `"${code}"`;
  const ways: Hostile[] = [
    { body: { card: { number, [codeName]: code } }, secrets: [number, quotedCode] },
    { body: { data: [{ pan: Number(number) }] }, secrets: [number] },
    { body: `tarjeta ${grouped(number, gap)} rechazada`, secrets: [number, grouped(number, gap)] },
    { body: { nota: `ref${int(99)} ${grouped(number, gap)} ${digits(3)}` }, secrets: [number, grouped(number, gap)] },
    { body: { [secretName]: secret, orden: 'ORD-1' }, secrets: [secret] },
    { body: `POST /pago?${codeName}=${code}x&a=1&${secretName}=${secret}`, secrets: [`=${code}x`, secret] },
    {
      body: { payload: JSON.stringify({ [secretName]: secret, [codeName]: code, n: number }) },
      secrets: [secret, number, `\\"${code}\\"`],
    },
    {
      body: { headers: { Authorization: `Bearer ${secret}` }, m: `authorization: Basic ${secret}` },
      secrets: [secret],
    },
    {
      body: { headers: [{ name: 'Authorization', value: `Basic ${secret}` }, ['Set-Cookie', `sid=${secret}`]] },
      secrets: [secret],
    },
    {
      body: `<pago><${secretName}>${secret}</${secretName}><numero>${number}</numero></pago>`,
      secrets: [secret, number],
    },
    {
      body: { clabe: account, texto: `cuenta ${account} y ${grouped(account, gap)}` },
      secrets: [account, grouped(account, gap)],
    },
    { body: [jwt, { sesion: `token=${jwt};` }], secrets: [jwt, jwt.slice(10, 40)] },
    {
      body: JSON.stringify({ interno: JSON.stringify({ [secretName]: secret, pan: number }) }),
      secrets: [secret, number],
    },
    {
      body: { [number]: { monto: 1 }, lista: [number, grouped(number, gap)] },
      secrets: [number, grouped(number, gap)],
    },
    { body: `Cookie: a=1; sesion=${secret}\r\nHost: x\r\nx-auth-token: ${secret}`, secrets: [secret] },
  ];
  return ways[kind % ways.length] as Hostile;
}

/** What support works with, and must be able to read and copy. */
function honest(kind: number): unknown {
  const ways: unknown[] = [
    { order: `ORD-20261127-${digits(6)}`, reference: `6331${digits(8)}`, authorization: digits(6), monto: 349.5 },
    { folio: `SIC${digits(9)}`, msisdn: `55${digits(8)}`, moment: 1_764_267_484_000 + int(1e9), code: '00' },
    { id: BigInt(`8${digits(17)}`), trace: BigInt(`9${digits(18)}`), secuencia: 9_007_199_254_740_993n },
    {
      claveRastreo: `MUESTRA${digits(9)}`,
      fecha: '27/11/2026 03:58:44 PM',
      ip: '192.0.2.41',
      lastFour: digits(4),
      bin: digits(6),
    },
    `2026-11-27 15:58:44,123 INFO orden ORD-20261127-${digits(6)} en ${int(900)} ms, código ${digits(2)}`,
    `<pago><monto moneda="MXN">${int(900)}.00</monto><estatus>SUCCESS</estatus></pago>`,
    {
      uuid: `a${digits(7)}-b${digits(3)}-4abc-9def-${letters(12)}`,
      score: Math.floor(random() * 1e9) / 1e9,
      latencia: [12, 45, 7],
    },
    {
      tokenExpiration: '2026-11-27T21:58:44.123456789Z',
      tokenType: 'jwt-bearer',
      changePassword: false,
      cvv: '***',
      card: '****1111',
    },
    {
      status: 'DENIED',
      acquirer: { code: '51', message: 'Fondos insuficientes' },
      promociones: [{ id: 17, name: 'Doble saldo' }],
    },
    `amount=${int(1000)}&card=****1111&key=orden&pinta=azul&passengers=2&compass=norte`,
  ];
  return ways[kind % ways.length];
}

const asText = (body: unknown) => (typeof body === 'string' ? body : formatJson(body));
const asShown = (body: unknown) => (typeof body === 'string' ? maskText(body) : masked(body));

test('of 300 hostile bodies no secret is left', () => {
  for (let kind = 0; kind < 300; kind += 1) {
    const { body, secrets } = hostile(kind);
    const shown = asShown(body);
    for (const secret of secrets) {
      expect(asText(body).length, 'the body holds something').toBeGreaterThan(10);
      expect(shown.includes(secret), `${kind}: ${secret} in ${shown}`).toBe(false);
    }
  }
});

test('of 200 honest bodies every character stays', () => {
  for (let kind = 0; kind < 200; kind += 1) {
    const body = honest(kind);
    expect(asShown(body)).toBe(asText(body));
  }
});
