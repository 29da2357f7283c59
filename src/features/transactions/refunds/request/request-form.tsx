import { useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { ArrowLeft, CircleCheck, Undo2 } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { lookUp } from '~/features/transactions/codes/codes';
import { REFUND_METHODS, REFUND_REASONS } from '~/features/transactions/codes/refund-codes';
import { fieldErrors } from '~/shared/api/field-errors';
import { CANCEL } from '~/shared/copy';
import { formatMoney, plainMoney } from '~/shared/format/currency';
import { useFormCall } from '~/shared/hooks/use-form-call';
import { Button, FOOT } from '~/shared/ui/button';
import { checked } from '~/shared/ui/form/checked';
import { controlStyle, Field } from '~/shared/ui/form/field';
import { fieldState } from '~/shared/ui/form/field-state';
import { Select } from '~/shared/ui/form/select';
import { SubmitButton, submitOnEnter } from '~/shared/ui/form/submit-button';
import { ActNotice } from '~/shared/write/act-notice';
import { draftOf, forgetDraft, useDraft } from '~/shared/write/draft';
import { useAct } from '~/shared/write/use-act';
import type { Eligibility, Refund } from '../api/refund';
import { type RefundRequest, refundChanged, refundWrites } from '../api/refund-api';
import { Arithmetic } from './arithmetic';
import { bankOf, CLABE_LENGTH, digitsOf, groupClabe } from './clabe';
import { copy } from './copy';
import { Ids, requestName } from './request-name';
import { FIELD_NAMES, minorOf, type RequestValues, requestErrors, requestOf } from './request-rules';

interface RequestFormProps {
  eligibility: Eligibility;
  onBack: (() => void) | undefined;
  onLeave: () => void;
  onDone: (refund: Refund) => void;
}

/** Second step: how much, why and where to, beside what remains. */
export function RequestForm({ eligibility, onBack, onLeave, onDone }: RequestFormProps) {
  const { operationId, currency, requiredFields, refundMethods } = eligibility;
  const remaining = eligibility.remainingAmount ?? 0;
  const client = useQueryClient();
  const name = requestName(operationId);
  const whole = plainMoney(remaining, currency);
  const fields = useForm<RequestValues>({
    mode: 'onTouched',
    resolver: (values) => checked(values, Object.entries(requestErrors(values, eligibility)) as never),
    defaultValues: draftOf(name, { amount: whole, reasonCode: '', comment: '', holder: '', clabe: '' }),
  });
  const { register, handleSubmit, formState, watch, setValue, setFocus, trigger } = fields;
  useDraft(name, fields);
  const act = useAct<RefundRequest, Refund>({
    name,
    send: refundWrites.request,
    onDone: (refund) => {
      forgetDraft(name);
      refundChanged(client, refund);
      onDone(refund);
    },
  });
  const { busy, refusal, send, again } = useFormCall(fields, {
    call: (values) => act.run(requestOf(values, eligibility)),
    refusals: (error) =>
      Object.fromEntries(
        Object.entries(fieldErrors(error)).map(([field, text]) => [FIELD_NAMES[field] ?? field, text]),
      ),
  });

  // What remains is less than it was: what was typed is looked at again.
  const recheck = useEffectEvent(() => void trigger('amount'));
  const known = useRef(remaining);
  useEffect(() => {
    if (known.current !== remaining) recheck();
    known.current = remaining;
  }, [remaining]);
  // The amount is what most often differs: it has the focus, and is written over.
  useEffect(() => setFocus('amount', { shouldSelect: true }), [setFocus]);

  const typed = watch();
  const minor = minorOf(typed.amount, currency);
  const fits = minor !== undefined && minor > 0 && minor <= remaining;
  const isPart = minor !== remaining;
  const look = (field: keyof RequestValues) => fieldState(formState, field, refusal(field));
  const clabe = digitsOf(typed.clabe);
  const clabeState = look('clabe');
  const clabeRight = clabe.length === CLABE_LENGTH && !clabeState.error;
  const needsAccount = requiredFields.length > 0;
  const way = refundMethods[0] ?? '';
  const fieldsRefused = Object.keys(typed).some((field) => refusal(field as keyof RequestValues) !== undefined);

  return (
    <form
      noValidate
      onSubmit={handleSubmit(send)}
      onKeyDown={submitOnEnter}
      autoComplete="off"
      className="mt-4 grid gap-x-6 gap-y-4 md:grid-cols-[minmax(0,1fr)_15rem]"
    >
      <fieldset disabled={!act.ready} className="min-w-0 flex flex-col gap-4">
        <Ids {...eligibility} />
        <fieldset className="min-w-0">
          <legend className="mb-1.5 text-sm font-semibold">{copy.amountLegend}</legend>
          <div className="mb-2 grid grid-cols-2 gap-3">
            <Share
              label={copy.whole}
              hint={formatMoney(remaining, currency)}
              checked={!isPart}
              onChoose={() => setValue('amount', whole, { shouldDirty: true, shouldValidate: true })}
            />
            <Share
              label={copy.part}
              hint={copy.upTo(formatMoney(remaining, currency))}
              checked={isPart}
              onChoose={() => setFocus('amount', { shouldSelect: true })}
            />
          </div>
          <Field label={copy.amount} {...look('amount')} valid={false}>
            {(control) => (
              <span className="relative block">
                <input
                  {...control}
                  {...register('amount')}
                  inputMode="decimal"
                  className={`${controlStyle} pr-14 text-right text-card font-semibold`}
                />
                <span aria-hidden className="absolute top-1/2 right-3 -translate-y-1/2 text-muted">
                  {currency ?? 'MXN'}
                </span>
              </span>
            )}
          </Field>
        </fieldset>
        <div className="grid gap-3 sm:grid-cols-2">
          <Field label={copy.reason} {...look('reasonCode')}>
            {(control) => (
              <Select {...control} {...register('reasonCode')}>
                <option value="">{copy.chooseReason}</option>
                {Object.entries(REFUND_REASONS).map(([code, label]) => (
                  <option key={code} value={code}>
                    {label}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <div>
            <p className="mb-1.5 text-sm font-semibold">{copy.method}</p>
            <p className="flex min-h-9.5 items-center rounded-lg border border-dashed border-line-strong bg-sunken px-3 text-muted">
              {lookUp(REFUND_METHODS, way)?.label ?? way}
            </p>
            <p className="mt-1.5 text-sm text-muted">{lookUp(copy.onlyWay, way)}</p>
          </div>
        </div>
        <Field
          label={typed.reasonCode === 'OTHER' ? copy.comment : copy.commentOptional}
          hint={copy.typed(typed.comment.length)}
          {...look('comment')}
          valid={false}
        >
          {(control) => (
            <textarea {...control} {...register('comment')} rows={2} className={`${controlStyle} resize-y py-2`} />
          )}
        </Field>
        {needsAccount && (
          <>
            <Field label={copy.holder} hint={copy.holderHint} {...look('holder')}>
              {(control) => <input {...control} {...register('holder')} spellCheck={false} className={controlStyle} />}
            </Field>
            <Field label={copy.clabe} hint={clabeRight ? undefined : copy.clabeHint} {...clabeState} valid={clabeRight}>
              {(control) => (
                <input
                  {...control}
                  {...register('clabe', {
                    onChange: ({ target }: { target: HTMLInputElement }) => {
                      const grouped = groupClabe(target.value);
                      // In the middle of it the caret would jump to the end.
                      if (target.selectionStart === target.value.length) setValue('clabe', grouped);
                      if (digitsOf(grouped).length === CLABE_LENGTH) void trigger('clabe');
                    },
                  })}
                  inputMode="numeric"
                  spellCheck={false}
                  className={`${controlStyle} font-mono`}
                />
              )}
            </Field>
            {clabeRight && (
              <p role="status" className="-mt-2.5 flex items-center gap-1.5 text-sm font-medium text-success">
                <CircleCheck aria-hidden className="size-3.5" />
                {copy.clabeRight(clabe.slice(-1), bankOf(clabe))}
              </p>
            )}
          </>
        )}
      </fieldset>
      <Arithmetic eligibility={eligibility} amount={minor} />
      <div className="flex flex-col gap-3 bg-surface max-md:sticky max-md:-bottom-6 max-md:-mx-4 max-md:border-t max-md:border-line max-md:px-4 max-md:py-3 md:col-span-2">
        <ActNotice act={act} onAsk={again} hidden={fieldsRefused} />
        <p className="text-sm text-muted md:hidden">
          {copy.leftOf(formatMoney(fits ? remaining - minor : undefined, currency), formatMoney(remaining, currency))}
        </p>
        <div className="flex flex-wrap items-center justify-end gap-3">
          {onBack && (
            <Button variant="link" className="mr-auto" onClick={onBack}>
              <ArrowLeft aria-hidden className="size-4" />
              {copy.back}
            </Button>
          )}
          <Button onClick={onLeave}>{CANCEL}</Button>
          <SubmitButton busy={busy || act.busy} disabled={!act.ready} className={FOOT}>
            <Undo2 aria-hidden className="size-4" />
            {copy.send(formatMoney(fits ? minor : undefined, currency))}
          </SubmitButton>
        </div>
      </div>
    </form>
  );
}

interface ShareProps {
  label: string;
  hint: string;
  checked: boolean;
  onChoose: () => void;
}

/** All that remains, or a part of it. */
function Share({ label, hint, checked, onChoose }: ShareProps): ReactNode {
  return (
    <label
      className={clsx(
        'flex items-start gap-2.5 rounded-lg border px-3 py-2',
        checked ? 'border-primary bg-primary-soft' : 'border-line-strong',
      )}
    >
      <input
        type="radio"
        name="share"
        checked={checked}
        onChange={onChoose}
        onClick={onChoose}
        className="mt-0.5 size-4 accent-primary"
      />
      <span className="min-w-0 font-medium">
        {label}
        <span className="block text-sm font-normal text-muted">{hint}</span>
      </span>
    </label>
  );
}
