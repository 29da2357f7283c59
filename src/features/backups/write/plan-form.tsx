import { useForm } from 'react-hook-form';
import { useFormCall } from '~/shared/hooks/use-form-call';
import { Button } from '~/shared/ui/button';
import { checked } from '~/shared/ui/form/checked';
import { controlStyle, Field } from '~/shared/ui/form/field';
import { fieldState, stillWrong } from '~/shared/ui/form/field-state';
import { Select } from '~/shared/ui/form/select';
import { SubmitButton } from '~/shared/ui/form/submit-button';
import { ModalActions } from '~/shared/ui/overlay/modal';
import { ActNotice } from '~/shared/write/act-notice';
import type { ComparedField } from '~/shared/write/compare-versions';
import { ConflictDialog } from '~/shared/write/conflict';
import { draftOf, forgetDraft, useDraft } from '~/shared/write/draft';
import { LONGEST_REASON, ReasonField } from '~/shared/write/reason-field';
import { useAct } from '~/shared/write/use-act';
import { useConflict } from '~/shared/write/use-conflict';
import { type BackupSchedule, parseSchedule } from '../api/backup';
import { type BackupPlan, backupWrites } from '../api/backup-api';
import { copy } from './copy';
import { hourText, rhythmText } from './rhythm';

/** What stands in the fields. */
const valuesOf = ({ everyHours, hour, retentionDays, verifies, paused }: BackupSchedule) => ({
  ...{ everyHours: String(everyHours ?? 24), hour: String(hour ?? 0), retentionDays: String(retentionDays ?? 30) },
  ...{ verifies: verifies === true, paused: paused === true },
});

type Values = ReturnType<typeof valuesOf>;

const yes = (value: unknown) => (value === true ? copy.yes : copy.no);
const FIELDS: ComparedField[] = [
  { name: 'everyHours', label: copy.fields.everyHours, show: (value) => everyText(String(value)) },
  { name: 'hour', label: copy.fields.hour, show: (value) => hourText(Number(value)) },
  { name: 'retentionDays', label: copy.fields.retentionDays, show: String },
  { name: 'verifies', label: copy.fields.verifies, show: yes },
  { name: 'paused', label: copy.fields.paused, show: yes },
];

const everyText = (hours: string) => copy.every[Number(hours) as keyof typeof copy.every] ?? hours;

const isDays = (text: string) => /^[1-9]\d{0,3}$/.test(text.trim()) && Number(text) <= 3650;

interface PlanFormProps {
  schedule: BackupSchedule;
  onLeave: () => void;
  onDone: () => void;
}

/** The schedule of one source. */
export function PlanForm({ schedule, onLeave, onDone }: PlanFormProps) {
  const { source } = schedule;
  const name = `backup.PLAN ${source}`;
  const conflict = useConflict(schedule, parseSchedule);
  const { base, theirs } = conflict;
  const fields = useForm({
    mode: 'all',
    defaultValues: draftOf(name, { ...valuesOf(schedule), reason: '' }),
    resolver: (values) =>
      checked(values, [
        ['retentionDays', isDays(values.retentionDays) ? undefined : copy.plan.daysWrong],
        ['reason', reasonFault(values.reason.trim())],
      ]),
  });
  const { register, handleSubmit, formState, watch, reset } = fields;
  useDraft(name, fields);
  const saving = useAct<BackupPlan, BackupSchedule>({
    name,
    send: (body) => backupWrites.plan(source, body),
    ask: async (body) =>
      (await backupWrites.schedules()).find(
        (each) =>
          each.source === source && each.version === body.version + 1 && each.retentionDays === body.retentionDays,
      ),
    onDone: () => {
      forgetDraft(name);
      onDone();
    },
  });
  const { busy, send, refusal, again } = useFormCall(fields, {
    call: (values) =>
      saving
        .run({
          ...{ everyHours: Number(values.everyHours), hour: Number(values.hour), verifies: values.verifies },
          ...{ retentionDays: Number(values.retentionDays), paused: values.paused },
          ...{ reason: values.reason.trim(), version: conflict.latest().version ?? 0 },
        })
        .catch(conflict.meet),
  });
  const look = (field: 'retentionDays' | 'reason') => fieldState(formState, field, refusal(field));
  const values = watch();
  return (
    <>
      <form noValidate onSubmit={handleSubmit(send)} className="mt-4">
        <fieldset disabled={!saving.ready} className="flex min-w-0 flex-col gap-4">
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label={copy.fields.everyHours}>
              {(control) => (
                <Select {...register('everyHours')} {...control}>
                  {Object.entries(copy.every).map(([hours, label]) => (
                    <option key={hours} value={hours}>
                      {label}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <Field label={copy.fields.hour} hint={copy.plan.zone}>
              {(control) => (
                <Select {...register('hour')} {...control}>
                  {Array.from({ length: 24 }, (_, hour) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: an hour is its number
                    <option key={hour} value={hour}>
                      {hourText(hour)}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          </div>
          <Field label={copy.fields.retentionDays} hint={copy.plan.kept} {...look('retentionDays')}>
            {(control) => (
              <input {...register('retentionDays')} {...control} inputMode="numeric" className={controlStyle} />
            )}
          </Field>
          {(['verifies', 'paused'] as const).map((flag) => (
            <label key={flag} className="flex items-start gap-2">
              <input type="checkbox" {...register(flag)} className="mt-0.5 size-4 accent-primary" />
              {copy.fields[flag]}
            </label>
          ))}
          <p role="status" className="rounded-lg bg-sunken px-3 py-2 text-sm">
            {values.paused
              ? copy.plan.paused
              : copy.plan.inWords(
                  rhythmText(Number(values.everyHours), Number(values.hour)),
                  isDays(values.retentionDays) ? Number(values.retentionDays) : (base.retentionDays ?? 0),
                )}
          </p>
          <ReasonField
            label={copy.fields.reason}
            {...look('reason')}
            value={values.reason}
            field={register('reason')}
          />
        </fieldset>
        <div className="mt-4 empty:hidden">
          <ActNotice
            act={saving}
            onAsk={again}
            hidden={refusal('retentionDays') !== undefined || refusal('reason') !== undefined}
          />
        </div>
        <ModalActions>
          <Button onClick={onLeave}>{copy.plan.cancel}</Button>
          <SubmitButton busy={busy || saving.busy} disabled={!saving.ready || stillWrong(formState)}>
            {copy.plan.save}
          </SubmitButton>
        </ModalActions>
      </form>
      {theirs && (
        <ConflictDialog
          conflict={conflict}
          by={theirs.updatedBy?.name}
          at={theirs.updatedAt}
          record={copy.plan.record}
          fields={FIELDS}
          membersOf={valuesOf}
          mine={valuesOnly(values)}
          onSave={(merged) => {
            reset({ ...merged, reason: values.reason }, { keepDefaultValues: true });
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

const valuesOnly = ({ reason: _, ...values }: Values & { reason: string }): Values => values;

function reasonFault(reason: string): string | undefined {
  if (reason === '') return copy.plan.reasonMissing;
  return reason.length > LONGEST_REASON ? copy.plan.reasonLong : undefined;
}
