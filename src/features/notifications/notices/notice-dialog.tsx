import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { ROLES } from '~/session/access';
import { serverNow } from '~/session/server-clock';
import { useFormCall } from '~/shared/hooks/use-form-call';
import { fieldMoment, momentField } from '~/shared/period/moment-field';
import { Button } from '~/shared/ui/button';
import { checked } from '~/shared/ui/form/checked';
import { controlStyle, Field } from '~/shared/ui/form/field';
import { fieldState, stillWrong } from '~/shared/ui/form/field-state';
import { Select } from '~/shared/ui/form/select';
import { SubmitButton } from '~/shared/ui/form/submit-button';
import { Modal, ModalActions } from '~/shared/ui/overlay/modal';
import { ActNotice } from '~/shared/write/act-notice';
import { ConflictDialog } from '~/shared/write/conflict';
import { draftOf, forgetDraft, useDraft } from '~/shared/write/draft';
import { useLeaving } from '~/shared/write/leave-dialog';
import { useAct } from '~/shared/write/use-act';
import { useConflict } from '~/shared/write/use-conflict';
import { type Notice, type NoticeDraft, noticesChanged, noticeWrites, parseNotice } from '../api/notice-api';
import { SEVERITIES, termOf } from '../terms';
import { copy } from './copy';

const HOUR = 3_600_000;
const iso = (moment: number) => new Date(moment).toISOString();

/** What stands in the fields; roles as one text, so that a draft keeps them. */
const valuesOf = (notice: Notice | undefined) => ({
  title: notice?.title ?? '',
  text: notice?.text ?? '',
  severity: notice?.severity ?? 'INFO',
  roles: (notice?.roles ?? ROLES).join(','),
  validFrom: momentField(Date.parse(notice?.validFrom ?? iso(serverNow()))),
  validUntil: momentField(Date.parse(notice?.validUntil ?? iso(serverNow() + 24 * HOUR))),
});

type Values = ReturnType<typeof valuesOf>;

const rolesIn = (roles: string) => roles.split(',').filter(Boolean);

function faultsOf({ title, text, roles, validFrom, validUntil }: Values) {
  const [from, until] = [fieldMoment(validFrom), fieldMoment(validUntil)];
  return [
    ['title', title.trim() === '' ? copy.titleMissing : undefined],
    ['text', text.trim() === '' ? copy.textMissing : undefined],
    ['roles', rolesIn(roles).length === 0 ? copy.rolesMissing : undefined],
    ['validFrom', from === '' ? copy.momentMissing : undefined],
    ['validUntil', until === '' ? copy.momentMissing : until <= from ? copy.endBefore : undefined],
  ] as const;
}

const isHere = (notice: Notice, { title, text, draft }: NoticeDraft) =>
  notice.title === title && notice.text === text && (notice.status === 'DRAFT') === draft;

interface NoticeDialogProps {
  /** Undefined is a new one. */
  notice: Notice | undefined;
  onClose: () => void;
  /** @param said what is told of it, where it was done */
  onDone: (said?: string) => void;
}

