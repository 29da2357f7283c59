import { wireDate } from '../wire-date';
import { notify, recharge, rechargeUnknownLine, refund } from './common-steps';
import { digits, providerReference } from './order-plan';
import type { OrderTimeline } from './order-timeline';

const MINUTE = 60_000;

/** A transfer that arrives, waits for its bank, or goes to an account that cannot exist. */
export function logSpeiOrder(timeline: OrderTimeline): void {
  const { random, amount, id, plan } = timeline;
  const claveRastreo = providerReference(plan);
  const cuentaOrdenante = `646180********${digits(plan.phone % 10_000, 4)}`;
  const settled = plan.start + plan.settleAfter;
  timeline.step({
    service: 'spei',
    operation: 'generarClabe',
    serviceType: 'ABONO',
    elapsed: random.int(80, 220),
    code: '00',
    request: { orderId: id, amount, paymentMethod: 'SPEI' },
    response: { clabe: '646180000000000000', concepto: id, monto: amount },
  });
  if (plan.outcome === 'bad-account') {
    timeline.step({
      service: 'spei',
      operation: 'validarCuenta',
      serviceType: 'ABONO',
      until: settled,
      elapsed: random.int(30, 90),
      logType: 'ERROR',
      code: '14',
      message: 'CLABE inválida: el dígito verificador no corresponde',
      request: { orderId: id, claveRastreo, cuentaOrdenante, monto: amount },
      response: { status: 'REJECTED', motivo: 'CLABE inválida', monto: amount },
    });
    notify(timeline, 'pago-rechazado');
    return;
  }
  const waits = plan.outcome === 'waiting' ? random.int(3, 6) : plan.settleAfter > 8 * MINUTE ? 1 : 0;
  for (let attempt = 1; attempt <= waits; attempt += 1) {
    timeline.step({
      service: 'spei',
      operation: 'consultarEstado',
      serviceType: 'ABONO',
      gap: 5 * MINUTE,
      elapsed: random.int(90, 260),
      logType: attempt > 2 ? 'WARN' : 'INFO',
      code: '00',
      request: { claveRastreo },
      response: { status: 'PENDING', intentos: attempt, siguiente: wireDate(timeline.clock() + 10 * MINUTE) },
    });
  }
  if (plan.outcome === 'waiting') {
    timeline.step({
      service: 'spei',
      operation: 'expirarClabe',
      serviceType: 'ABONO',
      host: 'batch-01.example.mx',
      until: settled,
      elapsed: random.int(8, 30),
      code: '00',
      request: { orderId: id },
      response: { status: 'EXPIRATED' },
    });
    return;
  }
  timeline.step({
    service: 'spei',
    operation: 'recibirAbono',
    serviceType: 'ABONO',
    host: 'batch-01.example.mx',
    until: settled,
    elapsed: random.int(300, 900),
    code: '00',
    request: {
      orderId: id,
      claveRastreo,
      cuentaOrdenante,
      monto: amount,
      concepto: `Recarga número ${timeline.msisdn}`,
    },
    response: { status: 'ACCEPTED', folio: random.int(1000, 99_999), monto: amount },
  });
  recharge(timeline);
  notify(timeline, 'recarga-exitosa');
  refund(timeline);
}

/** A purchase with the balance of the line. */
export function logSicatelOrder(timeline: OrderTimeline): void {
  const { random, amount, msisdn, id, plan } = timeline;
  const { outcome } = plan;
  if (outcome === 'no-line') {
    rechargeUnknownLine(timeline);
    notify(timeline, 'numero-no-existe');
    return;
  }
  if (outcome === 'line-timeout') {
    timeline.step({
      service: 'sicatel',
      operation: 'cobrarSaldo',
      serviceType: 'PAGO',
      elapsed: 10_000,
      logType: 'ERROR',
      code: '1204',
      message: 'Tiempo de espera agotado en sicatel (10000 ms)',
      request: { orderId: id, msisdn, amount, paymentMethod: 'SICATEL' },
    });
    notify(timeline, 'pago-no-procesado');
    return;
  }
  const balance = outcome === 'paid' ? amount + random.int(5, 300) : Math.max(0, amount - random.int(5, 20));
  timeline.step({
    service: 'sicatel',
    operation: 'consultarSaldo',
    elapsed: random.int(180, 420),
    code: '0',
    request: { orderId: id, msisdn },
    response: { balance, bonus: [], lastRecharge: null },
  });
  timeline.step({
    service: 'sicatel',
    operation: 'cobrarSaldo',
    serviceType: 'PAGO',
    elapsed: random.int(300, 900),
    logType: outcome === 'paid' ? 'INFO' : 'ERROR',
    code: outcome === 'paid' ? '0' : '1205',
    request: { orderId: id, msisdn, amount, paymentMethod: 'SICATEL' },
    response:
      outcome === 'paid'
        ? { status: 'SUCCESS', amount, folio: providerReference(plan), balance: balance - amount }
        : { status: 'DENIED', amount, message: 'Saldo insuficiente', balance },
  });
  notify(timeline, outcome === 'paid' ? 'compra-exitosa' : 'saldo-insuficiente');
  refund(timeline);
}

/** Cash over a shop's counter, or a code that nobody brought there; the shop's terminal is logged as a request and a response apart. */
export function logStoreOrder(timeline: OrderTimeline): void {
  const { random, amount, id, plan } = timeline;
  const terminal = `TDA-${digits(plan.phone % 10_000, 4)}`;
  const common = { service: 'autorizador', operation: 'registrarEfectivo', serviceType: 'PAGO' };
  timeline.step({
    ...common,
    elapsed: random.int(2, 8),
    logType: 'REQUEST',
    request: { orderId: id, amount, paymentMethod: 'STORE', terminal },
  });
  if (plan.outcome === 'never') {
    timeline.step({
      ...common,
      operation: 'expirarEfectivo',
      host: 'batch-01.example.mx',
      until: plan.start + plan.settleAfter,
      elapsed: random.int(8, 30),
      code: '00',
      response: { status: 'EXPIRATED', terminal },
    });
    return;
  }
  timeline.step({
    ...common,
    gap: random.int(90, 300),
    elapsed: random.int(2, 8),
    logType: 'RESPONSE',
    code: '00',
    response: { status: 'SUCCESS', amount, terminal, ticket: providerReference(plan) },
  });
  recharge(timeline);
  notify(timeline, 'recarga-exitosa');
  refund(timeline);
}
