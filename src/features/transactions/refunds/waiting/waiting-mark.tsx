import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Hourglass } from 'lucide-react';
import { refundQueries } from '../api/refund-api';
import { copy } from './copy';

/** How many refunds wait for whoever is signed in, beside their entry in the menu. */
export function WaitingMark() {
  const { data } = useQuery(refundQueries.waiting());
  if (!data || data.total === 0) return null;
  const overdue = data.viewCounts.OVERDUE ?? 0;
  return (
    <span
      className={clsx(
        'pointer-events-none absolute top-1/2 right-3 inline-flex -translate-y-1/2 items-center gap-1 rounded-full px-2 text-xs font-semibold',
        overdue > 0 ? 'bg-warning-soft text-warning' : 'bg-primary-soft text-primary',
      )}
    >
      {overdue > 0 && <Hourglass aria-hidden className="size-3" />}
      {copy.count(data.total)}
      <span className="sr-only"> {[copy.mark, overdue > 0 && copy.overdue(overdue)].filter(Boolean).join(', ')}</span>
    </span>
  );
}
