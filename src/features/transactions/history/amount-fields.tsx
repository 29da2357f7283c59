import { type KeyboardEvent, useEffect, useEffectEvent } from 'react';
import { useForm } from 'react-hook-form';
import { controlStyle } from '../../../shared/ui/control-style';
import { Field } from '../../../shared/ui/field';
import { fieldState } from '../../../shared/ui/field-state';
import type { OperationFilters } from '../filters';
import { centsOf } from './search-words';

interface AmountFieldsProps {
  /** Cents, as the address has them. */
  minAmount: string | undefined;
  maxAmount: string | undefined;
  onAmounts: (filters: OperationFilters) => void;
}

const FIELDS = [
  ['minAmount', 'Monto desde'],
  ['maxAmount', 'Monto hasta'],
] as const;

type Draft = Record<(typeof FIELDS)[number][0], string>;

/** Least and greatest amount in pesos; they count once the field is left or Enter is pressed. */
export function AmountFields({ minAmount, maxAmount, onAmounts }: AmountFieldsProps) {
  const kept = { minAmount: minAmount ?? '', maxAmount: maxAmount ?? '' };
  const { register, formState, handleSubmit, watch, getValues, setValue } = useForm<Draft>({
    mode: 'all',
    defaultValues: { minAmount: pesos(kept.minAmount), maxAmount: pesos(kept.maxAmount) },
  });
  const typed = watch();

  /** What was typed stays as it was typed while the address means the same. */
  const follow = useEffectEvent((key: keyof Draft) => {
    if (centsText(getValues(key)) !== kept[key]) setValue(key, pesos(kept[key]), { shouldValidate: true });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is the event
  useEffect(() => follow('minAmount'), [minAmount]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is the event
  useEffect(() => follow('maxAmount'), [maxAmount]);

  const take = (draft: Partial<Draft>) => {
    const changed = FIELDS.flatMap(([key]) => {
      const text = draft[key];
      const cents = text === undefined ? kept[key] : centsText(text);
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
                  validate: (text) => centsText(text) !== undefined || 'Escribe un monto, por ejemplo 499.00',
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

/** '' without an amount, undefined for what is none. */
function centsText(text: string): string | undefined {
  const amount = text.replace('$', '').trim();
  return amount === '' ? '' : centsOf(amount)?.toString();
}

function pesos(cents: string): string {
  return cents ? `${Math.trunc(Number(cents) / 100)}.${String(Number(cents) % 100).padStart(2, '0')}` : '';
}
