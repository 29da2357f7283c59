import { useCallback, useRef, useState } from 'react';
import { download } from '../../shared/lib/download';
import { environment } from '../../shared/lib/env';
import { maskText } from '../../shared/lib/mask';
import { useTask } from '../../shared/lib/use-task';
import { visibleText } from '../../shared/lib/visible-text';
import { Button } from '../../shared/ui/button';
import { Modal, ModalActions } from '../../shared/ui/modal';
import {
  CANCEL_EXPORT,
  CLOSE,
  DOWNLOAD,
  ENVIRONMENTS,
  EXPORT_FACTS,
  EXPORT_FORMAT,
  EXPORT_HINT,
  EXPORT_TITLE,
  exportProgress,
  LOADING,
} from './later-copy';
import { type ExportFormat, exportColumns, writeFile } from './row-export';
import type { TraceList } from './trace-list';

interface ExportModalProps {
  entries: TraceList;
  open: boolean;
  onClose: () => void;
}

const TYPES = { csv: 'text/csv;charset=utf-8', json: 'application/json' } as const;

/** Tells what the file will hold before it is written: all matches, not the page. */
export function ExportModal({ entries, open, onClose }: ExportModalProps) {
  const [format, setFormat] = useState<ExportFormat>('csv');
  const [written, setWritten] = useState<number>();
  const lookForColumns = useCallback(() => exportColumns(entries), [entries]);
  const columns = useTask(lookForColumns, entries.length);
  const control = useRef<AbortController>(null);

  const write = async () => {
    if (!columns) return;
    control.current = new AbortController();
    setWritten(0);
    const { signal } = control.current;
    try {
      const parts = await writeFile({ entries, columns, format, signal, onProgress: setWritten });
      const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
      download(`logs-${environment}-${stamp}.${format}`, parts, TYPES[format]);
      onClose();
    } catch (error) {
      if (!signal.aborted) throw error;
    } finally {
      setWritten(undefined);
    }
  };

  const facts = [
    [EXPORT_FACTS.rows, entries.length.toLocaleString('es-MX')],
    [
      EXPORT_FACTS.columns,
      columns ? `${columns.length}: ${columns.map((name) => visibleText(maskText(name))).join(', ')}` : LOADING,
    ],
    [EXPORT_FACTS.zone, Intl.DateTimeFormat().resolvedOptions().timeZone],
    [EXPORT_FACTS.environment, ENVIRONMENTS[environment]],
  ] as const;

  return (
    <Modal
      title={EXPORT_TITLE}
      text={EXPORT_HINT}
      open={open}
      onClose={() => {
        control.current?.abort();
        onClose();
      }}
    >
      <dl className="mt-4 grid max-h-64 grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 overflow-y-auto">
        {facts.map(([label, text]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="font-semibold">{text}</dd>
          </div>
        ))}
      </dl>
      <fieldset className="mt-4 flex gap-5" disabled={written !== undefined}>
        <legend className="mb-1.5 text-sm font-semibold">{EXPORT_FORMAT}</legend>
        {(['csv', 'json'] as const).map((option) => (
          <label key={option} className="flex min-h-7 items-center gap-2">
            <input
              type="radio"
              name="format"
              checked={format === option}
              onChange={() => setFormat(option)}
              className="size-4 accent-primary"
            />
            {option.toUpperCase()}
          </label>
        ))}
      </fieldset>
      <p role="status" className="mt-3 min-h-5 text-sm text-muted">
        {written !== undefined && exportProgress(written, entries.length)}
      </p>
      <ModalActions>
        {written === undefined ? (
          <>
            <Button onClick={onClose}>{CLOSE}</Button>
            <Button variant="primary" disabled={!columns} onClick={write}>
              {DOWNLOAD}
            </Button>
          </>
        ) : (
          <Button onClick={() => control.current?.abort()}>{CANCEL_EXPORT}</Button>
        )}
      </ModalActions>
    </Modal>
  );
}
