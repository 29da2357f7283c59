import type { OperationFilters } from '~/features/transactions/query/filters';
import { type FilterTerm, filterTerms } from '../search/filter-terms';

/** One filter that may keep everything away, and the question without it. */
export interface Suspect {
  label: string;
  /** What takes it away, in an address. */
  none: OperationFilters;
  without: OperationFilters;
}

/** Each try is a call; more of them would be a burden for the platform. */
const MOST_TRIES = 6;

/** The period first, for it is there without having been chosen; then each other filter alone. */
export function suspects(filters: OperationFilters, allDays: string): Suspect[] {
  const { dateRange, ...others } = filters;
  const period = dateRange ? [{ label: 'Periodo', none: { dateRange: allDays }, without: others }] : [];
  return [...period, ...filterTerms(filters).map((term) => suspectOf(filters, term))].slice(0, MOST_TRIES);
}

function suspectOf(filters: OperationFilters, { label, none }: FilterTerm): Suspect {
  return { label, none, without: { ...filters, ...none } };
}
