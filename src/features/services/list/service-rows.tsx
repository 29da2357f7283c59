import { Copy } from 'lucide-react';
import { useMemo } from 'react';
import { useLaneScreen, useWideScreen } from '~/shared/hooks/use-media';
import { ColumnsButton, useColumns } from '~/shared/list/columns-button';
import type { ListLook, ListRow, RowButtonsProps } from '~/shared/list/list-row';
import { ListRows } from '~/shared/list/list-rows';
import { SelectionBar, useSelection } from '~/shared/list/selection';
import { safeText } from '~/shared/masking/safe-text';
import { OpenButton } from '~/shared/record/open-button';
import { useCopy } from '~/shared/toast/use-copy';
import { Button } from '~/shared/ui/button';
import type { Service, ServicePage } from '../api/service';
import { copy } from '../copy';
import { summaryText } from '../record/summary-text';
import type { ServiceSearch } from '../search/service-search';
import { BeatLegend } from './beats';
import { CARD_COLUMNS, COLUMN_CHOICE, COLUMN_IDS, columnTitle, FIRST_NARROW, FIRST_WIDE, tableColumn } from './columns';

const LOOK: ListLook = {
  cell: 'px-2 first:pl-3.5',
  end: 'pr-2',
  scrolls: true,
  cards: 'grid gap-3 md:grid-cols-2',
  card: 'flex flex-col gap-1.5',
};

interface ServiceRowsProps {
  found: ServicePage;
  search: ServiceSearch;
  onPage: (page: number) => void;
}

/** One page of services. */
export function ServiceRows({ found, search, onPage }: ServiceRowsProps) {
  const { services, page, size, total } = found;
  const wide = useWideScreen();
  const roomy = useLaneScreen();
  const columns = useColumns(COLUMN_CHOICE, roomy ? FIRST_WIDE : FIRST_NARROW);
  const selection = useSelection<string, Service>(JSON.stringify(search.filters));
  const copyText = useCopy(copy);
  const rows = useMemo(() => services.map((row, index) => ({ id: row.serviceId, index, row })), [services]);
  const { shown } = columns;
  // Beside an open record there is less room.
  const beats = roomy && search.open === undefined ? 50 : 30;
  const tableColumns = useMemo(() => shown.map((id) => tableColumn(id, beats)), [shown, beats]);
  const selected = [...selection.rows.values()];
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
      onPress={search.openService}
      onUnpress={search.closeService}
      selection={selection}
      selectionBar={
        <SelectionBar label={copy.selection} text={copy.selected(selected.length)} onClear={selection.clear}>
          <Button size="sm" onClick={() => copyText(selected.map(summaryText).join('\n'))}>
            <Copy aria-hidden className="size-4" />
            {copy.copySummary}
          </Button>
        </SelectionBar>
      }
      selectLabel={rowLabel}
      onCopy={(service) => void copyText(summaryText(service))}
      Buttons={OpenDetails}
      paging={{ page, pageSize: size, total, onPage, onSize: search.setSize }}
      above={
        <div className="mb-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <p className="font-semibold">{copy.total(total)}</p>
          <div className="flex flex-wrap items-center gap-4">
            <BeatLegend />
            <ColumnsButton
              hidden={!wide}
              columns={columns}
              hint={copy.columnsHint}
              all={() => COLUMN_IDS}
              titleOf={columnTitle}
              size="sm"
            />
          </div>
        </div>
      }
    />
  );
}

const rowLabel = ({ row }: ListRow<Service, string>) => copy.selectLabel(safeText(row.name));

const OpenDetails = (props: RowButtonsProps<Service, string>) => (
  <OpenButton {...props} label={() => copy.detailsLabel(safeText(props.row.name))} />
);
