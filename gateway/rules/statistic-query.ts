import { type ListMember, listMembers } from './operation-filter';

const granularities = ['hour', 'day', 'week', 'month'] as const;
export type Granularity = (typeof granularities)[number];

/** What a period is compared with: the equal one before it, or its days a year earlier. */
export type Comparison = 'previous' | 'lastYear';

/** What GET /statistic asks for beside the filter. */
export interface StatisticQuery {
  granularity: Granularity;
  groupBy: ListMember | null;
  compare: Comparison | null;
}

/** Why a call is refused, field by field (spec 19.5). */
export interface Refusal {
  fields: { field: string; message: string }[];
}

/** What a metric is grouped by when the call names nothing else. */
const usualGrouping: Readonly<Record<string, ListMember>> = {
  methods: 'paymentMethod',
  channels: 'channel',
  declines: 'errorCode',
  risk: 'risk',
};

/** Reads granularity, grouping and comparison of a call. */
export function readStatistic(query: URLSearchParams): StatisticQuery | Refusal {
  const granularity = granularities.find((name) => name === (query.get('granularity') ?? 'day'));
  if (!granularity) return refuseGranularity('Elige hora, día, semana o mes.');
  const named = query.get('groupBy') ?? usualGrouping[query.get('metric') ?? ''];
  return {
    granularity,
    groupBy: listMembers.find((member) => member === named) ?? null,
    compare: readComparison(query),
  };
}

export function readComparison(query: URLSearchParams): Comparison | null {
  const compare = query.get('compare');
  return compare === 'previous' || compare === 'lastYear' ? compare : null;
}

/** @param message what to choose instead, for people */
export function refuseGranularity(message: string): Refusal {
  return { fields: [{ field: 'granularity', message }] };
}

/** A refusal in a sentence: the console repeats it to whoever asked. */
export function messageOf({ fields }: Refusal): string {
  return fields.map(({ message }) => message).join(' ');
}
