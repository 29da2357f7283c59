import { Copy } from 'lucide-react';
import { useMemo } from 'react';
import { useLaneScreen, useWideScreen } from '~/shared/hooks/use-media';
import { ColumnsButton, useColumns } from '~/shared/list/columns-button';
import { ExportButton, lazyExport } from '~/shared/list/export-button';
import type { ListLook, ListRow, RowButtonsProps } from '~/shared/list/list-row';
import { ListRows } from '~/shared/list/list-rows';
import { SelectionBar, useSelection } from '~/shared/list/selection';
import { shown } from '~/shared/record/cells';
import { OpenButton } from '~/shared/record/open-button';
import { useCopy } from '~/shared/toast/use-copy';
import { Button } from '~/shared/ui/button';
import type { Promotion, PromotionPage } from '../api/promotion';
import { copy } from '../copy';
import { CARD_COLUMNS, COLUMN_CHOICE, COLUMN_IDS, columnTitle, FIRST_NARROW, FIRST_WIDE, tableColumn } from './columns';
import { exportPlan } from './export-promotions';
import type { PromotionSearch } from './promotion-search';

const PromotionsExport = lazyExport(async () => exportPlan);

const LOOK: ListLook = {
  cell: 'px-2 first:pl-3.5',
  end: 'pr-2',
  scrolls: true,
  cards: 'grid gap-3 md:grid-cols-2',
  card: 'flex flex-col gap-1.5',
};

interface PromotionRowsProps {
  found: PromotionPage;
  search: PromotionSearch;
  onPage: (page: number) => void;
}

/** One page of promotions. */
export function PromotionRows({ found, search, onPage }: PromotionRowsProps) {
  const { promotions, page, size, total } = found;
  const { filters, sort } = search;
  const wide = useWideScreen();
  const columns = useColumns(COLUMN_CHOICE, useLaneScreen() ? FIRST_WIDE : FIRST_NARROW);
  const selection = useSelection<string, Promotion>(JSON.stringify(filters));
  const copyText = useCopy(copy);
  const rows = useMemo(() => promotions.map((row, index) => ({ id: row.promotionId, index, row })), [promotions]);
  const tableColumns = useMemo(() => columns.shown.map(tableColumn), [columns.shown]);
  return (
    <ListRows
      caption={copy.results}
      rows={rows}
      columns={tableColumns}
      cardColumns={CARD_COLUMNS}
      look={LOOK}
      sort={sort}
      onSort={search.sortBy}
      open={search.open}
      onPress={search.openPromotion}
      onUnpress={search.closePromotion}
      selection={selection}
      selectionBar={
        <SelectionBar label={copy.selection} text={copy.selected(selection.rows.size)} onClear={selection.clear}>
          <Button size="sm" onClick={() => copyText([...selection.rows.values()].map(({ code }) => code).join('\n'))}>
            <Copy aria-hidden className="size-4" />
            {copy.copyCodes}
          </Button>
        </SelectionBar>
      }
      selectLabel={rowLabel}
      onCopy={({ code }) => void copyText(code ?? '')}
      Buttons={OpenDetails}
      paging={{ page, pageSize: size, total, onPage, onSize: search.setSize }}
      above={
        <div className="mb-2 flex justify-end gap-2">
          <ColumnsButton
            hidden={!wide}
            columns={columns}
            hint={copy.columnsHint}
            all={() => COLUMN_IDS}
            titleOf={columnTitle}
            size="sm"
          />
          <ExportButton Dialog={PromotionsExport} subject={{ found, filters, sort }} size="sm" />
        </div>
      }
    />
  );
}

const rowLabel = ({ row }: ListRow<Promotion, string>) => copy.selectLabel(shown(row.name));

const OpenDetails = (props: RowButtonsProps<Promotion, string>) => (
  <OpenButton {...props} label={() => copy.detailsLabel(shown(props.row.name))} />
);
