import { clsx } from 'clsx';
import { Fragment, Suspense, useId } from 'react';
import { rowClick } from '~/shared/list/row-click';
import { Card } from '~/shared/ui/card';
import { Loader } from '~/shared/ui/feedback/loader';
import { RESULTS } from '../copy';
import { ColumnHeading } from './column-heading';
import { LogDetail } from './lazy-views';
import type { LogTableProps } from './log-row';
import { ResultCell } from './result-cell';
import { RowActions } from './row-actions';

/** One page of entries as a table, the details of the open one in a row under it. */
export function LogTable({ rows, open, columns, sort, onSort, ...actions }: LogTableProps) {
  const { onToggle, onCurrent } = actions;
  const id = useId();
  return (
    <Card className="overflow-hidden">
      <table className="w-full text-left">
        <caption className="sr-only">{RESULTS}</caption>
        <thead className="bg-sunken text-xs text-muted">
          <tr>
            {columns.map((column) => (
              <ColumnHeading key={column.field} column={column} sort={sort} onSort={onSort} />
            ))}
            <th scope="col" className="px-1.5 py-2.5 text-right font-semibold xl:px-3.5">
              Detalles
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ entry, index }) => {
            const isOpen = index === open;
            const panel = `${id}-${index}`;
            return (
              <Fragment key={index}>
                <tr
                  data-row
                  {...rowClick({
                    act: () => onToggle(index),
                    undo: () => onToggle(open ?? index),
                    focused: () => onCurrent(index),
                  })}
                  className={clsx(
                    'cursor-pointer border-t border-line',
                    isOpen ? 'bg-primary-soft' : 'hover:bg-sunken',
                  )}
                >
                  {columns.map(({ field, style }, place) => (
                    <td key={field} id={`${panel}-${place}`} className="px-1.5 py-2.5 max-xl:first:pl-2.5 xl:px-3.5">
                      <ResultCell entry={entry} field={field} className={clsx('inline-block', style)} />
                    </td>
                  ))}
                  <td className="px-1.5 py-2.5 text-right xl:px-3.5 xl:whitespace-nowrap">
                    <RowActions
                      {...actions}
                      entry={entry}
                      index={index}
                      open={isOpen}
                      panel={panel}
                      describedBy={`${panel}-0 ${panel}-1 ${panel}-2`}
                    />
                  </td>
                </tr>
                {isOpen && (
                  <tr id={panel} className="border-t border-line bg-sunken">
                    <td colSpan={columns.length + 1} className="max-w-0 p-4">
                      <Suspense fallback={<Loader size="section" />}>
                        <LogDetail entry={entry} />
                      </Suspense>
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </Card>
  );
}
