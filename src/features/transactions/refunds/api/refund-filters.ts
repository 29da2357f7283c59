/** Filters that take several values, any of which may match. */
/** Fields that the platform sorts by. */
export const SORTABLE = ['date', 'amount'];

export const LIST_FILTERS = ['status', 'paymentMethod', 'reasonCode'] as const;

/** Filters of one value: amounts in integer cents, both ends included; q is the one box. */
export const SINGLE_FILTERS = ['view', 'minAmount', 'maxAmount', 'q'] as const;

/** Queues of whoever asks. */
export const VIEWS = ['TO_AUTHORIZE', 'OVERDUE', 'MINE', 'FAILED'] as const;

/** What is asked of the refunds. `dateRange` is start_end with real days, or absent for all. */
export type RefundFilters = { readonly [Key in (typeof LIST_FILTERS)[number]]?: readonly string[] } & {
  readonly [Key in (typeof SINGLE_FILTERS)[number] | 'dateRange']?: string;
};

/** The filters as the call takes them; equal filters give equal queries, so that it can be a query key. */
export function toQuery(filters: RefundFilters): Record<string, string | readonly string[]> {
  const lists = LIST_FILTERS.map((key) => [key, [...new Set(filters[key])].sort()] as const);
  const singles = (['dateRange', ...SINGLE_FILTERS] as const).map((key) => [key, filters[key] ?? ''] as const);
  return Object.fromEntries([...singles, ...lists].filter(([, value]) => value.length > 0));
}
