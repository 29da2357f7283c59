import { type ComponentType, Suspense } from 'react';
import { moneyList, sumByCurrency } from '~/features/transactions/query/by-currency';
import type { Operation } from '~/features/transactions/query/operation';
import { ExportButton, lazyExport } from '~/shared/list/export-button';
import type { ListLook } from '~/shared/list/list-row';
import { RecordRows } from '~/shared/record/record-rows';
import type { OperationPage } from '../api/operation-page';
import type { HistorySearchState } from '../search/use-history-search';
import { OPERATIONS } from './columns';
import { copy } from './copy';

const OperationsExport = lazyExport(async () => (await import('./export-operations')).exportPlan);

interface OperationRowsProps {
  found: OperationPage;
  search: HistorySearchState;
  onPage: (page: number) => void;
  SelectedActs: SelectedActsPart;
  onSync: (chosen: { operations: readonly Operation[]; clear: () => void }) => void;
}

/** What is done with the selected operations. */
type SelectedActsPart = ComponentType<{ count: number; onSync: () => void }>;

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
export function OperationRows({ found, search, onPage, SelectedActs, onSync }: OperationRowsProps) {
  const { filters, sort } = search;
  return (
    <RecordRows
      {...{ list: OPERATIONS, rows: found.operations, found, search, onPage, sumOf }}
      look={LOOK}
      onOpen={search.openOperation}
      onClose={search.closeOperation}
      acts={(chosen, clear) => (
        <Suspense>
          <SelectedActs count={chosen.length} onSync={() => onSync({ operations: chosen, clear })} />
        </Suspense>
      )}
      head={<Totals found={found} />}
      buttons={<ExportButton Dialog={OperationsExport} subject={{ found, filters, sort }} size="sm" />}
    />
  );
}

/** What the selected operations amount to. */
function sumOf(operations: readonly Operation[]): string {
  const lacking = operations.filter(({ amount }) => amount === null).length;
  const parts = [moneyList(sumByCurrency(operations)), lacking > 0 && copy.withoutAmount(lacking)];
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
