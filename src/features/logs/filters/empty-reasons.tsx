import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FilterX } from 'lucide-react';
import { RETRY } from '~/shared/copy';
import { clockRead } from '~/shared/hooks/use-now';
import { NO_SINGLE_REASON, REASONS_FAILED } from '~/shared/list/list-copy';
import { Button } from '~/shared/ui/button';
import { FILTER_LABELS, type Filters } from '../api/filter-types';
import { CANCEL_REASONS, REASONS, tryingWithout, withoutFilterFound } from '../later-copy';
import { reasonsQuery } from './reason-queries';
import { withoutOne } from './suspects';

interface EmptyReasonsProps {
  /** More than one, without results together. */
  filters: Filters;
  /** Asks for the others. */
  onChoose: (filters: Filters) => void;
}

/** Which filter keeps the results away: what would be found without it, and the way there. */
export function EmptyReasons({ filters, onChoose }: EmptyReasonsProps) {
  const client = useQueryClient();
  const query = reasonsQuery(filters);
  const { data, isFetching } = useQuery(query);
  const { found = [], trying, failed } = data ?? {};
  const ended = data !== undefined && !isFetching;
  // A day that has just begun is drawn before it is asked for; what nobody sees any more is not asked.
  const retry = () =>
    void clockRead().then(() => client.refetchQueries({ queryKey: query.queryKey, exact: true, type: 'active' }));
  return (
    <section aria-label={REASONS} className="flex min-h-24 flex-col items-center gap-2 px-4 pb-8 text-sm">
      <ul className="flex flex-col items-center gap-2">
        {found.map(({ key, count, more }) => (
          <li key={key}>
            <Button className="whitespace-normal! text-left" onClick={() => onChoose(withoutOne(filters, key))}>
              <FilterX aria-hidden className="size-4 shrink-0" />
              {withoutFilterFound(FILTER_LABELS[key], count, more)}
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" className="flex min-h-7 items-center gap-2 text-muted">
        {isFetching && trying && tryingWithout(FILTER_LABELS[trying])}
        {ended && failed && REASONS_FAILED}
        {ended && !failed && !trying && found.length === 0 && NO_SINGLE_REASON}
        {ended && (failed || trying) && (
          <Button variant="link" size="sm" onClick={retry}>
            {RETRY}
          </Button>
        )}
        {isFetching && (
          <Button variant="link" size="sm" onClick={() => client.cancelQueries({ queryKey: query.queryKey })}>
            {CANCEL_REASONS}
          </Button>
        )}
      </p>
    </section>
  );
}
