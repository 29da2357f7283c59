import { clsx } from 'clsx';
import { Minimize } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { formatDate } from '~/shared/format/dates';
import { useAutoRefresh } from '~/shared/hooks/use-auto-refresh';
import { useNow } from '~/shared/hooks/use-now';
import { useRefreshInterval } from '~/shared/storage/refresh-interval';
import { Button } from '~/shared/ui/button';
import { softTone } from '~/shared/ui/feedback/alert-box';
import { copy } from '../copy';
import { LEVEL_TONES } from '../health/level-badge';
import { fleetCopy } from './copy';
import { type LevelGroups, worstFirst } from './fleet-rows';
import { LevelCounts } from './level-counts';

/** How often the wall refreshes when no interval is chosen, s. */
const WALL_INTERVAL = 30;

interface FleetWallProps {
  groups: LevelGroups;
  cycle: { fetching: boolean; finishedAt: number; refresh: () => void };
  onLeave: () => void;
}

/** The fleet for a screen on a wall: large, dark, nothing else around it, and the screen stays awake. */
export function FleetWall({ groups, cycle, onLeave }: FleetWallProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const seconds = useRefreshInterval() || WALL_INTERVAL;
  useAutoRefresh({ ...cycle, seconds, paused: false, failures: 0 });
  useWakeLock();

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  return (
    <dialog
      ref={dialog}
      data-theme="dark"
      data-live
      aria-label={fleetCopy.wall}
      onClose={onLeave}
      className="m-0 size-full max-h-none max-w-none overflow-y-auto bg-canvas p-6 text-ink"
    >
      <div className="mb-5 flex flex-wrap items-center gap-4">
        <LevelCounts groups={groups} large />
        <WallClock />
        <Button onClick={onLeave}>
          <Minimize aria-hidden className="size-4" />
          {fleetCopy.leaveWall}
        </Button>
      </div>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(22rem,100%),1fr))] gap-4">
        {worstFirst(groups).map(({ name, level, note }) => (
          <li
            key={name}
            data-tone={LEVEL_TONES[level]}
            className={clsx(
              'rounded-xl p-4 [contain-intrinsic-size:auto_7rem] [content-visibility:auto]',
              softTone[LEVEL_TONES[level]],
            )}
          >
            <p className="flex items-baseline justify-between gap-3">
              <strong className="min-w-0 text-title">{name}</strong>
              <span className="shrink-0 text-lg font-semibold">{copy.levels[level]}</span>
            </p>
            {note !== '' && <p className="mt-1 line-clamp-2 text-card">{note}</p>}
          </li>
        ))}
      </ul>
    </dialog>
  );
}

function WallClock() {
  return <p className="ml-auto text-title font-semibold">{formatDate(useNow())}</p>;
}

/** Keeps the screen awake where the browser allows it. A hidden tab loses the lock, so each return asks for it again. */
function useWakeLock(): void {
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
