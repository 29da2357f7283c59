import { useForm } from 'react-hook-form';
import { moneyList, sumByCurrency } from '~/features/transactions/query/by-currency';
import { useFormCall } from '~/shared/hooks/use-form-call';
import { Button, FOOT } from '~/shared/ui/button';
import { AlertBox } from '~/shared/ui/feedback/alert-box';
import { checked } from '~/shared/ui/form/checked';
import { fieldState } from '~/shared/ui/form/field-state';
import { SubmitButton } from '~/shared/ui/form/submit-button';
import { ModalActions } from '~/shared/ui/overlay/modal';
import { ActNotice } from '~/shared/write/act-notice';
import { draftOf, useDraft } from '~/shared/write/draft';
import { LONGEST_REASON, ReasonField } from '~/shared/write/reason-field';
import type { useAct } from '~/shared/write/use-act';
import { copy as requestCopy } from '../request/copy';
import type { BatchAnswer, BatchRow } from './batch-api';
import { type LookedAt, saveResult } from './batch-files';
import { BatchRowsList } from './batch-rows-list';
import { copy } from './copy';

/** Name of the act, and of the comment that is not sent yet. */
export const BATCH = 'refund.batch';

export interface Sending {
  rows: readonly BatchRow[];
  comment: string;
}

interface BatchSendProps {
  rows: readonly LookedAt[];
  unused: readonly string[];
  act: ReturnType<typeof useAct<Sending, BatchAnswer>>;
  onOther: () => void;
}

/** What was found in the file; where nothing is wrong with it, it is asked for with one comment. */
export function BatchSend({ rows, unused, act, onOther }: BatchSendProps) {
  const wrong = rows.filter(({ errors }) => errors.length > 0).length;
  const fields = useForm({
    mode: 'onTouched',
    resolver: (values) => checked(values, [['comment', commentError(values.comment.trim())]]),
    defaultValues: draftOf(BATCH, { comment: '' }),
  });
  const { register, handleSubmit, formState, watch } = fields;
  useDraft(BATCH, fields);
  const { busy, refusal, send, again } = useFormCall(fields, {
    call: ({ comment }) => act.run({ rows: rows.map(({ row }) => row), comment: comment.trim() }),
  });
  const counts = new Map<string, number>();
  for (const { row } of rows) counts.set(row.operationId, (counts.get(row.operationId) ?? 0) + 1);
  const repeated = [...counts.values()].filter((count) => count > 1).length;
  const notes = [repeated > 0 && copy.repeated(repeated), unused.length > 0 && copy.unused(unused)];
  return (
    <form noValidate onSubmit={handleSubmit(send)} className="flex flex-col gap-4">
      {wrong > 0 ? (
        <AlertBox variant="danger">{copy.someWrong(wrong, rows.length)}</AlertBox>
      ) : (
        <AlertBox variant="success">
          {[copy.allGood(rows.length), moneyList(sumByCurrency(rows.map(({ row }) => row)))].join(' · ')}
        </AlertBox>
      )}
      {notes.some(Boolean) && <p className="text-sm text-muted">{notes.filter(Boolean).join(' ')}</p>}
      <BatchRowsList rows={rows} />
      {wrong === 0 && (
        <ReasonField
          label={copy.comment}
          {...fieldState(formState, 'comment', refusal('comment'))}
          value={watch('comment')}
          field={register('comment')}
          disabled={!act.ready}
        />
      )}
      <ActNotice act={act} onAsk={again} hidden={refusal('comment') !== undefined} />
      <ModalActions>
        {wrong > 0 && <Button onClick={() => saveResult(rows, false)}>{copy.result}</Button>}
        <Button variant={wrong > 0 ? 'primary' : 'secondary'} disabled={!act.ready} onClick={onOther}>
          {copy.otherFile}
        </Button>
        {wrong === 0 && (
          <SubmitButton busy={busy || act.busy} disabled={!act.ready} className={FOOT}>
            {copy.send(rows.length)}
          </SubmitButton>
        )}
      </ModalActions>
    </form>
  );
}

function commentError(comment: string): string | undefined {
  if (comment === '') return copy.commentMissing;
  return comment.length > LONGEST_REASON ? requestCopy.commentLong : undefined;
}
