import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { CANCEL } from '~/shared/copy';
import { useFormCall } from '~/shared/hooks/use-form-call';
import { Button } from '~/shared/ui/button';
import { checked } from '~/shared/ui/form/checked';
import { Field } from '~/shared/ui/form/field';
import { fieldState, stillWrong } from '~/shared/ui/form/field-state';
import { Select } from '~/shared/ui/form/select';
import { SubmitButton } from '~/shared/ui/form/submit-button';
import { Modal, ModalActions } from '~/shared/ui/overlay/modal';
import { ActNotice } from '~/shared/write/act-notice';
import { draftOf, forgetDraft, useDraft } from '~/shared/write/draft';
import { useLeaving } from '~/shared/write/leave-dialog';
import { LONGEST_REASON, ReasonField } from '~/shared/write/reason-field';
import { useAct } from '~/shared/write/use-act';
import type { Backup, BackupSummary } from '../api/backup';
import { backupsChanged, backupWrites } from '../api/backup-api';
import { sourceLabel, typeLabel } from '../terms';
import { copy } from './copy';

interface RunDialogProps {
  sources: readonly BackupSummary[];
  /** What it begins with; else the source that needs it most. */
  first: { source: string | null; type: string | null } | undefined;
  onDone: (backup: Backup) => void;
  onClose: () => void;
}

const NAME = 'backup.RUN';

/** A backup by hand: of what, how much of it, and why if somebody wants to say so. */
export function RunDialog({ sources, first, onDone, onClose }: RunDialogProps) {
  const client = useQueryClient();
  const neediest = sources.find(({ isLate }) => isLate) ?? sources.find(({ lastSuccessAt }) => lastSuccessAt === null);
  const begun = { source: first?.source ?? neediest?.source ?? sources[0]?.source ?? '', type: first?.type ?? 'FULL' };
  const fields = useForm({
    mode: 'all',
    defaultValues: first ? { ...begun, reason: '' } : draftOf(NAME, { ...begun, reason: '' }),
    resolver: (values) =>
      checked(values, [['reason', values.reason.trim().length > LONGEST_REASON ? copy.commentLong : undefined]]),
  });
  const { register, handleSubmit, formState, watch } = fields;
  useDraft(NAME, fields);
  const act = useAct<{ source: string; type: string; reason: string }, Backup>({
    name: NAME,
    send: backupWrites.request,
    onDone: (backup) => {
      forgetDraft(NAME);
      backupsChanged(client);
      onDone(backup);
    },
  });
  const { source, reason } = watch();
  const types = sources.find((one) => one.source === source)?.types ?? [];
  const { busy, refusal, send, again } = useFormCall(fields, {
    call: (values) =>
      act.run({
        ...{ source: values.source, reason: values.reason.trim() },
        type: types.includes(values.type) ? values.type : (types[0] ?? 'FULL'),
      }),
  });
  const leaving = useLeaving(NAME, onClose);
  const look = (field: 'source' | 'type' | 'reason') => fieldState(formState, field, refusal(field));
  const told = (['source', 'type', 'reason'] as const).some((field) => refusal(field) !== undefined);
  return (
    <>
      <Modal title={copy.run.title} text={copy.run.text} open onClose={leaving.leave} guarded>
        <form noValidate onSubmit={handleSubmit(send)} className="mt-4">
          <fieldset disabled={!act.ready} className="flex min-w-0 flex-col gap-4">
            <Field label={copy.fields.source} {...look('source')}>
              {(control) => (
                <Select {...register('source')} {...control}>
                  {sources.map((one) => (
                    <option key={one.source} value={one.source ?? ''}>
                      {sourceLabel(one.source)}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <Field label={copy.fields.type} {...look('type')}>
              {(control) => (
                <Select {...register('type')} {...control}>
                  {types.map((type) => (
                    <option key={type} value={type}>
                      {typeLabel(type)}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <ReasonField label={copy.fields.comment} {...look('reason')} value={reason} field={register('reason')} />
          </fieldset>
          <div className="mt-4 empty:hidden">
            <ActNotice act={act} onAsk={again} hidden={told} />
          </div>
          <ModalActions>
            <Button onClick={leaving.leave}>{CANCEL}</Button>
            <SubmitButton busy={busy || act.busy} disabled={!act.ready || stillWrong(formState)}>
              {copy.run.effect(sourceLabel(source))}
            </SubmitButton>
          </ModalActions>
        </form>
      </Modal>
      {leaving.dialog}
    </>
  );
}
