import { Copy } from 'lucide-react';
import { useMemo } from 'react';
import { moneyList, sumByCurrency } from '~/features/transactions/query/by-currency';
import { formatMoney } from '~/shared/format/currency';
import { visibleText } from '~/shared/format/visible-text';
import { useLaneScreen, useWideScreen } from '~/shared/hooks/use-media';
import { ColumnsButton, useColumns } from '~/shared/list/columns-button';
import { ExportButton, lazyExport } from '~/shared/list/export-button';
import type { ListLook, ListRow, RowButtonsProps } from '~/shared/list/list-row';
import { ListRows } from '~/shared/list/list-rows';
import { SelectionBar, useSelection } from '~/shared/list/selection';
import { OpenButton } from '~/shared/record/open-button';
import { useCopy } from '~/shared/toast/use-copy';
import { Button } from '~/shared/ui/button';
import type { Refund, RefundPage } from '../api/refund';
import { toQuery } from '../api/refund-filters';
import { copy as listCopy } from '../copy';
import { ManyButtons } from '../many/many-buttons';
import type { RefundSearchState } from '../search/use-refund-search';
import { CARD_COLUMNS, COLUMN_CHOICE, COLUMN_IDS, columnTitle, FIRST_NARROW, FIRST_WIDE, tableColumn } from './columns';
import { copy } from './copy';

const RefundsExport = lazyExport(async () => (await import('./export-refunds')).exportPlan);

const LOOK: ListLook = {
  cell: 'px-2 first:pl-3.5',
  end: 'pr-2',
  scrolls: true,
  cards: 'grid gap-3 md:grid-cols-2',
  card: 'flex flex-col gap-1.5',
};

interface RefundRowsProps {
  found: RefundPage;
  search: RefundSearchState;
  onPage: (page: number) => void;
}

/** One page of refunds, the sums of all of them, and what can be done with many. */
export function RefundRows({ found, search, onPage }: RefundRowsProps) {
  const { refunds, page, size, total } = found;
  const { filters, sort } = search;
  const wide = useWideScreen();
  const columns = useColumns(COLUMN_CHOICE, useLaneScreen() ? FIRST_WIDE : FIRST_NARROW);
  const selection = useSelection<string, Refund>(JSON.stringify(toQuery(filters)));
  const copyText = useCopy({ copied: copy.copied, failed: copy.notCopied });
  const rows = useMemo(() => refunds.map((row, index) => ({ id: row.refundId, index, row })), [refunds]);
  const { shown } = columns;
  const tableColumns = useMemo(() => shown.map(tableColumn), [shown]);
  // As they stand now, those of them that are on this page.
  const known = new Map(refunds.map((refund) => [refund.refundId, refund]));
  const selected = [...selection.rows.values()].map((refund) => known.get(refund.refundId) ?? refund);
  return (
    <ListRows
      caption={listCopy.results}
      rows={rows}
      columns={tableColumns}
      cardColumns={CARD_COLUMNS}
      look={LOOK}
      sort={sort}
      onSort={search.sortBy}
      open={search.open}
      onPress={search.openRefund}
      onUnpress={search.closeRefund}
      selection={selection}
      selectionBar={
        <SelectionBar
          label={copy.selection}
          text={[copy.selected(selected.length), moneyList(sumByCurrency(selected))].join(' · ')}
          onClear={selection.clear}
        >
          <ManyButtons refunds={selected} onDone={selection.clear} />
          <Button size="sm" onClick={() => copyText([...selection.rows.keys()].join('\n'))}>
            <Copy aria-hidden className="size-4" />
            {copy.copyIds}
          </Button>
        </SelectionBar>
      }
      selectLabel={rowLabel}
      onCopy={({ refundId }) => void copyText(refundId)}
      Buttons={OpenDetails}
      paging={{ page, pageSize: size, total, onPage, onSize: search.setSize }}
      above={
        <div className="mb-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <Totals found={found} />
          <div className="flex gap-2">
            <ColumnsButton
              hidden={!wide}
              columns={columns}
              hint={copy.columnsHint}
              all={() => COLUMN_IDS}
              titleOf={columnTitle}
              size="sm"
            />
            <ExportButton Dialog={RefundsExport} subject={{ found, filters, sort }} size="sm" />
          </div>
        </div>
      }
    />
  );
}

const rowLabel = ({ id }: ListRow<Refund, string>) => copy.selectLabel(visibleText(id));

const OpenDetails = (props: RowButtonsProps<Refund, string>) => <OpenButton {...props} label={copy.detailsLabel} />;

/** How many match and what they come to, on all pages together. */
function Totals({ found: { total, totals } }: { found: RefundPage }) {
  const parts = [
    totals.fullCount !== null && totals.partialCount !== null && copy.kinds(totals.fullCount, totals.partialCount),
    totals.requestedAmount ? copy.toAuthorize(formatMoney(totals.requestedAmount)) : '',
    totals.failedAmount ? copy.failedAmount(formatMoney(totals.failedAmount)) : '',
  ];
  return (
    <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
      <span className="font-semibold">{copy.total(total)}</span>
      <strong className="font-semibold">{moneyList(totals.amounts)}</strong>
      <span className="text-sm text-muted">{parts.filter(Boolean).join(' · ')}</span>
    </p>
  );
}
