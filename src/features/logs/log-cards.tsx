import { clsx } from 'clsx';
import { Suspense, useId } from 'react';
import { rowClick } from '../../shared/lib/row-click';
import { Card } from '../../shared/ui/card';
import { Loader } from '../../shared/ui/loader';
import { RESULTS } from './copy';
import { cellText } from './detail-fields';
import { LogDetail } from './lazy-views';
import type { LogRowsProps } from './log-row';
import { RowActions } from './row-actions';

/** One page of entries where six columns do not fit: a card per entry, its details inside. */
export function LogCards({ rows, open, ...actions }: LogRowsProps) {
  const { onToggle, onCurrent } = actions;
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
                {...rowClick(
                  () => onToggle(index),
                  () => onCurrent(index),
                )}
                className={clsx('cursor-pointer space-y-0.5 px-3.5 py-2.5', isOpen && 'bg-primary-soft')}
              >
                <p id={`${panel}-0`} className="flex flex-wrap items-baseline justify-between gap-x-3">
                  <bdi className="font-semibold">{cellText(entry, 'service')}</bdi>
                  <bdi className="font-mono text-xs text-muted">{cellText(entry, 'date')}</bdi>
                </p>
                <div className="flex items-end justify-between gap-x-3">
                  <p className="min-w-0 py-1 text-muted">
                    <bdi id={`${panel}-1`}>{cellText(entry, 'operation')}</bdi>
                    {' · '}
                    <bdi>{cellText(entry, 'hostName')}</bdi>
                    {' · '}
                    <bdi className="font-mono text-xs">{cellText(entry, 'ip')}</bdi>
                  </p>
                  <RowActions
                    {...actions}
                    entry={entry}
                    index={index}
                    open={isOpen}
                    panel={panel}
                    describedBy={`${panel}-0 ${panel}-1`}
                  />
                </div>
              </div>
              {isOpen && (
                <div id={panel} className="border-t border-line bg-sunken p-3.5">
                  <Suspense fallback={<Loader size="section" />}>
                    <LogDetail entry={entry} />
                  </Suspense>
                </div>
              )}
            </Card>
          </li>
        );
      })}
    </ul>
  );
}
