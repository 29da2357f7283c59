import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { controlStyle, Field } from '~/shared/ui/form/field';
import { fieldState } from '~/shared/ui/form/field-state';
import { Select } from '~/shared/ui/form/select';
import { type FilterKey, isOptionKey, type OptionKey, PLACEHOLDERS } from '../api/filter-types';
import { logQueries } from '../api/log-queries';
import { copy } from '../copy';
import { dayBounds, endBounds, localDay } from '../search/date-range';
import type { FilterDraft } from './filter-schema';

const DATE_WIDTH = 'sm:w-36 xxl:w-40';

const WIDTH = 'max-sm:col-span-2 sm:w-64 xxl:w-80';

/** The value of a filter: chosen from the platform's list, or typed, after its type (spec 7.2). */
export function ValueField({ type }: { type: Exclude<FilterKey, 'dateRange'> | '' }) {
  return isOptionKey(type) ? <OptionField type={type} /> : <TextField type={type} />;
}

function TextField({ type }: { type: Exclude<FilterKey, OptionKey> | '' }) {
  const { register, formState } = useFormContext<FilterDraft>();
  const { error, valid } = fieldState(formState, 'value');
  return (
    <Field label={copy.filterValue} error={error} valid={valid && type !== ''} className={WIDTH}>
      {(control) => (
        <input
          {...control}
          {...register('value')}
          type="text"
          disabled={type === ''}
          placeholder={type === '' ? copy.chooseTypeFirst : PLACEHOLDERS[type]}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className={controlStyle}
        />
      )}
    </Field>
  );
}

function OptionField({ type }: { type: OptionKey }) {
  const { register, formState, control: draft } = useFormContext<FilterDraft>();
  const { data: options, isPending, isFetching } = useQuery(logQueries.options(type));
  // A value chosen before the page reloaded stands while, and even if not, the list comes with it.
  const chosen = useWatch({ control: draft, name: 'value' });
  const listed = options ?? [];
  const shown = chosen === '' || listed.includes(chosen) ? listed : [chosen, ...listed];
  const hint = !isFetching && options?.length === 0 ? copy.noOptions : undefined;
  return (
    <Field label={copy.filterValue} {...fieldState(formState, 'value')} hint={hint} className={WIDTH}>
      {(control) => (
        <Select {...control} {...register('value')} aria-busy={isFetching}>
          <option value="">{isPending ? copy.loadingOptions : copy.choose}</option>
          {shown.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

/** First and last day of the range; the last one is disabled until the first is chosen (spec 7.4). */
export function DateRangeFields() {
  const { register, control, formState, getValues, resetField, trigger } = useFormContext<FilterDraft>();
  const start = useWatch({ control, name: 'start' });
  const bounds = dayBounds(localDay(new Date()));

  /** The last day depends on the first: without one it goes, with another one it is checked anew. */
  const onStart = () => {
    if (getValues('start') === '') resetField('end');
    else if (getValues('end') !== '') void trigger('end');
  };

  return (
    <>
      <Field label={copy.start} {...fieldState(formState, 'start')} className={DATE_WIDTH}>
        {(field) => (
          <input
            type="date"
            {...field}
            {...bounds}
            {...register('start', { onChange: onStart })}
            className={controlStyle}
          />
        )}
      </Field>
      <Field label={copy.end} {...fieldState(formState, 'end')} className={DATE_WIDTH}>
        {(field) => (
          <input
            type="date"
            {...field}
            {...endBounds(start, bounds)}
            {...register('end')}
            disabled={start === ''}
            className={controlStyle}
          />
        )}
      </Field>
    </>
  );
}
