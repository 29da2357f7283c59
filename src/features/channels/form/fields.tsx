import { clsx } from 'clsx';
import type { UseFormReturn } from 'react-hook-form';
import { controlStyle, Field } from '~/shared/ui/form/field';
import { fieldState } from '~/shared/ui/form/field-state';
import { Segments } from '~/shared/ui/form/segments';
import { Select } from '~/shared/ui/form/select';
import { copy as listCopy } from '../copy';
import { METHODS, POLICIES } from '../terms';
import type { ChannelValues, FieldName } from './channel-form';
import { copy } from './copy';

interface FieldsProps {
  fields: UseFormReturn<ChannelValues>;
  /** The platform's word against what is still in a field. */
  refusal: (name: FieldName) => string | undefined;
  isNew: boolean;
}

interface TextProps extends Omit<FieldsProps, 'isNew'> {
  name: Exclude<FieldName, 'paymentMethods'>;
  label: string;
  hint?: string | undefined;
  /** A figure: stands before or after it. */
  before?: string;
  after?: string;
}

function Text({ fields, refusal, name, label, hint, before, after }: TextProps) {
  const isFigure = before !== undefined || after !== undefined;
  return (
    <Field label={label} {...fieldState(fields.formState, name, refusal(name))} hint={hint} className="min-w-0">
      {(control) => (
        <span className="relative block">
          {before && (
            <span aria-hidden className="absolute top-1/2 left-3 -translate-y-1/2 text-sm text-muted">
              {before}
            </span>
          )}
          <input
            type="text"
            {...control}
            {...fields.register(name)}
            inputMode={isFigure ? 'decimal' : undefined}
            spellCheck={false}
            className={clsx(controlStyle, isFigure && 'text-right', before && 'pl-9', after && 'pr-9')}
          />
          {after && (
            <span aria-hidden className="absolute top-1/2 right-3 -translate-y-1/2 text-sm text-muted">
              {after}
            </span>
          )}
        </span>
      )}
    </Field>
  );
}

/** Name, methods, limits, 3DSecure and what each method costs; of a new one its key and type too. */
export function Fields({ fields, refusal, isNew }: FieldsProps) {
  const { register, watch, setValue, formState } = fields;
  const common = { fields, refusal };
  const taken = watch('paymentMethods');
  const policy = watch('threeDSecurePolicy');
  const methods = fieldState(formState, 'paymentMethods', refusal('paymentMethods'));
  return (
    <>
      <Text {...common} name="name" label={copy.fields.name} />
      {isNew && (
        <div className="grid gap-4 xs:grid-cols-2">
          <Text {...common} name="key" label={copy.fields.key} hint={copy.keyHint} />
          <Field label={copy.fields.type} hint={copy.typeHint} {...fieldState(formState, 'type', refusal('type'))}>
            {(control) => (
              <Select {...control} {...register('type')}>
                {Object.entries(listCopy.types).map(([code, label]) => (
                  <option key={code} value={code}>
                    {label}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
      )}
      <fieldset className="min-w-0">
        <legend className="mb-1.5 text-sm font-semibold">{copy.fields.paymentMethods}</legend>
        <div className="flex flex-wrap gap-x-5 gap-y-1.5">
          {METHODS.map((method) => (
            <label key={method} className="inline-flex min-h-6 items-center gap-2">
              <input type="checkbox" value={method} {...register('paymentMethods')} className="size-4 accent-primary" />
              {listCopy.methods[method]}
            </label>
          ))}
        </div>
        {methods.error && (
          <p role="alert" className="mt-1.5 text-sm font-medium text-danger">
            {methods.error}
          </p>
        )}
      </fieldset>
      <div className="grid grid-cols-2 gap-4">
        {(['minAmount', 'maxAmount'] as const).map((name) => (
          <Text key={name} {...common} name={name} label={copy.fields[name]} before={copy.pesos} />
        ))}
      </div>
      <div>
        <p aria-hidden className="mb-1.5 text-sm font-semibold">
          {copy.fields.threeDSecurePolicy}
        </p>
        <Segments
          label={copy.fields.threeDSecurePolicy}
          value={policy}
          segments={POLICIES.map((value) => ({ value: value as string, label: copy.policies[value] }))}
          onChange={(value) => setValue('threeDSecurePolicy', value, { shouldDirty: true, shouldTouch: true })}
        />
      </div>
      {taken.length > 0 && (
        <fieldset className="grid min-w-0 gap-3">
          <legend className="mb-1.5 text-sm font-semibold">{copy.fees}</legend>
          {METHODS.filter((method) => taken.includes(method)).map((method) => (
            <div key={method} className="grid grid-cols-2 gap-4">
              <Text
                {...common}
                name={`rate${method}`}
                label={copy.rate(listCopy.methods[method])}
                after={copy.percent}
              />
              <Text
                {...common}
                name={`fixed${method}`}
                label={copy.fixed(listCopy.methods[method])}
                before={copy.pesos}
              />
            </div>
          ))}
        </fieldset>
      )}
    </>
  );
}
