import { clsx } from 'clsx';
import { useId } from 'react';
import { Card } from '../../shared/ui/card';
import { RESULTS } from './copy';
import { cellText } from './detail-fields';
import { LogDetail } from './log-detail';
import type { LogRowsProps } from './log-row';
import { RowActions } from './row-actions';
import { rowClick } from './row-click';

/** One page of entries where six columns do not fit: a card per entry, its details inside. */
export function LogCards({ rows, open, ...actions }: LogRowsProps) {
  const { onToggle } = actions;
  const id = useId();
  return (
    <ul aria-label={RESULTS} className="space-y-4">
      {rows.map(({ entry, index }) => {
        const isOpen = index === open;
        const panel = `${id}-${index}`;
        return (
          <li key={index} data-row>
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
                  <RowActions {...actions} entry={entry} index={index} open={isOpen} panel={panel} />
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
