import { clsx } from 'clsx';
import { Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { showDuration } from '~/shared/format/duration';
import { silence, storyTitle } from '../later-copy';
import { stepTime } from './step-time';
import type { StoryViewProps } from './story-lanes';
import { StepCard } from './story-step';

/** More lanes than these would leave no room on a phone. */
const DOTS = 8;

/** The same time line where lanes do not fit: steps one below the other, their lane as a dot, details inside. */
export function StoryList({
  story,
  order,
  shown,
  open,
  panelId,
  onOpen,
  children,
}: StoryViewProps & { children: ReactNode }) {
  const dots = story.lanes.slice(0, DOTS);
  return (
    <ol aria-label={storyTitle(order)} className="space-y-2">
      {story.steps.slice(0, shown).map((step) => (
        <li key={step.index}>
          {step.slow && step.gap !== null && (
            <p className="mb-2 rounded-lg bg-warning-soft px-3 py-1 text-xs font-semibold text-warning">
              <Hourglass aria-hidden className="mr-2 inline size-3.5" />
              {silence(showDuration(step.gap))}
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
                withPlace
              />
            </div>
          </div>
          {step.index === open && <div className="mt-2 rounded-xl border border-line bg-sunken p-3.5">{children}</div>}
        </li>
      ))}
    </ol>
  );
}
