import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useFormCall } from '~/shared/hooks/use-form-call';
import { safeText } from '~/shared/masking/safe-text';
import { Button } from '~/shared/ui/button';
import { AlertBox } from '~/shared/ui/feedback/alert-box';
import { checked } from '~/shared/ui/form/checked';
import { controlStyle, Field } from '~/shared/ui/form/field';
import { fieldState } from '~/shared/ui/form/field-state';
import { Select } from '~/shared/ui/form/select';
import { SubmitButton } from '~/shared/ui/form/submit-button';
import { Modal, ModalActions } from '~/shared/ui/overlay/modal';
import { ActNotice } from '~/shared/write/act-notice';
import { draftOf, forgetDraft, useDraft } from '~/shared/write/draft';
import { useLeaving } from '~/shared/write/leave-dialog';
import { currentOf } from '~/shared/write/outcome';
import { useAct } from '~/shared/write/use-act';
import type { ReportType } from '../api/report-api';
import { parseSchedule, type ReportSchedule, type ScheduleRequest, scheduleWrites } from '../api/schedule-api';
import { copy } from './copy';
import { emailsIn, hourText, WEEKDAYS } from './rhythm';

interface ScheduleDialogProps {
  /** Undefined is a new one. */
  schedule: ReportSchedule | undefined;
  types: readonly ReportType[];
  /** The kind that a new one begins with. */
  first: string;
  onClose: () => void;
  /** @param said what is told of it */
  onDone: (said: string) => void;
}

const range = (from: number, until: number) => Array.from({ length: until - from + 1 }, (_, index) => from + index);

/** A schedule, written or changed; its filters and columns are those that it had, or all. */
export function ScheduleDialog({ schedule: opened, types, first, onClose, onDone }: ScheduleDialogProps) {
  const [base, setBase] = useState(opened);
  const [conflict, setConflict] = useState(false);
  const name = `report.schedule.SAVE ${opened?.scheduleId ?? 'nueva'}`;
  const fields = useForm({
    mode: 'all',
    defaultValues: draftOf(name, {
      name: opened?.name ?? '',
      type: opened?.type ?? types.find(({ type }) => type === first)?.type ?? types[0]?.type ?? '',
      format: opened?.format ?? 'XLSX',
      frequency: opened?.frequency ?? 'DAILY',
      hour: String(opened?.hour ?? 6),
      weekday: String(opened?.weekday ?? 1),
      monthDay: String(opened?.monthDay ?? 1),
      recipients: opened?.recipients.join(', ') ?? '',
    }),
    resolver: (values) =>
      checked(values, [
        ['name', values.name.trim() === '' ? copy.nameMissing : undefined],
        ['recipients', emailsIn(values.recipients) ? undefined : copy.recipientsWrong],
      ]),
  });
  const { register, handleSubmit, formState, watch } = fields;
  useDraft(name, fields);
  const leaving = useLeaving(name, onClose);
  const saving = useAct<ScheduleRequest, ReportSchedule>({
    name,
    send: (body, key) => (opened ? scheduleWrites.replan(opened.scheduleId, body) : scheduleWrites.plan(body, key)),
    ask: opened
      ? async (body) =>
          (await scheduleWrites.all()).find(
            (each) =>
              each.scheduleId === opened.scheduleId &&
              each.version === (body.version ?? 0) + 1 &&
              each.name === body.name &&
              each.hour === body.hour,
          )
      : undefined,
    onDone: () => {
      forgetDraft(name);
      onDone(opened ? copy.saved : copy.planned);
    },
  });
  const { busy, send, refusal } = useFormCall(fields, {
    call: (values) => {
      const isSame = values.type === base?.type;
      return saving
        .run({
          ...{ name: values.name.trim(), type: values.type, format: values.format, frequency: values.frequency },
          ...{ hour: Number(values.hour), recipients: emailsIn(values.recipients) ?? [] },
          weekday: values.frequency === 'WEEKLY' ? Number(values.weekday) : null,
          monthDay: values.frequency === 'MONTHLY' ? Number(values.monthDay) : null,
          ...{ filters: isSame ? base.filters : {}, columns: isSame ? base.columns : [] },
          paused: base?.paused === true,
          ...(base && { version: base.version ?? 0 }),
        })
        .catch((failure: unknown) => {
          const now = parseSchedule(currentOf(failure));
          if (!now) throw failure;
          // What was typed stays, and is saved over theirs once it was looked at.
          setBase(now);
          setConflict(true);
        });
    },
  });
  const stateOf = (field: 'name' | 'recipients') => fieldState(formState, field, refusal(field));
  const frequency = watch('frequency');
  const select = (
    field: 'type' | 'format' | 'frequency' | 'hour' | 'weekday' | 'monthDay',
    options: readonly (readonly [string, string])[],
    hint?: string,
  ) => (
    <Field label={copy.fields[field]} hint={hint}>
      {(control) => (
        <Select {...register(field)} {...control}>
          {options.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
  return (
    <>
      <Modal title={opened ? copy.editTitle : copy.newTitle} wide open onClose={leaving.leave} guarded>
        <form noValidate onSubmit={handleSubmit(send)} className="mt-4 flex flex-col gap-4">
          <Field label={copy.fields.name} {...stateOf('name')}>
            {(control) => <input {...register('name')} {...control} maxLength={80} className={controlStyle} />}
          </Field>
          <div className="grid gap-4 sm:grid-cols-2">
            {select(
              'type',
              types.map(({ type, label }) => [type ?? '', safeText(label)]),
            )}
            {select('format', [
              ['CSV', 'CSV'],
              ['XLSX', 'XLSX'],
            ])}
            {select('frequency', Object.entries(copy.frequencies), copy.periods[frequency])}
            {select(
              'hour',
              range(0, 23).map((hour) => [String(hour), hourText(hour)]),
              copy.zone,
            )}
            {frequency === 'WEEKLY' &&
              select(
                'weekday',
                WEEKDAYS.map((day, index) => [String(index + 1), day]),
              )}
            {frequency === 'MONTHLY' &&
              select(
                'monthDay',
                range(1, 28).map((day) => [String(day), String(day)]),
              )}
          </div>
          <Field label={copy.fields.recipients} hint={copy.recipientsHint} {...stateOf('recipients')}>
            {(control) => (
              <textarea
                {...register('recipients')}
                {...control}
                rows={2}
                spellCheck={false}
                className={`${controlStyle} resize-y py-2`}
              />
            )}
          </Field>
          {conflict && <AlertBox variant="warning">{copy.changed}</AlertBox>}
          <ActNotice
            act={saving}
            hidden={conflict || refusal('name') !== undefined || refusal('recipients') !== undefined}
          />
          <ModalActions>
            <Button onClick={leaving.leave}>{copy.cancel}</Button>
            <SubmitButton
              busy={busy || saving.busy}
              disabled={!saving.ready || (formState.isSubmitted && !formState.isValid)}
            >
              {opened ? copy.save : copy.plan}
            </SubmitButton>
          </ModalActions>
        </form>
      </Modal>
      {leaving.dialog}
    </>
  );
}
