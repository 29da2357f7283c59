import { useCallback } from 'react';
import { maskText } from '../../shared/lib/mask';
import { useTask } from '../../shared/lib/use-task';
import { visibleText } from '../../shared/lib/visible-text';
import { ExportDialog } from '../../shared/ui/export-dialog';
import { EXPORT_HINT, EXPORT_TITLE } from './later-copy';
import { exportColumns, writeFile } from './row-export';
import type { TraceList } from './trace-list';

interface ExportModalProps {
  entries: TraceList;
  open: boolean;
  onClose: () => void;
}

/** Exports all entries, with every member that one of them has. */
export function ExportModal({ entries, open, onClose }: ExportModalProps) {
  const lookForColumns = useCallback(() => exportColumns(entries), [entries]);
  const columns = useTask(lookForColumns, entries.length);
  return (
    <ExportDialog
      title={EXPORT_TITLE}
      hint={EXPORT_HINT}
      fileName="logs"
      rows={entries.length}
      columns={columns && (() => columns.map((name) => visibleText(maskText(name))))}
      open={open}
      onClose={onClose}
      write={async (task) => {
        const parts = await writeFile({ ...task, entries, columns: columns ?? [] });
        return { parts, rows: entries.length, total: entries.length };
      }}
    />
  );
}
