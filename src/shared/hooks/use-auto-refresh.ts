import { useEffect, useEffectEvent, useState } from 'react';
import { dueAt } from '../format/freshness';

interface Counts {
  dataUpdatedAt: number;
  /** Failures of the query since it exists. */
  errorUpdateCount: number;
}

interface AutoRefresh {
  /** The interval in seconds, 0 for none. */
  seconds: number;
  paused: boolean;
  /** End of the last refresh, good or bad, epoch ms; 0 before the first one. */
  finishedAt: number;
  fetching: boolean;
  failures: number;
  refresh: () => void;
}

/**
 * Refreshes at the interval, counted from the end of the last answer, so that a slow server is never asked twice at
 * once. Rests in a hidden tab and under an open dialog; who returns finds the overdue refresh begun.
 * @returns whole seconds until the next refresh, null while none is awaited
 */
export function useAutoRefresh({ seconds, paused, finishedAt, fetching, failures, refresh }: AutoRefresh) {
  const [now, setNow] = useState(Date.now);
  const running = seconds > 0 && !paused && !fetching && finishedAt > 0;
  const due = dueAt(finishedAt, seconds, failures);

  const look = useEffectEvent(() => {
    if (document.hidden || underDialog()) return;
    setNow(Date.now());
    if (Date.now() >= due) refresh();
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock starts anew with every due time
  useEffect(() => {
    if (!running) return;
    look();
    const timer = setInterval(() => look(), 1000);
    const onVisible = () => look();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [running, due]);

  return running ? Math.max(0, Math.ceil((due - now) / 1000)) : null;
}

/** A modal asks for an answer first; the wall screen is a dialog too, but a living one. */
function underDialog(): boolean {
  return document.querySelector('dialog[open]:not([data-live])') !== null;
}

/** Failures since the last good answer; the query itself counts only those since it exists. */
export function useFailuresInRow({ dataUpdatedAt, errorUpdateCount }: Counts): number {
  const [good, setGood] = useState({ at: dataUpdatedAt, errors: errorUpdateCount });
  if (good.at !== dataUpdatedAt) {
    setGood({ at: dataUpdatedAt, errors: errorUpdateCount });
    return 0;
  }
  return errorUpdateCount - good.errors;
}
