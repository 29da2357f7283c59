import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { auditQuery } from '~/shared/audit/audit-api';
import { CANCEL } from '~/shared/copy';
import { platformDate } from '~/shared/format/platform-date';
import { toText } from '~/shared/format/read-value';
import { useFormCall } from '~/shared/hooks/use-form-call';
import { shown } from '~/shared/record/cells';
import { Button, FOOT } from '~/shared/ui/button';
import { checked } from '~/shared/ui/form/checked';
import { controlStyle, Field } from '~/shared/ui/form/field';
import { fieldState } from '~/shared/ui/form/field-state';
import { SubmitButton } from '~/shared/ui/form/submit-button';
import { Modal, ModalActions } from '~/shared/ui/overlay/modal';
import { ActNotice } from '~/shared/write/act-notice';
import { type Choices, compareVersions, mergeVersions } from '~/shared/write/compare-versions';
import { ConflictDialog } from '~/shared/write/conflict-dialog';
import { draftOf, forgetDraft, useDraft } from '~/shared/write/draft';
import { useLeaving } from '~/shared/write/leave-dialog';
import { currentOf } from '~/shared/write/outcome';
import { ReasonField } from '~/shared/write/reason-field';
import { useAct } from '~/shared/write/use-act';
import { type ChangedUser, parseUser, type User } from '../api/user';
import { userQueries, usersChanged, userWrites } from '../api/user-api';
import { fullName } from '../terms';
import { copy } from './copy';
import { reasonFault, WORDS, wordsFault } from './user-fields';

type Words = Record<(typeof WORDS)[number], string>;
type Values = Words & { reason: string };

const COMPARED = WORDS.map((name) => ({
  ...{ name, label: copy.fields[name] },
  show: (value: unknown) => shown(toText(value)),
}));

const wordsOf = ({ name, lastName, job }: Record<keyof Words, string | null>): Words => ({
  ...{ name: name ?? '', lastName: lastName ?? '', job: job ?? '' },
});

interface DataDialogProps {
  user: User;
  onDone: (user: ChangedUser) => void;
  onClose: () => void;
}

/** Who somebody is. What somebody else saved meanwhile stands beside it, and nothing typed is lost. */
export function DataDialog({ user, onDone, onClose }: DataDialogProps) {
  const client = useQueryClient();
  const name = `user.EDIT ${user.userId}`;
  const [was] = useState(user);
  const [theirs, setTheirs] = useState<User>();
  const { data: changes } = useQuery({ ...auditQuery('user', user.userId), enabled: theirs !== undefined });
  const fields = useForm<Values>({
    mode: 'onTouched',
    resolver: (values) =>
      checked(values, [
        ...WORDS.map((field) => [field, wordsFault(values[field])] as const),
        ['reason', reasonFault(values.reason)],
      ]),
    defaultValues: draftOf(name, { ...wordsOf(was), reason: '' }),
  });
  const { register, handleSubmit, formState, watch, getValues, reset } = fields;
  useDraft(name, fields);
  const act = useAct<Values & { version: number }, ChangedUser>({
    name,
    send: (body, key) => userWrites.change(user.userId, body, key),
    onDone: (now) => {
      forgetDraft(name);
      onDone(now);
    },
  });
  const save = (values: Values, version: number) =>
    act.run({ ...trimmed(values), version }).catch((failure: unknown) => {
      const current = parseUser(currentOf(failure));
      if (!current) throw failure;
      client.setQueryData(userQueries.one(user.userId).queryKey, current);
      usersChanged(client, user.userId);
      setTheirs(current);
    });
  const { busy, refusal, send } = useFormCall(fields, { call: (values) => save(values, was.version ?? 0) });
  const leaving = useLeaving(name, onClose);
  const look = (field: keyof Values) => fieldState(formState, field, refusal(field));
  const values = watch();
  const isSame = WORDS.every((field) => values[field].trim() === wordsOf(was)[field]);
  const mine = getValues();
  const merge = (choices: Choices) => {
    if (!theirs) return;
    const merged = mergeVersions(
      COMPARED,
      { was: wordsOf(was), theirs: wordsOf(theirs), mine: wordsOf(mine) },
      choices,
    );
    reset({ ...merged, reason: mine.reason }, { keepDefaultValues: true });
    setTheirs(undefined);
    void save({ ...merged, reason: mine.reason }, theirs.version ?? 0).catch(() => undefined);
  };
  const last = changes?.[0];
  return (
    <>
      <Modal title={copy.editTitle} text={fullName(user)} open onClose={leaving.leave} guarded>
        <form noValidate onSubmit={handleSubmit(send)} className="mt-4" autoComplete="off">
          <fieldset disabled={!act.ready} className="flex min-w-0 flex-col gap-4">
            {WORDS.map((field) => (
              <Field key={field} label={copy.fields[field]} {...look(field)}>
                {(control) => <input type="text" {...control} {...register(field)} className={controlStyle} />}
              </Field>
            ))}
            <ReasonField
              label={copy.fields.reason}
              {...look('reason')}
              value={values.reason}
              field={register('reason')}
            />
          </fieldset>
          <div className="mt-4 empty:hidden">
            <ActNotice act={act} hidden={theirs !== undefined} />
          </div>
          <ModalActions>
            <Button className={FOOT} onClick={leaving.leave}>
              {CANCEL}
            </Button>
            <SubmitButton className={FOOT} busy={busy || act.busy} disabled={!act.ready || isSame}>
              {copy.save}
            </SubmitButton>
          </ModalActions>
        </form>
      </Modal>
      {leaving.dialog}
      {theirs && (
        <ConflictDialog
          open
          who={last ? shown(last.userName) : copy.someone}
          date={last ? platformDate(last.date) : ''}
          record={copy.record(fullName(user))}
          versions={{ opened: was.version ?? 0, saved: theirs.version ?? 0 }}
          comparison={compareVersions(COMPARED, wordsOf(was), wordsOf(theirs), wordsOf(mine))}
          onSave={merge}
          onDiscard={() => {
            forgetDraft(name);
            onClose();
          }}
          onClose={() => setTheirs(undefined)}
        />
      )}
    </>
  );
}

function trimmed({ name, lastName, job, reason }: Values): Values {
  return { name: name.trim(), lastName: lastName.trim(), job: job.trim(), reason: reason.trim() };
}
