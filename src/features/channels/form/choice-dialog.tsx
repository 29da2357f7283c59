import { type ReactNode, useState } from 'react';
import { type UseFormRegisterReturn, useForm } from 'react-hook-form';
import { CANCEL } from '~/shared/copy';
import { useFormCall } from '~/shared/hooks/use-form-call';
import { Button, FOOT } from '~/shared/ui/button';
import { AlertBox } from '~/shared/ui/feedback/alert-box';
import { checked } from '~/shared/ui/form/checked';
import { Field } from '~/shared/ui/form/field';
import { fieldState, stillWrong } from '~/shared/ui/form/field-state';
import { SubmitButton } from '~/shared/ui/form/submit-button';
import { Modal, ModalActions } from '~/shared/ui/overlay/modal';
import { ActNotice } from '~/shared/write/act-notice';
import { draftOf, forgetDraft, useDraft } from '~/shared/write/draft';
import { useLeaving } from '~/shared/write/leave-dialog';
import { currentOf } from '~/shared/write/outcome';
import { ReasonField } from '~/shared/write/reason-field';
import { useAct } from '~/shared/write/use-act';
import { type Channel, parseChannel } from '../api/channel';
import { copy } from '../record/copy';
import { reasonFault } from './channel-form';

interface Values {
  choice: string;
  reason: string;
}

/** What was chosen and why, as it is sent; the version goes with it. */
export type Chosen = Values & { version: number };

interface ChoiceDialogProps<Answer> {
  title: string;
  text: string;
  effect: string;
  danger?: boolean;
  /** Of the act: what is done, and to which channel. */
  name: string;
  version: number | null;
  /** Undefined where there is nothing to choose. */
  choice?:
    | {
        label: string;
        first: string;
        hint: (choice: string) => string;
        fault: (choice: string) => string | undefined;
        control: (control: object, field: UseFormRegisterReturn) => ReactNode;
      }
    | undefined;
  send: (chosen: Chosen, key: string) => Promise<Answer>;
  onDone: (answer: Answer) => void;
  /** Somebody else changed the channel meanwhile: how it stands. */
  onConflict: (current: Channel) => void;
  onClose: () => void;
  children?: ReactNode;
}

/** One act with something to choose and its reason. */
export function ChoiceDialog<Answer>(props: ChoiceDialogProps<Answer>) {
  const { title, text, effect, danger, name, version, choice, send, onDone, onConflict, onClose, children } = props;
  const [isChanged, setChanged] = useState(false);
  const fields = useForm<Values>({
    mode: 'onTouched',
    resolver: (values) =>
      checked(values, [
        ['choice', choice?.fault(values.choice)],
        ['reason', reasonFault(values.reason)],
      ]),
    defaultValues: draftOf(name, { choice: choice?.first ?? '', reason: '' }),
  });
  const { register, handleSubmit, formState, watch } = fields;
  useDraft(name, fields);
  const act = useAct<Chosen, Answer>({
    name,
    send,
    onDone: (answer) => {
      forgetDraft(name);
      onDone(answer);
    },
  });
  const {
    busy,
    refusal,
    again,
    send: submit,
  } = useFormCall(fields, {
    call: (values) =>
      act.run({ ...values, reason: values.reason.trim(), version: version ?? 0 }).catch((failure: unknown) => {
        const current = parseChannel(currentOf(failure));
        if (!current) throw failure;
        setChanged(true);
        onConflict(current);
      }),
  });
  const leaving = useLeaving(name, onClose);
  return (
    <>
      <Modal title={title} text={text} open onClose={leaving.leave} guarded>
        <form noValidate onSubmit={handleSubmit(submit)} className="mt-4" autoComplete="off">
          <fieldset disabled={!act.ready} className="flex min-w-0 flex-col gap-4">
            {children}
            {choice && (
              <Field
                label={choice.label}
                {...fieldState(formState, 'choice', refusal('choice'))}
                hint={choice.hint(watch('choice'))}
              >
                {(control) => choice.control(control, register('choice'))}
              </Field>
            )}
            <ReasonField
              label={copy.reasonLabel}
              {...fieldState(formState, 'reason', refusal('reason'))}
              value={watch('reason')}
              field={register('reason')}
            />
          </fieldset>
          <div className="mt-4 flex flex-col gap-3 empty:hidden">
            {isChanged && <AlertBox variant="warning">{copy.changedMeanwhile}</AlertBox>}
            <ActNotice act={act} onAsk={again} hidden={isChanged || refusal('reason') !== undefined} />
          </div>
          <ModalActions>
            <Button className={FOOT} onClick={leaving.leave}>
              {CANCEL}
            </Button>
            <SubmitButton
              variant={danger ? 'danger' : 'primary'}
              className={FOOT}
              busy={busy || act.busy}
              disabled={!act.ready || stillWrong(formState)}
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
