import { useFormContext, useWatch } from 'react-hook-form';
import { controlStyle } from '~/shared/ui/form/control-style';
import { Field } from '~/shared/ui/form/field';
import { fieldState } from '~/shared/ui/form/field-state';
import { END, START } from '../copy';
import { dayBounds, endBounds, localDay } from '../search/date-range';
import type { FilterDraft } from './filter-schema';

const WIDTH = 'sm:w-36 xxl:w-40';

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
      <Field label={START} {...fieldState(formState, 'start')} className={WIDTH}>
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
      <Field label={END} {...fieldState(formState, 'end')} className={WIDTH}>
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
