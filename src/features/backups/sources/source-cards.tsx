import { clsx } from 'clsx';
import { Check, CircleDashed, LoaderCircle, type LucideIcon, TriangleAlert } from 'lucide-react';
import { serverNow } from '~/session/server-clock';
import { MISSING } from '~/shared/copy';
import { formatBytes } from '~/shared/format/numbers';
import { platformDate } from '~/shared/format/platform-date';
import { useFromNow } from '~/shared/hooks/use-now';
import { Card } from '~/shared/ui/card';
import type { Tone } from '~/shared/ui/feedback/alert-box';
import { Badge } from '~/shared/ui/feedback/badge';
import type { BackupPage, BackupSummary } from '../api/backup';
import { copy } from '../copy';
import { ageText, sourceLabel } from '../terms';

const HOUR = 3_600_000;
const SHOWN = 14;

/** As many beside each other as fit; what they have in common stands at one height. */
const COLUMNS = { gridTemplateColumns: 'repeat(auto-fit, minmax(10rem, 1fr))' };
const ROWS = { gridRow: 'span 5', gridTemplateRows: 'subgrid' };

type State = keyof typeof copy.states;

const LOOKS: Record<State, { tone: Tone; icon: LucideIcon }> = {
  late: { tone: 'danger', icon: TriangleAlert },
  running: { tone: 'info', icon: LoaderCircle },
  current: { tone: 'success', icon: Check },
  never: { tone: 'warning', icon: CircleDashed },
};

function stateOf({ isLate, running, lastSuccessAt }: BackupSummary): State {
  if (isLate) return 'late';
  if (running) return 'running';
  return lastSuccessAt === null ? 'never' : 'current';
}

interface SourceCardsProps {
  found: Pick<BackupPage, 'sources' | 'usedBytes' | 'capacityBytes'>;
  /** The source that the list shows alone. */
  chosen: string | undefined;
  onChoose: (source: string) => void;
}

