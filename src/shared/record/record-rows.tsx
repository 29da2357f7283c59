import { clsx } from 'clsx';
import { Copy } from 'lucide-react';
import { type ComponentType, type ReactNode, useMemo } from 'react';
import { useLaneScreen, useWideScreen } from '~/shared/hooks/use-media';
import { ColumnsButton, useColumns } from '~/shared/list/columns-button';
import type { Sort } from '~/shared/list/list-address';
import { listCopy } from '~/shared/list/list-copy';
import type { ListLook, RowButtonsProps } from '~/shared/list/list-row';
import { ListRows } from '~/shared/list/list-rows';
import { SelectionBar, useSelection } from '~/shared/list/selection';
import { useCopy } from '~/shared/toast/use-copy';
import { Button } from '~/shared/ui/button';
import type { RecordList } from './record-list';

const LOOK: ListLook = {
  cell: 'px-2 first:pl-3.5',
  end: 'pr-2',
  scrolls: true,
  cards: 'grid gap-3 md:grid-cols-2',
  card: 'flex flex-col gap-1.5',
};

interface RecordRowsProps<Row> {
  list: RecordList<Row>;
  rows: readonly Row[];
  found: { page: number; size: number; total: number };
  search: {
    filters: object;
    sort: Sort;
    sortBy: (field: string) => void;
    setSize: (size: number) => void;
    /** Id of the open record. */
    open: string | undefined;
  };
  onPage: (page: number) => void;
  onOpen: (id: string) => void;
  onClose: () => void;
  /** Where the list differs from the others. */
  look?: ListLook;
  Buttons?: ComponentType<RowButtonsProps<Row, string>>;
  /** What the selected come to, beside their count. */
  sumOf?: (chosen: readonly Row[]) => string;
  /** What can be done with all of the selected, beside copying. */
  acts?: (chosen: readonly Row[], clear: () => void) => ReactNode;
  /** Above the rows, before the buttons. */
  head?: ReactNode;
  /** Beside the choice of columns. */
  buttons?: ReactNode;
}

/** One page of records, each opening beside the list, with its columns, selection and pages. */
export function RecordRows<Row>(props: RecordRowsProps<Row>) {
  const { list, rows: page, found, search, onPage, sumOf, acts, head } = props;
  const { words, idOf, copyOf } = list;
  const wide = useWideScreen();
  const columns = useColumns(list.choice, useLaneScreen() ? list.wide : list.narrow);
  const selection = useSelection<string, Row>(JSON.stringify(search.filters));
  const copyText = useCopy(listCopy);
  const rows = useMemo(() => page.map((row, index) => ({ id: idOf(row), index, row })), [page, idOf]);
  const tableColumns = useMemo(() => columns.shown.map(list.column), [columns.shown, list]);
  // As they stand now, those of them that are on this page.
  const known = new Map(rows.map(({ id, row }) => [id, row]));
  const chosen = [...selection.rows].map(([id, row]) => known.get(id) ?? row);
  return (
    <ListRows
      caption={words.results}
      rows={rows}
      columns={tableColumns}
      cardColumns={list.cards}
      look={props.look ?? LOOK}
      sort={search.sort}
      onSort={search.sortBy}
      open={search.open}
      onPress={props.onOpen}
      onUnpress={props.onClose}
      selection={selection}
      selectionBar={
        <SelectionBar
          label={words.selection}
          text={[words.selected(chosen.length), sumOf?.(chosen)].filter(Boolean).join(' · ')}
          onClear={selection.clear}
        >
          {acts?.(chosen, selection.clear)}
          <Button size="sm" onClick={() => copyText(chosen.map(copyOf).join('\n'))}>
            <Copy aria-hidden className="size-4" />
            {words.copyMany}
          </Button>
        </SelectionBar>
      }
      selectLabel={list.selectLabel}
      onCopy={(row) => void copyText(copyOf(row))}
      Buttons={props.Buttons ?? list.Buttons}
      paging={{ page: found.page, pageSize: found.size, total: found.total, onPage, onSize: search.setSize }}
      above={
        <div
          className={clsx('mb-2 flex flex-wrap items-center gap-x-6 gap-y-2', head ? 'justify-between' : 'justify-end')}
        >
          {head}
          <div className="flex gap-2">
            <ColumnsButton
              hidden={!wide}
              columns={columns}
              hint={words.columnsHint}
              all={() => list.ids}
              titleOf={list.titleOf}
              size="sm"
            />
            {props.buttons}
          </div>
        </div>
      }
    />
  );
}
