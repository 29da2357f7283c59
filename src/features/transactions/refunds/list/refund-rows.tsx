import { moneyList, sumByCurrency } from '~/features/transactions/query/by-currency';
import { formatMoney } from '~/shared/format/currency';
import { ExportButton, lazyExport } from '~/shared/list/export-button';
import { RecordRows } from '~/shared/record/record-rows';
import type { RefundPage } from '../api/refund';
import { ManyButtons } from '../many/many-buttons';
import type { DoingMany } from '../many/many-refunds-dialog-part';
import type { RefundSearchState } from '../search/use-refund-search';
import { REFUNDS } from './columns';
import { copy } from './copy';

const RefundsExport = lazyExport(async () => (await import('./export-refunds')).exportPlan);

interface RefundRowsProps {
  found: RefundPage;
  search: RefundSearchState;
  onPage: (page: number) => void;
  /** Its dialog is open. */
  doing: DoingMany | undefined;
  onDo: (doing: DoingMany) => void;
}

/** One page of refunds, the sums of all of them, and what can be done with many. */
export function RefundRows({ found, search, onPage, doing, onDo }: RefundRowsProps) {
  const { filters, sort } = search;
  return (
    <RecordRows
      {...{ list: REFUNDS, rows: found.refunds, found, search, onPage }}
      onOpen={search.openRefund}
      onClose={search.closeRefund}
      sumOf={(chosen) => moneyList(sumByCurrency(chosen))}
      acts={(chosen, clear) => (
        // The button that was pressed stays until its dialog shuts: the focus goes back to it.
        <ManyButtons refunds={doing?.refunds ?? chosen} onChoose={(deed) => onDo({ deed, refunds: chosen, clear })} />
      )}
      head={<Totals found={found} />}
      buttons={<ExportButton Dialog={RefundsExport} subject={{ found, filters, sort }} size="sm" />}
    />
  );
}

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
