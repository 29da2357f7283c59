import { compactDay, startOfDay } from '../../gateway/rules/mexico-time';
import type { TraceEntry } from '../../gateway/wire/traces';
import { type Random, seededRandom } from '../random';
import { wireDate, wireDay } from '../wire-date';
import type { LoggedStep } from './entry';
import { type HostName, hosts, serverOf } from './hosts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

type Rest = Omit<TraceEntry, 'date' | 'hostName' | 'ip' | 'server'>;

/** What a day's log holds besides orders: sign-ins, balance look-ups, removed tokens and the work of the night. */
export function backgroundOf(day: number): LoggedStep[] {
  const random = seededRandom(`background-${compactDay(day)}`);
  const steps = night(day, random);
  for (let at = day + 6 * HOUR; at < day + 23 * HOUR; at += random.int(4, 14) * MINUTE)
    steps.push(
      random.pick([signIn, signIn, refusedSignIn, signOut, balance, balance, lostBalance, promotions, removeToken])(
        at,
        random,
      ),
    );
  return steps;
}

function log(at: number, host: HostName, rest: Rest): LoggedStep {
  const { service, operation, ...more } = rest;
  const server = serverOf(service, host);
  const origin = { hostName: host, ip: hosts[host].ip, ...(server ? { server } : {}) };
  return { at, entry: { date: wireDate(at), service, operation, ...origin, ...more } };
}

const signIn = (at: number, random: Random) =>
  log(at, 'edge-01.example.mx', {
    service: 'sesiones',
    operation: 'iniciar',
    channel: 'WEB',
    logType: 'INFO',
    code: '200',
    elapsedMs: random.int(40, 120),
    request: { email: random.pick(['mariana.rios@example.mx', 'finanzas@example.mx']), password: '********' },
    response: { tokenExpiration: new Date(at + HOUR).toISOString() },
  });

const refusedSignIn = (at: number, random: Random) =>
  log(at, 'edge-01.example.mx', {
    service: 'sesiones',
    operation: 'iniciar',
    channel: 'WEB',
    logType: 'WARN',
    code: '401',
    elapsedMs: random.int(30, 70),
    request: { email: 'invitado+qa@example.mx', password: '********' },
    response: { status: 401, message: 'User or password not found' },
  });

const signOut = (at: number) =>
  log(at, 'edge-01.example.mx', {
    service: 'sesiones',
    operation: 'cerrar',
    channel: 'WEB',
    logType: 'INFO',
    code: '200',
    elapsedMs: 8,
    message: 'Sesión cerrada por el usuario',
  });

const balance = (at: number, random: Random) =>
  log(at, 'app-03.example.mx', {
    service: 'sicatel',
    operation: 'consultarSaldo',
    channel: random.pick(['USSD', 'IVR']),
    logType: 'INFO',
    code: '0',
    elapsedMs: random.int(180, 460),
    request: { msisdn: `55${random.digits(8)}` },
    response: { balance: random.int(0, 200), bonus: [], lastRecharge: null },
  });

const lostBalance = (at: number, random: Random) =>
  log(at, 'app-03.example.mx', {
    service: 'sicatel',
    operation: 'consultarSaldo',
    channel: 'USSD',
    logType: 'ERROR',
    code: '1204',
    elapsedMs: 10_000,
    message: 'Tiempo de espera agotado en sicatel (10000 ms)',
    request: { msisdn: `55${random.digits(8)}` },
  });

const promotions = (at: number, random: Random) =>
  log(at, 'app-01.example.mx', {
    service: 'promociones',
    operation: 'consultar',
    order: null,
    channel: 'APP',
    logType: 'DEBUG',
    code: '200',
    elapsedMs: random.int(9, 40),
    request: { msisdn: `55${random.digits(8)}`, segment: 'PREPAGO' },
    response: { promotions: [{ id: 17, name: 'Doble saldo', percent: 100 }], total: 1 },
  });

const removeToken = (at: number, random: Random) =>
  log(at, 'app-02.example.mx', {
    service: 'tokenizacion',
    operation: 'eliminarToken',
    channel: 'APP',
    logType: 'INFO',
    code: '204',
    elapsedMs: random.int(15, 40),
    request: { token: `tok_muestra_${random.digits(8)}` },
  });

/** Reconciliation of the day before. */
function night(day: number, random: Random): LoggedStep[] {
  const yesterday = startOfDay(day, -1);
  const rows = random.int(41_000, 52_000);
  const start = day + 3 * HOUR + random.int(0, 20) * MINUTE;
  const file = `conciliacion_${compactDay(yesterday)}.csv`;
  return [
    log(start, 'batch-01.example.mx', {
      service: 'conciliacion',
      operation: 'cargarArchivo',
      logType: 'INFO',
      elapsedMs: random.int(61_000, 95_000),
      request: { file, rows },
      response: {
        matched: rows - 3,
        unmatched: 3,
        detail: [
          { row: random.int(1, 9999), reason: 'monto distinto', expected: '100.00', found: '10.00' },
          { row: random.int(10_000, 20_000), reason: 'sin operación' },
          { row: random.int(20_001, 40_000), reason: 'duplicada' },
        ],
      },
    }),
    log(start + 12 * MINUTE, 'batch-01.example.mx', {
      service: 'conciliacion',
      operation: 'cerrarDia',
      logType: 'INFO',
      code: '0',
      elapsedMs: random.int(700, 1400),
      request: { day: wireDay(yesterday) },
      response: { closed: true, amount: `$ ${random.int(3, 6)},${random.digits(3)},${random.digits(3)}.50` },
    }),
  ];
}
