import { compactDay, wireDate } from '../wire-date';
import { notify, recharge, rechargeUnknownLine } from './common-steps';
import type { OrderStory } from './order-story';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A reference that the customer pays at the counter, too late, or never. */
export function tellOxxoOrder(story: OrderStory, outcome: 'paid' | 'late' | 'never'): void {
  const { random, amount, id } = story;
  const reference = `93000262${random.digits(12)}`;
  const expiry = story.clock() + (outcome === 'paid' ? 72 : 6) * HOUR;
  story.step({
    service: 'oxxo',
    operation: 'generarReferencia',
    serviceType: 'PAGO',
    elapsed: random.int(120, 380),
    code: '00',
    request: { orderId: id, amount, paymentMethod: 'OXXO', expirationDays: 3 },
    response: {
      reference,
      barcode: `${reference}${String(Math.round(amount * 100)).padStart(8, '0')}`,
      expiration: wireDate(expiry),
    },
  });
  notify(story, 'referencia-oxxo', { referencia: reference });
  if (outcome === 'paid') {
    pay(story, reference, random.int(12, 300) * MINUTE);
    recharge(story);
    notify(story, 'recarga-exitosa');
    return;
  }
  story.step({
    service: 'oxxo',
    operation: 'expirarReferencia',
    serviceType: 'PAGO',
    host: 'batch-01.example.mx',
    gap: expiry - story.clock(),
    elapsed: random.int(8, 30),
    code: '00',
    request: { reference },
    response: { status: 'EXPIRATED' },
  });
  if (outcome === 'late') pay(story, reference, random.int(20, 200) * MINUTE, true);
}

function pay(story: OrderStory, reference: string, gap: number, late = false): void {
  const { random, amount } = story;
  story.step({
    service: 'oxxo',
    operation: 'confirmarPago',
    serviceType: 'PAGO',
    gap,
    elapsed: random.int(120, 300),
    logType: late ? 'ERROR' : 'INFO',
    code: late ? '19' : '00',
    ...(late ? { message: 'Referencia vencida' } : {}),
    request: { reference, store: `50${random.pick(['AAA', 'BQK', 'MTR'])}`, amount },
    response: late
      ? { status: 'REJECTED', message: 'Referencia vencida', paidAt: null }
      : { status: 'SUCCESS', paidAt: wireDate(story.clock() + gap), amount },
  });
}

/** A transfer that arrives, waits for its bank, or goes to an account that cannot exist. */
export function tellSpeiOrder(story: OrderStory, outcome: 'paid' | 'waiting' | 'bad-account'): void {
  const { random, amount, id } = story;
  const claveRastreo = `MUESTRA${compactDay(story.clock())}${random.digits(6)}`;
  const cuentaOrdenante = `646180********${random.digits(4)}`;
  story.step({
    service: 'spei',
    operation: 'generarClabe',
    serviceType: 'ABONO',
    elapsed: random.int(80, 220),
    code: '00',
    request: { orderId: id, amount, paymentMethod: 'SPEI' },
    response: { clabe: '646180000000000000', concepto: id, monto: amount },
  });
  if (outcome === 'bad-account') {
    story.step({
      service: 'spei',
      operation: 'validarCuenta',
      serviceType: 'ABONO',
      gap: random.int(1, 20) * MINUTE,
      elapsed: random.int(30, 90),
      logType: 'ERROR',
      code: '14',
      message: 'CLABE inválida: el dígito verificador no corresponde',
      request: { orderId: id, claveRastreo, cuentaOrdenante, monto: amount },
      response: { status: 'REJECTED', motivo: 'CLABE inválida', monto: amount },
    });
    notify(story, 'pago-rechazado');
    return;
  }
  const waits = outcome === 'waiting' ? random.int(3, 6) : random.int(0, 1);
  for (let attempt = 1; attempt <= waits; attempt += 1) {
    story.step({
      service: 'spei',
      operation: 'consultarEstado',
      serviceType: 'ABONO',
      gap: 5 * MINUTE,
      elapsed: random.int(90, 260),
      logType: attempt > 2 ? 'WARN' : 'INFO',
      code: '00',
      request: { claveRastreo },
      response: { status: 'PENDING', intentos: attempt, siguiente: wireDate(story.clock() + 10 * MINUTE) },
    });
  }
  if (outcome === 'waiting') return;
  story.step({
    service: 'spei',
    operation: 'recibirAbono',
    serviceType: 'ABONO',
    host: 'batch-01.example.mx',
    gap: random.int(1, 9) * MINUTE,
    elapsed: random.int(300, 900),
    code: '00',
    request: { orderId: id, claveRastreo, cuentaOrdenante, monto: amount, concepto: `Recarga número ${story.msisdn}` },
    response: { status: 'ACCEPTED', folio: random.int(1000, 99_999), monto: amount },
  });
  recharge(story);
  notify(story, 'recarga-exitosa');
}

/** A purchase with the balance of the line. */
export function tellSicatelOrder(story: OrderStory, outcome: 'paid' | 'no-balance' | 'unknown-line'): void {
  const { random, amount, msisdn, id } = story;
  if (outcome === 'unknown-line') {
    rechargeUnknownLine(story);
    notify(story, 'numero-no-existe');
    return;
  }
  const balance = outcome === 'paid' ? amount + random.int(5, 300) : Math.max(0, amount - random.int(5, 20));
  story.step({
    service: 'sicatel',
    operation: 'consultarSaldo',
    elapsed: random.int(180, 420),
    code: '0',
    request: { orderId: id, msisdn },
    response: { balance, bonus: [], lastRecharge: null },
  });
  story.step({
    service: 'sicatel',
    operation: 'cobrarSaldo',
    serviceType: 'PAGO',
    elapsed: random.int(300, 900),
    logType: outcome === 'paid' ? 'INFO' : 'ERROR',
    code: outcome === 'paid' ? '0' : '1205',
    request: { orderId: id, msisdn, amount, paymentMethod: 'SICATEL' },
    response:
      outcome === 'paid'
        ? { status: 'SUCCESS', amount, balance: balance - amount }
        : { status: 'DENIED', amount, message: 'Saldo insuficiente', balance },
  });
  notify(story, outcome === 'paid' ? 'compra-exitosa' : 'saldo-insuficiente');
}

/** Cash over a shop's counter; the shop's terminal is logged as a request and a response apart. */
export function tellStoreOrder(story: OrderStory): void {
  const { random, amount, id } = story;
  const terminal = `TDA-${random.digits(4)}`;
  const common = { service: 'autorizador', operation: 'registrarEfectivo', serviceType: 'PAGO' };
  story.step({
    ...common,
    elapsed: random.int(2, 8),
    logType: 'REQUEST',
    request: { orderId: id, amount, paymentMethod: 'STORE', terminal },
  });
  story.step({
    ...common,
    gap: random.int(90, 300),
    elapsed: random.int(2, 8),
    logType: 'RESPONSE',
    code: '00',
    response: { status: 'SUCCESS', amount, terminal, ticket: random.digits(10) },
  });
  recharge(story);
  notify(story, 'recarga-exitosa');
}
