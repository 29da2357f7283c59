import { Pause, Play, RefreshCw } from 'lucide-react';
import { useEffect } from 'react';
import { useAutoRefresh } from '../hooks/use-auto-refresh';
import { changePreferences, REFRESH_SECONDS } from '../storage/preferences';
import { pauseRefresh, useRefreshInterval, useRefreshPaused } from '../storage/refresh-interval';
import { Button } from './button';
import { Select } from './form/select';

const copy = {
  refreshing: 'Actualización',
  refresh: 'Actualizar',
  interval: 'Intervalo de actualización',
  noInterval: 'Sin intervalo',
  every: (seconds: number) => `Cada ${seconds} s`,
  pause: 'Pausar',
  resume: 'Reanudar',
};

interface RefreshControlsProps {
  /** End of the last refresh, good or bad, epoch ms; 0 before the first one. */
  finishedAt: number;
  fetching: boolean;
  /** Failures in a row. */
  failures: number;
  onRefresh: () => void;
}

/** By hand, by interval with its count-down, and the pause. It alone is drawn every second. */
export function RefreshControls({ finishedAt, fetching, failures, onRefresh }: RefreshControlsProps) {
  const seconds = useRefreshInterval();
  const paused = useRefreshPaused();
  useEffect(() => () => pauseRefresh(false), []);
  const left = useAutoRefresh({ seconds, paused, finishedAt, fetching, failures, refresh: onRefresh });
  const PauseIcon = paused ? Play : Pause;
  const pauseName = paused ? copy.resume : copy.pause;
  return (
    <fieldset aria-label={copy.refreshing} className="flex items-center gap-1.5 print:hidden">
      <Button className="w-9 px-0!" aria-label={copy.refresh} title={copy.refresh} onClick={onRefresh}>
        <RefreshCw aria-hidden className={fetching ? 'size-4 animate-spin' : 'size-4'} />
      </Button>
      <Select
        className="w-36"
        aria-label={copy.interval}
        value={seconds}
        onChange={(event) => {
          const chosen = REFRESH_SECONDS.find((option) => String(option) === event.target.value);
          if (chosen !== undefined) changePreferences({ refreshSeconds: chosen });
        }}
      >
        {REFRESH_SECONDS.map((option) => (
          <option key={option} value={option}>
            {option === 0 ? copy.noInterval : copy.every(option)}
          </option>
        ))}
      </Select>
      {seconds > 0 && (
        <>
          <Button className="w-9 px-0!" aria-label={pauseName} title={pauseName} onClick={() => pauseRefresh(!paused)}>
            <PauseIcon aria-hidden className="size-4" />
          </Button>
          <span className="w-9 text-center text-sm text-muted">{left === null ? '–' : `${left} s`}</span>
        </>
      )}
    </fieldset>
  );
}
