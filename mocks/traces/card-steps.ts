import { type DenialCode, denials, type ShownCard } from './cards';
import { digits, providerReference, riskOf } from './order-plan';
import type { OrderTimeline } from './order-timeline';

/** What the steps of a card payment share. */
export interface CardPayment {
  timeline: OrderTimeline;
  card: ShownCard;
  threeDSecure: boolean;
}

/** @returns the token that stands for the card */
export function tokenize({ timeline, card }: CardPayment): string {
  const { random } = timeline;
  const token = `tok_muestra_${random.digits(8)}`;
  timeline.step({
    service: 'tokenizacion',
    operation: 'crearToken',
    elapsed: random.int(50, 140),
    code: '00',
    request: { orderId: timeline.id, brand: card.brand, bin: card.bin, lastFour: card.lastFour, expiration: '**/**' },
    response: { token, lastFour: card.lastFour, ttl: 900 },
  });
  return token;
}

const devices = ['Android 14', 'Android 16', 'iOS 19', 'Windows 11', 'macOS 16'] as const;

export function assess({ timeline }: CardPayment, level: 'GREEN' | 'YELLOW' | 'RED'): void {
  const { random } = timeline;
  const score = { GREEN: random.int(3, 38), YELLOW: random.int(45, 72), RED: random.int(84, 98) }[level];
  const hit = level !== 'GREEN';
  timeline.step({
    service: 'riesgo',
    operation: 'evaluar',
    elapsed: random.int(35, 120),
    logType: level === 'RED' ? 'WARN' : 'INFO',
    code: level === 'RED' ? '10' : '00',
    request: {
      orderId: timeline.id,
      amount: timeline.amount,
      device: { os: random.pick(devices), ip: `198.51.100.${random.int(2, 250)}` },
      rules: ['velocidad', 'lista-negra', 'geolocalización'],
    },
    response: {
      level,
      score,
      rules: [
        { name: 'velocidad', hit, ...(hit ? { detail: `${random.int(4, 9)} intentos en 2 minutos` } : {}) },
        { name: 'lista-negra', hit: false },
        { name: 'geolocalización', hit: level === 'RED' },
      ],
    },
  });
}

/** The bank asks its customer to confirm. */
export function authenticate({ timeline, card }: CardPayment, confirmed: boolean): void {
  const { random } = timeline;
  timeline.step({
    service: 'autorizador',
    operation: 'autenticar3ds',
    serviceType: 'PAGO',
    gap: random.int(4000, 24_000),
    elapsed: random.int(700, 2400),
    logType: confirmed ? 'INFO' : 'ERROR',
    code: confirmed ? '00' : '3DS-N',
    ...(confirmed ? {} : { message: '3DS no autenticado por el emisor' }),
    request: { orderId: timeline.id, amount: timeline.amount, lastFour: card.lastFour, version: '2.2.0' },
    response: {
      transStatus: confirmed ? 'Y' : 'N',
      eci: card.brand === 'MASTERCARD' ? (confirmed ? '02' : '00') : confirmed ? '05' : '07',
      ...(confirmed ? {} : { status: 'REJECTED', reason: 'El cliente no confirmó el pago' }),
    },
  });
}

function authorizationRequest({ timeline, card, threeDSecure }: CardPayment) {
  return {
    orderId: timeline.id,
    amount: timeline.amount,
    currency: 'MXN',
    paymentMethod: 'CARD',
    card: { ...card, holder: 'CLIENTE DE PRUEBA' },
    threeDSecure,
    manual: timeline.channel === 'IVR',
    channel: timeline.channel,
  };
}

/** @returns the authorisation code, which the later steps repeat */
export function approve(payment: CardPayment): string {
  const { timeline, card } = payment;
  const authorization = digits(timeline.plan.authorization, 6);
  timeline.step({
    service: 'autorizador',
    operation: 'autorizarTarjeta',
    serviceType: 'PAGO',
    elapsed: timeline.random.int(300, 1300),
    code: '00',
    request: authorizationRequest(payment),
    response: {
      status: 'SUCCESS',
      amount: timeline.amount,
      lastFour: card.lastFour,
      authorization,
      risk: riskOf(timeline.plan),
      acquirer: { code: '00', message: 'Aprobada', reference: providerReference(timeline.plan) },
    },
  });
  return authorization;
}

