import { moneyList } from '~/features/transactions/query/by-currency';
import type { OperationFilters } from '~/features/transactions/query/filters';
import { PLATFORM_ZONE } from '~/features/transactions/query/period';
import { ExportDialog } from '~/shared/list/export-dialog';
import type { OperationPage } from '../api/operation-page';
import { TOTAL_AMOUNT } from '../copy';
import { type Sort, sortText } from '../search/history-search';
import { exportColumns, fetchAll, fileParts } from './export-operations';

interface ExportModalProps {
  found: OperationPage;
  filters: OperationFilters;
  sort: Sort;
  open: boolean;
  onClose: () => void;
}

/** Exports all operations that match, whatever page is shown. */
export function ExportModal({ found, filters, sort, open, onClose }: ExportModalProps) {
  return (
    <ExportDialog
      title="Exportar operaciones"
      hint="Se exportan todas las operaciones que coinciden, no solo la página."
      fileName="operaciones"
      rows={found.total}
      columns={exportColumns}
      noun="operaciones"
      facts={[[TOTAL_AMOUNT, moneyList(new Map([...found.totals].map(([code, { amount }]) => [code, amount])))]]}
      zone={PLATFORM_ZONE}
      open={open}
      onClose={onClose}
      write={async (task) => {
        const { operations, total, lossy } = await fetchAll({ filters, sort: sortText(sort) }, task);
        return { parts: fileParts(operations, task.format, task.form), rows: operations.length, total, lossy };
      }}
    />
  );
}
