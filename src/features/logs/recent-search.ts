import type { RecentItem } from '../../shared/lib/recents';
import { FILTER_LABELS, type FilterKey } from './filter-types';
import { asking, type Filters } from './question';

/** A search as it is listed among the recent ones: 'Order Id ORD-1 · APP', the first filter with its name. */
export function recentSearch(filters: Filters): RecentItem {
  const [first, ...others] = Object.entries(filters) as [FilterKey, string][];
  const name = first ? `${FILTER_LABELS[first[0]]} ${first[1]}` : '';
  return { kind: 'search', label: [name, ...others.map(([, value]) => value)].join(' · '), search: asking(filters) };
}
