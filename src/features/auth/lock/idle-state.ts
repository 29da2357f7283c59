/** How long before the lock it is announced, ms. */
const WARNING = 60_000;

/**
 * in use: nothing to show. warning: seconds until the lock. locked: until somebody signs in again, for activity no longer
 * counts then.
 */
export type IdleState = { phase: 'in use' } | { phase: 'warning'; seconds: number } | { phase: 'locked' };

/**
 * The state at a moment. It follows from the last activity alone, so every tab, a new one and a reloaded one agree.
 * @param now and last epoch ms; a last activity that lies ahead (a clock set back) counts as now
 * @param limit ms without activity until the lock
 */
export function idleState(now: number, last: number, limit: number): IdleState {
  const left = limit - Math.max(0, now - last);
  if (left <= 0) return { phase: 'locked' };
  return left <= WARNING && left < limit ? { phase: 'warning', seconds: Math.ceil(left / 1000) } : { phase: 'in use' };
}

export function isSameState(a: IdleState, b: IdleState): boolean {
  return a.phase === b.phase && (a.phase !== 'warning' || b.phase !== 'warning' || a.seconds === b.seconds);
}
