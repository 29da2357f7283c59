import { useQuery } from '@tanstack/react-query';
import { FilterX } from 'lucide-react';
import { Button } from '../../../shared/ui/button';
import type { OperationFilters } from '../filters';
import { matchCount } from './copy';
import { reasonsQuery } from './reason-queries';

interface EmptyReasonsProps {
  filters: OperationFilters;
  /** Changes the filters of the address. */
  onFilters: (filters: OperationFilters) => void;
}

/** Which filter keeps the operations away: what would be found without it, and the way there. Silent when it fails. */
export function EmptyReasons({ filters, onFilters }: EmptyReasonsProps) {
  const { data, isFetching } = useQuery(reasonsQuery(filters));
  const { found = [], trying } = data ?? {};
  return (
    <section
      aria-label="Filtros que dejan sin resultados"
      className="-mt-10 flex min-h-24 flex-col items-center gap-2 px-4 pb-8 text-sm"
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
      <p role="status" className="min-h-7 text-muted">
        {isFetching && trying && `Probando sin «${trying}»…`}
        {!isFetching && data && found.length === 0 && 'Quitar un solo filtro no basta: cambia dos o más.'}
      </p>
    </section>
  );
}
