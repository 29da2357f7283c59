import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { ROLES } from '~/session/access';
import { CANCEL } from '~/shared/copy';
import { useFormCall } from '~/shared/hooks/use-form-call';
import { WORDS, wordsFault } from '~/shared/person/person-fields';
import { Button, FOOT } from '~/shared/ui/button';
import { checked } from '~/shared/ui/form/checked';
import { controlStyle, Field } from '~/shared/ui/form/field';
import { fieldState } from '~/shared/ui/form/field-state';
import { Select } from '~/shared/ui/form/select';
import { SubmitButton } from '~/shared/ui/form/submit-button';
import { Modal, ModalActions } from '~/shared/ui/overlay/modal';
import { ActNotice } from '~/shared/write/act-notice';
import { draftOf, forgetDraft, useDraft } from '~/shared/write/draft';
import { useLeaving } from '~/shared/write/leave-dialog';
import { useAct } from '~/shared/write/use-act';
import type { ChangedUser } from '../api/user';
import { type UserData, usersChanged, userWrites } from '../api/user-api';
import { roleLabel } from '../terms';
import { copy } from './copy';

type Values = UserData & { email: string };

const BLANK: Values = { email: '', name: '', lastName: '', job: '', role: '' };

const NAME = 'user.invite';

interface InviteDialogProps {
  onDone: (user: ChangedUser) => void;
  onClose: () => void;
}

/** Somebody new: to whom the letter goes, who that is, and the role. */
export function InviteDialog({ onDone, onClose }: InviteDialogProps) {
  const client = useQueryClient();
  const fields = useForm<Values>({
    mode: 'onTouched',
    resolver: (values) =>
      checked(values, [
        ['email', /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(values.email.trim()) ? undefined : copy.faults.email],
        ...WORDS.map((name) => [name, wordsFault(values[name])] as const),
        ['role', values.role === '' ? copy.faults.role : undefined],
      ]),
    defaultValues: draftOf(NAME, BLANK),
  });
  const { register, handleSubmit, formState } = fields;
  useDraft(NAME, fields);
  const act = useAct<Values, ChangedUser>({
    name: NAME,
    send: userWrites.invite,
    onDone: (user) => {
      forgetDraft(NAME);
      usersChanged(client, user.userId);
      onClose();
      onDone(user);
    },
  });
  const { busy, refusal, send, again } = useFormCall(fields, {
    call: (values) =>
      act.run(Object.fromEntries(Object.entries(values).map(([name, text]) => [name, text.trim()])) as never),
  });
  const leaving = useLeaving(NAME, onClose);
  const look = (field: keyof Values) => fieldState(formState, field, refusal(field));
  const isTold = (Object.keys(BLANK) as (keyof Values)[]).some((field) => refusal(field) !== undefined);
  return (
    <>
      <Modal title={copy.inviteTitle} text={copy.inviteText} open onClose={leaving.leave} guarded>
        <form noValidate onSubmit={handleSubmit(send)} className="mt-4" autoComplete="off">
          <fieldset disabled={!act.ready} className="grid min-w-0 gap-4 xs:grid-cols-2">
            {(['email', ...WORDS] as const).map((field) => (
              <Field
                key={field}
                label={copy.fields[field]}
                {...look(field)}
                className={field === 'email' ? 'xs:col-span-2' : ''}
              >
                {(control) => (
                  <input
                    type={field === 'email' ? 'email' : 'text'}
                    {...control}
                    {...register(field)}
                    className={controlStyle}
                  />
                )}
              </Field>
            ))}
            <Field label={copy.fields.role} {...look('role')}>
              {(control) => (
                <Select {...control} {...register('role')}>
                  <option value="">{copy.chooseRole}</option>
                  {ROLES.map((code) => (
                    <option key={code} value={code}>
                      {roleLabel(code)}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          </fieldset>
          <div className="mt-4 empty:hidden">
            <ActNotice act={act} onAsk={again} hidden={isTold} />
          </div>
          <ModalActions>
            <Button className={FOOT} onClick={leaving.leave}>
              {CANCEL}
            </Button>
            <SubmitButton className={FOOT} busy={busy || act.busy} disabled={!act.ready}>
              {copy.inviteEffect}
            </SubmitButton>
          </ModalActions>
        </form>
      </Modal>
      {leaving.dialog}
    </>
  );
}
