import { useQueryClient } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ROLES } from '~/session/access';
import { CANCEL } from '~/shared/copy';
import { useFormCall } from '~/shared/hooks/use-form-call';
import { reasonFault } from '~/shared/person/person-fields';
import { Button, FOOT } from '~/shared/ui/button';
import { AlertBox } from '~/shared/ui/feedback/alert-box';
import { checked } from '~/shared/ui/form/checked';
import { Field } from '~/shared/ui/form/field';
import { fieldState } from '~/shared/ui/form/field-state';
import { Select } from '~/shared/ui/form/select';
import { SubmitButton } from '~/shared/ui/form/submit-button';
import { Modal, ModalActions } from '~/shared/ui/overlay/modal';
import { ActNotice } from '~/shared/write/act-notice';
import { draftOf, forgetDraft, useDraft } from '~/shared/write/draft';
import { useLeaving } from '~/shared/write/leave-dialog';
import { currentOf } from '~/shared/write/outcome';
import { ReasonField } from '~/shared/write/reason-field';
import { useAct } from '~/shared/write/use-act';
import { type ChangedUser, parseUser, type User } from '../api/user';
import { userQueries, usersChanged, userWrites } from '../api/user-api';
import { RoleDifference } from '../roles/role-difference';
import { fullName, roleLabel } from '../terms';
import { copy } from './copy';

interface RoleDialogProps {
  user: User;
  onDone: (user: ChangedUser) => void;
  onClose: () => void;
}

interface RoleRequest {
  role: string;
  reason: string;
  version: number;
}

/** Another role: what is gained and lost, why, and which sessions close with it. */
export function RoleDialog({ user, onDone, onClose }: RoleDialogProps) {
  const client = useQueryClient();
  const name = `user.ROLE ${user.userId}`;
  const [isChanged, setChanged] = useState(false);
  const today = user.role ?? '';
  const others = ROLES.filter((role) => role !== today);
  const fields = useForm<{ role: string; reason: string }>({
    mode: 'onTouched',
    resolver: (values) =>
      checked(values, [
        ['role', others.some((role) => role === values.role) ? undefined : copy.faults.role],
        ['reason', reasonFault(values.reason)],
      ]),
    defaultValues: draftOf(name, { role: '', reason: '' }),
  });
  const { register, handleSubmit, formState, watch } = fields;
  useDraft(name, fields);
  const act = useAct<RoleRequest, ChangedUser>({
    name,
    send: (body, key) => userWrites.change(user.userId, body, key),
    onDone: (now) => {
      forgetDraft(name);
      onDone(now);
    },
  });
  const { busy, refusal, send, again } = useFormCall(fields, {
    call: ({ role, reason }) =>
      act.run({ role, reason: reason.trim(), version: user.version ?? 0 }).catch((failure: unknown) => {
        const current = parseUser(currentOf(failure));
        if (!current) throw failure;
        client.setQueryData(userQueries.one(user.userId).queryKey, current);
        usersChanged(client, user.userId);
        setChanged(true);
      }),
  });
  const leaving = useLeaving(name, onClose);
  const role = watch('role');
  return (
    <>
      <Modal
        title={copy.acts.ROLE}
        text={`${fullName(user)} · ${copy.today(roleLabel(today))}`}
        open
        onClose={leaving.leave}
        guarded
      >
        <form noValidate onSubmit={handleSubmit(send)} className="mt-4">
          <fieldset disabled={!act.ready} className="flex min-w-0 flex-col gap-4">
            <Field label={copy.newRole} hint={copy.onlyOwn} {...fieldState(formState, 'role', refusal('role'))}>
              {(control) => (
                <Select {...control} {...register('role')}>
                  <option value="">{copy.chooseRole}</option>
                  {others.map((code) => (
                    <option key={code} value={code}>
                      {roleLabel(code)}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            {role !== '' && role !== today && <RoleDifference from={today} to={role} />}
            <ReasonField
              label={copy.fields.reason}
              {...fieldState(formState, 'reason', refusal('reason'))}
              value={watch('reason')}
              field={register('reason')}
            />
            <p className="flex items-center gap-2 text-sm text-muted">
              <LogOut aria-hidden className="size-4 shrink-0" />
              {user.sessions ? copy.closes(user.sessions) : copy.closesNone}
            </p>
          </fieldset>
          <div className="mt-4 flex flex-col gap-3 empty:hidden">
            {isChanged && <AlertBox variant="warning">{copy.roleNow(roleLabel(today))}</AlertBox>}
            <ActNotice
              act={act}
              onAsk={again}
              hidden={isChanged || refusal('role') !== undefined || refusal('reason') !== undefined}
            />
          </div>
          <ModalActions>
            <Button className={FOOT} onClick={leaving.leave}>
              {CANCEL}
            </Button>
            <SubmitButton className={FOOT} busy={busy || act.busy} disabled={!act.ready}>
              {role === '' || role === today ? copy.acts.ROLE : copy.changeTo(roleLabel(role))}
            </SubmitButton>
          </ModalActions>
        </form>
      </Modal>
      {leaving.dialog}
    </>
  );
}
