import type { UseFormRegister } from 'react-hook-form';
import { controlStyle, Field } from '~/shared/ui/form/field';
import { Select } from '~/shared/ui/form/select';
import { AT_MOMENT, type ChangeValues } from './change-rules';
import { copy } from './copy';

interface ReturnFieldProps {
  register: UseFormRegister<ChangeValues>;
  /** What is chosen. */
  value: string;
  look: { error: string | undefined; valid: boolean };
}

/** Whether a node that is out comes back by hand, after a while or at a moment. */
export function ReturnField({ register, value, look }: ReturnFieldProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={copy.returns} hint={value === '' ? undefined : copy.returnsHint}>
        {(control) => (
          <Select {...control} {...register('returns')}>
            {copy.returnLengths.map(([length, label]) => (
              <option key={label} value={length}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {value === AT_MOMENT && (
        <Field label={copy.returnMoment} {...look}>
          {(control) => <input type="datetime-local" {...control} {...register('moment')} className={controlStyle} />}
        </Field>
      )}
    </div>
  );
}
