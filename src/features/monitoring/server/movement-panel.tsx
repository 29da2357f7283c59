import { Download } from 'lucide-react';
import { memo } from 'react';
import { downloadText, fileNameOf } from '~/shared/files/download';
import { Button } from '~/shared/ui/button';
import { Panel } from '~/shared/ui/panel';
import { Sparkline } from '~/shared/ui/sparkline';
import { samplesOf } from '../api/samples-store';
import { laterCopy } from '../later-copy';
import type { SampleBuffer } from '../samples/sample-buffer';
import { useStaggeredValue } from './chunked-rows';
import { lastText, movementRows } from './movement';

interface MovementPanelProps {
  name: string;
  samples: SampleBuffer;
  title?: string;
}

/** How a server's counters move: rates per second over the samples of this tab. */
export const MovementPanel = memo(function MovementPanel({
  name,
  samples: latest,
  title = laterCopy.movement,
}: MovementPanelProps) {
  const buffer = useStaggeredValue(latest);
  const rows = movementRows(buffer);
  const restarts = Math.max(0, ...rows.map(({ resets }) => resets));
  return (
    <Panel
      title={title}
      // Ten rows in one column, as high as the place that is kept while this loads.
      className={buffer.at.length < 2 ? '' : 'min-h-88'}
      note={noteOf(buffer, restarts)}
      actions={
        <Button
          variant="icon"
          size="sm"
          aria-label={laterCopy.downloadSamples}
          title={laterCopy.downloadSamples}
          onClick={() => downloadSamples(name)}
        >
          <Download aria-hidden className="size-4" />
        </Button>
      }
    >
      {buffer.at.length < 2 ? (
        <p className="text-muted">{laterCopy.tooFewSamples}</p>
      ) : (
        <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(20rem,100%),1fr))] gap-x-8">
          {rows.map((row) => (
            <li key={row.label} className="grid grid-cols-[8.5rem_minmax(2.5rem,1fr)_6rem] items-center gap-3 py-0.5">
              <span className="text-muted">{row.label}</span>
              <Sparkline points={row.points} />
              <span className="text-right font-semibold">{lastText(row)}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
});

function noteOf({ at }: SampleBuffer, restarts: number): string | undefined {
  if (at.length < 2) return undefined;
  const seconds = Math.round(((at.at(-1) ?? 0) - (at[0] ?? 0)) / 1000);
  const span = seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
  const note = laterCopy.movementSpan(span, at.length);
  return restarts === 0 ? note : `${note} · ${laterCopy.restarts(restarts)}`;
}

function downloadSamples(name: string): void {
  const { at, series } = samplesOf(name);
  const moments = at.map((moment) => new Date(moment).toISOString());
  downloadText(
    `${fileNameOf('muestras', name)}.json`,
    JSON.stringify({ server: name, at: moments, series }),
    'application/json',
  );
}
