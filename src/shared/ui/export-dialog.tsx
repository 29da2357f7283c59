import { type FormEvent, useRef, useState } from 'react';
import { CANCEL } from '../copy';
import { download } from '../lib/download';
import { environment } from '../lib/env';
import { Button } from './button';
import {
  CLOSE,
  DOWNLOAD,
  ENVIRONMENTS,
  EXPORT_FACTS,
  EXPORT_FAILED,
  EXPORT_FORMAT,
  exportProgress,
  LOADING,
} from './dialog-copy';
import { Modal, ModalActions } from './modal';
import { submitOnEnter } from './submit-on-enter';

export type ExportFormat = 'csv' | 'json';

export interface ExportTask {
  format: ExportFormat;
  signal: AbortSignal;
  /** Rows written so far; told from time to time. */
  onProgress: (rows: number) => void;
}

interface ExportDialogProps {
  title: string;
  hint: string;
  /** First part of the file's name; the environment and the moment follow. */
  fileName: string;
  /** How many rows the file will have. */
  rows: number;
  /** Names of the columns; undefined while they are being looked for. */
  columns: readonly string[] | undefined;
  /** Further lines of what the file will hold. */
  facts?: readonly (readonly [label: string, text: string])[];
  /** Zone of the dates; without one, this machine's. */
  zone?: string;
  open: boolean;
  onClose: () => void;
  /** Makes the parts of the file. @throws when it was cancelled or failed */
  write: (task: ExportTask) => Promise<string[]>;
}

const TYPES = { csv: 'text/csv;charset=utf-8', json: 'application/json' } as const;

/** Tells what a file will hold before it is written: all matches, not the page. It can be cancelled, and it may fail. */
export function ExportDialog(props: ExportDialogProps) {
  const { title, hint, fileName, rows, columns, facts: more = [], zone, open, onClose, write } = props;
  const [format, setFormat] = useState<ExportFormat>('csv');
  const [written, setWritten] = useState<number>();
  const [failed, setFailed] = useState(false);
  const control = useRef<AbortController>(null);

  const start = async (event: FormEvent) => {
    event.preventDefault();
    if (!columns || written !== undefined) return;
    control.current = new AbortController();
    setFailed(false);
    setWritten(0);
    const { signal } = control.current;
    try {
      const parts = await write({ format, signal, onProgress: setWritten });
      const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
      download(`${fileName}-${environment}-${stamp}.${format}`, parts, TYPES[format]);
      onClose();
    } catch {
      setFailed(!signal.aborted);
    } finally {
      setWritten(undefined);
    }
  };

  const facts = [
    [EXPORT_FACTS.rows, rows.toLocaleString('es-MX')],
    ...more,
    [EXPORT_FACTS.columns, columns ? `${columns.length}: ${columns.join(', ')}` : LOADING],
    [EXPORT_FACTS.zone, zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone],
    [EXPORT_FACTS.environment, ENVIRONMENTS[environment]],
  ] as const;

  return (
    <Modal
      title={title}
      text={hint}
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
      <form noValidate onSubmit={start} onKeyDown={submitOnEnter}>
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
          {written !== undefined && exportProgress(written, rows)}
          {failed && <span className="font-medium text-danger">{EXPORT_FAILED}</span>}
        </p>
        <ModalActions>
          {written === undefined ? (
            <>
              <Button onClick={onClose}>{CLOSE}</Button>
              <Button type="submit" variant="primary" disabled={!columns}>
                {DOWNLOAD}
              </Button>
            </>
          ) : (
            <Button onClick={() => control.current?.abort()}>{CANCEL}</Button>
          )}
        </ModalActions>
      </form>
    </Modal>
  );
}
