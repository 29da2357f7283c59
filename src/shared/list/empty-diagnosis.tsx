import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { FilterX } from 'lucide-react';
import type { ReactNode } from 'react';
import { RETRY } from '../copy';
import { clockRead } from '../hooks/use-now';
import { Button } from '../ui/button';
import { diagnosisCopy } from './dialog-copy';

/** The search with one filter left out. */
export interface Attempt {
  /** Name of the filter. */
  label: string;
  /** How many rows it has, or at least has; undefined when the call failed. @throws when it was cancelled */
  count: (client: QueryClient, signal: AbortSignal) => Promise<{ count: number; more?: boolean } | undefined>;
  /** Searches so. */
  onChoose: () => void;
}

interface EmptyDiagnosisProps {
  /** Tells the search from others. */
  queryKey: readonly unknown[];
  /** In the order in which they are made; few, for each is a call. */
  attempts: readonly Attempt[];
  /** @param more whether there are more than the count */
  foundText: (label: string, count: number, more: boolean) => string;
  children?: ReactNode;
}

interface Diagnosis {
  /** Filters without which there are rows. */
  found: { label: string; count: number; more: boolean }[];
  /** The filter that is being left out, while one is. */
  trying: string | undefined;
  /** Whether an attempt failed, so that not all were made. */
  failed: boolean;
}

/** Which filter keeps the rows away: what would be found without it, and the way there (spec 7.13). */
export function EmptyDiagnosis({ queryKey, attempts, foundText, children }: EmptyDiagnosisProps) {
  const client = useQueryClient();
  const query = diagnosisQuery(queryKey, attempts);
  const { data, isFetching } = useQuery(query);
  const { found = [], trying, failed } = data ?? {};
  const ended = data !== undefined && !isFetching;
  // A day that has just begun is drawn before it is asked for; what nobody sees any more is not asked.
  const retry = () =>
    void clockRead().then(() => client.refetchQueries({ queryKey: query.queryKey, exact: true, type: 'active' }));
  return (
    <section aria-label={diagnosisCopy.title} className="flex min-h-24 flex-col items-center gap-2 px-4 pb-8 text-sm">
      <ul className="flex flex-col items-center gap-2">
        {found.map(({ label, count, more }) => (
          <li key={label}>
            <Button
              className="whitespace-normal! text-left"
              onClick={() => attempts.find((attempt) => attempt.label === label)?.onChoose()}
            >
              <FilterX aria-hidden className="size-4 shrink-0" />
              {foundText(label, count, more)}
            </Button>
          </li>
        ))}
      </ul>
      {children}
      <p role="status" className="flex min-h-7 items-center gap-2 text-muted">
        {isFetching && trying && diagnosisCopy.tryingWithout(trying)}
        {ended && failed && diagnosisCopy.failed}
        {ended && !failed && !trying && found.length === 0 && diagnosisCopy.noSingleCause}
        {ended && (failed || trying) && (
          <Button variant="link" size="sm" onClick={retry}>
            {RETRY}
          </Button>
        )}
        {isFetching && (
          <Button variant="link" size="sm" onClick={() => client.cancelQueries({ queryKey: query.queryKey })}>
            {diagnosisCopy.cancel}
          </Button>
        )}
      </p>
    </section>
  );
}

/** The attempts run one after the other, end at the first failure, and can be cancelled. */
function diagnosisQuery(key: readonly unknown[], attempts: readonly Attempt[]) {
  return queryOptions({
    queryKey: ['empty-diagnosis', ...key],
    queryFn: async ({ signal, client, queryKey }): Promise<Diagnosis> => {
      const found: Diagnosis['found'] = [];
      for (const { label, count } of attempts) {
        client.setQueryData<Diagnosis>(queryKey, { found: [...found], trying: label, failed: false });
        const outcome = await count(client, signal);
        if (!outcome) return { found, trying: undefined, failed: true };
        if (outcome.count > 0) found.push({ label, count: outcome.count, more: outcome.more ?? false });
      }
      return { found, trying: undefined, failed: false };
    },
    staleTime: 60_000,
  });
}
