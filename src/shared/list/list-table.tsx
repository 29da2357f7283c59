import { clsx } from 'clsx';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { memo } from 'react';
import { visibleText } from '../format/visible-text';
import { Card } from '../ui/card';
import type { Sort } from './list-address';
import { listCopy } from './list-copy';
import { type ListColumn, type ListLook, RowActions, type RowProps, type useRows } from './list-row';
import { rowClick } from './row-click';

/** What table and cards have in common. */
export interface PageProps<Row, Id> {
  caption: string;
  columns: readonly ListColumn<Row>[];
  rows: ReturnType<typeof useRows<Row, Id>>;
  look: ListLook;
}

interface ListTableProps<Row, Id> extends PageProps<Row, Id> {
  sort: Sort | undefined;
  onSort: (field: string) => void;
}

/** One page of rows as a table, the details of the open one in a row under it. */
export function ListTable<Row, Id>({ caption, columns, rows, look, sort, onSort }: ListTableProps<Row, Id>) {
  const table = (
    <table className={clsx('w-full text-left', look.scrolls && '[overflow-wrap:normal]')}>
      <caption className="sr-only">{caption}</caption>
      <thead className="bg-sunken text-xs text-muted">
        <tr>
          {columns.map((column) => (
            <Heading key={column.id} column={column} sort={sort} onSort={onSort} cell={look.cell} />
          ))}
          <th scope="col" className={clsx(look.end, 'py-2.5 text-right font-semibold')}>
            <span className={clsx(look.scrolls && 'sr-only')}>{listCopy.details}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, props }) => (
          <TableRow key={key} {...props} />
        ))}
      </tbody>
    </table>
  );
  return (
    <Card className={clsx('overflow-hidden', look.scrolls && 'relative')}>
      {look.scrolls ? <div className="overflow-x-auto">{table}</div> : table}
    </Card>
  );
}

/** A row and, once it is open, its details under it. */
const TableRow = memo(function TableRow<Row, Id>(props: RowProps<Row, Id>) {
  const { row, columns, look, open, panel, ways, details } = props;
  return (
    <>
      <tr
        data-row
        {...rowClick({ act: () => ways.press(row.id), focused: () => ways.focus(row.id) })}
        className={clsx('cursor-pointer border-t border-line', open ? 'bg-primary-soft' : 'hover:bg-sunken')}
      >
        {columns.map(({ id, cell, className, right, secondary }, position) => (
          <td
            key={id}
            id={`${panel}-${position}`}
            data-secondary={secondary || undefined}
            className={clsx(look.cell, 'py-2.5', right && 'text-right', className)}
          >
            {cell(row.row)}
          </td>
        ))}
        <td className={clsx(look.end, 'py-2.5 text-right')}>
          <RowActions {...props} />
        </td>
      </tr>
      {details && (
        // Another row in the same place has details of its own.
        <tr key={String(row.id)} id={panel} className="border-t border-line bg-sunken">
          <td colSpan={columns.length + 1} className="max-w-0 p-4">
            {details}
          </td>
        </tr>
      )}
    </>
  );
}) as <Row, Id>(props: RowProps<Row, Id>) => React.ReactNode;

interface HeadingProps {
  column: Pick<ListColumn<never>, 'id' | 'title' | 'right' | 'sortable' | 'secondary'>;
  sort: Sort | undefined;
  onSort: (field: string) => void;
  cell: string;
}

/** The name of a column, which may also sort by it. */
function Heading({ column: { id, title, right, sortable, secondary }, sort, onSort, cell }: HeadingProps) {
  const sorted = sort?.field === id ? sort : undefined;
  const Icon = sorted?.descending ? ArrowDown : ArrowUp;
  const name = <bdi>{visibleText(title)}</bdi>;
  return (
    <th
      scope="col"
      data-secondary={secondary || undefined}
      aria-sort={sorted ? (sorted.descending ? 'descending' : 'ascending') : undefined}
      className={clsx(cell, 'py-1 font-semibold', right && 'text-right')}
    >
      {sortable ? (
        <button
          type="button"
          onClick={() => onSort(id)}
          className="-mx-1 inline-flex min-h-7 items-center gap-1 rounded px-1 text-left font-semibold hover:text-ink"
        >
          {name}
          {sorted && <Icon aria-hidden className="size-3.5" />}
        </button>
      ) : (
        name
      )}
    </th>
  );
}
