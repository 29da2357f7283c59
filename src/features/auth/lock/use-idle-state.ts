import { useCallback, useEffect, useState } from 'react';
import { activityNoted, lastActivity, onActivityElsewhere } from './activity';

/** How long before the lock it is announced, ms. */
const WARNING = 60_000;

/**
 * in use: nothing to show. warning: seconds until the lock. locked: until somebody signs in again, for activity no longer
 * counts then.
 */
export type IdleState = { phase: 'in use' } | { phase: 'warning'; seconds: number } | { phase: 'locked' };

/** Activity is noted at most this often, ms: a moving pointer fires many events. */
const THROTTLE = 1000;
const TICK = 1000;
const KEYS_AND_POINTER = ['keydown', 'pointerdown', 'pointermove', 'wheel'] as const;

/**
 * Watches keys and pointer, shares them with the other tabs, and tells how long nobody has been here.
 * @param limit ms without activity until the lock
 */
export function useIdleState(limit: number): { state: IdleState; unlock: () => void } {
  const [state, setState] = useState(() => stateNow(limit));

  const look = useCallback(() => {
    const next = stateNow(limit);
    setState((before) => (isSameState(before, next) ? before : next));
  }, [limit]);

  useEffect(() => {
    const stopWatching = watchActivity(limit, look);
    const stopFollowing = onActivityElsewhere(look);
    const timer = setInterval(look, TICK);
    // A hidden tab's timer is slow, a sleeping machine's stands still.
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pageshow', look);
    return () => {
      stopWatching();
      stopFollowing();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pageshow', look);
    };
  }, [limit, look]);

  const unlock = useCallback(() => {
    activityNoted(Date.now());
    look();
  }, [look]);

  return { state, unlock };
}

/** Without a known activity (the first visit, junk) the time starts now. */
function stateNow(limit: number): IdleState {
  const now = Date.now();
  const last = lastActivity();
  if (last === null || last > now) activityNoted(now);
  return idleState(now, last ?? now, limit);
}

function watchActivity(limit: number, look: () => void): () => void {
  let noted = 0;
  let place = '';
  const onEvent = (event: Event) => {
    if (event instanceof PointerEvent && event.type === 'pointermove') {
      // What moves under a resting pointer also fires.
      const moved = `${event.screenX} ${event.screenY}`;
      if (moved === place) return;
      place = moved;
    }
    const now = Date.now();
    if (now >= noted && now - noted < THROTTLE) return;
    noted = now;
    // The first key after a long sleep comes before any timer; it must not undo the lock.
    if (idleState(now, lastActivity() ?? now, limit).phase !== 'locked') activityNoted(now);
    look();
  };
  const options = { capture: true, passive: true };
  for (const type of KEYS_AND_POINTER) window.addEventListener(type, onEvent, options);
  return () => {
    for (const type of KEYS_AND_POINTER) window.removeEventListener(type, onEvent, options);
  };
}

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
