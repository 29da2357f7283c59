import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { fieldErrors } from '../api/field-errors';
import { wayOut } from '../copy';
import { useFormCall } from '../hooks/use-form-call';
import { Button } from '../ui/button';
import { checked } from '../ui/form/checked';
import { fieldState, stillWrong } from '../ui/form/field-state';
import { SubmitButton } from '../ui/form/submit-button';
import { Modal, ModalActions } from '../ui/overlay/modal';
import { ActNotice } from './act-notice';
import { copy } from './copy';
import { draftOf, forgetDraft, useDraft } from './draft';
import { useLeaving } from './leave-dialog';
import { currentOf } from './outcome';
import { LONGEST_REASON, ReasonField } from './reason-field';
import { type Act, useAct } from './use-act';

interface ActDialogProps<Answer> {
  open: boolean;
  onClose: () => void;
  title: string;
  text?: string;
  /** What the button does, such as 'Devolver $ 499.00'. */
  effect: string;
  /** Something is taken away. */
  danger?: boolean;
  /** Whether a reason must be given, may be, or has no place in the call. */
  reason: 'required' | 'optional' | 'none';
  reasonLabel?: string;
  /** What the call names it. */
  reasonField?: string;
  /** Where it is no reason: what is said when it is missing, how long it may be, in how many lines it stands. */
  reasonRule?: { missing: string; longest: number; rows: number };
  act: Omit<Act<string, Answer>, 'onDone'>;
  onDone: (answer: Answer) => void;
  /** Somebody else changed the record meanwhile: what it is now, as the platform tells it, and what was typed. */
  onConflict?: (current: unknown, reason: string) => void;
  /** What stands between is not right yet. */
  unready?: boolean;
  /** Between the text and the reason. */
  children?: ReactNode;
}

const REASON = { missing: copy.reasonMissing, longest: LONGEST_REASON, rows: 2 };

function reasonError(reason: string, optional: boolean, { missing, longest }: typeof REASON): string | undefined {
  if (reason === '') return optional ? undefined : missing;
  return reason.length > longest ? copy.reasonLong(longest) : undefined;
}

/**
 * One act with its reason, asked once and in the same dialog; the act's body is the reason. Its key is the act's name. It
 * shuts when it is done, stays as it was when it is not, and comes back with what was typed.
 */
export function ActDialog<Answer>(props: ActDialogProps<Answer>) {
  const { open, onClose, title, text, effect, danger, reason, reasonField = 'reason', act, onDone, children } = props;
  const optional = reason !== 'required';
  const rule = props.reasonRule ?? REASON;
  const label = props.reasonLabel ?? (optional ? copy.comment : copy.reason);
  const fields = useForm({
    mode: 'all',
    resolver: (values) => checked(values, [['reason', reasonError(values.reason.trim(), optional, rule)]]),
    defaultValues: draftOf(act.name, { reason: '' }),
  });
  const { register, handleSubmit, formState, watch } = fields;
  useDraft(act.name, fields);
  const running = useAct<string, Answer>({
    ...act,
    onDone: (answer) => {
      forgetDraft(act.name);
      onDone(answer);
    },
  });
  const refusals = (error: unknown) => {
    const { [reasonField]: told, ...others } = fieldErrors(error);
    return told === undefined ? others : { reason: told };
  };
  const { refusal, send, again, busy } = useFormCall(fields, {
    call: ({ reason: typed }) =>
      running.run(typed.trim()).catch((failure: unknown) => {
        const current = currentOf(failure);
        if (current === undefined || !props.onConflict) throw failure;
        props.onConflict(current, typed.trim());
      }),
    refusals,
  });
  const leaving = useLeaving(act.name, onClose);
  const state = fieldState(formState, 'reason', refusal('reason'));
  return (
    <>
      <Modal title={title} {...(text && { text })} open={open} onClose={leaving.leave} guarded>
        <form noValidate onSubmit={handleSubmit(send)} className="mt-4">
          <div className="flex flex-col gap-4">
            {children}
            {reason !== 'none' && (
              <ReasonField
                {...{ label, ...state }}
                longest={rule.longest}
                rows={rule.rows}
                value={watch('reason')}
                field={register('reason')}
                disabled={!running.ready}
              />
            )}
            <ActNotice act={running} onAsk={again} hidden={refusal('reason') !== undefined} />
          </div>
          <ModalActions>
            <Button onClick={leaving.leave}>{wayOut(effect)}</Button>
            <SubmitButton
              variant={danger ? 'danger' : 'primary'}
              busy={busy || running.busy}
              disabled={!running.ready || props.unready || stillWrong(formState)}
            >
              {effect}
            </SubmitButton>
          </ModalActions>
        </form>
      </Modal>
      {leaving.dialog}
    </>
  );
}
