import { useState } from 'react';
import { controlStyle } from '../../../shared/ui/control-style';
import { Select } from '../../../shared/ui/select';
import { isDay, latestEnd, presetOf, readRange, resolvePeriod, showRange, writeRange } from '../period';
import { ALL_PERIOD, CUSTOM, END, PERIOD, PERIODS, START } from './copy';
import { ALL_DAYS } from './history-question';

interface PeriodControlProps {
  /** As the address names it. */
  period: string;
  /** yyyy-mm-dd */
  today: string;
  onPeriod: (period: string) => void;
}

/** The days that are asked for, always in sight: a preset and the days that it means, or two days of one's own. */
export function PeriodControl({ period, today, onPeriod }: PeriodControlProps) {
  const range = resolvePeriod(period, today);
  const named = period === ALL_DAYS || presetOf(period) !== undefined;
  const choose = (next: string) => onPeriod(next === 'custom' ? writeRange(range ?? week(today)) : next);
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-2 sm:gap-x-3">
      <Select
        aria-label={PERIOD}
        value={named ? period : 'custom'}
        onChange={(event) => choose(event.target.value)}
        className="w-40 sm:w-44"
      >
        {PERIODS.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
        <option value="custom">{CUSTOM}</option>
      </Select>
      {named ? (
        <span className="font-mono text-xs text-muted">{range ? showRange(range) : ALL_PERIOD}</span>
      ) : (
        <OwnDays key={period} period={period} today={today} onPeriod={onPeriod} />
      )}
    </div>
  );
}

/** What is typed counts once it is a range; until then it stays in the fields. */
function OwnDays({ period, today, onPeriod }: PeriodControlProps) {
  const [draft, setDraft] = useState(() => readRange(period) ?? week(today));
  const change = (next: typeof draft) => {
    setDraft(next);
    if (readRange(writeRange(next))) onPeriod(writeRange(next));
  };
  const valid = readRange(writeRange(draft)) !== undefined;
  return (
    <span className="flex flex-wrap items-center gap-2">
      <input
        type="date"
        aria-label={START}
        aria-invalid={!valid}
        max={today}
        value={draft.start}
        onChange={(event) => change({ ...draft, start: event.target.value })}
        className={`${controlStyle} w-auto!`}
      />
      <span aria-hidden className="text-muted">
        –
      </span>
      <input
        type="date"
        aria-label={END}
        aria-invalid={!valid}
        min={draft.start}
        max={isDay(draft.start) ? latestEnd(draft.start, today) : today}
        value={draft.end}
        onChange={(event) => change({ ...draft, end: event.target.value })}
        className={`${controlStyle} w-auto!`}
      />
    </span>
  );
}

function week(today: string) {
  return resolvePeriod('7d', today) ?? { start: today, end: today };
}
