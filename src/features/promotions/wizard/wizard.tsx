import { useQueryClient } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { usePlatformDay } from '~/session/platform-day';
import { fieldErrors } from '~/shared/api/field-errors';
import { CANCEL } from '~/shared/copy';
import { useFormCall } from '~/shared/hooks/use-form-call';
import { shown } from '~/shared/record/cells';
import { Button, FOOT } from '~/shared/ui/button';
import { checked } from '~/shared/ui/form/checked';
import { fieldState } from '~/shared/ui/form/field-state';
import { SubmitButton } from '~/shared/ui/form/submit-button';
import { ActNotice } from '~/shared/write/act-notice';
import { ConflictDialog } from '~/shared/write/conflict';
import { draftOf, forgetDraft, useDraft } from '~/shared/write/draft';
import { ReasonField } from '~/shared/write/reason-field';
import { useAct } from '~/shared/write/use-act';
import { useConflict } from '~/shared/write/use-conflict';
import { type Promotion, parsePromotion } from '../api/promotion';
import { type PromotionBody, promotionQueries, promotionsChanged, promotionWrites } from '../api/promotion-api';
import type { Writing } from '../list/promotion-search';
import { comparedTerms, usageOf } from '../terms';
import { copy } from './copy';
import { DataStep, LimitsStep, RulesStep } from './fields';
import {
  BLANK,
  dayFaults,
  type FieldName,
  faultsOf,
  type PromotionValues,
  STEP_FIELDS,
  termsOf,
  valuesOf,
} from './promotion-form';
import { Steps } from './steps';
import { Summary } from './summary';
import { Trial } from './trial';

const LAST = STEP_FIELDS.length - 1;

interface WizardProps extends Pick<Writing, 'kind'> {
  /** The form's name, under which what is typed is kept. */
  name: string;
  /** What is edited or copied. */
  from: Promotion | undefined;
  onDone: (promotion: Promotion) => void;
  onLeave: () => void;
  onClose: () => void;
}

type Sent = PromotionBody & { reason: string; version: number };

/** What stands in the form at first: a copy needs a code of its own, and days that are to come. */
function firstValues(kind: Writing['kind'], from: Promotion | undefined, today: string): PromotionValues {
  if (!from) return BLANK;
  const values = valuesOf(from);
  if (kind === 'edit') return values;
  const isOver = values.endsAt < today;
  return {
    ...{ ...values, name: copy.copyOf(values.name).slice(0, 80), code: '' },
    ...(isOver && { startsAt: '', endsAt: '' }),
  };
}

