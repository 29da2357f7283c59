import { clsx } from 'clsx';
import { type ComponentProps, type ComponentType, type ReactNode, Suspense, useRef, useState } from 'react';
import { isWideScreen, useWideScreen } from '../hooks/use-media';
import { usePreferences } from '../storage/preferences';
import { Loader } from '../ui/feedback/loader';
import { Select } from '../ui/form/select';
import { lazyPart } from '../ui/lazy-part';
import { SIZES } from './list-address';
import { listCopy } from './list-copy';
import { type ListColumn, type RowsProps, useRows } from './list-row';
import { ListTable, type PageProps } from './list-table';
import { Pagination } from './pagination';
import type { Selection } from './selection';
import { useRowKeys } from './use-row-keys';

/** For narrow screens alone. */
const ListCards = lazyPart(() => import('./list-cards').then((module) => module.ListCards));

/** Resolves once rows can be drawn as a whole: a narrow screen needs the cards as well, or the pages below would jump. */
export async function rowsReady(): Promise<void> {
  if (!isWideScreen()) await ListCards.preload();
}

type FromRows = 'isSelected' | 'onSelect' | 'current' | 'held' | 'onCurrent' | 'hours';

interface ListRowsProps<Row, Id>
  extends Omit<RowsProps<Row, Id>, FromRows>,
    Pick<ComponentProps<typeof ListTable<Row, Id>>, 'caption' | 'sort' | 'onSort'> {
  /** What a card shows of a row. */
  cardColumns: readonly ListColumn<Row>[];
  selection: Selection<Id, Row>;
  /** Stands above the rows while some are selected. */
  selectionBar: ReactNode;
  /** The key c copies the row that has the focus. */
  onCopy: (row: Row) => void;
  /** Whether the rows are about to become others. */
  busy?: boolean;
  paging: ComponentProps<typeof Pagination> & { onSize?: (size: number) => void };
  above?: ReactNode;
  /** Beside the pages. */
  beside?: ReactNode;
}

/** One page of rows as a table or as cards, with their keys, the selection, and the ways to the other pages. */
export function ListRows<Row, Id extends string | number>(props: ListRowsProps<Row, Id>) {
  const { caption, rows, cardColumns, look, open, sort, onSort, selection, selectionBar, onCopy, busy, paging } = props;
  const { onSize, ...pages } = paging;
  const wide = useWideScreen();
  const columns = wide ? props.columns : cardColumns;
  const [lastRow, setLastRow] = useState(open);
  const area = useRef<HTMLDivElement>(null);
  const announced = useRowKeys(area, (index) => {
    const row = rows.find((one) => one.index === index);
    if (row) onCopy(row.row);
  });
  const drawn = useRows({
    ...props,
    columns,
    isSelected: (id: Id) => selection.rows.has(id),
    onSelect: selection.toggle,
    current: rows.some(({ id }) => id === lastRow) ? lastRow : rows[0]?.id,
    held: lastRow,
    onCurrent: setLastRow,
    // Another tab may change it.
    hours: usePreferences().hourFormat,
  });
  const page = { caption, columns, look, rows: drawn };
  // What is lazy forgets that it is generic.
  const Cards = ListCards as unknown as ComponentType<PageProps<Row, Id>>;
  return (
    <div ref={area} aria-busy={busy} className={clsx(busy && 'opacity-50')}>
      <p aria-live="polite" className="sr-only">
        {announced}
      </p>
      {props.above}
      {selection.rows.size > 0 && selectionBar}
      {wide ? (
        <ListTable {...page} sort={sort} onSort={onSort} />
      ) : (
        <Suspense fallback={<Loader size="section" />}>
          <Cards {...page} />
        </Suspense>
      )}
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Pagination {...pages} />
        {onSize && (
          <Select
            aria-label={listCopy.pageSize}
            title={listCopy.pageSize}
            value={pages.pageSize}
            onChange={(event) => onSize(Number(event.target.value))}
            className="w-20 print:hidden"
          >
            {SIZES.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </Select>
        )}
        {props.beside}
      </div>
    </div>
  );
}
