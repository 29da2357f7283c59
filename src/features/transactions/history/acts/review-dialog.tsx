import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod/mini';
import { codeLabel } from '~/features/transactions/codes/code-label';
import { CANCEL } from '~/shared/copy';
import { formatMoney } from '~/shared/format/currency';
import { visibleText } from '~/shared/format/visible-text';
import { useFormCall } from '~/shared/hooks/use-form-call';
import { Button } from '~/shared/ui/button';
import { fieldState, stillWrong } from '~/shared/ui/form/field-state';
import { SubmitButton } from '~/shared/ui/form/submit-button';
import { Modal, ModalActions } from '~/shared/ui/overlay/modal';
import { ActNotice } from '~/shared/write/act-notice';
import { ConflictDialog } from '~/shared/write/conflict';
import { copy as writeCopy } from '~/shared/write/copy';
import { draftOf, forgetDraft, useDraft } from '~/shared/write/draft';
import { useLeaving } from '~/shared/write/leave-dialog';
import { LONGEST_REASON, ReasonField } from '~/shared/write/reason-field';
import { useAct } from '~/shared/write/use-act';
import { useConflict } from '~/shared/write/use-conflict';
import { type OperationDetail, parseDetail } from '../api/operation-detail';
import { decideReview, type Review } from './act-api';
import { copy } from './copy';
import { DecisionField } from './decision-field';

interface ReviewDialogProps {
  open: boolean;
  operation: OperationDetail;
  onClose: () => void;
  onDone: (operation: OperationDetail, decision: Review['decision']) => void;
  /** Somebody else changed it: how it stands. */
  onChanged: (operation: OperationDetail) => void;
}

const schema = z.object({
  decision: z.string().check(z.regex(/^(APPROVE|REJECT)$/, copy.decisionMissing)),
  reason: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, writeCopy.reasonMissing),
      z.maxLength(LONGEST_REASON, writeCopy.reasonLong(LONGEST_REASON)),
    ),
});

const STATUS_FIELD = {
  ...{ name: 'status', label: copy.status },
  show: (value: unknown) => codeLabel('status', String(value)),
};

/** Decides about an operation in review, with the reason; of two who decide, the second sees what the first did. */
export function ReviewDialog({ open, operation, onClose, onDone, onChanged }: ReviewDialogProps) {
  const { operationId, amount, currency } = operation;
  const name = `operation.review ${operationId}`;
  // What this person saw, whatever comes meanwhile.
  const conflict = useConflict(operation, parseDetail);
  const { version } = conflict.base;
  const { theirs } = conflict;
  const fields = useForm({ mode: 'all', resolver: zodResolver(schema), defaultValues: draftOf(name, BLANK) });
  const { register, handleSubmit, formState, watch } = fields;
  useDraft(name, fields);
  const act = useAct<Review, OperationDetail>({
    name,
    send: (review, key) => decideReview(operationId, review, key),
    onDone: (next) => {
      forgetDraft(name);
      onDone(next, next.status === 'REJECTED' ? 'REJECT' : 'APPROVE');
    },
  });
  const { refusal, send, busy, again } = useFormCall(fields, {
    call: ({ decision, reason }) =>
      act.run({ decision: decision as Review['decision'], reason, version }).catch((failure: unknown) => {
        onChanged(conflict.meet(failure));
      }),
  });
  const leaving = useLeaving(name, onClose);
  const state = fieldState(formState, 'reason', refusal('reason'));
  const decision = watch('decision');
  const money = formatMoney(amount, currency);
  return (
    <>
      <Modal
        title={copy.review}
        text={copy.reviewText(visibleText(operationId))}
        open={open && !theirs}
        onClose={leaving.leave}
        guarded
      >
        <form noValidate onSubmit={handleSubmit(send)} className="mt-4 flex flex-col gap-4">
          <DecisionField
            field={register('decision')}
            disabled={!act.ready}
            error={formState.errors.decision && copy.decisionMissing}
          />
          <ReasonField
            {...{ label: writeCopy.reason, ...state }}
            value={watch('reason')}
            field={register('reason')}
            disabled={!act.ready}
          />
          <ActNotice act={act} onAsk={again} hidden={refusal('reason') !== undefined} />
          <ModalActions>
            <Button onClick={leaving.leave}>{CANCEL}</Button>
            <SubmitButton
              variant={decision === 'REJECT' ? 'danger' : 'primary'}
              busy={busy || act.busy}
              disabled={!act.ready || stillWrong(formState)}
            >
              {decision === 'APPROVE' || decision === 'REJECT' ? copy.effect(decision, money) : copy.resolve}
            </SubmitButton>
          </ModalActions>
        </form>
      </Modal>
      {theirs && (
        <ConflictDialog
          conflict={conflict}
          {...lastDecision(theirs)}
          record={copy.operation(visibleText(operationId))}
          fields={[STATUS_FIELD]}
          membersOf={({ status }) => ({ status })}
          mine={{ status: decision === 'REJECT' ? 'REJECTED' : 'SUCCESS' }}
          lost={copy.lost}
          onDiscard={() => {
            forgetDraft(name);
            onClose();
          }}
          onClose={onClose}
        />
      )}
      {leaving.dialog}
    </>
  );
}

const BLANK: { decision: string; reason: string } = { decision: '', reason: '' };

/** Who let an operation stand as it does, and when. */
function lastDecision({ events, status, updatedAt }: OperationDetail) {
  const event = events.findLast(({ toStatus }) => toStatus === status);
  return { by: event?.actor, at: event?.date ?? updatedAt };
}
