import { type KeyboardEvent, useState } from 'react';
import { controlStyle } from '../../../shared/ui/control-style';
import { Field } from '../../../shared/ui/field';
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

/** Least and greatest amount in pesos; they count once the field is left or Enter is pressed. */
export function AmountFields({ onAmounts, ...kept }: AmountFieldsProps) {
  const [draft, setDraft] = useState({ minAmount: pesos(kept.minAmount), maxAmount: pesos(kept.maxAmount) });
  const [wrong, setWrong] = useState<keyof typeof draft>();

  const take = (key: keyof typeof draft) => {
    const text = draft[key].replace('$', '').trim();
    const cents = centsOf(text);
    setWrong(text !== '' && cents === undefined ? key : undefined);
    const next = cents === undefined ? '' : String(cents);
    if ((text === '' || next !== '') && next !== (kept[key] ?? '')) onAmounts({ [key]: next });
  };

  return (
    <div className="grid grid-cols-2 gap-3">
      {FIELDS.map(([key, label]) => (
        <Field key={key} label={label} error={wrong === key ? 'Escribe un monto, por ejemplo 499.00' : undefined}>
          {(control) => (
            <input
              {...control}
              inputMode="decimal"
              placeholder="0.00"
              value={draft[key]}
              onChange={(event) => setDraft({ ...draft, [key]: event.target.value })}
              onBlur={() => take(key)}
              onKeyDown={(event: KeyboardEvent) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                take(key);
              }}
              className={`${controlStyle} text-right`}
            />
          )}
        </Field>
      ))}
    </div>
  );
}

function pesos(cents: string | undefined): string {
  return cents ? `${Math.trunc(Number(cents) / 100)}.${String(Number(cents) % 100).padStart(2, '0')}` : '';
}
