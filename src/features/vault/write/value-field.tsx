import type { UseFormRegisterReturn } from 'react-hook-form';
import { Button } from '~/shared/ui/button';
import { controlStyle, Field } from '~/shared/ui/form/field';
import { Select } from '~/shared/ui/form/select';
import { copy } from './copy';
import { valueFault } from './faults';

interface ValueFieldProps {
  type: string;
  value: string;
  look: { error: string | undefined; valid: boolean };
  field: UseFormRegisterReturn;
  onValue: (value: string) => void;
}

const AREA = `${controlStyle} resize-y py-2 font-mono text-sm`;

/** A value that is no secret, edited as its type asks for it. */
export function ValueField({ type, value, look, field, onValue }: ValueFieldProps) {
  const isJson = type === 'JSON';
  return (
    <div>
      <Field label={copy.fields.value} {...look}>
        {(control) =>
          type === 'BOOLEAN' ? (
            <Select {...control} {...field}>
              <option value="">{copy.chooseFlag}</option>
              {copy.flags.map((flag) => (
                <option key={flag}>{flag}</option>
              ))}
            </Select>
          ) : type === 'NUMBER' ? (
            <input {...control} {...field} inputMode="decimal" className={`${controlStyle} font-mono`} />
          ) : (
            <textarea {...control} {...field} rows={isJson ? 6 : 2} spellCheck={false} className={AREA} />
          )
        }
      </Field>
      {isJson && (
        <Button
          size="sm"
          className="mt-2"
          disabled={valueFault(type, value) !== undefined}
          onClick={() => onValue(JSON.stringify(JSON.parse(value), null, 2))}
        >
          {copy.format}
        </Button>
      )}
    </div>
  );
}

interface SecretFieldProps {
  value: string;
  look: { error: string | undefined; valid: boolean };
  /** Whether there is one that stays where nothing is typed. */
  isKept: boolean;
  onValue: (value: string) => void;
}

/** A secret while it is typed: it is not seen, and no part of the form that is kept. */
export function SecretField({ value, look, isKept, onValue }: SecretFieldProps) {
  return (
    <Field
      label={isKept ? copy.fields.secret : copy.fields.value}
      hint={isKept ? copy.hints.secretKept : copy.hints.secret}
      {...look}
    >
      {(control) => (
        <textarea
          {...control}
          rows={2}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          data-secret
          value={value}
          onChange={({ target }) => onValue(target.value)}
          className={`${AREA} [-webkit-text-security:disc]`}
        />
      )}
    </Field>
  );
}
