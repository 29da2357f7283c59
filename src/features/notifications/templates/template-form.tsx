import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useSession } from '~/session/session-store';
import { platformDate } from '~/shared/format/platform-date';
import { useFormCall } from '~/shared/hooks/use-form-call';
import { safeText } from '~/shared/masking/safe-text';
import { shown } from '~/shared/record/cells';
import { useToast } from '~/shared/toast/toast-store';
import { Button } from '~/shared/ui/button';
import { checked } from '~/shared/ui/form/checked';
import { controlStyle, Field } from '~/shared/ui/form/field';
import { fieldState, stillWrong } from '~/shared/ui/form/field-state';
import { SubmitButton } from '~/shared/ui/form/submit-button';
import { ModalActions } from '~/shared/ui/overlay/modal';
import { ActNotice } from '~/shared/write/act-notice';
import { ConflictDialog } from '~/shared/write/conflict';
import { draftOf, forgetDraft, useDraft } from '~/shared/write/draft';
import { useAct } from '~/shared/write/use-act';
import { useConflict } from '~/shared/write/use-conflict';
import {
  parseTemplate,
  type Template,
  type TemplateDetail,
  type TemplateDraft,
  templateQueries,
  templateWrites,
} from '../api/template-api';
import { copy } from './copy';
import { Preview } from './preview';

export const templateAct = (templateId: string) => `template.EDIT ${templateId}`;

interface TemplateFormProps {
  template: TemplateDetail;
  onLeave: () => void;
  /** @param said what is told of it, where it was done */
  onDone: (said?: string) => void;
}

