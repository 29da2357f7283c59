import { Copy } from 'lucide-react';
import { type ComponentType, Suspense, useMemo } from 'react';
import { moneyList, sumByCurrency } from '~/features/transactions/query/by-currency';
import { toQuery } from '~/features/transactions/query/filters';
import type { Operation } from '~/features/transactions/query/operation';
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
import type { OperationPage } from '../api/operation-page';
import { copy as listCopy } from '../copy';
import type { HistorySearchState } from '../search/use-history-search';
import { CARD_COLUMNS, COLUMN_CHOICE, COLUMN_IDS, columnTitle, FIRST_NARROW, FIRST_WIDE, tableColumn } from './columns';
import { copy } from './copy';

const OperationsExport = lazyExport(async () => (await import('./export-operations')).exportPlan);

interface OperationRowsProps {
  found: OperationPage;
  search: HistorySearchState;
  onPage: (page: number) => void;
  SelectedActs: SelectedActsPart;
}

/** What is done with the selected operations. */
type SelectedActsPart = ComponentType<{ operations: readonly Operation[]; onDone: () => void }>;

const LOOK: ListLook = {
  // Nothing breaks within a word: an id in two halves cannot be read.
  cell: 'px-1.5 first:pl-3.5 xxl:px-2',
  end: 'pr-2',
  scrolls: true,
  cards: 'grid gap-3 md:grid-cols-2',
  card: 'flex flex-col gap-1.5 [&>dl]:tracking-tight',
  // In the place beside the fifth value.
  cardActions: '-mt-8',
};

/** One page of operations, the sums of all of them, and what can be done with many. */
export function OperationRows({ found, search, onPage, SelectedActs }: OperationRowsProps) {
  const { operations, page, size, total } = found;
  const wide = useWideScreen();
  const columns = useColumns(COLUMN_CHOICE, useLaneScreen() ? FIRST_WIDE : FIRST_NARROW);
  const selection = useSelection<string, Operation>(JSON.stringify(toQuery(search.filters)));
  const copyText = useCopy({ copied: listCopy.copied, failed: listCopy.notCopied });
  const { filters, sort } = search;
  const rows = useMemo(() => operations.map((row, index) => ({ id: row.operationId, index, row })), [operations]);
  const { shown } = columns;
  const tableColumns = useMemo(() => shown.map(tableColumn), [shown]);
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
      onPress={search.openOperation}
      onUnpress={search.closeOperation}
      selection={selection}
      selectionBar={
        <SelectionBar
          label={copy.selection}
          text={selectionText([...selection.rows.values()])}
          onClear={selection.clear}
        >
          <Suspense>
            <SelectedActs operations={[...selection.rows.values()]} onDone={selection.clear} />
          </Suspense>
          <Button size="sm" onClick={() => copyText([...selection.rows.keys()].join('\n'))}>
            <Copy aria-hidden className="size-4" />
            {copy.copyIds}
          </Button>
        </SelectionBar>
      }
      selectLabel={rowLabel}
      onCopy={({ operationId }) => void copyText(operationId)}
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
            <ExportButton Dialog={OperationsExport} subject={{ found, filters, sort }} size="sm" />
          </div>
        </div>
      }
    />
  );
}

const rowLabel = ({ id }: ListRow<Operation, string>) => copy.selectLabel(visibleText(id));

const OpenDetails = (props: RowButtonsProps<Operation, string>) => <OpenButton {...props} label={copy.detailsLabel} />;

/** How many operations are selected, and what they amount to. */
function selectionText(operations: readonly Operation[]): string {
  const lacking = operations.filter(({ amount }) => amount === null).length;
  const parts = [
    copy.selectedCount(operations.length),
    moneyList(sumByCurrency(operations)),
    lacking > 0 && copy.withoutAmount(lacking),
  ];
  return parts.filter(Boolean).join(' · ');
}

/** How many match and what they amount to, on all pages together. */
function Totals({ found: { total, totals } }: { found: OperationPage }) {
  const sums = (field: 'amount' | 'refunded') =>
    moneyList(new Map([...totals].map(([code, sum]) => [code, sum[field]])));
  return (
    <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
      <span className="font-semibold">{copy.matchCount(total)}</span>
      <span className="text-muted">
        {copy.totalAmount} <strong className="font-semibold text-ink">{sums('amount')}</strong>
      </span>
      <span className="text-muted">
        {copy.totalRefunded} <strong className="font-semibold text-ink">{sums('refunded')}</strong>
      </span>
    </p>
  );
}
