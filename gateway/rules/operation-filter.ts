import { common, momentsOf, type Range, readDays, readMinutes } from './day-range';

/** Members that a filter compares with a list of values, any of which may be there. */
export const listMembers = [
  'paymentMethod',
  'cardBrand',
  'channel',
  'risk',
  'authentication',
  'bank',
  'errorCode',
  'promotionCode',
] as const;
export type ListMember = (typeof listMembers)[number];

/** The filters of a search for operations, read from the parameters of a call. */
export interface OperationFilter {
  /** Null means all that there is. */
  range: Range | null;
  /** Wanted values by member; a member that is not asked for is absent, an unknown value finds nothing. */
  lists: Readonly<Partial<Record<ListMember, readonly string[]>>>;
  /** Apart from the other lists, since the counts per status leave it out; empty when not asked for. */
  statuses: readonly string[];
  reconciled: boolean | null;
  hasRefund: boolean;
  /** Both ends inside. */
  minAmount: number;
  maxAmount: number;
  /** The one search box, trimmed; '' without one. */
  text: string;
  /** Something was asked that no operation has, such as an amount that is no number. */
  findsNothing: boolean;
}

/** Reads the filter's parameters. @returns null when dateRange is not two days in their order, at most thirteen months, or between no two minutes */
export function readFilter(query: URLSearchParams): OperationFilter | null {
  const [days, minutes] = [readRange(query.get('dateRange')), readMinutes(query.get('between'))];
  if (days === undefined || minutes === undefined) return null;
  const range = days && minutes ? common(days, minutes) : (days ?? minutes);
  const reconciled = query.get('reconciled') || null;
  const [minAmount, maxAmount] = [query.get('minAmount'), query.get('maxAmount')].map((text) => text || null);
  return {
    range,
    lists: Object.fromEntries(
      listMembers.map((name) => [name, valuesOf(query, name)] as const).filter(([, values]) => values.length > 0),
    ),
    statuses: valuesOf(query, 'status'),
    reconciled: reconciled === null ? null : reconciled === 'true',
    hasRefund: query.get('hasRefund') === 'true',
    minAmount: minAmount ? Number(minAmount) : Number.NEGATIVE_INFINITY,
    maxAmount: maxAmount ? Number(maxAmount) : Number.POSITIVE_INFINITY,
    text: query.get('q')?.trim() ?? '',
    findsNothing:
      (range !== null && range.until <= range.from) ||
      !/^(true|false)?$/.test(reconciled ?? '') ||
      !/^\d*$/.test(minAmount ?? '') ||
      !/^\d*$/.test(maxAmount ?? ''),
  };
}

const valuesOf = (query: URLSearchParams, name: string) => query.getAll(name).filter((value) => value !== '');

/** @returns undefined when it cannot be read, null when there is none */
function readRange(text: string | null): Range | null | undefined {
  if (text === null || text === '') return null;
  const days = readDays(text);
  return (days && momentsOf(days)) ?? undefined;
}
