import type { Carriers } from '../notification-ports';
import type { Sent, StoredDelivery } from '../rules/delivery';
import { hash } from '../rules/hash';
import { startOfDay } from '../rules/mexico-time';
import { webhookHeaders, webhookTarget } from '../rules/webhook-request';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** After which no answer is waited for, ms. */
const PATIENCE = 15_000;

/** Where invented payments are told, and when each of them is away on every day: from so many ms after midnight on. */
const away: Readonly<Record<string, { from: number; until: number }>> = {
  'https://tienda.example.mx/avisos/pagos': { from: 13 * HOUR + 20 * MINUTE, until: 15 * HOUR + 50 * MINUTE },
  'https://cobros.example.mx/avisos': { from: 3 * HOUR + 40 * MINUTE, until: 4 * HOUR + 5 * MINUTE },
};

export const demonstrationDestinations = Object.keys(away);

const json = [{ name: 'Content-Type', value: 'application/json' }];

/**
 * How invented destinations answer an attempt at a moment: it depends on these alone. One of them is away for two and a half
 * hours a day; a few deliveries are refused by anybody, and a few make their destination stumble each time.
 */
export function demonstrationAnswer(delivery: StoredDelivery, attempt: number, now: number): Sent {
  const { notificationId: id, type, destination, subject, body } = delivery;
  const [lot, moment] = [hash(id), hash(`${id} ${attempt}`)];
  const durationMs = 80 + (moment % 700);
  const common = { outcome: 'ANSWERED', httpStatus: null, responseHeaders: [], response: null, durationMs } as const;
  if (type === 'EMAIL') {
    const written = { target: 'SMTP', requestHeaders: [{ name: 'Subject', value: subject ?? '' }], request: body };
    return lot % 41 === 0
      ? {
          ...common,
          ...written,
          response: '550 Mailbox not found',
          becomes: 'FAILED',
          errorMessage: 'El buzón no existe',
        }
      : { ...common, ...written, response: '250 Accepted', becomes: 'SENT' };
  }
  if (type !== 'WEBHOOK') {
    const written = { target: type, requestHeaders: [], request: [subject, body].filter(Boolean).join('\n') };
    if (lot % 29 !== 0) return { ...common, ...written, response: 'DELIVERED', becomes: 'DELIVERED' };
    const isText = type === 'SMS';
    const errorMessage = isText ? 'La persona pidió no recibir SMS' : 'El teléfono ya no está registrado';
    return { ...common, ...written, response: 'REJECTED', becomes: isText ? 'CANCELLED' : 'FAILED', errorMessage };
  }
  const asked = {
    target: webhookTarget(delivery),
    requestHeaders: webhookHeaders(delivery, { attempt, timestamp: Math.floor(now / 1000) }),
    request: body,
  };
  const answer = (httpStatus: number, content: object, more: Partial<Sent> = {}): Sent => ({
    ...{ ...common, ...asked, httpStatus, responseHeaders: json, response: JSON.stringify(content) },
    ...more,
  });
  const pause = away[destination];
  const time = now - startOfDay(now);
  if (pause && time >= pause.from && time < pause.until) {
    if (moment % 3 === 0) return { ...common, ...asked, outcome: 'TIMEOUT', durationMs: PATIENCE };
    const responseHeaders = [...json, { name: 'Retry-After', value: '120' }];
    const more = { responseHeaders, retryAfter: 120, durationMs: 9000 + (moment % 5000) };
    return answer(503, { error: 'Service Unavailable' }, more);
  }
  if (lot % 61 === 0) return answer(500, { error: 'Internal Server Error', trace: String(moment % 1e6) });
  if (lot % 83 === 0) return answer(422, { error: 'Unknown order' });
  if (lot % 37 === 0 && attempt === 1) return { ...common, ...asked, outcome: 'NO_ANSWER' };
  return answer(200, { received: true });
}

/** Carriers that reach nobody: all that is sent is invented. */
export function demonstrationCarriers({ pause }: { pause(ms: number): Promise<unknown> }): Carriers {
  const carry = async (...asked: Parameters<typeof demonstrationAnswer>) => {
    await pause(300);
    return demonstrationAnswer(...asked);
  };
  return { WEBHOOK: carry, EMAIL: carry, SMS: carry, PUSH: carry };
}
