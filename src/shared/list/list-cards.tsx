import { clsx } from 'clsx';
import { useId } from 'react';
import { visibleText } from '../format/visible-text';
import { Card } from '../ui/card';
import { RowActions, type RowsProps } from './list-table';
import { rowClick } from './row-click';

/** One page of rows where a table does not fit: a card per row, each value under the name of its column. */
export function ListCards<Row, Id extends string | number>(props: RowsProps<Row, Id>) {
  const { caption, rows, columns, open, onPress, onUnpress, onCurrent, details, look } = props;
  const id = useId();
  return (
    <ul aria-label={caption} className={look.cards}>
      {rows.map((row) => {
        const isOpen = row.id === open;
        const panel = `${id}-${row.index}`;
        return (
          <li key={row.id} data-row>
            <Card className="overflow-hidden">
              <div
                {...rowClick({
                  act: () => onPress(row.id),
                  undo: () => onUnpress(row.id),
                  focused: () => onCurrent(row.id),
                })}
                className={clsx('cursor-pointer px-3.5 py-2.5', look.card, isOpen && 'bg-primary-soft')}
              >
                <dl className="grid grid-cols-2 gap-x-3 gap-y-1.5">
                  {columns.map(({ id: column, title, cell, className }, position) => (
                    <div key={column} className="min-w-0">
                      <dt className="text-xs text-muted">
                        <bdi>{visibleText(title)}</bdi>
                      </dt>
                      <dd id={`${panel}-${position}`} className={className}>
                        {cell(row.row)}
                      </dd>
                    </div>
                  ))}
                </dl>
                <div className={clsx('flex justify-end', look.cardActions)}>
                  <RowActions {...props} row={row} isOpen={isOpen} panel={panel} className={look.actions} />
                </div>
              </div>
              {isOpen && details && (
                <div id={panel} className="border-t border-line bg-sunken p-3.5">
                  {details(row.row)}
                </div>
              )}
            </Card>
          </li>
        );
      })}
    </ul>
  );
}
