import { useQuery } from '@tanstack/react-query';
import { type OperationFilters, toQuery } from '~/features/transactions/query/filters';
import { ApiError } from '~/shared/api/api-error';
import { visibleText } from '~/shared/format/visible-text';
import { type Attempt, EmptyDiagnosis } from '~/shared/list/empty-diagnosis';
import { sensitiveKind } from '~/shared/masking/sensitive-text';
import { copy as periodCopy } from '~/shared/period/copy';
import { ALL_DAYS } from '~/shared/period/period';
import { Button } from '~/shared/ui/button';
import { fetchPage } from '../api/operation-api';
import { detailQuery, similarIds } from '../api/operation-detail';
import { filterTerms } from '../search/filter-terms';
import { copy } from './copy';

interface OperationDiagnosisProps {
  filters: OperationFilters;
  /** Changes the filters of the address. */
  onFilters: (filters: OperationFilters) => void;
  onOpen: (operationId: string) => void;
}

/** Each attempt is a call; more of them would be a burden for the platform. */
const MOST_ATTEMPTS = 6;

/** Why a search of the history finds nothing. */
export function OperationDiagnosis({ filters, onFilters, onOpen }: OperationDiagnosisProps) {
  return (
    <EmptyDiagnosis
      queryKey={['operations', toQuery(filters)]}
      attempts={attemptsOf(filters, onFilters)}
      foundText={copy.foundWithout}
    >
      <SimilarIds text={filters.q} onOpen={onOpen} />
    </EmptyDiagnosis>
  );
}

/** The period first, for it is there without having been chosen; then each other filter alone. */
function attemptsOf(filters: OperationFilters, onFilters: OperationDiagnosisProps['onFilters']): Attempt[] {
  const { dateRange, ...others } = filters;
  const period = dateRange ? [{ label: periodCopy.period, none: { dateRange: ALL_DAYS }, without: others }] : [];
  const terms = filterTerms(filters).map(({ label, none }) => ({ label, none, without: { ...filters, ...none } }));
  return [...period, ...terms].slice(0, MOST_ATTEMPTS).map(({ label, none, without }) => ({
    label,
    count: async (_client, signal) => {
      const count = await countOf(without, signal);
      return count === undefined ? undefined : { count };
    },
    onChoose: () => onFilters(none),
  }));
}

async function countOf(filters: OperationFilters, signal: AbortSignal): Promise<number | undefined> {
  try {
    return (await fetchPage({ filters, page: 1, size: 10, sort: 'date,desc' }, signal)).total;
  } catch (error) {
    if (error instanceof ApiError && error.kind !== 'aborted') return undefined;
    throw error;
  }
}

/** Operations whose ids are like the one that was typed. */
function SimilarIds({ text = '', onOpen }: { text: string | undefined; onOpen: (operationId: string) => void }) {
  const mayBeId = /^[\w-]{8,}$/.test(text) && /\d/.test(text) && !sensitiveKind(text);
  const { error } = useQuery({ ...detailQuery(text), enabled: mayBeId });
  const ids = similarIds(error) ?? [];
  if (ids.length === 0) return null;
  return (
    <div className="mt-2 flex flex-wrap items-center justify-center gap-2">
      <p className="text-muted">{copy.similarIds}</p>
      {ids.map((id) => (
        <Button key={id} size="sm" className="font-mono" onClick={() => onOpen(id)}>
          {visibleText(id)}
        </Button>
      ))}
    </div>
  );
}