/** Writes another version of a template. */
export function TemplateForm({ template: opened, onLeave, onDone }: TemplateFormProps) {
  const { templateId, variables, versions } = opened;
  const client = useQueryClient();
  const toast = useToast();
  const email = useSession(({ user }) => user?.email ?? '');
  const area = useRef<HTMLTextAreaElement>(null);
  const name = templateAct(templateId);
  const hasSubject = opened.subject !== null;
  const conflict = useConflict<Template>(opened, parseTemplate);
  const { base, theirs } = conflict;
  const fields = useForm({
    mode: 'all',
    defaultValues: draftOf(name, { subject: opened.subject ?? '', body: opened.body, reason: '' }),
    resolver: (values) =>
      checked(values, [
        ['subject', hasSubject && values.subject.trim() === '' ? copy.missing : undefined],
        ['body', values.body.trim() === '' ? copy.missing : undefined],
        ['reason', values.reason.trim() === '' ? copy.reasonMissing : undefined],
      ]),
  });
  const { register, handleSubmit, formState, watch, setValue, getValues } = fields;
  useDraft(name, fields);
  const draftNow = (): TemplateDraft => {
    const { subject, body } = getValues();
    return { subject: hasSubject ? subject : null, body };
  };
  const saving = useAct<TemplateDraft & { version: number; reason: string }, TemplateDetail>({
    name,
    send: (body) => templateWrites.save(templateId, body),
    ask: async ({ version, body }) => {
      const now = await templateWrites.read(templateId);
      return now.version === version + 1 && now.body === body ? now : undefined;
    },
    onDone: (saved) => {
      forgetDraft(name);
      client.setQueryData(templateQueries.one(templateId).queryKey, saved);
      for (const queryKey of [['templates'], ['audit', 'template', templateId]])
        void client.invalidateQueries({ queryKey });
      onDone(copy.saved(saved.version ?? ''));
    },
  });
  const { refusal, send, busy, again } = useFormCall(fields, {
    call: ({ reason }) =>
      saving
        .run({ ...draftNow(), version: conflict.latest().version ?? 0, reason: reason.trim() })
        .catch(conflict.meet),
  });
  const testing = useAct<TemplateDraft, unknown>({
    name: `template.TEST ${templateId}`,
    send: (body, key) => templateWrites.test(templateId, body, key),
    onDone: () => toast.show('success', copy.tested(email)),
  });
  const stateOf = (field: 'subject' | 'body' | 'reason') => fieldState(formState, field, refusal(field));
  const dirty = { shouldDirty: true, shouldValidate: true };
  const insert = (variable: string) => {
    const { selectionStart: at = 0, selectionEnd: end = at } = area.current ?? {};
    const { body } = getValues();
    const before = `${body.slice(0, at)}{{${variable}}}`;
    setValue('body', `${before}${body.slice(end)}`, dirty);
    area.current?.focus();
    area.current?.setSelectionRange(before.length, before.length);
  };
  const bodyField = register('body');
  const mine = { subject: watch('subject'), body: watch('body') };
  return (
    <form noValidate onSubmit={handleSubmit(send)} className="mt-4 flex flex-col gap-4">
      {hasSubject && (
        <Field label={copy.subject} {...stateOf('subject')}>
          {(control) => <input {...register('subject')} {...control} className={controlStyle} />}
        </Field>
      )}
      <Field label={copy.body} {...stateOf('body')}>
        {(control) => (
          <textarea
            {...bodyField}
            {...control}
            ref={(element) => {
              bodyField.ref(element);
              area.current = element;
            }}
            rows={7}
            className={`${controlStyle} resize-y py-2 font-mono text-sm!`}
          />
        )}
      </Field>
      <fieldset className="-mt-2">
        <legend className="mb-1 text-sm font-semibold">{copy.variables}</legend>
        <div className="flex flex-wrap gap-1.5">
          {variables.map((variable) => (
            <Button
              key={variable}
              size="sm"
              className="px-2! font-mono text-xs!"
              aria-label={copy.insert(shown(variable))}
              onClick={() => insert(variable)}
            >
              {shown(variable)}
            </Button>
          ))}
        </div>
      </fieldset>
      <Preview templateId={templateId} draft={{ subject: hasSubject ? mine.subject : null, body: mine.body }} />
      {versions.length > 1 && (
        <details>
          <summary className="font-semibold">{copy.versions}</summary>
          <ul className="mt-2 flex flex-col gap-1">
            {versions.map(({ version, subject, body, updatedBy, updatedAt, reason }) => (
              <li key={version} className="flex flex-wrap items-center gap-x-3 border-t border-line py-1.5">
                <strong className="font-semibold">{copy.version(version ?? '')}</strong>
                <span className="text-muted">
                  {updatedBy ? [safeText(updatedBy.name), platformDate(updatedAt)].join(' · ') : copy.original}
                </span>
                <bdi className="min-w-0 flex-1 truncate text-muted">{safeText(reason)}</bdi>
                <Button
                  size="sm"
                  onClick={() => {
                    setValue('subject', subject ?? '', dirty);
                    setValue('body', body, dirty);
                  }}
                >
                  {copy.use(version ?? '')}
                </Button>
              </li>
            ))}
          </ul>
        </details>
      )}
      <Field label={copy.reason} {...stateOf('reason')}>
        {(control) => <input {...register('reason')} {...control} maxLength={250} className={controlStyle} />}
      </Field>
      <ActNotice
        act={saving}
        onAsk={again}
        hidden={(['subject', 'body', 'reason'] as const).some((field) => refusal(field))}
      />
      <ActNotice act={testing} />
      <ModalActions>
        <Button className="sm:mr-auto" disabled={testing.busy} onClick={() => testing.start(draftNow())}>
          {copy.test}
        </Button>
        <Button onClick={onLeave}>{copy.cancel}</Button>
        <SubmitButton
          busy={busy || saving.busy}
          disabled={!saving.ready || !formState.isDirty || stillWrong(formState)}
        >
          {copy.save((base.version ?? 0) + 1)}
        </SubmitButton>
      </ModalActions>
      {theirs && (
        <ConflictDialog
          conflict={conflict}
          by={theirs.updatedBy?.name}
          at={theirs.updatedAt}
          record={copy.record(shown(templateId))}
          fields={FIELDS}
          membersOf={({ subject, body }) => ({ subject: subject ?? '', body })}
          mine={mine}
          onSave={({ subject, body }) => {
            setValue('subject', subject, dirty);
            setValue('body', body, dirty);
            conflict.goOn();
            void handleSubmit(send)();
          }}
          onDiscard={() => {
            forgetDraft(name);
            void client.invalidateQueries({ queryKey: ['template', templateId] });
            void client.invalidateQueries({ queryKey: ['templates'] });
            onDone();
          }}
        />
      )}
    </form>
  );
}

const FIELDS = [
  { name: 'subject', label: copy.subject, show: (value: unknown) => String(value ?? '') },
  { name: 'body', label: copy.body, show: (value: unknown) => String(value ?? '') },
];