/** How each source stands: how old its last good one is, its newest runs, and what comes next. */
export function SourceCards({ found, chosen, onChoose }: SourceCardsProps) {
  const { sources, usedBytes, capacityBytes } = found;
  const share = usedBytes !== null && capacityBytes ? `${Math.round((100 * usedBytes) / capacityBytes)} %` : undefined;
  return (
    <section aria-label={copy.sourcesTitle} className="mb-4">
      <ul className="grid gap-x-3" style={COLUMNS}>
        {[...sources.filter(({ isLate }) => isLate), ...sources.filter(({ isLate }) => !isLate)].map((one) => (
          <SourceCard key={one.source} summary={one} isChosen={one.source === chosen} onChoose={onChoose} />
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm text-muted">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          {copy.runs}
          {(Object.keys(copy.legend) as (keyof typeof copy.legend)[]).map((kind) => (
            <span key={kind} className="inline-flex items-center gap-1.5">
              <Mark kind={kind} />
              {copy.legend[kind]}
            </span>
          ))}
        </p>
        <p>
          {copy.used}{' '}
          <strong className="font-semibold text-ink">{usedBytes === null ? MISSING : formatBytes(usedBytes)}</strong>{' '}
          {share && copy.of(formatBytes(capacityBytes ?? 0), share)}
        </p>
      </div>
    </section>
  );
}

interface SourceCardProps {
  summary: BackupSummary;
  isChosen: boolean;
  onChoose: (source: string) => void;
}

function SourceCard({ summary, isChosen, onChoose }: SourceCardProps) {
  const { lastSuccessAt, lastSizeBytes, nextRunAt, running, runs } = summary;
  const label = sourceLabel(summary.source);
  const state = stateOf(summary);
  const { tone, icon: Icon } = LOOKS[state];
  const last = Date.parse(lastSuccessAt ?? '');
  const age = useFromNow(() => (Number.isNaN(last) ? copy.noAge : ageText(serverNow() - last)));
  const next = useFromNow(() => nextText(nextRunAt));
  return (
    <li className="mb-3 grid" style={ROWS}>
      <Card className="grid min-w-0 p-3.5" style={state === 'late' ? { ...ROWS, borderColor: 'var(--danger)' } : ROWS}>
        <div className="flex flex-col items-start gap-1">
          <h2 className="text-card font-semibold">
            <button
              type="button"
              aria-pressed={isChosen}
              title={copy.filterSource(label)}
              onClick={() => onChoose(isChosen ? '' : (summary.source ?? ''))}
              className={clsx('-mx-1 rounded px-1 hover:underline', isChosen && 'underline')}
            >
              {label}
            </button>
          </h2>
          <Badge tone={tone}>
            <Icon aria-hidden className={clsx('size-3', state === 'running' && 'motion-safe:animate-spin')} />
            {copy.states[state]}
          </Badge>
        </div>
        <p className={clsx('mt-1.5 text-title font-semibold', state === 'late' && 'text-danger')}>
          <span className="sr-only">{lastSuccessAt !== null && copy.ago('')} </span>
          {age}
        </p>
        <p className="min-h-5 text-muted">
          {lastSuccessAt !== null && (
            <span title={platformDate(lastSuccessAt)} className="font-mono text-xs">
              {withoutSeconds(platformDate(lastSuccessAt))}
            </span>
          )}
        </p>
        <Runs runs={runs} />
        <p className="mt-2 flex flex-wrap justify-between gap-x-2 text-sm">
          <span className="text-muted">
            {running ? copy.runningNow(`${running.progress ?? 0} %`) : next === '' ? copy.paused : copy.next(next)}
          </span>
          <strong className="font-semibold">{lastSizeBytes === null ? MISSING : formatBytes(lastSizeBytes)}</strong>
        </p>
      </Card>
    </li>
  );
}

const withoutSeconds = (text: string) => text.replace(/(\d\d:\d\d):\d\d/, '$1');

/** The time of today, and with its day what lies further away. */
function nextText(moment: string | null): string {
  if (moment === null) return '';
  const [day = '', ...time] = platformDate(moment).split(' ');
  const clock = withoutSeconds(time.join(' '));
  return Date.parse(moment) - serverNow() < 24 * HOUR ? clock : `${day.slice(0, 5)} ${clock}`;
}

type Kind = keyof typeof copy.legend;

const kindOf = (status: string | null): Kind => {
  if (status === 'COMPLETED' || status === 'EXPIRED') return 'good';
  return status === 'PARTIAL' ? 'partial' : status === 'FAILED' ? 'failed' : 'none';
};

const MARKS: Record<Kind, { className: string; height: number }> = {
  good: { className: 'bg-success', height: 10 },
  partial: { className: 'bg-warning-fill', height: 14 },
  failed: { className: 'bg-danger', height: 18 },
  none: { className: 'bg-line-strong', height: 3 },
};

/** Its height says what its colour does. */
function Mark({ kind, wide = false }: { kind: Kind; wide?: boolean }) {
  const { className, height } = MARKS[kind];
  return (
    <span
      aria-hidden
      className={clsx('inline-block rounded-xs forced-color-adjust-none', wide && 'flex-1', className)}
      style={wide ? { height } : { height, width: 8 }}
    />
  );
}

function Runs({ runs }: Pick<BackupSummary, 'runs'>) {
  const kinds = runs.slice(-SHOWN).map(({ status }) => kindOf(status));
  const counts = (Object.keys(copy.runCounts) as (keyof typeof copy.runCounts)[]).flatMap((kind) => {
    const count = kinds.filter((one) => one === kind).length;
    return count > 0 ? [copy.runCounts[kind](count)] : [];
  });
  const none = Array.from({ length: SHOWN - kinds.length }, () => 'none' as const);
  return (
    <>
      <p className="sr-only">{copy.runsOf(counts.length > 0 ? counts.join(', ') : copy.noRuns)}</p>
      <div aria-hidden className="mt-2 flex items-end gap-0.5">
        {[...none, ...kinds].map((kind, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a run has nothing else that tells it from its like
          <Mark key={index} kind={kind} wide />
        ))}
      </div>
    </>
  );
}
