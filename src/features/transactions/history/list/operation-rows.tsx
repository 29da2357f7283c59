import { Columns3, Download } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { moneyList } from '~/features/transactions/query/by-currency';
import { toQuery } from '~/features/transactions/query/filters';
import { useLaneScreen, useWideScreen } from '~/shared/hooks/use-media';
import { Pagination } from '~/shared/list/pagination';
import { useRowKeys } from '~/shared/list/use-row-keys';
import { useCopy } from '~/shared/toast/use-copy';
import { Button } from '~/shared/ui/button';
import { Select } from '~/shared/ui/form/select';
import { useLazyDialog } from '~/shared/ui/overlay/use-lazy-dialog';
import type { OperationPage } from '../api/operation-page';
import { COLUMNS, COPIED, EXPORT, matchCount, NOT_COPIED, PAGE_SIZE, TOTAL_AMOUNT, TOTAL_REFUNDED } from '../copy';
import { ColumnsModal, ExportModal, OperationDrawer } from '../lazy-parts';
import { SIZES } from '../search/history-search';
import type { HistorySearchState } from '../search/use-history-search';
import { readColumns, writeColumns } from './columns';
import { OperationCards } from './operation-cards';
import { OperationTable } from './operation-table';
import { SelectionBar } from './selection-bar';
import { useSelection } from './use-selection';

interface OperationRowsProps {
  found: OperationPage;
  search: HistorySearchState;
  onPage: (page: number) => void;
}

/** One page of operations, the sums of all of them, and what can be done with many. */
export function OperationRows({ found, search, onPage }: OperationRowsProps) {
  const { operations, page, size, total } = found;
  const wide = useWideScreen();
  const roomy = useLaneScreen();
  const [columns, setColumns] = useState(() => ({ roomy, shown: readColumns(roomy) }));
  if (columns.roomy !== roomy) setColumns({ roomy, shown: readColumns(roomy) });
  const choosing = useLazyDialog();
  const exporting = useLazyDialog();
  const [lastRow, setLastRow] = useState(search.open);
  const selection = useSelection(JSON.stringify(toQuery(search.filters)));
  const copy = useCopy({ copied: COPIED, failed: NOT_COPIED });
  const area = useRef<HTMLDivElement>(null);
  useEffect(OperationDrawer.preload, []);
  const announced = useRowKeys(area, (index) => {
    const operation = operations[index];
    if (operation) void copy(operation.operationId);
  });
  const current = operations.find(({ operationId }) => operationId === lastRow) ?? operations[0];
  const rows = {
    operations,
    open: search.open,
    onOpen: search.openOperation,
    onClose: search.closeOperation,
    selected: selection.selected,
    onSelect: (id: string) => {
      const operation = operations.find(({ operationId }) => operationId === id);
      if (operation) selection.select(operation);
    },
    current: current?.operationId,
    onCurrent: setLastRow,
  };

  return (
    <div ref={area}>
      <p aria-live="polite" className="sr-only">
        {announced}
      </p>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <Totals found={found} />
        <div className="flex gap-2">
          {wide && (
            <Button size="sm" onClick={choosing.show}>
              <Columns3 aria-hidden className="size-4" />
              {COLUMNS}
            </Button>
          )}
          <Button size="sm" onClick={exporting.show}>
            <Download aria-hidden className="size-4" />
            {EXPORT}
          </Button>
        </div>
      </div>
      {selection.operations.length > 0 && (
        <SelectionBar operations={selection.operations} onCopy={copy} onClear={selection.clear} />
      )}
      {wide ? (
        <OperationTable {...rows} columns={columns.shown} sort={search.sort} onSort={search.sortBy} />
      ) : (
        <OperationCards {...rows} />
      )}
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 *:first:grow">
        <Pagination page={page} pageSize={size} total={total} onPage={onPage} />
        <Select
          aria-label={PAGE_SIZE}
          title={PAGE_SIZE}
          value={size}
          onChange={(event) => search.setSize(Number(event.target.value))}
          className="w-20"
        >
          {SIZES.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </Select>
      </div>
      {choosing.count > 0 && (
        <Suspense>
          <ColumnsModal
            columns={columns.shown}
            open={choosing.open}
            onClose={choosing.close}
            onChange={(next) => {
              writeColumns(next);
              setColumns({ roomy, shown: readColumns(roomy) });
            }}
          />
        </Suspense>
      )}
      {exporting.count > 0 && (
        <Suspense>
          <ExportModal
            key={exporting.count}
            found={found}
            filters={search.filters}
            sort={search.sort}
            open={exporting.open}
            onClose={exporting.close}
          />
        </Suspense>
      )}
    </div>
  );
}

/** How many match and what they amount to, on all pages together. */
function Totals({ found: { total, totals } }: { found: OperationPage }) {
  const sums = (field: 'amount' | 'refunded') =>
    moneyList(new Map([...totals].map(([code, sum]) => [code, sum[field]])));
  return (
    <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
      <span className="font-semibold">{matchCount(total)}</span>
      <span className="text-muted">
        {TOTAL_AMOUNT} <strong className="font-semibold text-ink">{sums('amount')}</strong>
      </span>
      <span className="text-muted">
        {TOTAL_REFUNDED} <strong className="font-semibold text-ink">{sums('refunded')}</strong>
      </span>
    </p>
  );
}
