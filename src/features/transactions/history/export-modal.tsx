import { ExportDialog } from '../../../shared/ui/export-dialog';
import { moneyList } from '../by-currency';
import type { OperationFilters } from '../filters';
import { PLATFORM_ZONE } from '../period';
import { TOTAL_AMOUNT } from './copy';
import { exportColumns, fetchAll, fileParts } from './export-rows';
import { type SortOrder, sortText } from './history-question';
import type { OperationPage } from './operation-page';

interface ExportModalProps {
  found: OperationPage;
  filters: OperationFilters;
  order: SortOrder;
  open: boolean;
  onClose: () => void;
}

/** Exports all operations that match, whatever page is shown. */
export function ExportModal({ found, filters, order, open, onClose }: ExportModalProps) {
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
        const { operations, total } = await fetchAll({ filters, sort: sortText(order) }, task);
        return { parts: fileParts(operations, task.format, task.form), rows: operations.length, total };
      }}
    />
  );
}
