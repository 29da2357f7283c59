import { clsx } from 'clsx';
import { Hourglass } from 'lucide-react';
import { Fragment } from 'react';
import { showDuration } from '~/shared/format/duration';
import { visibleText } from '~/shared/format/visible-text';
import { Card } from '~/shared/ui/card';
import { silence, storyTitle, TIME } from '../later-copy';
import { stepTime } from './step-time';
import type { Story } from './story';
import { StepCard, StepPlace } from './story-step';

export interface StoryViewProps {
  story: Story;
  order: string | undefined;
  /** Steps that are drawn. */
  shown: number;
  open: number | undefined;
  panelId: string;
  onOpen: (index: number) => void;
}

/** The time line with a lane for each service, time running down. */
export function StoryLanes({ story, order, shown, open, panelId, onOpen }: StoryViewProps) {
  return (
    <Card className="overflow-hidden">
      <table className="w-full table-fixed text-left">
        <caption className="sr-only">{storyTitle(order)}</caption>
        <thead className="bg-sunken text-xs text-muted">
          <tr>
            <th scope="col" className="w-38 px-2.5 py-2.5 font-semibold">
              {TIME}
            </th>
            {story.lanes.map((lane) => (
              <th key={lane} scope="col" className="px-1 py-2.5 align-top font-semibold">
                <bdi>{visibleText(lane)}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {story.steps.slice(0, shown).map((step) => (
            <Fragment key={step.index}>
              {step.slow && step.gap !== null && (
                <tr className="border-t border-line bg-warning-soft text-warning">
                  <td colSpan={story.lanes.length + 1} className="px-2.5 py-1 text-xs font-semibold">
                    <Hourglass aria-hidden className="mr-2 inline size-3.5" />
                    {silence(showDuration(step.gap))}
                  </td>
                </tr>
              )}
              <tr className={clsx('border-t border-line', step.level === 'error' && 'bg-danger-soft')}>
                <th scope="row" className="px-2.5 py-1 font-mono text-xs font-normal text-muted">
                  {stepTime(step)}
                  <span className="font-sans">
                    <StepPlace step={step} stacked />
                  </span>
                </th>
                {story.lanes.map((lane) => (
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
