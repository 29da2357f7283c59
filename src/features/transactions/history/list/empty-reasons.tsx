import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FilterX } from 'lucide-react';
import type { OperationFilters } from '~/features/transactions/query/filters';
import { RETRY } from '~/shared/copy';
import { visibleText } from '~/shared/format/visible-text';
import { clockRead } from '~/shared/hooks/use-now';
import { NO_SINGLE_REASON, REASONS_FAILED } from '~/shared/list/list-copy';
import { sensitiveKind } from '~/shared/masking/sensitive-text';
import { Button } from '~/shared/ui/button';
import { operationQueries, similarIds } from '../api/operation-api';
import { matchCount } from '../copy';
import { reasonsQuery } from './reason-queries';

interface EmptyReasonsProps {
  filters: OperationFilters;
  /** Changes the filters of the address. */
  onFilters: (filters: OperationFilters) => void;
  onOpen: (operationId: string) => void;
}

/** Which filter keeps the operations away: what would be found without it, and the way there. */
export function EmptyReasons({ filters, onFilters, onOpen }: EmptyReasonsProps) {
  const client = useQueryClient();
  const query = reasonsQuery(filters);
  const { data, isFetching } = useQuery(query);
  const { found = [], trying, failed } = data ?? {};
  const ended = data !== undefined && !isFetching;
  // A day that has just begun is drawn before it is asked for; what nobody sees any more is not asked.
  const retry = () =>
    void clockRead().then(() => client.refetchQueries({ queryKey: query.queryKey, exact: true, type: 'active' }));
  return (
    <section
      aria-label="Filtros que dejan sin resultados"
      className="flex min-h-24 flex-col items-center gap-2 px-4 pb-8 text-sm"
    >
      <ul className="flex flex-col items-center gap-2">
        {found.map(({ label, none, total }) => (
          <li key={label}>
            <Button className="whitespace-normal! text-left" onClick={() => onFilters(none)}>
              <FilterX aria-hidden className="size-4 shrink-0" />
              {`Sin «${label}» hay ${matchCount(total)}`}
            </Button>
          </li>
        ))}
      </ul>
      <SimilarIds text={filters.q} onOpen={onOpen} />
      <p role="status" className="min-h-7 text-muted">
        {isFetching && trying && `Probando sin «${trying}»…`}
        {ended && failed && REASONS_FAILED}
        {ended && !failed && found.length === 0 && NO_SINGLE_REASON}
        {ended && failed && (
          <Button variant="link" size="sm" onClick={retry}>
            {RETRY}
          </Button>
        )}
      </p>
    </section>
  );
}

/** Operations whose ids are like the one that was typed. */
function SimilarIds({ text = '', onOpen }: { text: string | undefined; onOpen: (operationId: string) => void }) {
  const mayBeId = /^[\w-]{8,}$/.test(text) && /\d/.test(text) && !sensitiveKind(text);
  const { error } = useQuery({ ...operationQueries.detail(text), enabled: mayBeId });
  const ids = similarIds(error) ?? [];
  if (ids.length === 0) return null;
  return (
    <div className="mt-2 flex flex-wrap items-center justify-center gap-2">
      <p className="text-muted">Ids parecidos:</p>
      {ids.map((id) => (
        <Button key={id} size="sm" className="font-mono" onClick={() => onOpen(id)}>
          {visibleText(id)}
        </Button>
      ))}
    </div>
  );
}
