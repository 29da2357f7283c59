import { type FormEvent, useEffect, useRef, useState } from 'react';
import { environment } from '../config/env';
import { CANCEL, ENVIRONMENT_NAMES, LOADING, LOSSY } from '../copy';
import { download, fileStamp } from '../files/download';
import { formatCount } from '../format/numbers';
import type { CsvForm } from '../storage/preferences';
import { changePreferences, usePreferences } from '../storage/preferences';
import { Button } from '../ui/button';
import { isDamaged } from '../ui/feedback/lossy-answer';
import { SubmitButton, submitOnEnter } from '../ui/form/submit-button';
import { Modal, ModalActions } from '../ui/overlay/modal';
import { CLOSE, exportCopy } from './dialog-copy';
import { ExportChoices, type ExportFormat } from './export-choices';

export interface ExportTask {
  format: ExportFormat;
  /** How the values of a table stand in it. */
  form: CsvForm;
  signal: AbortSignal;
  /** Rows written so far; told from time to time. */
  onProgress: (rows: number) => void;
}

interface ExportedFile {
  parts: string[];
  /** How many rows it has, and how many it should have. */
  rows: number;
  total: number;
  /** Whether bytes of the responses that it was made of are none in their encoding. */
  lossy?: boolean;
}

/** What is exported, and how. */
export interface ExportPlan {
  title: string;
  hint: string;
  /** First part of the file's name; the environment and the moment follow. */
  fileName: string;
  /** How many rows the file will have. */
  rows: number;
  /** What the rows are; 'registros' unless something else is said. */
  noun?: string;
  /** Names of the columns, which may still have to be looked for. */
  columns: ColumnNames | Promise<ColumnNames>;
  /** Further lines of what the file will hold. */
  facts?: readonly (readonly [label: string, text: string])[];
  /** Zone of the dates and of the file's name; without one, this machine's. */
  zone?: string;
  /** Makes the file. @throws when it was cancelled or failed */
  write: (task: ExportTask) => Promise<ExportedFile>;
}

interface ExportDialogProps extends ExportPlan {
  open: boolean;
  onClose: () => void;
}

type ColumnNames = (form: CsvForm) => readonly string[];

const TYPES = { csv: 'text/csv;charset=utf-8', json: 'application/json' } as const;

/**
 * Tells what a file will hold before it is written: all matches, not the page. It can be cancelled, and it may fail; a
 * file that lacks some of them, or characters of them, is given and said to.
 */
export function ExportDialog(props: ExportDialogProps) {
  const { title, hint, fileName, rows, noun = 'registros', facts: more = [], zone, open, onClose, write } = props;
  const [format, setFormat] = useState<ExportFormat>('csv');
  const { csvForm } = usePreferences();
  // JSON has every value as it came.
  const form = format === 'json' ? 'exact' : csvForm;
  const columns = useNames(props.columns)?.(form);
  const [short, setShort] = useState<ExportedFile>();
  const [damaged, setDamaged] = useState(false);
  const [written, setWritten] = useState<number>();
  const [failed, setFailed] = useState(false);
  const control = useRef<AbortController>(null);

  const start = async (event: FormEvent) => {
    event.preventDefault();
    if (!columns || written !== undefined) return;
    control.current = new AbortController();
    setFailed(false);
    setShort(undefined);
    setDamaged(false);
    setWritten(0);
    const { signal } = control.current;
    try {
      const file = await write({ format, form, signal, onProgress: setWritten });
      download(`${fileName}-${environment}-${fileStamp(new Date(), zone)}.${format}`, file.parts, TYPES[format]);
      const damaged = Boolean(file.lossy && file.parts.some(isDamaged));
      setDamaged(damaged);
      if (file.rows !== file.total) setShort(file);
      else if (!damaged) onClose();
    } catch {
      setFailed(!signal.aborted);
    } finally {
      setWritten(undefined);
    }
  };

  const facts = [
    [exportCopy.facts.rows, formatCount(rows)],
    ...more,
    [exportCopy.facts.columns, columns ? `${columns.length}: ${columns.join(', ')}` : LOADING],
    ...(form === 'exact'
      ? []
      : [[exportCopy.facts.zone, zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone] as const]),
    [exportCopy.facts.environment, ENVIRONMENT_NAMES[environment]],
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
        <ExportChoices
          format={format}
          form={csvForm}
          disabled={written !== undefined}
          onFormat={setFormat}
          onForm={(form) => changePreferences({ csvForm: form })}
        />
        <p role="status" className="mt-3 min-h-5 text-sm text-muted">
          {written !== undefined && exportCopy.progress(written, rows)}
          {failed && <span className="font-medium text-danger">{exportCopy.failed}</span>}
          {short && (
            <span className="font-medium text-warning">{exportCopy.short(short.rows, short.total, noun)} </span>
          )}
          {damaged && <span className="font-medium text-warning">{LOSSY}</span>}
        </p>
        <ModalActions>
          {written === undefined ? (
            <>
              <Button onClick={onClose}>{CLOSE}</Button>
              <SubmitButton disabled={!columns}>{exportCopy.download}</SubmitButton>
            </>
          ) : (
            <Button onClick={() => control.current?.abort()}>{CANCEL}</Button>
          )}
        </ModalActions>
      </form>
    </Modal>
  );
}

function useNames(columns: ExportPlan['columns']): ColumnNames | undefined {
  const [found, setFound] = useState<{ columns: ExportPlan['columns']; names: ColumnNames }>();
  useEffect(() => {
    if (columns instanceof Promise) columns.then((names) => setFound({ columns, names })).catch(() => undefined);
  }, [columns]);
  if (!(columns instanceof Promise)) return columns;
  return found?.columns === columns ? found.names : undefined;
}
