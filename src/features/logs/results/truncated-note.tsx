import { Button } from '~/shared/ui/button';
import { AlertBox } from '~/shared/ui/feedback/alert-box';
import type { Filters } from '../api/filter-types';
import type { FoundTraces } from '../api/log-queries';
import { showDay, thisDay } from '../search/date-range';
import { truncatedCopy } from './copy';
import { fewerDays } from './fewer-days';

interface TruncatedNoteProps {
  found: FoundTraces;
  /** Of the search. */
  filters: Filters;
  /** Searches with other filters. */
  onSearchFor: (filters: Filters) => void;
}

/** Says that the platform has more entries than are shown, and leads to days of which it can send all or, where the console left others out, to these. */
export function TruncatedNote({ found: { entries, complete }, filters, onSearchFor }: TruncatedNoteProps) {
  const { length, outside = 0, truncated } = entries;
  const { between, ...others } = filters;
  const dateRange = complete && !between ? fewerDays(entries, filters.dateRange, thisDay()) : undefined;
  const [first = '', last = ''] = dateRange?.split('_').map(showDay) ?? [];
  return (
    <AlertBox variant="info" className="mb-3">
      {/* As high as it will be with its button. */}
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-6 gap-y-1.5 max-md:min-h-21">
        <p>
          {outside > 0
            ? truncatedCopy.outside(length, length + outside)
            : complete
              ? truncatedCopy.truncated(length, entries.total)
              : truncatedCopy.newest}
          {outside > 0 && truncated && `. ${truncatedCopy.perhapsMore}`}
          {outside === 0 && complete && !dateRange && `. ${truncatedCopy.noFewerDays}`}
        </p>
        {outside > 0 && <Button onClick={() => onSearchFor(others)}>{truncatedCopy.allMinutes}</Button>}
        {dateRange && (
          <Button onClick={() => onSearchFor({ ...filters, dateRange })}>{truncatedCopy.onlyDays(first, last)}</Button>
        )}
      </div>
    </AlertBox>
  );
}
