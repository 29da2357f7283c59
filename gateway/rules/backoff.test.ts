import { expect, test } from 'vitest';
import { afterAttempt } from './backoff';
import type { Sent, StoredDelivery } from './delivery';

const NOW = Date.UTC(2026, 10, 28, 18);
const MINUTE = 60_000;

const delivery = (more: Partial<StoredDelivery> = {}): StoredDelivery => ({
  ...{
    notificationId: 'NTF-1',
    date: NOW,
    type: 'WEBHOOK',
    event: 'pago.confirmado',
    orderId: null,
    operationId: null,
  },
  ...{ destination: 'https://tienda.example.mx/avisos', subject: null, body: '{}', status: 'QUEUED', attempts: [] },
  ...{ tries: 0, nextAttemptAt: NOW, errorMessage: null, updatedAt: NOW, version: 1, resendId: null, isTold: false },
  ...more,
});

const sent = (more: Partial<Sent>): Sent => ({
  ...{ target: 'POST /avisos', requestHeaders: [], request: '{}', outcome: 'ANSWERED', httpStatus: 200 },
  ...{ responseHeaders: [], response: null, durationMs: 100 },
  ...more,
});

test.each<[Partial<Sent>, string, string | null]>([
  [{ httpStatus: 204 }, 'DELIVERED', null],
  [{ httpStatus: 302 }, 'FAILED', 'El destino manda a otra dirección'],
  [{ httpStatus: 400 }, 'FAILED', 'El destino lo rechazó (400)'],
  [{ httpStatus: 408 }, 'RETRYING', 'El destino no esperó más'],
  [{ httpStatus: 410 }, 'FAILED', 'El destino ya no existe'],
  [{ httpStatus: 429 }, 'RETRYING', 'El destino pide ir más despacio'],
  [{ httpStatus: 503 }, 'RETRYING', 'Servicio no disponible'],
  [{ httpStatus: null, outcome: 'TIMEOUT' }, 'RETRYING', 'No contestó a tiempo'],
  [{ httpStatus: null, outcome: 'NO_ANSWER' }, 'RETRYING', 'No se pudo conectar'],
  [{ httpStatus: null, outcome: 'UNKNOWN' }, 'RETRYING', 'El envío se interrumpió y no se sabe si llegó'],
  [{ httpStatus: null, becomes: 'SENT' }, 'SENT', null],
  [{ httpStatus: null, becomes: 'FAILED', errorMessage: 'El buzón no existe' }, 'FAILED', 'El buzón no existe'],
])('%j makes it %s', (answer, status, message) => {
  const next = afterAttempt(delivery(), sent(answer), NOW);
  expect([next.status, next.errorMessage]).toEqual([status, message]);
  expect(next.nextAttemptAt === null).toBe(status !== 'RETRYING');
});

test('each wait is three times the one before, a fifth more or less, and the sixth failure is the last', () => {
  let now = delivery();
  for (const minutes of [1, 3, 9, 27, 81]) {
    const began = now.nextAttemptAt ?? 0;
    now = afterAttempt(now, sent({ httpStatus: 500 }), began);
    const wait = (now.nextAttemptAt ?? 0) - began - 100;
    expect([now.status, wait >= 0.8 * minutes * MINUTE, wait <= 1.2 * minutes * MINUTE]).toEqual([
      'RETRYING',
      true,
      true,
    ]);
  }
  now = afterAttempt(now, sent({ httpStatus: 500 }), now.nextAttemptAt ?? 0);
  expect([now.status, now.nextAttemptAt, now.attempts.length]).toEqual(['FAILED', null, 6]);
});

test('a destination may ask for a longer wait, but not for days; of two that fail at once not both come back at once', () => {
  const waitOf = (retryAfter: number, notificationId = 'NTF-1') =>
    (afterAttempt(delivery({ notificationId }), sent({ httpStatus: 503, retryAfter }), NOW).nextAttemptAt ?? 0) -
    NOW -
    100;
  expect(waitOf(600)).toBe(10 * MINUTE);
  expect(waitOf(86_400)).toBe(90 * MINUTE);
  expect(waitOf(0)).not.toBe(waitOf(0, 'NTF-2'));
});
