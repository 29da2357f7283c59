import { clsx } from 'clsx';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { Fragment, type ReactNode, useId } from 'react';
import { visibleText } from '../format/visible-text';
import { Card } from '../ui/card';
import type { Sort } from './list-address';
import { DETAILS } from './list-copy';
import { rowClick } from './row-click';

/** A value of each row, under its name. */
export interface ListColumn<Row> {
  id: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** Of its cells. */
  className?: string | undefined;
  /** Numbers stand at the right. */
  right?: boolean;
  /** Whether its heading sorts by it. */
  sortable?: boolean;
}

/** A row of the page. */
export interface ListRow<Row, Id> {
  id: Id;
  /** What the keys count by, and what tells rows apart to the eye. */
  index: number;
  row: Row;
}

/** How a row stands, for the buttons in it. */
export interface RowState {
  open: boolean;
  /** Only one row is in the tab sequence (roving tabindex). */
  tabIndex: 0 | -1;
  /** Id of the panel with its details. */
  panel: string;
  /** Ids of what tells this row from the others. */
  describedBy: string;
}

/** What table and cards have in common: one page of rows, at most one of them open. */
export interface RowsProps<Row, Id> {
  caption: string;
  rows: readonly ListRow<Row, Id>[];
  columns: readonly ListColumn<Row>[];
  /** Id of the open row. */
  open: Id | undefined;
  /** A row was pressed; its own button does the same. */
  onPress: (id: Id) => void;
  /** Takes that back: it was the first half of a double click. */
  onUnpress: (id: Id) => void;
  isSelected: (id: Id) => boolean;
  onSelect: (id: Id, row: Row) => void;
  selectLabel: (row: ListRow<Row, Id>) => string;
  /** Id of the row in the tab sequence; the keys lead to the others. */
  current: Id | undefined;
  onCurrent: (id: Id) => void;
  /** Buttons of a row; the last one, with `data-row-toggle`, opens it. */
  actions: (row: ListRow<Row, Id>, state: RowState) => ReactNode;
  /** Stands below the open row. */
  details?: (row: Row) => ReactNode;
  look: ListLook;
}

/** Classes that differ from list to list. */
export interface ListLook {
  cell: string;
  /** Of the last column. */
  end: string;
  /** Whether more columns than fit scroll inside the table. */
  scrolls?: boolean;
  /** Of the list of cards, and of each card. */
  cards: string;
  card: string;
  /** Of the buttons of a row, in the table and in a card. */
  actions?: string;
  cardActions?: string;
}

interface ListTableProps<Row, Id> extends RowsProps<Row, Id> {
  sort: Sort | undefined;
  onSort: (field: string) => void;
}

/** One page of rows as a table, the details of the open one in a row under it. */
export function ListTable<Row, Id extends string | number>(props: ListTableProps<Row, Id>) {
  const { caption, rows, columns, sort, onSort, open, onPress, onUnpress, onCurrent, details, look } = props;
  const id = useId();
  const table = (
    <table className={clsx('w-full text-left', look.scrolls && '[overflow-wrap:normal]')}>
      <caption className="sr-only">{caption}</caption>
      <thead className="bg-sunken text-xs text-muted">
        <tr>
          {columns.map((column) => (
            <Heading key={column.id} column={column} sort={sort} onSort={onSort} cell={look.cell} />
          ))}
          <th scope="col" className={clsx(look.end, 'py-2.5 text-right font-semibold')}>
            <span className={clsx(look.scrolls && 'sr-only')}>{DETAILS}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const isOpen = row.id === open;
          const panel = `${id}-${row.index}`;
          return (
            <Fragment key={row.id}>
              <tr
                data-row
                {...rowClick({
                  act: () => onPress(row.id),
                  undo: () => onUnpress(row.id),
                  focused: () => onCurrent(row.id),
                })}
                className={clsx('cursor-pointer border-t border-line', isOpen ? 'bg-primary-soft' : 'hover:bg-sunken')}
              >
                {columns.map(({ id: column, cell, className, right }, position) => (
                  <td
                    key={column}
                    id={`${panel}-${position}`}
                    className={clsx(look.cell, 'py-2.5', right && 'text-right', className)}
                  >
                    {cell(row.row)}
                  </td>
                ))}
                <td className={clsx(look.end, 'py-2.5 text-right')}>
                  <RowActions {...props} row={row} isOpen={isOpen} panel={panel} className={look.actions} />
                </td>
              </tr>
              {isOpen && details && (
                <tr id={panel} className="border-t border-line bg-sunken">
                  <td colSpan={columns.length + 1} className="max-w-0 p-4">
                    {details(row.row)}
                  </td>
                </tr>
              )}
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
  return (
    <Card className={clsx('overflow-hidden', look.scrolls && 'relative')}>
      {look.scrolls ? <div className="overflow-x-auto">{table}</div> : table}
    </Card>
  );
}

interface HeadingProps {
  column: Pick<ListColumn<never>, 'id' | 'title' | 'right' | 'sortable'>;
  sort: Sort | undefined;
  onSort: (field: string) => void;
  cell: string;
}

/** The name of a column, which may also sort by it. */
function Heading({ column: { id, title, right, sortable }, sort, onSort, cell }: HeadingProps) {
  const sorted = sort?.field === id ? sort : undefined;
  const Icon = sorted?.descending ? ArrowDown : ArrowUp;
  const name = <bdi>{visibleText(title)}</bdi>;
  return (
    <th
      scope="col"
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

interface RowActionsProps<Row, Id>
  extends Pick<RowsProps<Row, Id>, 'isSelected' | 'onSelect' | 'selectLabel' | 'current' | 'actions'> {
  row: ListRow<Row, Id>;
  isOpen: boolean;
  /** Id of the panel with the details. */
  panel: string;
  className?: string | undefined;
}

/** What can be done with a row: select it, and what the list offers. */
export function RowActions<Row, Id>(props: RowActionsProps<Row, Id>) {
  const { row, isOpen, panel, isSelected, onSelect, selectLabel, current, actions, className } = props;
  const tabIndex = row.id === current ? 0 : -1;
  return (
    <span data-row-actions className={clsx('inline-flex items-center justify-end gap-1', className)}>
      <input
        type="checkbox"
        tabIndex={tabIndex}
        aria-label={selectLabel(row)}
        checked={isSelected(row.id)}
        onChange={() => onSelect(row.id, row.row)}
        className="m-1 size-4 accent-primary"
      />
      {actions(row, { open: isOpen, tabIndex, panel, describedBy: `${panel}-0 ${panel}-1 ${panel}-2` })}
    </span>
  );
}
