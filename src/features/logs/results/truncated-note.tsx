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

/** Says that the platform has more entries than it sent, and leads to days of which it can send all. */
export function TruncatedNote({ found: { entries, complete }, filters, onSearchFor }: TruncatedNoteProps) {
  const dateRange = complete ? fewerDays(entries, filters.dateRange, thisDay()) : undefined;
  const [first = '', last = ''] = dateRange?.split('_').map(showDay) ?? [];
  return (
    <AlertBox variant="info" className="mb-3">
      {/* As high as it will be with its button. */}
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-6 gap-y-1.5 max-md:min-h-21">
        <p>
          {complete ? truncatedCopy.truncated(entries.length, entries.total) : truncatedCopy.newest}
          {complete && !dateRange && `. ${truncatedCopy.noFewerDays}`}
        </p>
        {dateRange && (
          <Button onClick={() => onSearchFor({ ...filters, dateRange })}>{truncatedCopy.onlyDays(first, last)}</Button>
        )}
      </div>
    </AlertBox>
  );
}
