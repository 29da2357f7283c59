import { type KeyboardEvent, useEffect, useEffectEvent } from 'react';
import { useForm } from 'react-hook-form';
import { greatestOf, leastOf, parseComparedAmount } from '~/shared/format/compared-amount';
import { checked } from '~/shared/ui/form/checked';
import { controlStyle, Field } from '~/shared/ui/form/field';
import { fieldState } from '~/shared/ui/form/field-state';
import { copy } from './copy';

interface AmountFieldsProps {
  /** Cents, as the address has them. */
  minAmount: string | undefined;
  maxAmount: string | undefined;
  onAmounts: (amounts: Readonly<{ minAmount?: string; maxAmount?: string }>) => void;
}

/** As many digits of cents as an address and a call hold. */
const MOST_DIGITS = 15;

const FIELDS = [
  ['minAmount', copy.leastAmount],
  ['maxAmount', copy.greatestAmount],
] as const;

type Draft = Record<(typeof FIELDS)[number][0], string>;

const check = (draft: Draft) =>
  checked(
    draft,
    FIELDS.map(([key]) => [key, centsText(key, draft[key]) === undefined ? copy.noAmount : undefined]),
  );

/** Least and greatest amount in pesos; they count once the field is left or Enter is pressed. */
export function AmountFields({ minAmount, maxAmount, onAmounts }: AmountFieldsProps) {
  const kept = { minAmount: minAmount ?? '', maxAmount: maxAmount ?? '' };
  const { register, formState, handleSubmit, watch, getValues, setValue } = useForm<Draft>({
    mode: 'all',
    resolver: check,
    defaultValues: { minAmount: pesos(kept.minAmount), maxAmount: pesos(kept.maxAmount) },
  });
  const typed = watch();

  /** What was typed stays as it was typed while the address means the same. */
  const follow = useEffectEvent((key: keyof Draft) => {
    if (centsText(key, getValues(key)) !== kept[key]) setValue(key, pesos(kept[key]), { shouldValidate: true });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is the event
  useEffect(() => follow('minAmount'), [minAmount]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is the event
  useEffect(() => follow('maxAmount'), [maxAmount]);

  const take = (draft: Partial<Draft>) => {
    const changed = FIELDS.flatMap(([key]) => {
      const text = draft[key];
      const cents = text === undefined ? kept[key] : centsText(key, text);
      return cents === undefined || cents === kept[key] ? [] : [[key, cents]];
    });
    if (changed.length > 0) onAmounts(Object.fromEntries(changed));
  };

  return (
    <div className="grid grid-cols-2 gap-3">
      {FIELDS.map(([key, label]) => {
        const { error, valid } = fieldState(formState, key);
        return (
          // Both may stay empty, and an empty one is not shown as right.
          <Field key={key} label={label} error={error} valid={valid && typed[key].trim() !== ''}>
            {(control) => (
              <input
                {...control}
                {...register(key, {
                  onBlur: (event: { target: { value: string } }) => take({ [key]: event.target.value }),
                })}
                inputMode="decimal"
                placeholder="0.00"
                onKeyDown={(event: KeyboardEvent) => {
                  if (event.key !== 'Enter') return;
                  event.preventDefault();
                  void handleSubmit(take)();
                }}
                className={`${controlStyle} text-right`}
              />
            )}
          </Field>
        );
      })}
    </div>
  );
}

/** '' without an amount, undefined for what is none, or what this bound cannot be. */
function centsText(key: keyof Draft, text: string): string | undefined {
  if (text.trim() === '') return '';
  const compared = parseComparedAmount(text);
  const cents = compared && (key === 'minAmount' ? leastOf(compared) : greatestOf(compared))?.toString();
  return cents !== undefined && cents.length <= MOST_DIGITS ? cents : undefined;
}

function pesos(cents: string): string {
  return cents && `${cents.slice(0, -2) || '0'}.${cents.slice(-2).padStart(2, '0')}`;
}
