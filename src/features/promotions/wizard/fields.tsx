import { useQuery } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { visibleText } from '~/shared/format/visible-text';
import { controlStyle, Field } from '~/shared/ui/form/field';
import { fieldState } from '~/shared/ui/form/field-state';
import { Select } from '~/shared/ui/form/select';
import { promotionQueries } from '../api/promotion-api';
import { copy as listCopy } from '../copy';
import { copy as recordCopy } from '../record/copy';
import { copy } from './copy';
import type { FieldName, PromotionValues } from './promotion-form';

export interface StepProps {
  fields: UseFormReturn<PromotionValues>;
  /** The platform's word against what is still in a field. */
  refusal: (name: FieldName) => string | undefined;
  /** Members that change no more. */
  fixed: readonly string[];
}

type TextName = Exclude<FieldName, 'channels' | 'paymentMethods' | 'cardBrands' | 'weekdays' | 'stackable'>;

interface TextProps extends StepProps {
  name: TextName;
  label: string;
  hint?: string | undefined;
  unit?: string | undefined;
  type?: 'text' | 'date';
}

/** One text, figure or day; one that is fixed says why. */
function Text({ fields, refusal, fixed, name, label, hint, unit, type = 'text' }: TextProps) {
  const isFixed = fixed.includes(name);
  return (
    <Field
      label={label}
      {...fieldState(fields.formState, name, refusal(name))}
      hint={isFixed ? copy.fixed : hint}
      className="min-w-0"
    >
      {(control) => (
        <span className="relative block">
          <input
            type={type}
            {...control}
            {...fields.register(name)}
            readOnly={isFixed}
            inputMode={unit ? 'decimal' : undefined}
            spellCheck={false}
            className={`${controlStyle} ${unit ? 'pr-14 text-right' : ''}`}
          />
          {unit && (
            <span aria-hidden className="absolute top-1/2 right-3 -translate-y-1/2 text-sm text-muted">
              {unit}
            </span>
          )}
        </span>
      )}
    </Field>
  );
}

interface ManyProps extends Pick<StepProps, 'fields' | 'refusal'> {
  name: 'channels' | 'paymentMethods' | 'cardBrands' | 'weekdays';
  options: readonly (readonly [code: string, label: string])[];
}

/** Several of a few; none is all. */
function Many({ fields, refusal, name, options }: ManyProps) {
  const { error } = fieldState(fields.formState, name, refusal(name));
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{copy.fields[name]}</legend>
      <div className="flex flex-wrap gap-x-4 gap-y-1.5">
        {options.map(([code, label]) => (
          <label key={code} className="inline-flex min-h-6 items-center gap-2">
            <input type="checkbox" value={code} {...fields.register(name)} className="size-4 accent-primary" />
            {label}
          </label>
        ))}
      </div>
      <p role={error && 'alert'} className={`mt-1 text-sm ${error ? 'font-medium text-danger' : 'text-muted'}`}>
        {error ?? copy.all}
      </p>
    </fieldset>
  );
}

/** Channels of the operations, with those that are chosen already. */
export function useChannels(chosen: readonly string[]): (readonly [string, string])[] {
  const { data: known = [] } = useQuery(promotionQueries.channels());
  return [...new Set([...known, ...chosen])].map((channel) => [channel, visibleText(channel)] as const);
}

/** First step: what is offered, and when. */
export function DataStep(props: StepProps) {
  const { fields, fixed } = props;
  const type = fields.watch('type') as keyof typeof copy.values;
  return (
    <div className="grid gap-4 xs:grid-cols-2">
      <Text {...props} name="name" label={copy.fields.name} />
      <Text {...props} name="code" label={copy.fields.code} hint={copy.codeHint} />
      <Field label={copy.fields.type} valid={false} hint={fixed.includes('type') ? copy.fixed : undefined}>
        {(control) => (
          <Select
            {...control}
            {...fields.register('type', { onChange: () => void fields.trigger('value') })}
            disabled={fixed.includes('type')}
          >
            {Object.entries(copy.types).map(([code, label]) => (
              <option key={code} value={code}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Text {...props} name="value" label={copy.values[type]} unit={copy.units[type]} />
      {type === 'PERCENTAGE' && (
        <Text {...props} name="maxDiscount" label={copy.fields.maxDiscount} hint={copy.empty} unit={copy.moneyUnit} />
      )}
      <div className="grid gap-4 xs:col-span-2 xs:grid-cols-2">
        <Text {...props} name="startsAt" label={copy.fields.startsAt} type="date" hint={copy.draftDays} />
        <Text {...props} name="endsAt" label={copy.fields.endsAt} type="date" />
      </div>
    </div>
  );
}

/** Second step: which payments get it. */
export function RulesStep(props: StepProps) {
  const { fields, refusal } = props;
  const channels = useChannels(fields.getValues('channels'));
  const hours = (first: number) => Array.from({ length: 24 }, (_, index) => String(first + index));
  const { error } = fieldState(fields.formState, 'untilHour', refusal('untilHour'));
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 xs:grid-cols-2">
        <Text {...props} name="minAmount" label={copy.fields.minAmount} hint={copy.empty} unit={copy.moneyUnit} />
        <Text {...props} name="maxAmount" label={copy.fields.maxAmount} hint={copy.empty} unit={copy.moneyUnit} />
      </div>
      <Many {...props} name="channels" options={channels} />
      <Many {...props} name="paymentMethods" options={Object.entries(listCopy.methods)} />
      <Many {...props} name="cardBrands" options={Object.entries(listCopy.brands)} />
      <Text {...props} name="bins" label={copy.fields.bins} hint={copy.binsHint} />
      <Many
        {...props}
        name="weekdays"
        options={recordCopy.weekdayNames.map((day, index) => [String(index + 1), day] as const)}
      />
      <div className="grid gap-4 xs:grid-cols-2">
        {(['fromHour', 'untilHour'] as const).map((name) => (
          <Field key={name} label={copy.fields[name]} error={name === 'untilHour' ? error : undefined}>
            {(control) => (
              <Select {...control} {...fields.register(name, { onChange: () => void fields.trigger('untilHour') })}>
                <option value="">{copy.anyHour}</option>
                {hours(name === 'fromHour' ? 0 : 1).map((hour) => (
                  <option key={hour} value={hour}>
                    {copy.hour(hour)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ))}
      </div>
      <label className="flex items-start gap-2">
        <input type="checkbox" {...fields.register('stackable')} className="mt-0.5 size-4 accent-primary" />
        {copy.fields.stackable}
      </label>
    </div>
  );
}

/** Third step: how often, and for how much in all. */
export function LimitsStep({ used, ...props }: StepProps & { used: { uses: string; budget: string } | undefined }) {
  const hint = (figure: string | undefined) => (figure === undefined ? copy.empty : copy.usedAlready(figure));
  return (
    <div className="grid gap-4 xs:grid-cols-2">
      <Text {...props} name="usageLimit" label={copy.fields.usageLimit} hint={hint(used?.uses)} unit={copy.usesUnit} />
      <Text
        {...props}
        name="usagePerCustomer"
        label={copy.fields.usagePerCustomer}
        hint={copy.empty}
        unit={copy.usesUnit}
      />
      <Text
        {...props}
        name="budgetLimit"
        label={copy.fields.budgetLimit}
        hint={hint(used?.budget)}
        unit={copy.moneyUnit}
      />
    </div>
  );
}