/** Data, rules, limits and a trial; what somebody else saved meanwhile stands beside it, and nothing typed is lost. */
export function Wizard({ kind, name, from, onDone, onLeave, onClose }: WizardProps) {
  const client = useQueryClient();
  const today = usePlatformDay();
  const conflict = useConflict(kind === 'edit' ? from : undefined, parsePromotion);
  const { base: was, theirs } = conflict;
  const [step, setStep] = useState(0);
  const publishes = useRef(true);
  const isEdit = kind === 'edit';
  const fields = useForm<PromotionValues>({
    mode: 'onTouched',
    resolver: (values) => checked(values, faultsOf(values, isEdit)),
    defaultValues: draftOf(name, firstValues(kind, from, today)),
  });
  const { handleSubmit, formState, watch, getValues, trigger, setError, setFocus, reset, register } = fields;
  useDraft(name, fields);
  const act = useAct<Sent, Promotion>({
    name,
    send: ({ reason, version, ...body }, key) =>
      isEdit && from
        ? promotionWrites.change(from.promotionId, { ...body, reason, version }, key)
        : promotionWrites.create(body, key),
    onDone: (promotion) => {
      forgetDraft(name);
      client.setQueryData(promotionQueries.one(promotion.promotionId).queryKey, promotion);
      promotionsChanged(client, promotion.promotionId);
      onDone(promotion);
    },
  });
  /** Shows the first field of those that are wrong. */
  const showField = (names: readonly string[]) => {
    const at = STEP_FIELDS.findIndex((own) => own.some((field) => names.includes(field)));
    if (at !== -1) setStep(at);
  };
  const { busy, refusal, send, again } = useFormCall(fields, {
    call: (values) => {
      const { latest, meet } = conflict;
      const sent = { ...termsOf(values, latest()), publish: publishes.current, reason: values.reason.trim() };
      return act.run({ ...sent, version: latest()?.version ?? 0 }).catch(meet);
    },
    refusals: (error) => {
      const told = fieldErrors(error);
      showField(Object.keys(told));
      return told;
    },
  });
  useEffect(() => {
    const first = STEP_FIELDS[step]?.[0];
    if (first && step < LAST) setFocus(first);
  }, [step, setFocus]);

  const values = watch();
  const isDraft = !was || was.status === 'DRAFT';
  const mine = termsOf(values, was);
  const isSame = was !== undefined && !isDraft && JSON.stringify(mine) === JSON.stringify(termsOf(valuesOf(was), was));
  const isTold = STEP_FIELDS.flat().some((field) => refusal(field) !== undefined);
  const next = async () => {
    if (await trigger(STEP_FIELDS[step] as FieldName[], { shouldFocus: true })) setStep(step + 1);
  };
  const submit = (publish: boolean) => {
    publishes.current = publish;
    const missing = publish ? dayFaults(getValues(), today) : [];
    if (missing.length === 0) return void handleSubmit(send, (errors) => showField(Object.keys(errors)))();
    showField(['startsAt']);
    for (const [field, message] of missing) setError(field, { message });
  };
  const stepProps = { fields, refusal, fixed: was?.fixed ?? [] };
  const effect = isDraft ? (values.startsAt > today ? copy.schedule : copy.publish) : copy.save;
  return (
    <>
      <Steps step={step} />
      <form
        noValidate
        autoComplete="off"
        className="mt-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (step < LAST) void next();
          else submit(true);
        }}
      >
        <fieldset disabled={!act.ready} className="min-w-0">
          {step === 0 && <DataStep {...stepProps} />}
          {step === 1 && <RulesStep {...stepProps} />}
          {step === 2 && (
            <LimitsStep
              {...stepProps}
              used={was && { uses: usageOf(was, 'uses').used, budget: usageOf(was, 'budget').used }}
            />
          )}
          {step === LAST && (
            <div className="grid gap-5">
              <Summary terms={mine} />
              <Trial fields={fields} was={was} />
              {isEdit && (
                <ReasonField
                  label={copy.fields.reason}
                  {...fieldState(formState, 'reason', refusal('reason'))}
                  value={values.reason}
                  field={register('reason')}
                />
              )}
            </div>
          )}
        </fieldset>
        <div className="mt-4 empty:hidden">
          <ActNotice act={act} onAsk={again} hidden={isTold || theirs !== undefined} />
        </div>
        <div className="mt-6 flex flex-wrap items-center justify-end gap-3">
          {step > 0 && (
            <Button variant="link" className="mr-auto" onClick={() => setStep(step - 1)}>
              <ArrowLeft aria-hidden className="size-4" />
              {copy.back}
            </Button>
          )}
          <Button className={FOOT} onClick={onLeave}>
            {CANCEL}
          </Button>
          {step < LAST ? (
            <Button key="next" type="submit" variant="primary" className={FOOT} disabled={!act.ready}>
              {copy.next}
            </Button>
          ) : (
            <>
              {isDraft && (
                <Button className={FOOT} disabled={!act.ready || busy} onClick={() => submit(false)}>
                  {copy.draft}
                </Button>
              )}
              <SubmitButton key="save" className={FOOT} busy={busy || act.busy} disabled={!act.ready || isSame}>
                {effect}
              </SubmitButton>
            </>
          )}
        </div>
      </form>
      {was && theirs && (
        <ConflictDialog<Promotion, Record<string, unknown>>
          conflict={conflict}
          trail={['promotion', was.promotionId]}
          by={theirs.updatedBy.name}
          at={theirs.updatedAt}
          record={copy.record(shown(was.name))}
          fields={comparedTerms(mine.type).filter((field) => field.name in mine)}
          membersOf={(promotion) => ({ ...promotion })}
          mine={{ ...mine }}
          onSave={(merged) => {
            reset({ ...valuesOf({ ...theirs, ...merged }), reason: values.reason }, { keepDefaultValues: true });
            conflict.goOn();
            void handleSubmit(send)();
          }}
          onDiscard={() => {
            forgetDraft(name);
            promotionsChanged(client, was.promotionId);
            onClose();
          }}
        />
      )}
    </>
  );
}
