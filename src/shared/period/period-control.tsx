import { Suspense } from 'react';
import { Select } from '~/shared/ui/form/select';
import { lazyPart } from '~/shared/ui/lazy-part';
import { copy } from './copy';
import { ALL_DAYS, presetOf, resolvePeriod, showRange, splitRange, writeRange } from './period';

// Asked for with the screen, beside its data: most never choose days of their own.
const CustomRange = lazyPart(() => import('./custom-range').then((module) => module.CustomRange));
CustomRange.preload();

interface PeriodControlProps {
  /** As the address names it. */
  period: string;
  /** yyyy-mm-dd */
  today: string;
  onPeriod: (period: string, typing?: boolean) => void;
}

/** The days that are asked for, always in sight: a preset and the days that it means, or two days of one's own. */
export function PeriodControl({ period, today, onPeriod }: PeriodControlProps) {
  const range = resolvePeriod(period, today);
  const named = period === ALL_DAYS || presetOf(period) !== undefined;
  const choose = (next: string) => onPeriod(next === 'custom' ? writeRange(range ?? week(today)) : next);
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-2 sm:gap-x-3">
      <Select
        aria-label={copy.period}
        value={named ? period : 'custom'}
        onChange={(event) => choose(event.target.value)}
        className="w-40 sm:w-44"
      >
        {copy.periods.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
        <option value="custom">{copy.custom}</option>
      </Select>
      {named ? (
        <span className="font-mono text-xs text-muted">{range ? showRange(range) : copy.allPeriod}</span>
      ) : (
        <Suspense>
          <CustomRange
            range={range ?? splitRange(period)}
            today={today}
            onRange={(days, typing) => onPeriod(writeRange(days), typing)}
          />
        </Suspense>
      )}
    </div>
  );
}

function week(today: string) {
  return resolvePeriod('7d', today) ?? { start: today, end: today };
}
