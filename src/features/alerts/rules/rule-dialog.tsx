import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { fieldErrors } from '~/shared/api/field-errors';
import { CANCEL } from '~/shared/copy';
import { useFormCall } from '~/shared/hooks/use-form-call';
import { Button } from '~/shared/ui/button';
import { checked } from '~/shared/ui/form/checked';
import { controlStyle, Field } from '~/shared/ui/form/field';
import { fieldState } from '~/shared/ui/form/field-state';
import { Select } from '~/shared/ui/form/select';
import { SubmitButton } from '~/shared/ui/form/submit-button';
import { Modal, ModalActions } from '~/shared/ui/overlay/modal';
import { ActDialog } from '~/shared/write/act-dialog';
import { ActNotice } from '~/shared/write/act-notice';
import { draftOf, forgetDraft, useDraft } from '~/shared/write/draft';
import { useLeaving } from '~/shared/write/leave-dialog';
import { currentOf } from '~/shared/write/outcome';
import { useAct } from '~/shared/write/use-act';
import { useConflict } from '~/shared/write/use-conflict';
import { type AlertMetric, type AlertRule, readRule } from '../api/alert';
import { alertWrites } from '../api/alert-api';
import { copy as common } from '../copy';
import { rulesCopy as copy } from './copy';
import { RuleConflictDialog } from './rule-conflict-dialog';
import { fieldsOfRule, isKeptAs, type RuleFields, ruleBody, ruleProblems } from './rule-form';
import { RuleTrialResult } from './rule-trial';

interface RuleDialogProps {
  open: boolean;
  /** Undefined for a new one. */
  rule: AlertRule | undefined;
  metrics: readonly AlertMetric[];
  onClose: () => void;
}

/** A rule, written and tried. */
export function RuleDialog({ open, rule: opened, metrics, onClose }: RuleDialogProps) {
  const client = useQueryClient();
  const [removing, setRemoving] = useState(false);
  const name = `alertRule ${opened?.ruleId ?? 'nueva'}`;
  const fields = useForm<RuleFields>({
    mode: 'all',
    resolver: (values) => checked(values, ruleProblems(values)),
    defaultValues: draftOf(name, fieldsOfRule(opened, metrics)),
  });
  const { register, handleSubmit, formState, watch, getValues, reset } = fields;
  useDraft(name, fields);
  const done = () => {
    forgetDraft(name);
    void client.invalidateQueries({ queryKey: ['alert-rules'] });
    onClose();
  };
  const conflict = useConflict(opened, readRule);
  const { base: rule, theirs } = conflict;
  const act = useAct<ReturnType<typeof ruleBody> & { version: number }, unknown>({
    name,
    send: ({ version, ...body }) =>
      rule ? alertWrites.changeRule(rule.ruleId, { ...body, version }) : alertWrites.createRule(body),
    ask: async ({ version, ...body }) =>
      (await alertWrites.rules()).find(
        (each) => isKeptAs(each, body) && (!opened || (each.ruleId === opened.ruleId && each.version === version + 1)),
      ),
    onDone: done,
  });
  const { refusal, send, busy, again } = useFormCall(fields, {
    call: (values) =>
      act.run({ ...ruleBody(values), version: conflict.latest()?.version ?? 0 }).catch((failure: unknown) => {
        conflict.meet(failure);
        void client.invalidateQueries({ queryKey: ['alert-rules'] });
      }),
    refusals: fieldErrors,
  });
  const leaving = useLeaving(name, onClose);
  const text = (field: keyof RuleFields, label: string, hint?: string, type = 'text') => (
    <Field label={label} hint={hint} {...fieldState(formState, field, refusal(field))}>
      {(control) => (
        <input {...register(field)} {...control} type={type} disabled={!act.ready} className={controlStyle} />
      )}
    </Field>
  );
  const choice = (field: keyof RuleFields, label: string, options: readonly (readonly [string, string])[]) => (
    <Field label={label} {...fieldState(formState, field, refusal(field))}>
      {(control) => (
        <Select {...register(field)} {...control} disabled={!act.ready}>
          {options.map(([value, shown]) => (
            <option key={value} value={value}>
              {shown}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
  return (
    <>
      <Modal title={opened ? copy.editTitle : copy.newTitle} open={open} onClose={leaving.leave} guarded wide>
        <form noValidate onSubmit={handleSubmit(send)} className="mt-4 flex flex-col gap-4">
          <div className="grid gap-4 sm:grid-cols-2">
            {text('name', copy.name)}
            {choice('severity', copy.severity, Object.entries(common.severities))}
            {choice(
              'metric',
              copy.metric,
              metrics.map(({ metric, label, unit }) => [
                metric ?? '',
                [label, unit && `(${unit})`].filter(Boolean).join(' '),
              ]),
            )}
            {choice('comparison', copy.comparison, Object.entries(copy.comparisons))}
            {text('threshold', copy.threshold)}
            {text('durationSeconds', copy.duration, copy.durationHint)}
            {text('hysteresis', copy.hysteresis, copy.hysteresisHint)}
            {text('sources', copy.sources, copy.sourcesHint)}
            {text('quietFrom', copy.quietFrom, copy.quietHint, 'time')}
            {text('quietUntil', copy.quietUntil, copy.quietHint, 'time')}
            {text('recipients', copy.recipients, copy.recipientsHint)}
          </div>
          <label className="inline-flex items-center gap-2">
            <input type="checkbox" {...register('isEnabled')} className="size-4 accent-(--primary)" />
            {copy.enabled}
          </label>
          <RuleTrialResult body={ruleBody(watch())} ready={ruleProblems(watch()).every(([, problem]) => !problem)} />
          <ActNotice act={act} onAsk={again} hidden={currentOf(act.failure) !== undefined} />
          <ModalActions>
            {opened && (
              <Button className="mr-auto text-danger!" onClick={() => setRemoving(true)}>
                {copy.remove}
              </Button>
            )}
            <Button onClick={leaving.leave}>{CANCEL}</Button>
            <SubmitButton variant="primary" busy={busy || act.busy} disabled={!act.ready}>
              {opened ? copy.save : copy.create}
            </SubmitButton>
          </ModalActions>
        </form>
      </Modal>
      {leaving.dialog}
      {theirs && (
        <RuleConflictDialog
          {...{ conflict, metrics }}
          mine={getValues()}
          onSave={(merged) => {
            reset(merged, { keepDefaultValues: true });
            conflict.goOn();
            void handleSubmit(send)();
          }}
          onDiscard={() => {
            forgetDraft(name);
            onClose();
          }}
        />
      )}
      {removing && rule && (
        <ActDialog
          open
          title={copy.removeTitle}
          text={copy.removeText(rule.name)}
          effect={copy.remove}
          danger
          reason="none"
          act={{
            name: `${name} remove`,
            send: async () => {
              await alertWrites.deleteRule(rule.ruleId, rule.version ?? 0);
              return true;
            },
            ask: async () =>
              (await alertWrites.rules()).some(({ ruleId }) => ruleId === rule.ruleId) ? undefined : true,
          }}
          onDone={done}
          onClose={() => setRemoving(false)}
        />
      )}
    </>
  );
}
