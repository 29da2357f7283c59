import type { DeliveryStatus, Sent, StoredDelivery } from './delivery';
import { hash } from './hash';

const MINUTE = 60_000;

/** The first attempt and those after it: some two hours in all. */
const MOST_TRIES = 6;

/** Until the second attempt, and by how much each wait is longer than the one before; as much as a fifth more or less. */
const FIRST_WAIT = MINUTE;
const GROWTH = 3;
const JITTER = 0.2;

/** A destination may ask for no longer a wait than this. */
const LONGEST_WAIT = 90 * MINUTE;

/** How long to wait after so many tries, ms: of many that failed at once not all come back at once. */
function waitAfter(tries: number, id: string): number {
  const spread = (hash(`${id} ${tries}`) % 1000) / 1000;
  return Math.round(FIRST_WAIT * GROWTH ** (tries - 1) * (1 - JITTER + 2 * JITTER * spread));
}

/** What an answer's code means for a delivery: who says that it is wrong says so again. */
function meaningOf({ outcome, httpStatus }: Sent): 'DELIVERED' | 'FAILED' | 'RETRYING' {
  if (outcome !== 'ANSWERED' || httpStatus === null) return 'RETRYING';
  if (httpStatus >= 200 && httpStatus < 300) return 'DELIVERED';
  return httpStatus >= 500 || [408, 425, 429].includes(httpStatus) ? 'RETRYING' : 'FAILED';
}

const copy = {
  TIMEOUT: 'No contestó a tiempo',
  NO_ANSWER: 'No se pudo conectar',
  UNKNOWN: 'El envío se interrumpió y no se sabe si llegó',
  codes: {
    408: 'El destino no esperó más',
    410: 'El destino ya no existe',
    429: 'El destino pide ir más despacio',
    500: 'El destino tuvo un error',
    502: 'El destino no está detrás de su puerta',
    503: 'Servicio no disponible',
    504: 'El destino tardó demasiado',
  } as Readonly<Record<number, string>>,
  code: (code: number) => (code < 400 ? 'El destino manda a otra dirección' : `El destino lo rechazó (${code})`),
};

function errorOf({ outcome, httpStatus, errorMessage }: Sent): string {
  if (errorMessage) return errorMessage;
  if (outcome !== 'ANSWERED') return copy[outcome];
  return copy.codes[httpStatus ?? 0] ?? copy.code(httpStatus ?? 0);
}

/** A delivery after an attempt that began at a moment: it has its end, or the next one is due. */
export function afterAttempt(delivery: StoredDelivery, sent: Sent, began: number): StoredDelivery {
  const { becomes, errorMessage: _, retryAfter, ...attempt } = sent;
  const tries = delivery.tries + 1;
  const ended = began + sent.durationMs;
  const meant = becomes ?? meaningOf(sent);
  const goesOn = meant === 'RETRYING' && tries < MOST_TRIES;
  const status: DeliveryStatus = meant === 'RETRYING' && !goesOn ? 'FAILED' : meant;
  const wait = Math.max(waitAfter(tries, delivery.notificationId), Math.min((retryAfter ?? 0) * 1000, LONGEST_WAIT));
  return {
    ...delivery,
    ...{ status, tries, updatedAt: ended, version: delivery.version + 1 },
    attempts: [...delivery.attempts, { ...attempt, number: delivery.attempts.length + 1, date: began }],
    nextAttemptAt: goesOn ? ended + wait : null,
    errorMessage: status === 'DELIVERED' || status === 'SENT' ? null : errorOf(sent),
  };
}
