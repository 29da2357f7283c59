import { clsx } from 'clsx';
import { Hourglass } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { formatDuration } from '~/shared/format/elapsed-time';
import { visibleText } from '~/shared/format/visible-text';
import { Card } from '~/shared/ui/card';
import { laterCopy } from '../later-copy';
import type { Timeline } from './timeline';
import { StepCard, StepPosition, stepTime } from './timeline-step';

/** More lanes than these would leave no room on a phone. */
const DOTS = 8;

export interface TimelineViewProps {
  timeline: Timeline;
  order: string | undefined;
  /** Steps that are drawn. */
  shown: number;
  open: number | undefined;
  panelId: string;
  onOpen: (index: number) => void;
}

/** The timeline with a lane for each service, time running down. */
export function TimelineLanes({ timeline, order, shown, open, panelId, onOpen }: TimelineViewProps) {
  return (
    <Card className="overflow-hidden">
      <table className="w-full table-fixed text-left">
        <caption className="sr-only">{laterCopy.timelineTitle(order)}</caption>
        <thead className="bg-sunken text-xs text-muted">
          <tr>
            <th scope="col" className="w-38 px-2.5 py-2.5 font-semibold">
              {laterCopy.time}
            </th>
            {timeline.lanes.map((lane) => (
              <th key={lane} scope="col" className="px-1 py-2.5 align-top font-semibold">
                <bdi>{visibleText(lane)}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {timeline.steps.slice(0, shown).map((step) => (
            <Fragment key={step.index}>
              {step.slow && step.gap !== null && (
                <tr className="border-t border-line bg-warning-soft text-warning">
                  <td colSpan={timeline.lanes.length + 1} className="px-2.5 py-1 text-xs font-semibold">
                    <Hourglass aria-hidden className="mr-2 inline size-3.5" />
                    {laterCopy.silence(formatDuration(step.gap))}
                  </td>
                </tr>
              )}
              <tr className={clsx('border-t border-line', step.level === 'error' && 'bg-danger-soft')}>
                <th scope="row" className="px-2.5 py-1 font-mono text-xs font-normal text-muted">
                  {stepTime(step)}
                  <span className="font-sans">
                    <StepPosition step={step} stacked />
                  </span>
                </th>
                {timeline.lanes.map((lane) => (
                  <td key={lane} className="border-l border-dashed border-line px-1 py-1 align-top">
                    {lane === step.service && (
                      <StepCard
                        step={step}
                        open={step.index === open}
                        controls={panelId}
                        onOpen={() => onOpen(step.index)}
                      />
                    )}
                  </td>
                ))}
              </tr>
            </Fragment>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

/** The same timeline where lanes do not fit: steps one below the other, their lane as a dot, details inside. */
export function TimelineList({
  timeline,
  order,
  shown,
  open,
  panelId,
  onOpen,
  children,
}: TimelineViewProps & { children: ReactNode }) {
  const dots = timeline.lanes.slice(0, DOTS);
  return (
    <ol aria-label={laterCopy.timelineTitle(order)} className="flex flex-col gap-2">
      {timeline.steps.slice(0, shown).map((step) => (
        <li key={step.index}>
          {step.slow && step.gap !== null && (
            <p className="mb-2 rounded-lg bg-warning-soft px-3 py-1 text-xs font-semibold text-warning">
              <Hourglass aria-hidden className="mr-2 inline size-3.5" />
              {laterCopy.silence(formatDuration(step.gap))}
            </p>
          )}
          <div className="flex items-stretch gap-2">
            <span aria-hidden className="flex shrink-0 items-center gap-1">
              {dots.map((lane) => (
                <span
                  key={lane}
                  className={clsx(
                    'w-1.5 rounded-full',
                    lane === step.service ? 'h-4 bg-primary' : 'h-1.5 bg-neutral-soft',
                  )}
                />
              ))}
            </span>
            <div className="min-w-0 flex-1">
              <p className="mb-0.5 font-mono text-xs text-muted">{stepTime(step)}</p>
              <StepCard
                step={step}
                open={step.index === open}
                controls={panelId}
                onOpen={() => onOpen(step.index)}
                withPosition
              />
            </div>
          </div>
          {step.index === open && <div className="mt-2 rounded-xl border border-line bg-sunken p-3.5">{children}</div>}
        </li>
      ))}
    </ol>
  );
}
