import { useCallback } from 'react';
import { visibleText } from '~/shared/format/visible-text';
import { useTask } from '~/shared/hooks/use-task';
import { ExportDialog } from '~/shared/list/export-dialog';
import { maskText } from '~/shared/masking/mask';
import type { TraceList } from '../api/trace-list';
import { exportColumns, writeFile } from '../entry/entry-export';
import { EXPORT_HINT, EXPORT_TITLE } from '../later-copy';

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
        return { parts, rows: entries.length, total: entries.length, lossy: entries.lossy };
      }}
    />
  );
}