/** Approved, but so late that it was asked again meanwhile. */
export function approveLate(payment: CardPayment): void {
  const { timeline, card } = payment;
  timeline.step({
    service: 'autorizador',
    operation: 'autorizarTarjeta',
    serviceType: 'PAGO',
    elapsed: timeline.random.int(8000, 15_000),
    code: '00',
    message: 'Respuesta tardía del adquirente: aprobada después de que se volvió a intentar',
    request: authorizationRequest(payment),
    response: {
      status: 'SUCCESS',
      amount: timeline.amount,
      lastFour: card.lastFour,
      acquirer: { code: '00', message: 'Aprobada', reference: providerReference(timeline.plan) },
    },
  });
}

export function deny(payment: CardPayment, code: DenialCode): void {
  const { timeline, card } = payment;
  timeline.step({
    service: 'autorizador',
    operation: 'autorizarTarjeta',
    serviceType: 'PAGO',
    elapsed: timeline.random.int(600, 1600),
    logType: 'ERROR',
    code,
    request: authorizationRequest(payment),
    response: {
      status: 'DENIED',
      amount: timeline.amount,
      lastFour: card.lastFour,
      acquirer: { code, message: denials[code], reference: providerReference(timeline.plan) },
    },
  });
}

/** Refused before the acquirer is asked. */
export function rejectForRisk(payment: CardPayment): void {
  const { timeline, card } = payment;
  timeline.step({
    service: 'autorizador',
    operation: 'autorizarTarjeta',
    serviceType: 'PAGO',
    elapsed: timeline.random.int(9, 30),
    logType: 'ERROR',
    code: '59',
    request: authorizationRequest(payment),
    response: {
      status: 'REJECTED',
      amount: timeline.amount,
      lastFour: card.lastFour,
      reason: 'Riesgo alto',
      acquirer: null,
    },
  });
}

/** No answer from the issuer ('91', '96') or from the acquirer ('68'); the latter is followed by a cancellation. */
export function noAnswer(payment: CardPayment, code: '91' | '96' | '68'): void {
  const { timeline } = payment;
  const lost = code === '68';
  const away = code === '91' ? 'Banco emisor no disponible' : 'Falla en el sistema del emisor';
  timeline.step({
    service: 'autorizador',
    operation: 'autorizarTarjeta',
    serviceType: 'PAGO',
    elapsed: lost ? 30_000 : timeline.random.int(8000, 15_000),
    logType: 'ERROR',
    code,
    message: lost ? 'Tiempo de espera agotado con el adquirente (30000 ms)' : away,
    request: authorizationRequest(payment),
    ...(lost ? {} : { response: { status: 'ERROR', acquirer: { code, message: away, reference: null } } }),
  });
  if (!lost) return;
  timeline.step({
    service: 'autorizador',
    operation: 'cancelar',
    serviceType: 'PAGO',
    gap: timeline.random.int(5, 40),
    elapsed: timeline.random.int(4000, 6000),
    logType: 'WARN',
    code: '76',
    request: { orderId: timeline.id, amount: timeline.amount, reason: 'timeout' },
    response: { status: 'PENDING', message: 'Sin respuesta del adquirente; se reintentará' },
  });
}

export function capture({ timeline, card }: CardPayment, authorization: string): void {
  timeline.step({
    service: 'autorizador',
    operation: 'capturar',
    serviceType: 'PAGO',
    elapsed: timeline.random.int(250, 700),
    code: '00',
    request: { orderId: timeline.id, amount: timeline.amount, currency: 'MXN', authorization },
    response: { status: 'SUCCESS', captured: timeline.amount, authorization, lastFour: card.lastFour },
  });
}
