import { isCardNumber, isClabe } from './account-numbers';

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

const markup = (text: string) => text.replaceAll('"', '&quot;');

interface Hostile {
  body: unknown;
  secrets: string[];
}

/** A secret in each way in which a log may carry it. */
export function hostile(kind: number): Hostile {
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
  const phone = `55${1 + int(9)}${digits(7)}`;
  const mail = `ana.${digits(4)}@correo.example.mx`;
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
    { body: { msisdn: phone, contacto: { telefonoCliente: Number(phone) } }, secrets: [phone] },
    { body: `llamar al tel. ${phone} o escribir a ${mail}`, secrets: [phone, mail] },
    {
      body: `datos=${encodeURIComponent(JSON.stringify({ pan: number, [codeName]: code, [secretName]: secret, mail }))}&n=${grouped(number, '+')}`,
      secrets: [number, `%22${code}%22`, secret, mail.split('@')[0] ?? mail, grouped(number, '+')],
    },
    {
      body: markup(JSON.stringify({ [codeName]: code, [secretName]: secret, n: number })),
      secrets: [secret, number, `&quot;${code}&quot;`],
    },
    {
      body: { base64: btoa(JSON.stringify({ [codeName]: code, n: number })) },
      secrets: [btoa(JSON.stringify({ [codeName]: code, n: number })).slice(8, 24)],
    },
    { body: `0200F238460128008${number.length}${number}000000000000049900`, secrets: [number] },
    { body: `5713${number}D28122010000012345678F`, secrets: [number, '2010000012345678'] },
    { body: `Cookie: a=1; sesion=${secret}\r\nHost: x\r\nx-auth-token: ${secret}`, secrets: [secret] },
  ];
  return ways[kind % ways.length] as Hostile;
}

/** What support works with, and must be able to read and copy. */
export function honest(kind: number): unknown {
  const ways: unknown[] = [
    { order: `ORD-20261127-${digits(6)}`, reference: `6331${digits(8)}`, authorization: digits(6), monto: 349.5 },
    { folio: `SIC${digits(9)}`, plan: 'AMIGO-30', moment: 1_764_267_484_000 + int(1e9), code: '00' },
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
