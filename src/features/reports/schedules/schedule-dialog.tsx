import { useForm } from 'react-hook-form';
import { useFormCall } from '~/shared/hooks/use-form-call';
import { safeText } from '~/shared/masking/safe-text';
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
import type { ReportType } from '../api/report-api';
import { parseSchedule, type ReportSchedule, type ScheduleRequest, scheduleWrites } from '../api/schedule-api';
import { comparedFields } from './compared';
import { copy } from './copy';
import { emailsIn, hourText, WEEKDAYS } from './rhythm';

interface ScheduleDialogProps {
  /** Undefined is a new one. */
  schedule: ReportSchedule | undefined;
  types: readonly ReportType[];
  /** What a new one begins with. */
  first: Partial<Pick<ReportSchedule, 'type' | 'filters' | 'columns' | 'format'>>;
  onClose: () => void;
  /** @param said what is told of it, where something was done */
  onDone: (said?: string) => void;
}

/** What stands in the fields. */
const valuesOf = (
  schedule: ReportSchedule | undefined,
  { type, format }: { type?: string; format?: string | null } = {},
) => ({
  name: schedule?.name ?? '',
  type: schedule?.type ?? type ?? '',
  format: schedule?.format ?? format ?? 'XLSX',
  frequency: schedule?.frequency ?? 'DAILY',
  hour: String(schedule?.hour ?? 6),
  weekday: String(schedule?.weekday ?? 1),
  monthDay: String(schedule?.monthDay ?? 1),
  recipients: schedule?.recipients.join(', ') ?? '',
});

const range = (from: number, until: number) => Array.from({ length: until - from + 1 }, (_, index) => from + index);

/** A schedule, written or changed; its filters and columns are those that it had or was begun with, or all. */
export function ScheduleDialog({ schedule: opened, types, first, onClose, onDone }: ScheduleDialogProps) {
  const conflict = useConflict(opened, parseSchedule);
  // What is begun with a preview is a draft of its own.
  const name = `report.schedule.SAVE ${opened?.scheduleId ?? (first.filters ? `nueva ${first.type}` : 'nueva')}`;
  const fields = useForm({
    mode: 'all',
    defaultValues: draftOf(
      name,
      valuesOf(opened, { ...first, type: (types.find(({ type }) => type === first.type) ?? types[0])?.type ?? '' }),
    ),
    resolver: (values) =>
      checked(values, [
        ['name', values.name.trim() === '' ? copy.nameMissing : undefined],
        ['recipients', emailsIn(values.recipients) ? undefined : copy.recipientsWrong],
      ]),
  });
  const { register, handleSubmit, formState, watch, reset } = fields;
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
  const { busy, send, refusal, again } = useFormCall(fields, {
    call: (values) => {
      // What was chosen for one kind of report means nothing to another.
      const base = conflict.latest();
      const { type, filters = {}, columns = [] } = base ?? first;
      const isSame = values.type === type;
      return saving
        .run({
          ...{ name: values.name.trim(), type: values.type, format: values.format, frequency: values.frequency },
          ...{ hour: Number(values.hour), recipients: emailsIn(values.recipients) ?? [] },
          weekday: values.frequency === 'WEEKLY' ? Number(values.weekday) : null,
          monthDay: values.frequency === 'MONTHLY' ? Number(values.monthDay) : null,
          ...{ filters: isSame ? filters : {}, columns: isSame ? columns : [] },
          paused: base?.paused === true,
          ...(base && { version: base.version ?? 0 }),
        })
        .catch(conflict.meet);
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
          <ActNotice
            act={saving}
            onAsk={again}
            hidden={refusal('name') !== undefined || refusal('recipients') !== undefined}
          />
          <ModalActions>
            <Button onClick={leaving.leave}>{copy.cancel}</Button>
            <SubmitButton busy={busy || saving.busy} disabled={!saving.ready || stillWrong(formState)}>
              {opened ? copy.save : copy.plan}
            </SubmitButton>
          </ModalActions>
        </form>
      </Modal>
      {leaving.dialog}
      {conflict.theirs && (
        <ConflictDialog
          conflict={conflict}
          at={conflict.theirs.updatedAt}
          record={copy.record}
          fields={comparedFields(types)}
          membersOf={valuesOf}
          mine={watch()}
          onSave={(merged) => {
            reset(merged, { keepDefaultValues: true });
            conflict.goOn();
            void handleSubmit(send)();
          }}
          onDiscard={() => {
            forgetDraft(name);
            onDone();
          }}
        />
      )}
    </>
  );
}
