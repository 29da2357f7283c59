import type { Beat } from '../api/service';
import { copy } from '../copy';

type Kind = keyof typeof copy.legend;

const STEP = 4;
const HEIGHT = 20;

/** What a beat is drawn as, from the bottom up: pieces of [from, to], so that its height says what its colour does. */
const LOOKS: Record<Kind, { color: string; pieces: readonly (readonly [number, number])[] }> = {
  UP: { color: 'text-success', pieces: [[0, 8]] },
  DEGRADED: { color: 'text-warning-fill', pieces: [[0, 14]] },
  DOWN: { color: 'text-danger', pieces: [[0, 20]] },
  MAINTENANCE: {
    color: 'text-primary',
    pieces: [
      [0, 2],
      [3, 5],
      [6, 8],
    ],
  },
  UNKNOWN: { color: 'text-faint', pieces: [[0, 2]] },
};

const KINDS = Object.keys(LOOKS) as Kind[];

const kindOf = ({ status }: Beat): Kind => KINDS.find((kind) => kind === status) ?? 'UNKNOWN';

/** One path for all beats of a kind. */
function pathOf(beats: readonly Beat[], kind: Kind): string {
  return beats
    .flatMap((beat, index) =>
      kindOf(beat) === kind
        ? LOOKS[kind].pieces.map(([from, to]) => `M${index * STEP} ${HEIGHT - from}h3V${HEIGHT - to}h-3z`)
        : [],
    )
    .join('');
}

/** The last checks, oldest first; what they come to is one sentence for who cannot see them. */
export function Beats({ beats, most = 50 }: { beats: readonly Beat[]; most?: number }) {
  const shown = beats.slice(-most);
  const counts = KINDS.flatMap((kind) => {
    const count = shown.filter((beat) => kindOf(beat) === kind).length;
    return count > 0 ? [copy.beatCounts[kind](count)] : [];
  });
  const label = shown.length === 0 ? copy.noBeats : copy.beats(shown.length, counts.join(', '));
  return (
    <svg
      role="img"
      aria-label={label}
      width={most * STEP}
      height={HEIGHT}
      viewBox={`${(shown.length - most) * STEP} 0 ${most * STEP} ${HEIGHT}`}
      className="max-w-full"
    >
      {KINDS.map((kind) => (
        <path key={kind} d={pathOf(shown, kind)} fill="currentColor" className={LOOKS[kind].color} />
      ))}
    </svg>
  );
}

/** What the heights and colours of beats mean. */
export function BeatLegend() {
  const now = [{ date: null, responseMs: null }];
  return (
    <ul aria-hidden className="flex flex-wrap items-end gap-x-4 gap-y-1 text-sm text-muted">
      {KINDS.map((kind) => (
        <li key={kind} className="flex items-end gap-1.5">
          <svg aria-hidden width="7" height={HEIGHT} viewBox={`0 0 7 ${HEIGHT}`}>
            <path
              d={pathOf(
                [...now, ...now].map((beat) => ({ ...beat, status: kind })),
                kind,
              )}
              fill="currentColor"
              className={LOOKS[kind].color}
            />
          </svg>
          {copy.legend[kind]}
        </li>
      ))}
    </ul>
  );
}
