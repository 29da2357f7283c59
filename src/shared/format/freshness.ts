/** Tries at the chosen pace before a server that does not answer is asked less often. */
const TRIES = 3;

/** Pace for a server that failed all its tries, s: it is asked on, but not hammered. */
const RESTING_PACE = 60;

/** 'hace 6 s', 'hace 3 min', 'hace 2 h', 'hace 4 d'. @param age ms; a clock that ran backwards counts as none */
export function ageText(age: number): string {
  const seconds = Math.max(0, Math.floor(age / 1000));
  if (seconds < 60) return `hace ${seconds} s`;
  if (seconds < 3600) return `hace ${Math.floor(seconds / 60)} min`;
  if (seconds < 86_400) return `hace ${Math.floor(seconds / 3600)} h`;
  return `hace ${Math.floor(seconds / 86_400)} d`;
}

/**
 * When the next refresh is due, epoch ms.
 * @param finishedAt end of the last one, good or bad, epoch ms
 * @param seconds the chosen interval
 * @param failures in a row
 */
export function dueAt(finishedAt: number, seconds: number, failures: number): number {
  const pace = failures >= TRIES ? Math.max(seconds, RESTING_PACE) : seconds;
  return finishedAt + pace * 1000;
}

interface Freshness {
  /** Age of the last good answer, ms. */
  age: number;
  /** The interval in seconds, 0 for none. A paused one goes on making the answer old. */
  seconds: number;
}

/** True after two missed intervals: what is on screen no longer says how things are. */
export function isStale({ age, seconds }: Freshness): boolean {
  return seconds > 0 && age > 2 * seconds * 1000 + 1000;
}

/** 'Intento 2 de 3.', a sentence of its own (spec 6.6); more failures than tries are not counted on. */
export function attemptText(attempt: number): string {
  return `Intento ${Math.min(attempt, TRIES)} de ${TRIES}.`;
}
