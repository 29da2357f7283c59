import { useEffect } from 'react';

/** Keeps the screen awake where the browser allows it; it lets go in a hidden tab, so each return asks again. */
export function useWakeLock(): void {
  useEffect(() => {
    let wanted = true;
    let lock: WakeLockSentinel | undefined;
    const ask = async () => {
      if (document.hidden || !('wakeLock' in navigator)) return;
      try {
        const granted = await navigator.wakeLock.request('screen');
        if (wanted) lock = granted;
        else await granted.release();
      } catch {
        // Refused: a low battery, a policy. The screen then sleeps as it would have.
      }
    };
    void ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      wanted = false;
      document.removeEventListener('visibilitychange', ask);
      void lock?.release();
    };
  }, []);
}
