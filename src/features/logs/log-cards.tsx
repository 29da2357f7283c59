import { clsx } from 'clsx';
import { useId } from 'react';
import { Card } from '../../shared/ui/card';
import { RESULTS } from './copy';
import { DetailButton } from './detail-button';
import { cellText } from './detail-fields';
import { LogDetail } from './log-detail';
import type { LogRowsProps } from './log-row';
import { rowClick } from './row-click';
import { orderOf } from './story';
import { StoryLink } from './story-link';

/** One page of entries where six columns do not fit: a card per entry, its details inside. */
export function LogCards({ entries, first, open, onToggle }: LogRowsProps) {
  const id = useId();
  return (
    <ul aria-label={RESULTS} className="space-y-4">
      {entries.map((entry, offset) => {
        const index = first + offset;
        const isOpen = index === open;
        const panel = `${id}-${index}`;
        const order = orderOf(entry);
        return (
          <li key={index}>
            <Card className="overflow-hidden">
              <div
                {...rowClick(() => onToggle(index))}
                className={clsx('cursor-pointer space-y-0.5 px-3.5 py-2.5', isOpen && 'bg-primary-soft')}
              >
                <p className="flex flex-wrap items-baseline justify-between gap-x-3">
                  <bdi className="font-semibold">{cellText(entry, 'service')}</bdi>
                  <bdi className="font-mono text-xs text-muted">{cellText(entry, 'date')}</bdi>
                </p>
                <div className="flex items-end justify-between gap-x-3">
                  <p className="min-w-0 py-1 text-muted">
                    <bdi>{cellText(entry, 'operation')}</bdi>
                    {' · '}
                    <bdi>{cellText(entry, 'hostName')}</bdi>
                    {' · '}
                    <bdi className="font-mono text-xs">{cellText(entry, 'ip')}</bdi>
                  </p>
                  <span className="flex shrink-0 items-center">
                    {order !== undefined && <StoryLink order={order} label="" />}
                    <DetailButton open={isOpen} controls={panel} onToggle={() => onToggle(index)} />
                  </span>
                </div>
              </div>
              {isOpen && (
                <div id={panel} className="border-t border-line bg-sunken p-3.5">
                  <LogDetail entry={entry} />
                </div>
              )}
            </Card>
          </li>
        );
      })}
    </ul>
  );
}
