import { type Attempt, EmptyDiagnosis } from '~/shared/list/empty-diagnosis';
import { FILTER_LABELS, type FilterKey, type Filters, isFilterKey } from '../api/filter-types';
import { countTraces } from '../api/log-queries';
import { laterCopy } from '../later-copy';

/** Each attempt is a search; more of them would be a burden for the platform. */
const MOST_ATTEMPTS = 5;

/** The filters that are left out, one at a time: the one that was added last comes first. */
export function filtersToTry(filters: Filters): FilterKey[] {
  const keys = Object.keys(filters).filter(isFilterKey);
  return keys.length < 2 ? [] : keys.reverse().slice(0, MOST_ATTEMPTS);
}

/** Minutes go with their days. */
export function withoutOne(filters: Filters, key: FilterKey): Filters {
  const { [key]: _, between, ...others } = filters;
  return between && key !== 'between' && key !== 'dateRange' ? { ...others, between } : others;
}

interface LogDiagnosisProps {
  /** More than one, without results together. */
  filters: Filters;
  /** Searches with the others. */
  onChoose: (filters: Filters) => void;
}

/** Why a search of the logs finds nothing. */
export function LogDiagnosis({ filters, onChoose }: LogDiagnosisProps) {
  const attempts = filtersToTry(filters).map(
    (key): Attempt => ({
      label: FILTER_LABELS[key],
      count: (client, signal) => countTraces(client, withoutOne(filters, key), signal),
      onChoose: () => onChoose(withoutOne(filters, key)),
    }),
  );
  return <EmptyDiagnosis queryKey={['traces', filters]} attempts={attempts} foundText={laterCopy.withoutFilterFound} />;
}
