import { useFormContext, useWatch } from 'react-hook-form';
import { controlStyle } from '../../shared/ui/control-style';
import { Field } from '../../shared/ui/field';
import { END, START } from './copy';
import { dayBounds, endBounds, localDay } from './date-range';
import type { FilterDraft } from './filter-schema';

const WIDTH = 'sm:w-44';

/** First and last day of the range; the last one is disabled until the first is chosen (section 5). */
export function DateRangeFields() {
  const { register, control, formState } = useFormContext<FilterDraft>();
  const start = useWatch({ control, name: 'start' });
  const bounds = dayBounds(localDay(new Date()));
  return (
    <>
      <Field label={START} error={formState.errors.start?.message} className={WIDTH}>
        {(field) => (
          <input type="date" {...field} {...bounds} {...register('start', { deps: 'end' })} className={controlStyle} />
        )}
      </Field>
      <Field label={END} error={formState.errors.end?.message} className={WIDTH}>
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
