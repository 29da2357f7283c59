import { Copy } from 'lucide-react';
import { useMemo } from 'react';
import { visibleText } from '~/shared/format/visible-text';
import { useLaneScreen, useWideScreen } from '~/shared/hooks/use-media';
import { ColumnsButton, useColumns } from '~/shared/list/columns-button';
import type { ListLook, ListRow, RowButtonsProps } from '~/shared/list/list-row';
import { ListRows } from '~/shared/list/list-rows';
import { SelectionBar, useSelection } from '~/shared/list/selection';
import { OpenButton } from '~/shared/record/open-button';
import { useCopy } from '~/shared/toast/use-copy';
import { Button } from '~/shared/ui/button';
import type { Delivery, DeliveryPage } from '../api/notification';
import { toQuery } from '../api/notification-api';
import { copy } from '../copy';
import { CARD_COLUMNS, COLUMN_CHOICE, COLUMN_IDS, columnTitle, FIRST_NARROW, FIRST_WIDE, tableColumn } from './columns';
import type { DeliverySearchState } from './delivery-search';

const LOOK: ListLook = {
  cell: 'px-2 first:pl-3.5',
  end: 'pr-2',
  scrolls: true,
  cards: 'grid gap-3 md:grid-cols-2',
  card: 'flex flex-col gap-1.5',
};

interface DeliveryRowsProps {
  found: DeliveryPage;
  search: DeliverySearchState;
  onPage: (page: number) => void;
}

/** One page of deliveries. */
export function DeliveryRows({ found, search, onPage }: DeliveryRowsProps) {
  const { deliveries, page, size, total } = found;
  const wide = useWideScreen();
  const columns = useColumns(COLUMN_CHOICE, useLaneScreen() ? FIRST_WIDE : FIRST_NARROW);
  const selection = useSelection<string, Delivery>(JSON.stringify(toQuery(search.filters)));
  const copyText = useCopy({ copied: copy.copied, failed: copy.notCopied });
  const rows = useMemo(() => deliveries.map((row, index) => ({ id: row.notificationId, index, row })), [deliveries]);
  const { shown } = columns;
  const tableColumns = useMemo(() => shown.map(tableColumn), [shown]);
  return (
    <ListRows
      caption={copy.results}
      rows={rows}
      columns={tableColumns}
      cardColumns={CARD_COLUMNS}
      look={LOOK}
      sort={search.sort}
      onSort={search.sortBy}
      open={search.open}
      onPress={search.openDelivery}
      onUnpress={search.closeDelivery}
      selection={selection}
      selectionBar={
        <SelectionBar label={copy.selection} text={copy.selected(selection.rows.size)} onClear={selection.clear}>
          <Button size="sm" onClick={() => copyText([...selection.rows.keys()].join('\n'))}>
            <Copy aria-hidden className="size-4" />
            {copy.copyIds}
          </Button>
        </SelectionBar>
      }
      selectLabel={rowLabel}
      onCopy={({ notificationId }) => void copyText(notificationId)}
      Buttons={OpenDetails}
      paging={{ page, pageSize: size, total, onPage, onSize: search.setSize }}
      above={
        <div className="mb-2 flex justify-end">
          <ColumnsButton
            hidden={!wide}
            columns={columns}
            hint={copy.columnsHint}
            all={() => COLUMN_IDS}
            titleOf={columnTitle}
            size="sm"
          />
        </div>
      }
    />
  );
}

const rowLabel = ({ id }: ListRow<Delivery, string>) => copy.selectLabel(visibleText(id));

const OpenDetails = (props: RowButtonsProps<Delivery, string>) => <OpenButton {...props} label={copy.detailsLabel} />;