/** A notice, written or changed. */
export function NoticeDialog({ notice: opened, onClose, onDone }: NoticeDialogProps) {
  const client = useQueryClient();
  const conflict = useConflict(opened, parseNotice);
  const { base, theirs } = conflict;
  /** Whether it was a draft that met somebody else's. */
  const drafts = useRef(false);
  const name = `notice.SAVE ${opened?.noticeId ?? 'nuevo'}`;
  const fields = useForm({
    mode: 'all',
    defaultValues: draftOf(name, valuesOf(opened)),
    resolver: (values) => checked(values, [...faultsOf(values)]),
  });
  const { register, handleSubmit, formState, watch, setValue, reset } = fields;
  useDraft(name, fields);
  const leaving = useLeaving(name, onClose);
  const saving = useAct<NoticeDraft & { version?: number }, Notice>({
    name,
    send: ({ version, ...body }, key) =>
      opened
        ? noticeWrites.change(opened.noticeId, { ...body, version: version ?? 0 })
        : noticeWrites.publish(body, key),
    ask: opened
      ? async (body) => {
          const now = (await noticeWrites.all()).find(({ noticeId }) => noticeId === opened.noticeId);
          return now && now.version === (body.version ?? 0) + 1 && isHere(now, body) ? now : undefined;
        }
      : undefined,
    onDone: (saved) => {
      forgetDraft(name);
      noticesChanged(client);
      onDone(saved.status === 'DRAFT' ? copy.drafted : copy.published);
    },
  });
  const save = (draft: boolean) => (values: Values) => {
    drafts.current = draft;
    return saving
      .run({
        ...{ title: values.title.trim(), text: values.text.trim(), severity: values.severity, draft },
        ...{
          roles: rolesIn(values.roles),
          validFrom: fieldMoment(values.validFrom),
          validUntil: fieldMoment(values.validUntil),
        },
        ...(base && { version: conflict.latest()?.version ?? 0 }),
      })
      .catch(conflict.meet);
  };
  const publishing = useFormCall(fields, { call: save(false) });
  const drafting = useFormCall(fields, { call: save(true) });
  const refusal = (field: keyof Values) => publishing.refusal(field) ?? drafting.refusal(field);
  const stateOf = (field: keyof Values) => fieldState(formState, field, refusal(field));
  const busy = publishing.busy || drafting.busy || saving.busy;
  const chosen = rolesIn(watch('roles'));
  const isPublished = base !== undefined && base.status !== 'DRAFT';
  const roleState = stateOf('roles');
  return (
    <>
      <Modal title={opened ? copy.editTitle : copy.newTitle} wide open onClose={leaving.leave} guarded>
        <form noValidate onSubmit={handleSubmit(publishing.send)} className="mt-4 flex flex-col gap-4">
          <Field label={copy.fields.title} {...stateOf('title')}>
            {(control) => <input {...register('title')} {...control} maxLength={80} className={controlStyle} />}
          </Field>
          <Field label={copy.fields.text} {...stateOf('text')}>
            {(control) => (
              <textarea
                {...register('text')}
                {...control}
                rows={4}
                maxLength={600}
                className={`${controlStyle} resize-y py-2`}
              />
            )}
          </Field>
          <div className="grid gap-4 sm:grid-cols-3">
            <Field label={copy.fields.severity}>
              {(control) => (
                <Select {...register('severity')} {...control}>
                  {Object.entries(SEVERITIES).map(([code, { label }]) => (
                    <option key={code} value={code}>
                      {label}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            {(['validFrom', 'validUntil'] as const).map((field) => (
              <Field key={field} label={copy.fields[field]} {...stateOf(field)} hint={copy.zone}>
                {(control) => (
                  <input type="datetime-local" {...register(field)} {...control} className={controlStyle} />
                )}
              </Field>
            ))}
          </div>
          <fieldset>
            <legend className="mb-1 text-sm font-semibold">{copy.fields.roles}</legend>
            <div className="flex flex-wrap gap-x-4">
              {ROLES.map((role) => (
                <label key={role} className="inline-flex min-h-7 items-center gap-2">
                  <input
                    type="checkbox"
                    checked={chosen.includes(role)}
                    onChange={() =>
                      setValue(
                        'roles',
                        ROLES.filter((one) => (one === role ? !chosen.includes(one) : chosen.includes(one))).join(','),
                        { shouldDirty: true, shouldValidate: true },
                      )
                    }
                    className="size-4 accent-primary"
                  />
                  {role}
                </label>
              ))}
            </div>
            {roleState.error && <p className="mt-1.5 text-sm font-medium text-danger">{roleState.error}</p>}
          </fieldset>
          <ActNotice
            act={saving}
            onAsk={() => (drafts.current ? drafting : publishing).again()}
            hidden={Object.keys(valuesOf(undefined)).some((field) => refusal(field as keyof Values))}
          />
          <ModalActions>
            <Button onClick={leaving.leave}>{copy.cancel}</Button>
            {!isPublished && (
              <Button disabled={busy || !saving.ready} onClick={handleSubmit(drafting.send)}>
                {copy.saveDraft}
              </Button>
            )}
            <SubmitButton busy={busy} disabled={!saving.ready || stillWrong(formState)}>
              {isPublished ? copy.saveChanges : copy.publish(chosen.length)}
            </SubmitButton>
          </ModalActions>
        </form>
      </Modal>
      {leaving.dialog}
      {theirs && (
        <ConflictDialog
          conflict={conflict}
          by={theirs.createdBy.name}
          at={theirs.updatedAt}
          record={copy.record}
          fields={COMPARED}
          membersOf={valuesOf}
          mine={watch()}
          onSave={(merged) => {
            reset(merged, { keepDefaultValues: true });
            conflict.goOn();
            void handleSubmit(drafts.current ? drafting.send : publishing.send)();
          }}
          onDiscard={() => {
            forgetDraft(name);
            noticesChanged(client);
            onDone();
          }}
        />
      )}
    </>
  );
}

const COMPARED = (['title', 'text', 'severity', 'roles', 'validFrom', 'validUntil'] as const).map((name) => ({
  ...{ name, label: copy.fields[name] },
  show: (value: unknown) => (name === 'severity' && termOf(SEVERITIES, String(value))?.label) || String(value ?? ''),
}));
