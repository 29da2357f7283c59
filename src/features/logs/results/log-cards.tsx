import { clsx } from 'clsx';
import { Suspense, useId } from 'react';
import { visibleText } from '~/shared/format/visible-text';
import { rowClick } from '~/shared/list/row-click';
import { Card } from '~/shared/ui/card';
import { Loader } from '~/shared/ui/feedback/loader';
import { RESULTS } from '../copy';
import { LogDetail } from './lazy-views';
import type { LogRowsProps } from './log-row';
import { ResultCell } from './result-cell';
import { RowActions } from './row-actions';

const CARD_STYLES: Readonly<Record<string, string>> = {
  date: 'font-mono text-xs leading-5 tracking-tight',
  service: 'font-semibold',
  ip: 'font-mono text-xs leading-5',
};

/**
 * One page of entries where the columns do not fit: a card per entry, each value under the name of its column
 * (spec 7.8).
 */
export function LogCards({ columns, rows, open, ...actions }: LogRowsProps) {
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
                {...rowClick({
                  act: () => onToggle(index),
                  undo: () => onToggle(open ?? index),
                  focused: () => onCurrent(index),
                })}
                className={clsx('cursor-pointer space-y-0.5 px-3.5 py-2.5', isOpen && 'bg-primary-soft')}
              >
                <dl className="grid grid-cols-2 gap-x-3 gap-y-1.5">
                  {columns.map(({ field, title }, place) => (
                    <div key={field} className="min-w-0">
                      <dt className="text-xs text-muted">
                        <bdi>{visibleText(title)}</bdi>
                      </dt>
                      <dd id={`${panel}-${place}`} className={clsx('break-words', CARD_STYLES[field])}>
                        <ResultCell entry={entry} field={field} />
                      </dd>
                    </div>
                  ))}
                </dl>
                <div className="flex justify-end">
                  <RowActions
                    {...actions}
                    entry={entry}
                    index={index}
                    open={isOpen}
                    panel={panel}
                    describedBy={`${panel}-0 ${panel}-1 ${panel}-2`}
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
