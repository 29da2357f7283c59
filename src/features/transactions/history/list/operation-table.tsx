import { clsx } from 'clsx';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { rowClick } from '~/shared/list/row-click';
import { Card } from '~/shared/ui/card';
import { DETAILS, RESULTS } from '../copy';
import { SORTABLE, type Sort } from '../search/history-search';
import { type ColumnId, columnTitle, RIGHT } from './columns';
import { OperationCell } from './operation-cell';
import { RowControls } from './row-controls';
import type { RowProps } from './row-props';

interface OperationTableProps extends RowProps {
  columns: readonly ColumnId[];
  sort: Sort;
  onSort: (column: ColumnId) => void;
}

/** Nothing breaks within a word: an id in two halves cannot be read. */
const CELL = 'px-1.5 py-2.5 first:pl-3.5 xxl:px-2';

/** One page of operations as a table; more columns than the screen has room for scroll inside it. */
export function OperationTable({ operations, columns, sort, onSort, ...actions }: OperationTableProps) {
  return (
    <Card className="relative overflow-hidden">
      <div className="overflow-x-auto">
        <table className="w-full text-left [overflow-wrap:normal]">
          <caption className="sr-only">{RESULTS}</caption>
          <thead className="bg-sunken text-xs text-muted">
            <tr>
              {columns.map((column) => (
                <Heading key={column} column={column} sort={sort} onSort={onSort} />
              ))}
              <th scope="col" className="py-2.5 pr-2 text-right font-semibold">
                <span className="sr-only">{DETAILS}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {operations.map((operation, index) => (
              <tr
                key={operation.operationId}
                data-row
                {...rowClick({
                  act: () => actions.onOpen(operation.operationId),
                  undo: actions.onClose,
                  focused: () => actions.onCurrent(operation.operationId),
                })}
                className={clsx(
                  'cursor-pointer border-t border-line',
                  operation.operationId === actions.open ? 'bg-primary-soft' : 'hover:bg-sunken',
                )}
              >
                {columns.map((column) => (
                  <td key={column} className={clsx(CELL, RIGHT.includes(column) && 'text-right')}>
                    <OperationCell column={column} operation={operation} />
                  </td>
                ))}
                <td className="py-2.5 pr-2 text-right">
                  <RowControls {...actions} operation={operation} index={index} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

function Heading({ column, sort, onSort }: { column: ColumnId } & Pick<OperationTableProps, 'sort' | 'onSort'>) {
  const sorted = sort.field === column;
  const Icon = sort.descending ? ArrowDown : ArrowUp;
  const title = columnTitle(column);
  return (
    <th
      scope="col"
      aria-sort={sorted ? (sort.descending ? 'descending' : 'ascending') : undefined}
      className={clsx(CELL, 'py-1! font-semibold', RIGHT.includes(column) && 'text-right')}
    >
      {SORTABLE.includes(column) ? (
        <button
          type="button"
          onClick={() => onSort(column)}
          className="-mx-1 inline-flex min-h-7 items-center gap-1 rounded px-1 font-semibold hover:text-ink"
        >
          {title}
          {sorted && <Icon aria-hidden className="size-3.5" />}
        </button>
      ) : (
        title
      )}
    </th>
  );
}
