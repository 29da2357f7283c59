import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { controlStyle, Field } from '~/shared/ui/form/field';
import { Select } from '~/shared/ui/form/select';
import { ReasonField } from '~/shared/write/reason-field';
import type { Property } from '../api/property';
import { copy as words } from '../copy';
import { SECRET, TYPES } from '../terms';
import { copy } from './copy';
import { SecretField, ValueField } from './value-field';

/** What stands in the form. */
export interface PropertyValues {
  service: string;
  key: string;
  type: string;
  value: string;
  note: string;
  reason: string;
  /** That a secret was typed, which is no part of what is kept. */
  hasSecret: string;
}

interface PropertyFieldsProps {
  fields: UseFormReturn<PropertyValues>;
  /** How a field stands. */
  look: (field: keyof PropertyValues) => { error: string | undefined; valid: boolean };
  /** Undefined for a new one. */
  was: Property | undefined;
  services: readonly string[];
  /** What is typed of a secret, which is no part of what is kept. */
  secret: string;
  onSecret: (secret: string) => void;
}

/** The fields of a property; where it is and what it is called are asked for once. */
export function PropertyFields({ fields, look, was, services, secret, onSecret }: PropertyFieldsProps) {
  const listId = useId();
  const { register, setValue, getValues, watch } = fields;
  const values = watch();
  const isSecret = values.type === SECRET;
  /** What was typed before it was said to be a secret is none of the draft any more. */
  const changeType = (type: string) => {
    if (type !== SECRET) return;
    onSecret(getValues('value'));
    setValue('value', '', { shouldDirty: true });
  };
  return (
    <>
      {!was && (
        <>
          <Field label={copy.fields.service} hint={copy.hints.service} {...look('service')}>
            {(control) => (
              <input {...control} {...register('service')} list={listId} spellCheck={false} className={controlStyle} />
            )}
          </Field>
          <datalist id={listId}>
            {services.map((service) => (
              <option key={service} value={service} />
            ))}
          </datalist>
          <Field label={copy.fields.key} hint={copy.hints.key} {...look('key')}>
            {(control) => (
              <input
                {...control}
                {...register('key')}
                spellCheck={false}
                autoCapitalize="off"
                className={`${controlStyle} font-mono`}
              />
            )}
          </Field>
          <Field label={copy.fields.type} {...look('type')}>
            {(control) => (
              <Select {...control} {...register('type', { onChange: ({ target }) => changeType(target.value) })}>
                <option value="">{copy.chooseType}</option>
                {TYPES.map((type) => (
                  <option key={type} value={type}>
                    {words.types[type]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </>
      )}
      {isSecret ? (
        <SecretField value={secret} look={look('value')} isKept={was !== undefined} onValue={onSecret} />
      ) : (
        <ValueField
          key={values.type}
          type={values.type}
          value={values.value}
          look={look('value')}
          field={register('value')}
          onValue={(value) => setValue('value', value, { shouldDirty: true, shouldValidate: true })}
        />
      )}
      <Field label={copy.fields.note} hint={copy.hints.note} {...look('note')}>
        {(control) => <input {...control} {...register('note')} className={controlStyle} />}
      </Field>
      <ReasonField label={copy.fields.reason} {...look('reason')} value={values.reason} field={register('reason')} />
    </>
  );
}
