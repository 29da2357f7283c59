import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { MISSING } from '~/shared/copy';
import { formatDate } from '~/shared/format/dates';
import { formatDuration } from '~/shared/format/elapsed-time';
import { cellText } from '../entry/detail-fields';
import { laterCopy } from '../later-copy';
import type { TimelineStep } from './timeline';

const EDGES = { error: 'border-l-danger', warning: 'border-l-warning-fill', ok: 'border-l-success' } as const;
const ICONS = { error: CircleAlert, warning: TriangleAlert, ok: CircleCheck } as const;
const COLOURS = { error: 'text-danger', warning: 'text-warning', ok: 'text-success' } as const;

interface StepCardProps {
  step: TimelineStep;
  open: boolean;
  /** Id of the panel with its details. */
  controls: string;
  onOpen: () => void;
  /** Service, host and IP, where no lane and no first column tell them. */
  withPosition?: boolean;
}

/** One step on the timeline: what was done, how long after the one before, where, and how it went. */
export function StepCard({ step, open, controls, onOpen, withPosition = false }: StepCardProps) {
  const Icon = ICONS[step.level];
  return (
    <button
      type="button"
      aria-expanded={open}
      aria-controls={open ? controls : undefined}
      onClick={onOpen}
      className={clsx(
        'block w-full min-w-0 rounded-lg border border-l-4 bg-surface px-2 py-1.5 text-left hover:bg-sunken',
        open ? 'border-primary shadow-card' : 'border-line',
        EDGES[step.level],
      )}
    >
      <bdi className="block text-xs font-semibold">{breakable(cellText(step.entry, 'operation'))}</bdi>
      <span className="flex items-center justify-between gap-1 text-xs text-muted">
        <span className="min-w-0">
          {withPosition && <bdi>{`${cellText(step.entry, 'service')} · `}</bdi>}
          {step.gap === null ? '+0 ms' : `+${formatDuration(step.gap)}`}
        </span>
        <Icon
          aria-label={laterCopy.stepLevels[step.level]}
          role="img"
          className={clsx('size-3.5 shrink-0', COLOURS[step.level])}
        />
      </span>
      {withPosition && <StepPosition step={step} />}
    </button>
  );
}

/** Host and IP of a step; one below the other where a line has no room for both. */
export function StepPosition({ step, stacked = false }: { step: TimelineStep; stacked?: boolean }) {
  return (
    <span className="block text-xs text-muted">
      <bdi>{cellText(step.entry, 'hostName')}</bdi>
      {stacked ? <br /> : ' · '}
      <bdi>{cellText(step.entry, 'ip')}</bdi>
    </span>
  );
}

/** authorizeCard may break between its words, not within them. */
function breakable(text: string): ReactNode[] {
  return text.split(/(?<=[a-z0-9])(?=[A-Z])/).flatMap((word, index) => {
    // The words of a text never change their places.
    // biome-ignore lint/suspicious/noArrayIndexKey: nothing but its place tells a word from the same one
    return index === 0 ? [word] : [<wbr key={index} />, word];
  });
}

/** The time of day of a step, with its milliseconds where the log has them; '---' when it cannot be read. */
export function stepTime({ moment }: TimelineStep): string {
  if (moment === null) return MISSING;
  const [, clock = '', half = ''] = formatDate(moment).split(' ');
  const ms = new Date(moment).getMilliseconds();
  return ms === 0 ? `${clock} ${half}` : `${clock}.${String(ms).padStart(3, '0')} ${half}`;
}
