import { useQuery } from '@tanstack/react-query';
import { refundQueries } from '../api/refund-api';
import { copy } from './copy';

/** How many refunds wait for whoever is signed in, beside their entry in the menu. */
export function WaitingMark() {
  const { data } = useQuery(refundQueries.waiting());
  if (!data || data.total === 0) return null;
  return (
    <span className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 rounded-full bg-primary-soft px-2 text-xs font-semibold text-primary">
      {copy.count(data.total)}
      <span className="sr-only"> {copy.mark}</span>
    </span>
  );
}
