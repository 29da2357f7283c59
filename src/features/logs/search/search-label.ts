import { maskText } from '~/shared/masking/mask';
import { FILTER_LABELS, type Filters, isFilterKey } from '../api/filter-types';
import { filterText } from './filter-text';

/** 'Order Id ORD-1 · Canal APP', without secrets but for the order's id, which is none (spec 8.2). */
export function searchLabel(filters: Filters): string {
  return Object.entries(filters)
    .flatMap(([key, value]) =>
      isFilterKey(key) ? [`${FILTER_LABELS[key]} ${filterText(key, key === 'order' ? value : maskText(value))}`] : [],
    )
    .join(' · ');
}
