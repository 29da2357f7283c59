import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { refundsLink } from '~/session/links';
import { failureText } from '~/shared/api/call-failure';
import { lacksCall } from '~/shared/api/lacks-call';
import { CANCEL, RETRY } from '~/shared/copy';
import { visibleText } from '~/shared/format/visible-text';
import { Button } from '~/shared/ui/button';
import { AlertBox } from '~/shared/ui/feedback/alert-box';
import { controlStyle, Field } from '~/shared/ui/form/field';
import { Modal, ModalActions } from '~/shared/ui/overlay/modal';
import { ActNotice } from '~/shared/write/act-notice';
import { forgetDraft } from '~/shared/write/draft';
import { useLeaving } from '~/shared/write/leave-dialog';
import { sentAct } from '~/shared/write/sent-act';
import { UnavailablePart } from '~/shared/write/unavailable-part';
import { useAct } from '~/shared/write/use-act';
import { refundsChanged } from '../api/refund-api';
import { type BatchAnswer, MOST_ROWS, postBatch } from './batch-api';
import { type LookedAt, saveResult, saveTemplate } from './batch-files';
import { BatchRowsList } from './batch-rows-list';
import { BATCH, BatchSend, type Sending } from './batch-send';
import { copy } from './copy';
import { judged, useBatchFile } from './use-batch-file';

/** Asks for refunds by a file of rows: which file, what is in it, and what became of each row. */
export function BatchDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  // Sent before a reload, or by who went away.
  const [sending, setSending] = useState(() => sentAct(BATCH)?.body as Sending | undefined);
  const [answer, setAnswer] = useState<BatchAnswer>();
  const { looked, choose, reset } = useBatchFile();
  const act = useAct<Sending, BatchAnswer>({
    name: BATCH,
    send: (body, key) => {
      setSending(body);
      return postBatch({ ...body, dryRun: false }, { key });
    },
    onDone: (given) => {
      forgetDraft(BATCH);
      refundsChanged(client);
      setAnswer(given);
    },
  });
  const leaving = useLeaving(BATCH, onClose);
  const isOpen = looked.stage === 'checked' && !answer;
  return (
    <>
      <Modal title={copy.title} text={copy.intro(MOST_ROWS)} open onClose={leaving.leave} guarded wide>
        <div className="mt-4 flex flex-col gap-4">
          {answer ? (
            <BatchResult
              answer={answer}
              rows={(sending?.rows ?? []).map((row) => judged({ row, errors: [] }, answer))}
              onClose={onClose}
            />
          ) : looked.stage === 'checked' ? (
            <BatchSend {...looked} act={act} onOther={reset} />
          ) : (
            <>
              {act.ready ? (
                <ChooseFile
                  fault={looked.stage === 'fault' ? looked.text : undefined}
                  onFile={(file) => void choose(file)}
                />
              ) : null}
              <ActNotice act={act} />
              <p role="status" className="text-muted empty:hidden">
                {looked.stage === 'reading' && copy.reading}
                {looked.stage === 'checking' && copy.checking(looked.rows.length)}
              </p>
              {looked.stage === 'failed' &&
                (lacksCall(looked.error) ? (
                  <UnavailablePart
                    text={copy.lacking}
                    call="POST /refund/batch"
                    error={looked.error}
                    checking={false}
                    onCheck={() => void choose(looked.file)}
                  />
                ) : (
                  <AlertBox
                    variant="danger"
                    actions={
                      <Button size="sm" onClick={() => void choose(looked.file)}>
                        {RETRY}
                      </Button>
                    }
                  >
                    {failureText(looked.error, copy.checkFailed)}
                  </AlertBox>
                ))}
            </>
          )}
          {!answer && !isOpen && (
            <ModalActions>
              <Button onClick={leaving.leave}>{CANCEL}</Button>
            </ModalActions>
          )}
        </div>
      </Modal>
      {leaving.dialog}
    </>
  );
}

/** Which file, and how it must look. */
function ChooseFile({ fault, onFile }: { fault: string | undefined; onFile: (file: File) => void }) {
  return (
    <>
      <p className="text-sm text-muted">
        {Object.values(copy.columns).join(' · ')}. {copy.columnsHint}
      </p>
      <Field label={copy.file} hint={copy.fileHint} error={fault}>
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".csv,.txt,text/csv"
            // biome-ignore lint/a11y/noAutofocus: the one field of a dialog that was just opened for it
            autoFocus
            onClick={({ currentTarget }) => {
              // The same file once more, mended.
              currentTarget.value = '';
            }}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) onFile(file);
            }}
            className={`${controlStyle} py-1.5`}
          />
        )}
      </Field>
      <Button className="self-start" onClick={saveTemplate}>
        <Download aria-hidden className="size-4" />
        {copy.template}
      </Button>
    </>
  );
}

interface BatchResultProps {
  answer: BatchAnswer;
  rows: readonly LookedAt[];
  onClose: () => void;
}

/** What became of each row, a mixed outcome too. */
function BatchResult({ answer, rows, onClose }: BatchResultProps) {
  const made = answer.rows.filter(({ ok }) => ok).length;
  const batchId = visibleText(answer.batchId ?? '');
  const text =
    made === rows.length ? copy.sent(made, batchId) : made === 0 ? copy.none : copy.mixed(made, rows.length, batchId);
  return (
    <>
      <AlertBox variant={made === rows.length ? 'success' : made === 0 ? 'danger' : 'warning'}>{text}</AlertBox>
      <BatchRowsList rows={rows} />
      <ModalActions>
        <Button onClick={() => saveResult(rows, true)}>
          <Download aria-hidden className="size-4" />
          {copy.result}
        </Button>
        {made > 0 && (
          <Link
            {...refundsLink({ q: answer.batchId ?? '', dateRange: 'todo' })}
            className="inline-flex min-h-9 items-center rounded px-2 font-medium text-primary hover:underline"
          >
            {copy.toBatch}
          </Link>
        )}
        <Button variant="primary" onClick={onClose}>
          {copy.close}
        </Button>
      </ModalActions>
    </>
  );
}
